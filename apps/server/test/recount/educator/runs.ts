import { clock, distinct, many, middle, percentOf, share, total } from '../arithmetic.ts'
import type { RawObservation } from '../raw.ts'
import { drawnRows, line, type Rows, type Said } from '../said.ts'
import { captureOf, looksIn } from '../tools/advanced-task.ts'
import { isTeaching, NOT_OBSERVED, type Settings, secondsOf } from '../tools/keeping-time.ts'
import { isScored, scoredRate, seenIn, sumOf, sweepsIn } from '../tools/on-task.ts'
import { academicIn, isHighLevel } from '../tools/questioning.ts'
import { dayIn, hasRecord, observerOf, type Story, settingsOf, toldWith } from './story.ts'

interface Rate {
  readonly k: number
  readonly n: number
}

interface Tool {
  readonly id: number
  readonly key: string
  readonly title: string
  readonly what: string
  readonly rate: (row: RawObservation, story: Story) => Rate
  readonly words: (rate: Rate) => string
  /** What one of the things that a visit rests on is called; null: the visit rests on time. */
  readonly one: string | null
  readonly count: (row: RawObservation) => number
  readonly least: number
}

const inTime = ({ k, n }: Rate) => `${clock(k)} of ${clock(n)} (${percentOf(k, n)})`
const tools: readonly Tool[] = [
  {
    id: 2,
    key: 'on-task',
    title: 'On Task',
    what: 'On task',
    one: 'sweep',
    least: 1,
    rate: (row) => scoredRate(row),
    words: ({ k, n }) => share(k, n),
    count: (row) => scoredRate(row).sweeps,
  },
  {
    id: 3,
    key: 'advanced-task',
    title: 'Advanced Task',
    what: 'On task or deeper',
    one: 'round',
    least: 1,
    rate: (row) => ({ k: looksIn(row).filter(({ level }) => level >= 2).length, n: looksIn(row).length }),
    words: ({ k, n }) => share(k, n),
    count: (row) => captureOf(row).rounds.length,
  },
  {
    id: 4,
    key: 'high-level-questions',
    title: 'Higher-Level Questioning',
    what: 'High level',
    one: 'academic question',
    least: 2,
    rate: (row) => ({ k: academicIn(row).filter(isHighLevel).length, n: academicIn(row).length }),
    words: ({ k, n }) => share(k, n),
    count: (row) => academicIn(row).length,
  },
  {
    id: 6,
    key: 'instruction',
    title: 'Keeping Time',
    what: 'Instruction',
    one: null,
    least: 2,
    rate: (row, story) => {
      const settings = settingsOf(story, row) as Settings
      const seconds = secondsOf(row, 'activities').filter((it) => it !== NOT_OBSERVED)
      return { k: seconds.filter((it) => isTeaching(settings, it)).length, n: seconds.length }
    },
    words: inTime,
    count: (row) => secondsOf(row, 'activities').filter((it) => it !== NOT_OBSERVED).length,
  },
]

/** What each tool shares out of a visit, visit after visit. */
export function runs(story: Story): Said {
  return Object.fromEntries(
    tools.flatMap((tool) => {
      const rows = toldWith(story, tool.id)
      return rows.length < tool.least ? [] : [[tool.key, runOf(story, tool, rows)] as const]
    }),
  )
}

