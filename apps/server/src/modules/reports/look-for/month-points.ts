import { monthAndYear, shortMonth } from '@corridor/domain/calendar/day-words'
import { firstOfMonth } from '../days/span.ts'
import { grouped } from '../grouped.ts'
import type { SumsOf } from '../records/set-figures.ts'
import { monthsShown, type ShownMonth } from '../sets/months-shown.ts'
import { type SetSource, versionsOf } from '../sets/set-source.ts'
import { type ReportedLookFor, type ReportedSet, type States, statesOf } from './reported-set.ts'

/** A look-for in a month, with one version of the set; null: nobody was there with it. */
export interface MonthPoint {
  readonly month: ShownMonth
  readonly label: string
  readonly version: number | null
  readonly states: States
  readonly begins: string | null
  readonly isBreak: boolean
}

/** The months of each look-for that is marked observed or not. */
export type MonthsOf = (look: ReportedLookFor) => readonly MonthPoint[]

export function monthsOfEach(source: SetSource, { present }: ReportedSet): MonthsOf {
  if (present.length === 0 || source.shown.length === 0) return () => []
  const sums = source.sums(['month', 'version'])
  const months = usedMonths(source)
  const found = new Map(present.map((look) => [look, monthPoints(source, months, sums, look)]))
  return (look) => found.get(look) ?? []
}

/**
 * The points of a look-for, month by month; a month in which the version changed has a point for each. Sums are by
 * month and version.
 */
function monthPoints(
  source: SetSource,
  months: readonly UsedMonth[],
  sums: SumsOf,
  look: ReportedLookFor,
): MonthPoint[] {
  const slots = slotsOf(months, look)
  return slots.map(({ month, version, isAlone, isFirst }, place) => {
    const before = slots.slice(0, place).findLast((it) => it.version !== null)?.version ?? null
    return {
      month,
      version,
      label: labelOf(source, month, isAlone ? null : version),
      states: statesOf(sums(look.item.id, month.month, String(version))),
      begins: version === null ? null : beginsWords(source, look, version, before),
      isBreak: month.isAfterGap && isFirst,
    }
  })
}

interface Slot {
  readonly month: ShownMonth
  readonly version: number | null
  readonly isAlone: boolean
  readonly isFirst: boolean
}

/** The months from the first in which somebody was there with the look-for to the last. */
function slotsOf(months: readonly UsedMonth[], look: ReportedLookFor): Slot[] {
  const slots = months.flatMap(({ month, used }): Slot[] => {
    const versions = used.filter((it) => look.versions.includes(it))
    if (versions.length === 0) return [{ month, version: null, isAlone: true, isFirst: true }]
    const isAlone = versions.length === 1
    return versions.map((version, place) => ({ month, version, isAlone, isFirst: place === 0 }))
  })
  const isThere = ({ version }: Slot) => version !== null
  return slots.slice(slots.findIndex(isThere), slots.findLastIndex(isThere) + 1)
}

/** A month with the versions that visits were made with in it. */
interface UsedMonth {
  readonly month: ShownMonth
  readonly used: readonly number[]
}

function usedMonths({ shown, span, years }: SetSource): UsedMonth[] {
  const byMonth = grouped(shown, ({ startedOn }) => firstOfMonth(startedOn))
  const days = shown.map(({ startedOn }) => startedOn)
  return monthsShown(days, span, years).map((month) => ({
    month,
    used: versionsOf(byMonth.get(month.month) ?? []),
  }))
}

const MONTHS_OF_A_YEAR = 12

function labelOf({ span }: SetSource, { month }: ShownMonth, version: number | null): string {
  const isLong =
    span.to.slice(0, 4) !== span.from.slice(0, 4) && monthsApart(span.from, span.to) >= MONTHS_OF_A_YEAR
  const words = isLong ? `${shortMonth(month)} ${monthAndYear(month).slice(-4)}` : shortMonth(month)
  return version === null ? words : `${words} v${version}`
}

function monthsApart(from: string, to: string): number {
  const count = (day: string) => Number(day.slice(0, 4)) * MONTHS_OF_A_YEAR + Number(day.slice(5, 7))
  return count(to) - count(from)
}

/** The words where a version begins: the line goes on where the look-for says the same. */
function beginsWords(
  { used }: SetSource,
  { versions, isReworded }: ReportedLookFor,
  version: number,
  before: number | null,
): string | null {
  if (before === version) return null
  if (before !== null) return `v${version} starts: same wording`
  const isFirst = used[0] === version || versions[0] !== version
  if (isFirst) return null
  return `v${version} starts: ${isReworded ? 'new wording' : 'new look-for'}`
}
