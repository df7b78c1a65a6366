import { ENOUGH_FOR_PERCENT } from '../words/count-words.ts'
import { type Rate, wilson } from './statistics.ts'

/** A rate with its 95% interval, as shares. */
export interface Interval {
  readonly share: number
  readonly low: number
  readonly high: number
}

/** The interval of a rate; null where the rate is of fewer than five, or where `k` is more than `n`. */
export function intervalOf({ k, n }: Rate): Interval | null {
  if (n < ENOUGH_FOR_PERCENT || k > n) return null
  const [low, high] = wilson({ k, n })
  const share = k / n
  // At 0% and 100% the interval ends at the rate itself; rounding must not move the end away from it.
  return { share, low: Math.min(low, share), high: Math.max(high, share) }
}

/** “53–89%” */
export function intervalWords(rate: Rate): string {
  const interval = intervalOf(rate)
  return interval ? `${Math.round(100 * interval.low)}–${Math.round(100 * interval.high)}%` : '–'
}