function runOf(story: Story, tool: Tool, rows: readonly RawObservation[]): Rows[] {
  const basis = (row: RawObservation) =>
    tool.one ? many(tool.count(row), tool.one) : `${clock(tool.count(row))} observed`
  const setUp = (row: RawObservation | undefined) => `${row?.configuration_id} ${row?.configuration_version}`
  const isBreak = (row: RawObservation, place: number) => place > 0 && setUp(rows[place - 1]) !== setUp(row)
  const isNamed = tool.title.toLowerCase() === tool.what.toLowerCase()
  const table = rows.map((row, place) => {
    const rate = tool.rate(row, story)
    const remarks = [
      ...(isBreak(row, place) ? ['another set-up'] : []),
      ...(tool.id === 2 && tool.count(row) < 5 ? ['indicative'] : []),
    ]
    const words = rate.n === 0 ? 'None' : tool.words(rate)
    return [dayIn(story, row), words, basis(row), observerOf(story, row), remarks.join(', ')]
  })
  const rings = tool.id === 2 ? rows.flatMap((row) => ringsOf(story, row)) : []
  const visits = many(rows.length, 'visit')
  const made = [
    visits,
    ...(tool.one ? [many(total(rows.map(tool.count)), tool.one)] : []),
    many(distinct(rows.map((it) => it.observer_id)), 'observer'),
  ].join(', ')
  const isPartial = rows.some((row) => !hasRecord(story, row))
  const marks =
    rings.length > 0
      ? `Squares are visits; rings are sweeps${isPartial ? ', where the record is at hand' : ''}.`
      : 'Squares are visits.'
  const title = isNamed ? tool.title : `${tool.title}: ${tool.what.toLowerCase()}`
  const last = rows.findLastIndex(isBreak)
  const since = rows.slice(Math.max(0, last)).map((row) => tool.rate(row, story))
  const trend = ['Trend', trendOf(since.filter(({ n }) => n >= 5).map(({ k, n }) => k / n))]
  return [
    line(`${isNamed ? '' : `${tool.what}. `}${made}. ${marks}`),
    drawnRows(title, table, [rows.length, visits]),
    [
      ...rangeOf(rings),
      ['Observers', observersIn(story, rows)],
      last > 0 ? [...trend, 'since the set-up is what it is'] : trend,
    ],
  ]
}

/** The shares of those sweeps of a visit that have enough students. */
function ringsOf(story: Story, row: RawObservation): number[] {
  if (!hasRecord(story, row)) return []
  return sweepsIn(row)
    .filter((sweep) => isScored(sweep) && seenIn([sweep]) >= 5)
    .map((sweep) => sumOf([sweep], 'on-task') / seenIn([sweep]))
}

function rangeOf(rings: readonly number[]): Rows {
  if (rings.length < 2) return []
  const sorted = rings.toSorted((a, b) => a - b)
  const [least, most] = [sorted[0], sorted.at(-1)].map((it) => percentOf(it ?? 0, 1))
  const words = least === most ? `All ${least}` : `${least} to ${most}`
  return [['Range of sweeps', words, many(rings.length, 'sweep')]]
}

function observersIn(story: Story, rows: readonly RawObservation[]): string {
  const names = rows.map((row) => observerOf(story, row))
  return [...new Set(names)]
    .toSorted(new Intl.Collator('en').compare)
    .map((name) => `${name} ${names.filter((it) => it === name).length}`)
    .join(', ')
}

const points = (it: number) => Math.round(100 * it) || 0

/** The trend in words: fewer than four visits have none, fewer than six have no slope. */
function trendOf(shares: readonly number[]): string {
  const visits = many(shares.length, 'visit')
  if (shares.length < 4) return `${visits}: no direction is told before 4`
  if (shares.length < 6) return `${lastTwo(shares)}. ${visits}: no slope is drawn before 6`
  const slopes = shares.flatMap((one, place) =>
    shares.flatMap((other, later) => (later > place ? [(other - one) / (later - place)] : [])),
  )
  const slope = points(middle(slopes) ?? 0)
  if (slope === 0) return `${visits}: level, less than one point from visit to visit`
  return `${visits}: about ${many(Math.abs(slope), 'point')} ${slope > 0 ? 'higher' : 'lower'} from visit to visit`
}

function lastTwo(shares: readonly number[]): string {
  const apart = points((middle(shares.slice(-2)) ?? 0) - (middle(shares.slice(0, 2)) ?? 0))
  if (apart === 0) return 'The last two are level with the first two'
  return `The last two lie ${many(Math.abs(apart), 'point')} ${apart > 0 ? 'above' : 'below'} the first two`
}
