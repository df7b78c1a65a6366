import type { PlanView } from '@corridor/contract/district/billing'
import type { Day } from '@corridor/domain/calendar/calendar'
import { daysFrom } from '@corridor/domain/calendar/days'
import card from '@corridor/ui/card.module.css'
import { Tag } from '@corridor/ui/tag'
import { useId } from 'react'
import styles from './billing-plan.module.css'
import { planWords } from './billing-words.ts'
import { TrialBar } from './trial-bar.tsx'

interface Props {
  readonly plan: PlanView
  readonly today: Day
  readonly className?: string | undefined
}

/** A bar that says how the plan stands. */
export function BillingPlan({ plan, today, className = '' }: Props) {
  const id = useId()
  const { tag, title, text } = planWords(plan, today)
  const { state, trialBeganOn: beganOn, trialEndsOn: endsOn } = plan
  return (
    <section className={`${card.card} ${styles.plan} ${className}`} aria-labelledby={id}>
      <div>
        <div className={styles.state}>
          <Tag tone={state === 'active' ? 'brand' : 'accent'}>{tag}</Tag>
          <h2 id={id}>{title}</h2>
        </div>
        <p>{text}</p>
      </div>
      {beganOn && endsOn && (
        <TrialBar beganOn={beganOn} used={daysFrom(beganOn, today)} days={daysFrom(beganOn, endsOn)} />
      )}
    </section>
  )
}
