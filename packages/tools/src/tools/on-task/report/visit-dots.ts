import { median, middleHalf, sum } from '@corridor/domain/numbers/statistics'
import type { Block } from '@corridor/domain/report/block'
import { counted, ENOUGH_FOR_PERCENT, percent, shareOf } from '@corridor/domain/words/count-words'
import type { VisitFacts } from '../../../definition/tool.ts'
import { countOf } from '../../../report/fact-counts.ts'
import { inOrder } from '../../../visit/in-order.ts'
import { codes } from '../codes.ts'
import { ENOUGH_SWEEPS } from '../sweeps.ts'

export const seenCodes = codes.filter((code) => code !== 'cannot-see')

/** A chart with a dot for each visit, in the order of time, with what it takes to read it. */
export function visitDots(visits: readonly VisitFacts[]): Block[] {
  const rates = inOrder(visits).map(rateOf)
  if (rates.every(({ n }) => n === 0)) return []
  const drawn = rates.filter(({ n }) => n >= ENOUGH_FOR_PERCENT)
  const shares = drawn.map(({ k, n }) => k / n)
  const isEnough = drawn.length >= ENOUGH_FOR_PERCENT
  const middle = isEnough ? (middleHalf(shares) ?? null) : null
  const indicative = drawn.filter(({ isIndicative }) => isIndicative).length
  const left = rates.length - drawn.length
  const notes = [
    ...(middle ? [`Shaded: middle half, ${percent(middle.low)} to ${percent(middle.high)}.`] : []),
    ...(indicative > 0 ? [`Dashed: fewer than ${ENOUGH_SWEEPS} sweeps, indicative (${indicative}).`] : []),
    ...(drawn.length > 0 && !isEnough
      ? [`Fewer than ${ENOUGH_FOR_PERCENT} visits: no median is drawn.`]
      : []),
    ...(left > 0
      ? [`Not drawn: ${counted(left, 'visit')} with fewer than ${ENOUGH_FOR_PERCENT} students seen.`]
      : []),
  ]
  return [
    ...(drawn.length > 0
      ? [chartOf(drawn, { median: isEnough ? (median(shares) ?? null) : null, middle })]
      : []),
    ...(notes.length > 0 ? [{ kind: 'note' as const, text: notes.join(' ') }] : []),
  ]
}

type VisitRate = ReturnType<typeof rateOf>

function rateOf({ label, opens, facts }: VisitFacts) {
  const sweeps = countOf(facts, 'sweeps', 'scorable')
  return {
    label,
    opens,
    sweeps,
    k: countOf(facts, 'code', 'on-task'),
    n: sum(seenCodes.map((code) => countOf(facts, 'code', code))),
    isIndicative: sweeps < ENOUGH_SWEEPS,
  }
}

function chartOf(
  drawn: readonly VisitRate[],
  spread: { median: number | null; middle: { low: number; high: number } | null },
): Block {
  return {
    kind: 'chart',
    title: 'On task, one dot a visit',
    chart: {
      shape: 'dots',
      dots: drawn.map(({ label, k, n, isIndicative, opens }) => ({
        label,
        share: k / n,
        isIndicative,
        ...(opens ? { opens } : {}),
      })),
      median: spread.median,
      middle: spread.middle,
    },
    table: {
      columns: [
        { title: 'Visit' },
        { title: 'On task', isNumber: true },
        { title: 'Sweeps', isNumber: true },
        { title: 'Read as' },
      ],
      rows: drawn.map(({ label, k, n, sweeps, isIndicative }) => [
        label,
        shareOf(k, n),
        String(sweeps),
        isIndicative ? 'Indicative' : 'Rate',
      ]),
      opens: drawn.map(({ opens }) => [null, opens ?? null, null, null]),
    },
    n: drawn.length,
    counted: counted(drawn.length, 'visit'),
  }
}
