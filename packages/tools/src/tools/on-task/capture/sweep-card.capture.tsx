import { memo } from 'react'
import type { Visit } from '../../../definition/tool.ts'
import { PassCard } from '../../../passes/pass-card.capture.tsx'
import { elapsedIn } from '../../../visit/elapsed.ts'
import type { Sweep } from '../on-task.shape.ts'
import { isComplete, tallyOf } from '../sweeps.ts'

interface Props {
  readonly sweep: Sweep
  readonly number: number
  readonly isLate: boolean
  readonly visit: Visit
  readonly isOpen: boolean
  /** Whether this is the newest sweep of a running visit. */
  readonly isNewest: boolean
  readonly onOpen: (id: string) => void
}

/** The card of a sweep that has begun. A tap opens it again. */
export const SweepCard = memo(function SweepCard(props: Props) {
  const { sweep, number, isLate, visit, isOpen, isNewest, onOpen } = props
  const { present, toGo, ...tally } = tallyOf(sweep)
  const isDone = isComplete(sweep)
  const isNow = isNewest && !isDone
  const remarks = [...(isLate ? ['late'] : []), ...(sweep.isLearningActivity ? [] : ['unrated'])]
  return (
    <PassCard
      name={`Sweep ${number}`}
      time={isNow ? 'now' : elapsedIn(visit, sweep.startedAt)}
      // How many are on task stays a count: a rate would steer the next look.
      value={
        isDone
          ? `${tally['on-task']} of ${present - tally['cannot-see']}`
          : `${present - toGo} of ${present} seen`
      }
      unseen={isDone ? 'on task' : ''}
      remark={remarks.join(', ')}
      state={isNow ? 'now' : 'done'}
      isOpen={isOpen}
      onClick={() => onOpen(sweep.id)}
    />
  )
})
