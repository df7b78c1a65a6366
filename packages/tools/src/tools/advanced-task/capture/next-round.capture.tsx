import { useClock } from '@corridor/ui/capture/use-clock'
import { dueWords } from '../../../passes/due-words.ts'
import { PassCard } from '../../../passes/pass-card.capture.tsx'

interface Props {
  readonly number: number
  readonly dueAt: number
  readonly isPlanned: boolean
  readonly now: () => number
  readonly onStart: () => void
}

/** Says when the next round is due, and starts it. */
export function NextRound({ number, dueAt, isPlanned, now, onStart }: Props) {
  const left = dueAt - useClock(now)
  const isDue = isPlanned && left <= 0
  return (
    <PassCard
      name={`Round ${number}`}
      time={isPlanned ? dueWords(left) : 'optional'}
      value={isPlanned && !isDue ? 'next' : 'Start'}
      state={isDue ? 'due' : 'next'}
      aria-label={`Start round ${number}`}
      aria-keyshortcuts="s"
      onClick={onStart}
    />
  )
}
