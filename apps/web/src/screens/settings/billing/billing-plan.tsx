import type { PlanView } from '@corridor/contract/billing'
import type { Day } from '@corridor/domain/calendar/calendar'
import { useId } from 'react'
import styles from './billing.module.css'
import { planWords } from './billing-words.ts'

interface Props {
  readonly plan: PlanView
  readonly today: Day
}

export function BillingPlan({ plan, today }: Props) {
  const id = useId()
  const { tag, title, text } = planWords(plan, today)
  return (
    <section className={styles.plan} aria-labelledby={id}>
      <div className={styles.state}>
        <span className={styles.tag} data-state={plan.state}>
          {tag}
        </span>
        <h2 id={id}>{title}</h2>
      </div>
      <p>{text}</p>
    </section>
  )
}
