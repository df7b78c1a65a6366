import { sum } from '@corridor/domain/numbers/statistics'
import { categoryKeys, NOT_OBSERVED, TRANSITION } from './categories.ts'
import type { KeepingTimeConfig } from './keeping-time.shape.ts'
import type { Segment } from './segments.ts'

export const secondsOf = ({ from, to }: Segment) => to - from

export function secondsIn(segments: readonly Segment[], key: string): number {
  return sum(segments.filter((it) => it.key === key).map(secondsOf))
}

export function observedIn(segments: readonly Segment[]): number {
  return sum(segments.filter(({ key }) => key !== NOT_OBSERVED).map(secondsOf))
}

export function instructionalIn(segments: readonly Segment[], config: KeepingTimeConfig): number {
  return sum(segments.filter(({ key }) => isInstructional(key, config)).map(secondsOf))
}

function isInstructional(key: string, { categories }: KeepingTimeConfig): boolean {
  const known = categoryKeys.find((it) => it === key)
  return known !== undefined && categories[known].isInstructional
}

/** The lengths of transitions, in seconds. */
export function transitionsIn(segments: readonly Segment[]): number[] {
  return segments
    .filter(({ key }) => key === TRANSITION)
    .map(secondsOf)
    .filter((it) => it > 0)
}

/** The longest time of instruction without an interruption; one kind of it may follow another. */
export function longestStretch(segments: readonly Segment[], config: KeepingTimeConfig): number {
  let [longest, lasted] = [0, 0]
  for (const segment of segments) {
    lasted = isInstructional(segment.key, config) ? lasted + secondsOf(segment) : 0
    longest = Math.max(longest, lasted)
  }
  return longest
}
