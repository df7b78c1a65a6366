import type { Rate } from '@corridor/domain/numbers/statistics'
import { ENOUGH_FOR_PERCENT, hundredths } from '@corridor/domain/words/count-words'

export const NOTHING = '–'

/** “71% of 110”, or “2 of 3” where there are too few. */
export function rateWords({ k, n }: Rate): string {
  if (n === 0) return NOTHING
  return n < ENOUGH_FOR_PERCENT ? `${k} of ${n}` : `${hundredths(k / n)}% of ${n}`
}

/** “13 (20%)”, or “1 of 3” where there are too few. */
export function partWords({ k, n }: Rate): string {
  if (n === 0) return NOTHING
  return n < ENOUGH_FOR_PERCENT ? `${k} of ${n}` : `${k} (${hundredths(k / n)}%)`
}

/** How dark a share is drawn, a step from 1 to 6. */
export function stepOf(share: number): number {
  return Math.min(6, 1 + Math.floor(6 * share))
}
