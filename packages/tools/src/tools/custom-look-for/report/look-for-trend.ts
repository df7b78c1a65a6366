import { type Interval, intervalOf, intervalWords } from '@corridor/domain/numbers/interval'
import { sum } from '@corridor/domain/numbers/statistics'
import type { Block } from '@corridor/domain/report/block'
import type { Opening } from '@corridor/domain/report/opening'
import { counted, percent } from '@corridor/domain/words/count-words'
import type { LookFor } from '../set/look-for-set.shape.ts'

/** A month in which a look-for was observed `k` times of the `n` visits with a chance to see it. */
export interface LookForMonth {
  /** “Oct” */
  readonly label: string
  /** “v3” */
  readonly version: string
  readonly k: number
  readonly n: number
  /** What begins here: “v3 starts: same wording”. */
  readonly begins: string | null
  /** Whether the line breaks here: the months before are not drawn on into this one. */
  readonly isBreak: boolean
  readonly opens?: Opening
}

/** The trend of one look-for by month. Where every interval overlaps the next, it says that no change is claimed. */
export function lookForTrend(
  { code, prompt }: Pick<LookFor, 'code' | 'prompt'>,
  months: readonly LookForMonth[],
): Block[] {
  const n = sum(months.map((month) => month.n))
  if (n === 0) return [{ kind: 'note', text: `${code} ${prompt}: no visit had a chance to see it.` }]
  const numbers = ['Observed', 'Not observed', 'Rate', 'Interval']
  return [
    {
      kind: 'chart',
      title: `${code} by month`,
      chart: {
        shape: 'trend',
        points: months.map(({ label, begins, isBreak, opens, ...rate }) => ({
          label,
          words: `${rate.k} of ${rate.n}`,
          rate: intervalOf(rate),
          begins,
          isBreak,
          ...(opens ? { opens } : {}),
        })),
      },
      table: {
        columns: [
          { title: 'Month' },
          { title: 'Version' },
          ...numbers.map((title) => ({ title, isNumber: true })),
        ],
        rows: months.map(({ label, version, ...rate }) => [
          label,
          version,
          String(rate.k),
          String(rate.n - rate.k),
          rateWords(rate),
          intervalWords(rate),
        ]),
        opens: months.map(({ opens }) => [null, null, opens ?? null, null, opens ?? null, null]),
      },
      n,
      counted: `${counted(n, 'visit')} with a chance to see it`,
    },
    ...noteOf(months.flatMap((month) => intervalOf(month) ?? [])),
  ]
}

/** “58%”; for fewer than five “3 of 4”. */
function rateWords(rate: { k: number; n: number }): string {
  const interval = intervalOf(rate)
  return interval ? percent(interval.share) : `${rate.k} of ${rate.n}`
}

function noteOf(intervals: readonly Interval[]): Block[] {
  const overlap = intervals.every((it, place) => {
    const next = intervals[place + 1]
    return !next || (it.low <= next.high && next.low <= it.high)
  })
  return intervals.length > 1 && overlap
    ? [{ kind: 'note', text: 'Intervals overlap from month to month: no change is claimed.' }]
    : []
}
