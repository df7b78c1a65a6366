import { durationWords } from '@corridor/domain/duration-words'
import { useClock } from '@corridor/ui/capture/use-clock'
import styles from './round-cards.module.css'

interface Props {
  readonly number: number
  readonly dueAt: number
  readonly isPlanned: boolean
  readonly now: () => number
  readonly onStart: () => void
}

/** Says when the next one is due, and starts it. */
export function NextRound({ number, dueAt, isPlanned, now, onStart }: Props) {
  const left = dueAt - useClock(now)
  const isDue = isPlanned && left <= 0
  return (
    <button
      type="button"
      className={styles.card}
      data-state={isDue ? 'due' : 'next'}
      aria-keyshortcuts="s"
      aria-label={`Start round ${number}`}
      onClick={onStart}
    >
      <span className={styles.row}>
        Round {number} <span className={styles.time}>{isPlanned ? dueWords(left) : 'optional'}</span>
      </span>
      <span className={styles.value}>{isDue ? 'Start now' : 'next'}</span>
      <span className={styles.unseen} role="status">
        {isDue && `Round ${number} is due.`}
      </span>
    </button>
  )
}

function dueWords(left: number): string {
  if (left > 0) return `in ${durationWords(left)}`
  return left > -1_000 ? 'due now' : `due ${durationWords(-left)} ago`
}
