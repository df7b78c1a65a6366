import { durationWords } from '@corridor/domain/calendar/duration-words'
import { useClock } from '@corridor/ui/capture/use-clock'
import { memo, useMemo } from 'react'
import { PassCard } from '../../../passes/pass-card.capture.tsx'
import { LATE_AFTER_MS } from '../sweeps.ts'
import { clockTime } from './clock-words.ts'

interface Props {
  readonly number: number
  readonly dueAt: number
  readonly timeZone: string
  /** One more than planned is welcome, and nothing waits for it. */
  readonly isPlanned: boolean
  readonly now: () => number
  /** The same function in every render. */
  readonly onStart: () => void
}

/** When the next one is due. Tapped, it starts. */
export const NextCard = memo(function NextCard(props: Props) {
  const { number, dueAt, timeZone, isPlanned, now, onStart } = props
  const left = dueAt - useClock(now)
  const time = useMemo(() => clockTime(timeZone, dueAt), [timeZone, dueAt])
  const isDue = isPlanned && left <= 0
  return (
    <PassCard
      name={`Sweep ${number}`}
      time={isPlanned ? time : 'optional'}
      value={isPlanned ? waitWords(left) : 'Start'}
      state={isDue ? 'due' : 'next'}
      aria-label={`Start sweep ${number}`}
      aria-keyshortcuts="s"
      onClick={onStart}
    />
  )
})

/** «in 1:09», «due now», «0:45 late» */
function waitWords(left: number): string {
  // Up to the full second: at «in 0:01» there is still time.
  if (left > 0) return `in ${durationWords(left + 999)}`
  return left < -LATE_AFTER_MS ? `${durationWords(-left)} late` : 'due now'
}
