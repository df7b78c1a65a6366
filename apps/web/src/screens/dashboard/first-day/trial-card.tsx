import type { Setup } from '@corridor/contract/reports/first-day'
import { longDay, shortDay } from '@corridor/domain/calendar/day-words'
import { counted } from '@corridor/domain/words/count-words'
import card from '@corridor/ui/card.module.css'
import { Tag } from '@corridor/ui/tag'
import { Link } from 'react-router'
import styles from './side-cards.module.css'

interface Props {
  readonly trial: NonNullable<Setup['trial']>
}

/** How long everything is open without a plan, and that nothing is lost then. */
export function TrialCard({ trial: { startedOn, endsOn, daysLeft, days } }: Props) {
  const used = days - daysLeft
  return (
    <section className={card.card} aria-labelledby="trial">
      <div className={styles.trial}>
        <Tag tone="accent">Trial</Tag>
        <h2 id="trial">{daysLeft === 0 ? 'Last day' : `${counted(daysLeft, 'day')} left`}</h2>
        <Link to="/settings/billing">Billing</Link>
      </div>
      <progress
        className={styles.bar}
        value={used}
        max={days}
        aria-label={`${used} of ${counted(days, 'day')} used`}
      />
      <p className={styles.span}>
        <span>Started {shortDay(startedOn)}</span>
        <span>
          {used} of {counted(days, 'day')} used
        </span>
      </p>
      <p className={styles.text}>
        Full use until {longDay(endsOn)}. No card is asked for. Nothing is deleted when the trial ends.
      </p>
    </section>
  )
}
