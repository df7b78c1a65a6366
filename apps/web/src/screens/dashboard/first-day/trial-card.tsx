import type { Setup } from '@corridor/contract/reports/first-day'
import { longDay } from '@corridor/domain/calendar/day-words'
import { counted } from '@corridor/domain/words/count-words'
import card from '@corridor/ui/card.module.css'
import { Tag } from '@corridor/ui/tag'
import { Link } from 'react-router'
import { TrialBar } from '../../../billing/trial-bar.tsx'
import styles from './side-cards.module.css'

interface Props {
  readonly trial: NonNullable<Setup['trial']>
}

/** Says how long everything is open without a plan, and that nothing is lost then. */
export function TrialCard({ trial: { startedOn, endsOn, daysLeft, days } }: Props) {
  return (
    <section className={card.card} aria-labelledby="trial">
      <div className={styles.trial}>
        <Tag tone="accent">Trial</Tag>
        <h2 id="trial">{daysLeft === 0 ? 'Last day' : `${counted(daysLeft, 'day')} left`}</h2>
        <Link to="/settings/billing">Billing</Link>
      </div>
      <TrialBar beganOn={startedOn} used={days - daysLeft} days={days} />
      <p className={styles.text}>
        Full use until {longDay(endsOn)}. No card is asked for. Nothing is deleted when the trial ends.
      </p>
    </section>
  )
}
