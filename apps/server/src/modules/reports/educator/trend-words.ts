import { median } from '@corridor/domain/numbers/statistics'
import { counted } from '@corridor/domain/words/count-words'

const ENOUGH_FOR_DIRECTION = 4
const ENOUGH_FOR_SLOPE = 6

/** The trend of visits' shares, in words. Few visits have none. */
export function trendWords(shares: readonly number[]): string {
  const visits = counted(shares.length, 'visit')
  if (shares.length < ENOUGH_FOR_DIRECTION)
    return `${visits}: no direction is told before ${ENOUGH_FOR_DIRECTION}`
  if (shares.length < ENOUGH_FOR_SLOPE)
    return `${lastWords(shares)}. ${visits}: no slope is drawn before ${ENOUGH_FOR_SLOPE}`
  return `${visits}: ${slopeWords(shares)}`
}

function lastWords(shares: readonly number[]): string {
  const [first, last] = [median(shares.slice(0, 2)) ?? 0, median(shares.slice(-2)) ?? 0]
  const points = pointsOf(last - first)
  if (points === 0) return 'The last two are level with the first two'
  return `The last two lie ${counted(Math.abs(points), 'point')} ${points > 0 ? 'above' : 'below'} the first two`
}

/** The slope of shares, in words: the middle of those between any two visits, so one odd lesson does not turn it. */
function slopeWords(shares: readonly number[]): string {
  const slopes = shares.flatMap((from, index) =>
    shares.slice(index + 1).map((to, further) => (to - from) / (further + 1)),
  )
  const points = pointsOf(median(slopes) ?? 0)
  if (points === 0) return 'level, less than one point from visit to visit'
  return `about ${counted(Math.abs(points), 'point')} ${points > 0 ? 'higher' : 'lower'} from visit to visit`
}

/** A share in points of a hundred; never “-0”. */
function pointsOf(share: number): number {
  return Math.round(100 * share) || 0
}
