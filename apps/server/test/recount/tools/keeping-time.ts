import { clock, many, percentOf, quantile, total } from '../arithmetic.ts'
import { chart, type Figure } from '../figures.ts'
import type { RawObservation } from '../raw.ts'
import { drawnIn, type Used } from './used.ts'

interface Start {
  readonly id: string
  readonly at: string
  readonly key: string
}
export interface Settings {
  readonly categories: Readonly<Record<string, { readonly label: string; readonly isInstructional: boolean }>>
  readonly groupings: readonly { readonly id: string; readonly label: string }[]
}

const letters: Readonly<Record<string, string>> = {
  opening: 'O',
  direct: 'D',
  modeling: 'M',
  guided: 'G',
  discussion: 'S',
  independent: 'I',
  check: 'C',
  closure: 'L',
  transition: 'T',
  management: 'B',
  interruption: 'X',
}
export const NOT_OBSERVED = 'not-observed'

export type Track = 'activities' | 'groupings'
export const tracksOf = ({ document }: RawObservation) =>
  document.capture as Readonly<Record<Track, readonly Start[]>>

/** What went on in each second of a visit. */
export function secondsOf(row: RawObservation, track: Track): string[] {
  const { startedAt, endedAt } = row.document
  const { activities, groupings } = tracksOf(row)
  const secondAt = (at: string) => Math.max(0, Math.floor((Date.parse(at) - Date.parse(startedAt)) / 1_000))
  const length =
    endedAt === null
      ? Math.max(0, ...[...activities, ...groupings].map(({ at }) => secondAt(at)))
      : secondAt(endedAt)
  const seconds = new Array<string>(length).fill(track === 'activities' ? NOT_OBSERVED : 'not-noted')
  const starts = tracksOf(row)[track].toSorted(
    (a, b) => Date.parse(a.at) - Date.parse(b.at) || (a.id < b.id ? -1 : 1),
  )
  for (const { at, key } of starts) seconds.fill(key, Math.min(length, secondAt(at)))
  return seconds
}

/** How long each thing lasted without a break. */
export function runsIn(seconds: readonly string[]): { key: string; length: number }[] {
  const runs: { key: string; length: number }[] = []
  for (const key of seconds) {
    const last = runs.at(-1)
    if (last?.key === key) last.length += 1
    else runs.push({ key, length: 1 })
  }
  return runs
}

const settingsIn = (used: Used, row: RawObservation) => used.settingsOf(row) as Settings
export const isTeaching = ({ categories }: Settings, key: string) => categories[key]?.isInstructional === true

function longest(seconds: readonly string[], settings: Settings): number {
  const runs = runsIn(seconds.map((key) => (isTeaching(settings, key) ? 'teaching' : 'other')))
  return Math.max(0, ...runs.filter(({ key }) => key === 'teaching').map(({ length }) => length))
}

function bucketOfMiddle(lengths: readonly number[], buckets: readonly (readonly [number, string])[]) {
  const lower = lengths.toSorted((a, b) => a - b)[Math.ceil(lengths.length / 2) - 1]
  return lower === undefined ? undefined : buckets.find(([below]) => lower < below)?.[1]
}
const INF = Number.POSITIVE_INFINITY
const changes = [
  [30, 'under 0:30'],
  [60, '0:30 to 0:59'],
  [120, '1:00 to 1:59'],
  [300, '2:00 to 4:59'],
  [INF, '5:00 or more'],
] as const
const stretches = [
  [120, 'under 2 min'],
  [300, '2 to 5 min'],
  [600, '5 to 10 min'],
  [1_200, '10 to 20 min'],
  [INF, '20 min or more'],
] as const

function hours(seconds: number): string {
  const minutes = Math.round(seconds / 60)
  return minutes >= 60 ? `${Math.floor(minutes / 60)} h ${minutes % 60} min` : `${minutes} min`
}

