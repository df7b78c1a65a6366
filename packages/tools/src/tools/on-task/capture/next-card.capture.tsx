import { useClock } from '@corridor/ui/capture/use-clock'
import { memo } from 'react'
import type { Visit } from '../../../definition/tool.ts'
import { dueWords } from '../../../passes/due-words.ts'
import { PassCard } from '../../../passes/pass-card.capture.tsx'
import { elapsedIn } from '../../../visit/elapsed.ts'

interface Props {
  readonly number: number
  readonly dueAt: number
  readonly visit: Visit
  /** Whether the sweep is one of those planned; a further one is welcome, and nothing waits for it. */
  readonly isPlanned: boolean
  readonly now: () => number
  /** `onStart` must be the same function in every render. */
  readonly onStart: () => void
}

/** The card of the next sweep, with when it is due. A tap starts it. */
export const NextCard = memo(function NextCard(props: Props) {
  const { number, dueAt, visit, isPlanned, now, onStart } = props
  const left = dueAt - useClock(now)
  const isDue = isPlanned && left <= 0
  return (
    <PassCard
      name={`Sweep ${number}`}
      time={isPlanned ? elapsedIn(visit, dueAt) : 'optional'}
      value={isPlanned ? dueWords(left) : 'Start'}
      state={isDue ? 'due' : 'next'}
      aria-label={`Start sweep ${number}`}
      aria-keyshortcuts="s"
      onClick={onStart}
    />
  )
})
