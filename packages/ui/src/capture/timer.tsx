import { durationWords } from '@corridor/domain/clock/duration-words'
import styles from './timer.module.css'
import { useClock } from './use-clock.ts'

interface Props {
  readonly startedAt: string
  /** When the timer ended; null: it runs. */
  readonly endedAt: string | null
  /** The clock, in milliseconds; the same function in every render. */
  readonly now: () => number
}

/** How long a visit has been going on: “08:51”. It is read aloud when asked for, not every second. */
export function Timer({ startedAt, endedAt, now }: Props) {
  const time = useClock(now, endedAt === null)
  const lasted = (endedAt === null ? time : Date.parse(endedAt)) - Date.parse(startedAt)
  return (
    <span className={styles.timer} role="timer" aria-label="Time since the start" aria-live="off">
      {durationWords(lasted).padStart(5, '0')}
    </span>
  )
}
