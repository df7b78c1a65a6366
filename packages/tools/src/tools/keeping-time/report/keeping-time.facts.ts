import type { Fact, Visit } from '../../../definition/tool.ts'
import { categoryKeys, NOT_NOTED } from '../categories.ts'
import type { KeepingTimeCapture, KeepingTimeConfig } from '../keeping-time.shape.ts'
import { instructionalIn, longestStretch, observedIn, secondsIn, transitionsIn } from '../sums.ts'
import { track, visitLength } from '../tracks.ts'
import { bucketOf, stretchLengths, transitionLengths } from './buckets.ts'

/**
 * The facts of a visit: seconds and counts. Lengths are counted in buckets, so that their middle can be told over
 * many visits.
 */
export function keepingTimeFacts(
  capture: KeepingTimeCapture,
  config: KeepingTimeConfig,
  visit: Visit,
): Fact[] {
  const until = visitLength(capture, visit)
  const done = track(capture, 'activities', visit, until)
  const grouped = track(capture, 'groupings', visit, until)
  const transitions = transitionsIn(done)
  const stretch = longestStretch(done, config)
  const inBucket = (value: string) =>
    transitions.filter((it) => bucketOf(transitionLengths, it)?.value === value).length
  return [
    ...categoryKeys.map((value) => ({ item: 'category', value, n: secondsIn(done, value) })),
    ...[...config.groupings.map(({ id }) => id), NOT_NOTED].map((value) => ({
      item: 'grouping',
      value,
      n: secondsIn(grouped, value),
    })),
    { item: 'time', value: 'instructional', n: instructionalIn(done, config) },
    { item: 'time', value: 'observed', n: observedIn(done) },
    { item: 'transitions', value: 'count', n: transitions.length },
    ...transitionLengths.map(({ value }) => ({ item: 'transition-length', value, n: inBucket(value) })),
    ...stretchLengths.map((it) => ({
      item: 'longest-stretch',
      value: it.value,
      n: stretch > 0 && bucketOf(stretchLengths, stretch) === it ? 1 : 0,
    })),
  ]
}
