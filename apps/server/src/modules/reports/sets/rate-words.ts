import { type Rate, wilson } from '@corridor/domain/numbers/statistics'
import { hundredths } from '@corridor/domain/words/count-words'

const ENOUGH_FOR_PERCENT = 5
export const NOTHING = '–'

/** A rate with its 95% interval; null where there are too few for one. */
export function rateOf({ k, n }: Rate) {
  if (n < ENOUGH_FOR_PERCENT) return null
  const [low, high] = wilson({ k, n })
  return { share: k / n, low, high }
}

/** “71% of 110”, or “2 of 3” where there are too few. */
export function rateWords({ k, n }: Rate): string {
  if (n === 0) return NOTHING
  return n < ENOUGH_FOR_PERCENT ? `${k} of ${n}` : `${percent(k / n)}% of ${n}`
}

/** “62–79%” */
export function intervalWords(rate: Rate): string {
  const found = rateOf(rate)
  return found ? `${percent(found.low)}–${percent(found.high)}%` : NOTHING
}

/** “13 (20%)”, or “1 of 3” where there are too few. */
export function partWords({ k, n }: Rate): string {
  if (n === 0) return NOTHING
  return n < ENOUGH_FOR_PERCENT ? `${k} of ${n}` : `${k} (${percent(k / n)}%)`
}

export function percent(share: number): number {
  return hundredths(share)
}

/** How dark a share is drawn, a step from 1 to 6. */
export function stepOf(share: number): number {
  return Math.min(6, 1 + Math.floor(6 * share))
}
