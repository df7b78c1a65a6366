import type { Day } from '@corridor/domain/calendar/calendar'
import { shortDay } from '@corridor/domain/calendar/day-words'
import { counted } from '@corridor/domain/words/count-words'
import styles from './trial-bar.module.css'

interface Props {
  readonly beganOn: Day
  readonly used: number
  readonly days: number
}

/** A bar of how much of a trial is used. */
export function TrialBar({ beganOn, used, days }: Props) {
  const words = `${used} of ${counted(days, 'day')} used`
  return (
    <div>
      <progress className={styles.bar} value={used} max={days} aria-label={words} />
      <p className={styles.span}>
        <span>Started {shortDay(beganOn)}</span>
        <span>{words}</span>
      </p>
    </div>
  )
}
