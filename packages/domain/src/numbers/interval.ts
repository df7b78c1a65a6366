import { ENOUGH_FOR_PERCENT } from '../words/count-words.ts'
import { type Rate, wilson } from './statistics.ts'

/** A rate with its 95% interval, as shares. */
export interface Interval {
  readonly share: number
  readonly low: number
  readonly high: number
}

/** Of fewer than five there is no rate, and nothing to say how sure it is; nor of more than all. */
export function intervalOf({ k, n }: Rate): Interval | null {
  if (n < ENOUGH_FOR_PERCENT || k > n) return null
  const [low, high] = wilson({ k, n })
  const share = k / n
  // At nought and at all the interval ends at the rate itself; rounding must not put it beside.
  return { share, low: Math.min(low, share), high: Math.max(high, share) }
}

/** «53–89%» */
export function intervalWords(rate: Rate): string {
  const interval = intervalOf(rate)
  return interval ? `${Math.round(100 * interval.low)}–${Math.round(100 * interval.high)}%` : '–'
}
