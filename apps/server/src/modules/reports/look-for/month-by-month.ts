import type { ReportCard } from '@corridor/contract/reports/report'
import { type Interval, intervalOf, intervalWords } from '@corridor/domain/numbers/interval'
import type { Block } from '@corridor/domain/report/block'
import { counted } from '@corridor/domain/words/count-words'
import { rateWords } from '../sets/rate-words.ts'
import { visitsBehind } from '../sets/set-details.ts'
import type { SetSource } from '../sets/set-source.ts'
import type { MonthPoint, MonthsOf } from './month-points.ts'
import { observedRate, type ReportedLookFor, type ReportedSet, SEEN, wordsOf } from './reported-set.ts'

const MOST_CHARTS = 12

/** The card of each look-for's rate, month by month. */
export function monthByMonth(source: SetSource, { present }: ReportedSet, monthsOf: MonthsOf): ReportCard[] {
  if (present.length === 0 || source.shown.length === 0) return []
  const first = present.slice(0, MOST_CHARTS).map((look) => ({ look, points: monthsOf(look) }))
  const drawn = first.filter(({ points }) => intervalsOf(points).length > 0)
  const few = first.filter((it) => !drawn.includes(it))
  const behind = visitsBehind(
    source,
    drawn.map(({ look: { item } }) => ({ figure: item.id, items: [item.id], values: SEEN })),
    ['month', 'version'],
  )
  const left = present.length - first.length
  return [
    {
      key: 'month-by-month',
      title: 'Month by month',
      line:
        drawn.length > 0
          ? 'Observed rate of each look-for. Bars are 95% intervals.'
          : 'How often each look-for was observed',
      size: 'full',
      blocks: [
        ...drawn.map(({ look, points }) => chartOf(source, look, points, behind)),
        ...overlapNote(drawn),
        ...fewBlocks(source, few),
        ...(left > 0
          ? [note(`The first ${MOST_CHARTS} of ${counted(present.length, 'look-for')} are shown.`)]
          : []),
      ],
    },
  ]
}

function note(text: string): Block {
  return { kind: 'note', text }
}

function openerOf({ opening }: SetSource, { item }: ReportedLookFor) {
  return ({ month, version }: MonthPoint, n: number, ...values: string[]) =>
    version === null
      ? undefined
      : opening(n, { from: month.from, to: month.to, versions: [version], items: [item.id], values })
}

function chartOf(
  source: SetSource,
  look: ReportedLookFor,
  points: readonly MonthPoint[],
  behind: ReturnType<typeof visitsBehind>,
): Block {
  const { id } = look.item
  const open = openerOf(source, look)
  const openRate = (it: MonthPoint) => open(it, behind(id, it.month.month, String(it.version)), ...SEEN)
  const seen = points.filter(({ version }) => version !== null)
  const n = seen.reduce((all, { states }) => all + observedRate(states).n, 0)
  return {
    kind: 'chart',
    title: `${wordsOf(look)}, by month`,
    chart: {
      shape: 'trend',
      points: points.map((it) => {
        const { label, states, begins, isBreak, version } = it
        const rate = observedRate(states)
        const opens = open(it, states.observed, 'observed')
        const words = version === null ? 'No visits' : `${rate.k} of ${rate.n}`
        return { label, words, rate: intervalOf(rate), begins, isBreak, ...(opens && { opens }) }
      }),
    },
    table: {
      columns: [
        ...[{ title: 'Month' }, { title: 'Version' }],
        ...['Observed', 'Not observed', 'Rate', 'Interval'].map((title) => ({ title, isNumber: true })),
      ],
      rows: seen.map(({ label, version, states }) => [
        label.replace(/ v\d+$/, ''),
        `v${version}`,
        String(states.observed),
        String(states.notObserved),
        rateWords(observedRate(states)),
        intervalWords(observedRate(states)),
      ]),
      opens: seen.map((it) => [
        null,
        null,
        open(it, it.states.observed, 'observed') ?? null,
        open(it, it.states.notObserved, 'not-observed') ?? null,
        openRate(it) ?? null,
        null,
      ]),
    },
    n,
    counted: `${counted(n, 'visit')} where it could be seen`,
  }
}

/** Look-fors without a rate in any month: their counts, and why no chart is drawn. */
function fewBlocks(source: SetSource, few: readonly Drawn[]): Block[] {
  if (few.length === 0) return []
  const seen = few.flatMap(({ look, points }) =>
    points.filter(({ version }) => version !== null).map((point) => ({ look, point })),
  )
  return [
    {
      kind: 'table',
      title: 'Counts by month',
      table: {
        columns: [
          ...['Look-for', 'Month'].map((title) => ({ title })),
          ...['Observed', 'Not observed'].map((title) => ({ title, isNumber: true })),
        ],
        rows: seen.map(({ look, point: { label, states } }) => [
          wordsOf(look),
          label,
          String(states.observed),
          String(states.notObserved),
        ]),
        isGrouped: true,
        opens: seen.map(({ look, point }) => {
          const open = openerOf(source, look)
          return [
            ...[null, null],
            open(point, point.states.observed, 'observed') ?? null,
            open(point, point.states.notObserved, 'not-observed') ?? null,
          ]
        }),
      },
    },
    note('Fewer than 5 visits a month where these could be seen: they are counted, and no rate is drawn.'),
  ]
}

interface Drawn {
  readonly look: ReportedLookFor
  readonly points: readonly MonthPoint[]
}

/** The note that each interval overlaps the one after it, where that is so. */
function overlapNote(drawn: readonly Drawn[]): Block[] {
  const several = drawn.filter(({ points }) => intervalsOf(points).length > 1)
  const same = several.filter(({ points }) => isOverlapping(intervalsOf(points)))
  if (same.length === 0) return []
  const said = 'ntervals overlap from month to month: no change is claimed.'
  if (same.length === several.length) return [note(`I${said}`)]
  return [note(`${same.map(({ look }) => look.code).join(', ')}: i${said}`)]
}

function intervalsOf(points: readonly MonthPoint[]): Interval[] {
  return points.flatMap(({ states }) => intervalOf(observedRate(states)) ?? [])
}

function isOverlapping(intervals: readonly Interval[]): boolean {
  return intervals.every(({ low, high }, place) => {
    const before = intervals[place - 1]
    return !before || (before.low <= high && low <= before.high)
  })
}
