import {
  addDays,
  type Day,
  mondayOf,
  type SchoolWeek,
  type SchoolYear,
  schoolDaysBetween,
  weeksUntil,
} from '../calendar/calendar.ts'

export interface CoverageEducator {
  readonly id: number
  readonly name: string
  readonly joinedOn: Day
}

/** How many visits an educator had on a day. */
export interface VisitDay {
  readonly educatorId: number
  readonly day: Day
  readonly visits: number
}

interface CoverageRow<E extends CoverageEducator> {
  readonly educator: E
  /** A number a week; null where the educator had not joined yet, and had no visit. */
  readonly weeks: (number | null)[]
  readonly total: number
  /** Null until the first visit. */
  readonly schoolDaysSince: number | null
}

export interface Coverage<E extends CoverageEducator> {
  readonly weeks: SchoolWeek[]
  readonly rows: CoverageRow<E>[]
}

/** Who was visited when, longest wait first, and by name where the wait is the same. */
export function coverageOf<E extends CoverageEducator>(
  year: SchoolYear,
  today: Day,
  educators: readonly E[],
  visitDays: readonly VisitDay[],
): Coverage<E> {
  const weeks = weeksUntil(year, today)
  const daysOf = byEducator(visitDays)
  const rows = educators.map((educator) => rowOf(year, today, weeks, educator, daysOf.get(educator.id) ?? []))
  return { weeks, rows: rows.sort(byWait) }
}

function byEducator(visitDays: readonly VisitDay[]): Map<number, VisitDay[]> {
  const groups = new Map<number, VisitDay[]>()
  for (const it of visitDays) groups.set(it.educatorId, [...(groups.get(it.educatorId) ?? []), it])
  return groups
}

function rowOf<E extends CoverageEducator>(
  year: SchoolYear,
  today: Day,
  weeks: readonly SchoolWeek[],
  educator: E,
  visitDays: readonly VisitDay[],
): CoverageRow<E> {
  const last = visitDays
    .map((it) => it.day)
    .sort()
    .at(-1)
  return {
    educator,
    weeks: weeks.map(({ monday }) => {
      const visits = sum(visitDays.filter((it) => mondayOf(it.day) === monday))
      return visits === 0 && addDays(monday, 6) < educator.joinedOn ? null : visits
    }),
    total: sum(visitDays),
    schoolDaysSince: last === undefined ? null : schoolDaysBetween(year, last, today),
  }
}

function byWait(a: CoverageRow<CoverageEducator>, b: CoverageRow<CoverageEducator>): number {
  const wait = (row: CoverageRow<CoverageEducator>) => row.schoolDaysSince ?? Number.POSITIVE_INFINITY
  if (wait(a) !== wait(b)) return wait(b) - wait(a)
  return a.total - b.total || a.educator.name.localeCompare(b.educator.name, 'en')
}

function sum(visitDays: readonly VisitDay[]): number {
  return visitDays.reduce((total, it) => total + it.visits, 0)
}
