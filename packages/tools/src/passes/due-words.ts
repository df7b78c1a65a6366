import { durationWords } from '@corridor/domain/clock/duration-words'

/** How much later than due a pass may start before it is marked late. */
export const LATE_AFTER_MS = 30_000

/** “in 1:09”, “due now”, “0:45 late” */
export function dueWords(left: number): string {
  // Rounded up to the full second: at “in 0:01” there is still time.
  if (left > 0) return `in ${durationWords(left + 999)}`
  return left < -LATE_AFTER_MS ? `${durationWords(-left)} late` : 'due now'
}
