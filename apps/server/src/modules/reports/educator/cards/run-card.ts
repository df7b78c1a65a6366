import type { ReportCard } from '@corridor/contract/reports/report'
import { median, type Rate, sum } from '@corridor/domain/numbers/statistics'
import type { Block } from '@corridor/domain/report/block'
import { counted, percent } from '@corridor/domain/words/count-words'
import { byLetters } from '@corridor/domain/words/in-order'
import type { Told } from '../load-educator.ts'
import type { Count, RunTool } from '../run-tools.ts'
import { countIn, dayOf, opensVisit, type Telling, toldWith } from '../tool-visits.ts'
import { trendWords } from '../trend-words.ts'

/** The fewest of which a share is a percentage. */
const ENOUGH = 5

interface Point {
  readonly told: Told
  readonly count: Count
  readonly rate: Rate
  /** The share; null where there are too few for one. */
  readonly share: number | null
  readonly rings: readonly number[]
  readonly begins: string | null
  readonly isBreak: boolean
}

/** The card of the share that a tool finds in each visit, visit after visit. */
export function runCard(telling: Telling, tool: RunTool): ReportCard[] {
  const points = pointsOf(toldWith(telling, tool.id), tool)
  if (points.length < (tool.isElsewhere ? 2 : 1)) return []
  return [
    {
      key: tool.key,
      title: tool.title,
      line: lineOf(points, tool),
      size: 'two-thirds',
      blocks: [chartOf(telling, points, tool), { kind: 'facts', items: besideOf(points) }],
      ...telling.opens({ tools: [tool.id] }),
    },
  ]
}

function pointsOf(all: readonly Told[], tool: RunTool): Point[] {
  return all.map((told, index) => {
    const before = all[index - 1]
    const count: Count = (item, value) => countIn(told.facts, item, value)
    const rate = tool.rate(count)
    const isBreak = before !== undefined && setUpOf(before) !== setUpOf(told)
    const words = [
      ...(isBreak ? [`set-up version ${told.configurationVersion} starts`] : []),
      ...(before && before.observerId !== told.observerId ? [`${told.observer} observes`] : []),
    ]
    return {
      told,
      count,
      rate,
      isBreak,
      share: shareIn(rate),
      rings: tool.rings(told.blocks ?? []).flatMap((it) => shareIn(it) ?? []),
      begins: words.length > 0 ? words.join(', ') : null,
    }
  })
}

function setUpOf({ configurationId, configurationVersion }: Told): string {
  return `${configurationId} ${configurationVersion}`
}

function shareIn({ k, n }: Rate): number | null {
  return n < ENOUGH ? null : k / n
}

/** “4 visits, 20 sweeps, 2 observers. Squares are visits; rings are sweeps.” */
function lineOf(points: readonly Point[], tool: RunTool): string {
  const { parts } = tool
  const observers = new Set(points.map(({ told }) => told.observerId)).size
  const made = [
    counted(points.length, 'visit'),
    ...(parts ? [counted(sum(points.map(({ count }) => parts.n(count))), parts.one)] : []),
    counted(observers, 'observer'),
  ]
  const hasRings = parts !== undefined && points.some(({ rings }) => rings.length > 0)
  const isPartial = points.some(({ told }) => told.blocks === null)
  const marks = hasRings
    ? `Squares are visits; rings are ${parts.one}s${isPartial ? ', where the record is at hand' : ''}.`
    : 'Squares are visits.'
  return `${isNamed(tool) ? '' : `${tool.what}. `}${made.join(', ')}. ${marks}`
}

/** Whether the tool's title already says what the share is of. */
function isNamed({ title, what }: RunTool): boolean {
  return title.toLowerCase() === what.toLowerCase()
}

function titleOf(tool: RunTool): string {
  return isNamed(tool) ? tool.title : `${tool.title}: ${tool.what.toLowerCase()}`
}

function chartOf(telling: Telling, points: readonly Point[], tool: RunTool): Block {
  const { words, basis, isIndicative, what } = tool
  const shares = points.flatMap(({ share }) => share ?? [])
  const opens = points.map(({ told }) => opensVisit(telling, told))
  return {
    kind: 'chart',
    title: titleOf(tool),
    chart: {
      shape: 'visit-run',
      points: points.map(({ told, count, share, rings, begins, isBreak }, place) => ({
        label: dayOf(telling, told),
        note: basis(count),
        share,
        rings: [...rings],
        begins,
        isBreak,
        isIndicative: isIndicative(count),
        ...opens[place],
      })),
      median: shares.length > 1 ? (median(shares) ?? null) : null,
    },
    table: {
      columns: [
        { title: 'Visit' },
        { title: what, isNumber: true },
        { title: 'Made of' },
        { title: 'Observer' },
        { title: 'Remarks' },
      ],
      rows: points.map(({ told, count, rate, isBreak }) => [
        dayOf(telling, told),
        rate.n === 0 ? 'None' : words(rate),
        basis(count),
        told.observer,
        [...(isBreak ? ['another set-up'] : []), ...(isIndicative(count) ? ['indicative'] : [])].join(', '),
      ]),
      opens: opens.map((it) => [it.opens ?? null, ...Array.from({ length: 4 }, () => null)]),
    },
    n: points.length,
    counted: counted(points.length, 'visit'),
  }
}

type Figures = Extract<Block, { kind: 'facts' }>['items']

function besideOf(points: readonly Point[]): Figures {
  const last = points.findLastIndex(({ isBreak }) => isBreak)
  const since = points.slice(Math.max(0, last)).flatMap(({ share }) => share ?? [])
  return [
    ...rangeOf(points),
    { label: 'Observers', value: observersOf(points) },
    {
      label: 'Trend',
      value: trendWords(since),
      ...(last > 0 ? { note: 'since the set-up is what it is' } : {}),
    },
  ]
}

/** “69% to 93%” */
function rangeOf(points: readonly Point[]): Figures {
  const rings = points.flatMap((it) => it.rings)
  if (rings.length < 2) return []
  const [least, most] = [percent(Math.min(...rings)), percent(Math.max(...rings))]
  return [
    {
      label: 'Range of sweeps',
      value: least === most ? `All ${least}` : `${least} to ${most}`,
      note: counted(rings.length, 'sweep'),
    },
  ]
}

/** “Ben Halvorsen 2, Marisol Okafor 2”: by name, as nobody is ranked. */
function observersOf(points: readonly Point[]): string {
  const times = new Map<string, number>()
  for (const { told } of points) times.set(told.observer, (times.get(told.observer) ?? 0) + 1)
  return [...times]
    .sort(([a], [b]) => byLetters(a, b))
    .map(([name, n]) => `${name} ${n}`)
    .join(', ')
}
