import { many, middle, percentOf, quantile, share, total } from '../arithmetic.ts'
import { shortSeenFrom } from '../days.ts'
import { chart, type Figure } from '../figures.ts'
import type { RawObservation } from '../raw.ts'
import { compared } from './groups.ts'
import { drawnIn, type Used } from './used.ts'

interface Sweep {
  readonly present: number
  readonly setting: string
  readonly isLearningActivity: boolean
  readonly seats: Readonly<Record<string, string>>
  readonly counts: Readonly<Record<string, number>>
}

const codes = ['on-task', 'passive', 'active', 'other-work', 'cannot-see']
const titles = ['On task', 'Off task, passive', 'Off task, active', 'Other school work', 'Cannot see']
const settings = [
  ['whole-group', 'Whole group'],
  ['small-group', 'Small group'],
  ['independent', 'Independent'],
] as const

export const sweepsIn = ({ document }: RawObservation) => (document.capture as { sweeps: Sweep[] }).sweeps

function numberOf({ seats, counts, present }: Sweep, code: string): number {
  const seated = Object.entries(seats).filter(([seat, is]) => Number(seat) <= present && is === code)
  return (counts[code] ?? 0) + seated.length
}

/** Whether a sweep counts: everybody present has a code, and there is something to learn. */
export function isScored(sweep: Sweep): boolean {
  const coded = total(codes.map((code) => numberOf(sweep, code)))
  return sweep.isLearningActivity && coded > 0 && coded >= sweep.present
}

export const sumOf = (sweeps: readonly Sweep[], code: string) => total(sweeps.map((it) => numberOf(it, code)))
export const seenIn = (sweeps: readonly Sweep[]) =>
  total(codes.slice(0, 4).map((code) => sumOf(sweeps, code)))

/** Who was on task of those who were seen, in the sweeps of one observation that count. */
export function scoredRate(row: RawObservation) {
  const scored = sweepsIn(row).filter(isScored)
  return { k: sumOf(scored, 'on-task'), n: seenIn(scored), sweeps: scored.length }
}

export function onTask(used: Used): Figure[] {
  const sweeps = used.rows.flatMap(sweepsIn)
  const scored = sweeps.filter(isScored)
  const apart = sweeps.length - scored.length
  const [k, n] = [sumOf(scored, 'on-task'), seenIn(scored)]
  const rate = scored.length === 0 ? 'No sweep in the rate' : n === 0 ? 'Nobody was seen' : share(k, n)
  const groups = settings.map(([setting, label]) => ({
    label,
    setting,
    isIn: (row: RawObservation) => sweepsIn(row).some((it) => isScored(it) && it.setting === setting),
  }))
  const { shown, notes } = compared('Settings', groups, used)
  const rows = shown
    .map(({ label, setting }) => ({ label, of: scored.filter((it) => it.setting === setting) }))
    .filter(({ of }) => seenIn(of) > 0)
    .map(({ label, of }) => [
      label,
      ...codes.map((code) => String(sumOf(of, code))),
      share(sumOf(of, 'on-task'), seenIn(of)),
    ])
  const counted = [used.visits.length, many(used.visits.length, 'visit')] as const
  return [
    ...dots(used),
    {
      facts: [
        n > 0 ? ['On task', rate, 'students seen, sweep by sweep'] : ['On task', rate],
        apart > 0
          ? ['Sweeps in the rate', String(scored.length), `${apart} counted apart`]
          : ['Sweeps in the rate', String(scored.length)],
      ],
    },
    ...(shown.length > 0
      ? [chart('What students did, by setting', ['Setting', ...titles, 'Rate'], rows, counted)]
      : []),
    ...notes,
  ]
}

function dots(used: Used): Figure[] {
  const all = drawnIn(used).map(({ visit, rows }) => {
    const scored = rows.flatMap(sweepsIn).filter(isScored)
    const label = shortSeenFrom(used.today, visit.day)
    return { label, k: sumOf(scored, 'on-task'), n: seenIn(scored), sweeps: scored.length }
  })
  if (all.every(({ n }) => n === 0)) return []
  const drawn = all.filter(({ n }) => n >= 5)
  const shares = drawn.map(({ k, n }) => k / n)
  const few = drawn.filter(({ sweeps }) => sweeps < 5).length
  const left = all.length - drawn.length
  const edge = (part: number) => percentOf(quantile(shares, part), 1)
  const notes = [
    ...(drawn.length >= 5 && middle(shares) !== null
      ? [`Shaded: middle half, ${edge(0.25)} to ${edge(0.75)}.`]
      : []),
    ...(few > 0 ? [`Dashed: fewer than 5 sweeps, indicative (${few}).`] : []),
    ...(drawn.length > 0 && drawn.length < 5 ? ['Fewer than 5 visits: no median is drawn.'] : []),
    ...(left > 0 ? [`Not drawn: ${many(left, 'visit')} with fewer than 5 students seen.`] : []),
  ]
  const rows = drawn.map(({ label, k, n, sweeps }) => [
    label,
    share(k, n),
    String(sweeps),
    sweeps < 5 ? 'Indicative' : 'Rate',
  ])
  const columns = ['Visit', 'On task', 'Sweeps', 'Read as']
  const counted = [drawn.length, many(drawn.length, 'visit')] as const
  return [
    ...(drawn.length > 0 ? [chart('On task, one dot a visit', columns, rows, counted)] : []),
    ...(notes.length > 0 ? [{ note: notes.join(' ') }] : []),
  ]
}
