import { memo } from 'react'
import { clockTime } from './clock-words.ts'
import type { Sweep } from './on-task.shape.ts'
import styles from './sweep-card.module.css'
import { isComplete, tallyOf } from './sweeps.ts'

interface Props {
  readonly sweep: Sweep
  readonly number: number
  readonly isLate: boolean
  readonly timeZone: string
  readonly isOpen: boolean
  /** The newest one of a visit that goes on. */
  readonly isNewest: boolean
  readonly onOpen: (id: string) => void
}

/** One that has begun. Tapped, it opens again. */
export const SweepCard = memo(function SweepCard(props: Props) {
  const { sweep, number, isLate, timeZone, isOpen, isNewest, onOpen } = props
  const isDone = isComplete(sweep)
  const isNow = isNewest && !isDone
  const remarks = [...(isLate ? ['late'] : []), ...(sweep.isLearningActivity ? [] : ['unrated'])]
  return (
    <button
      type="button"
      className={styles.card}
      data-state={isNow ? 'now' : 'done'}
      aria-current={isOpen ? 'step' : undefined}
      onClick={() => onOpen(sweep.id)}
    >
      <span className={styles.row}>
        <span className={styles.name}>Sweep {number}</span>
        <span className={styles.time}>
          {isNow ? 'now' : clockTime(timeZone, Date.parse(sweep.startedAt))}
        </span>
      </span>
      <span className={styles.row}>
        <span className={styles.value}>{seenWords(sweep, isDone)}</span>
        <span className={styles.remark}>{remarks.join(', ')}</span>
      </span>
    </button>
  )
})

// How many are on task stays a count: a rate would steer the next look.
function seenWords(sweep: Sweep, isDone: boolean) {
  const { present, toGo, ...tally } = tallyOf(sweep)
  if (!isDone) return `${present - toGo} of ${present} seen`
  return (
    <>
      {tally['on-task']} of {present - tally['cannot-see']}
      <span className={styles.unseen}> on task</span>
    </>
  )
}
