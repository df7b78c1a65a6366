import type { PlanView } from '@corridor/contract/district/billing'
import type { Day } from '@corridor/domain/calendar/calendar'
import card from '@corridor/ui/card.module.css'
import { Tag } from '@corridor/ui/tag'
import { useId } from 'react'
import styles from './billing-plan.module.css'
import { planWords } from './billing-words.ts'

interface Props {
  readonly plan: PlanView
  readonly today: Day
  readonly className?: string | undefined
}

/** How the plan stands, in a bar. */
export function BillingPlan({ plan, today, className = '' }: Props) {
  const id = useId()
  const { tag, title, text } = planWords(plan, today)
  return (
    <section className={`${card.card} ${styles.plan} ${className}`} aria-labelledby={id}>
      <div className={styles.state}>
        <Tag tone={plan.state === 'active' ? 'brand' : 'accent'}>{tag}</Tag>
        <h2 id={id}>{title}</h2>
      </div>
      <p>{text}</p>
    </section>
  )
}