export function keepingTime(used: Used): Figure[] {
  const settings = used.settings as Settings
  const all = used.rows.map((row) => ({ seconds: secondsOf(row, 'activities'), of: settingsIn(used, row) }))
  const observed = total(all.map(({ seconds }) => seconds.filter((it) => it !== NOT_OBSERVED).length))
  if (observed === 0) return [{ note: 'No class time was recorded in these visits.' }]
  const teaching = total(all.map(({ seconds, of }) => seconds.filter((it) => isTeaching(of, it)).length))
  const transitions = all.flatMap(({ seconds }) =>
    runsIn(seconds).flatMap(({ key, length }) => (key === 'transition' ? [length] : [])),
  )
  const between = bucketOfMiddle(transitions, changes)
  const longs = all.map(({ seconds, of }) => longest(seconds, of)).filter((it) => it > 0)
  const instruction = `${hours(teaching)} of ${hours(observed)}`
  const grouped = used.rows.flatMap((row) => secondsOf(row, 'groupings'))
  const groupings = [...settings.groupings, { id: 'not-noted', label: 'Not noted' }].flatMap(
    ({ id, label }) => {
      const seconds = grouped.filter((it) => it === id).length
      return seconds > 0 ? [[label, clock(seconds)]] : []
    },
  )
  return [
    ...classTime(used),
    {
      facts: [
        ['Observed', hours(observed)],
        [
          'Instruction',
          used.visits.length < 5 ? instruction : `${instruction} (${percentOf(teaching, observed)})`,
        ],
        between
          ? ['Transitions', String(transitions.length), `median ${between}`]
          : ['Transitions', String(transitions.length)],
        ['Longest uninterrupted stretch', bucketOfMiddle(longs, stretches) ?? 'None', 'median of the visits'],
      ],
    },
    ...(groupings.length > 0
      ? [{ table: 'Time by grouping', columns: ['Grouping', 'Time'], rows: groupings }]
      : []),
  ]
}

function classTime(used: Used): Figure[] {
  const { categories } = used.settings as Settings
  const perVisit = drawnIn(used)
    .map(({ rows }) =>
      rows.flatMap((row) => secondsOf(row, 'activities')).filter((it) => it !== NOT_OBSERVED),
    )
    .filter(({ length }) => length > 0)
  const seconds = used.rows.flatMap((row) => secondsOf(row, 'activities')).filter((it) => it !== NOT_OBSERVED)
  const visits = used.visits.length
  const parts = Object.keys(letters)
    .map((key) => ({ key, n: seconds.filter((it) => it === key).length }))
    .filter(({ n }) => n > 0)
    .map(({ key, n }) => {
      const label = categories[key]?.label ?? ''
      const shares = perVisit.map((it) => it.filter((second) => second === key).length / it.length)
      return {
        n,
        label,
        named: `${letters[key]} ${label}`,
        isTaught: categories[key]?.isInstructional,
        shares,
      }
    })
    .toSorted((a, b) => Number(b.isTaught) - Number(a.isTaught) || b.n - a.n)
  const words = [visits, many(visits, 'visit')] as const
  if (visits < 5) {
    const minutes = parts.map(({ n }) => String(Math.round(n / 6) / 10))
    const columns = ['Visits', ...parts.map(({ label }) => label)]
    return [chart('Use of class time, in minutes', columns, [['All visits', ...minutes]], words)]
  }
  const hasMiddle = perVisit.length >= 5
  const rows = parts.map(({ n, named, shares }) => {
    const [low, high] = [0.25, 0.75].map((part) => percentOf(quantile(shares, part), 1))
    const half = hasMiddle ? `${low?.slice(0, -1)}–${high}` : '–'
    return [named, clock(n), percentOf(n, seconds.length), half]
  })
  const columns = ['Category', 'Time', 'Share', 'Middle half of visits']
  return [
    chart('Use of class time', columns, rows, words),
    ...(hasMiddle ? [{ note: 'In parentheses: the middle half of visits.' }] : []),
  ]
}
