import { durationWords } from '@corridor/domain/clock/duration-words'
import { useClock } from '@corridor/ui/capture/use-clock'
import type { Visit } from '../../../definition/tool.ts'
import styles from './window-bar.module.css'

interface Props {
  readonly visit: Visit
  readonly minutes: number
  readonly now: () => number
}

/** How much of the declared time is left. When it is over nothing stops. */
export function WindowBar({ visit: { startedAt, endedAt }, minutes, now }: Props) {
  const time = useClock(now, endedAt === null)
  const whole = minutes * 60_000
  const passed = Math.max(0, (endedAt === null ? time : Date.parse(endedAt)) - Date.parse(startedAt))
  const left = whole - passed
  return (
    <div className={styles.bar}>
      <progress
        className={styles.progress}
        aria-label={`${minutes}-minute window`}
        max={whole}
        value={Math.min(passed, whole)}
      />
      <span>{wordsFor(left, minutes, endedAt !== null)}</span>
    </div>
  )
}

function wordsFor(left: number, minutes: number, isOver: boolean): string {
  if (isOver) return `${minutes}-minute window, visit over`
  if (left > 0) return `${durationWords(left)} left of ${minutes}-minute window`
  return `${minutes}-minute window over, ${durationWords(-left)} more`
}
