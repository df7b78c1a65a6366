import {
  addDays,
  type Day,
  mondayOf,
  type SchoolWeek,
  type SchoolYear,
  schoolDaysUntil,
  weeksUntil,
} from '../calendar/calendar.ts'
import { byLetters } from '../words/in-order.ts'

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
  /** Visits a week; null where the educator had not joined yet, and had no visit. */
  readonly weeks: (number | null)[]
  readonly total: number
  /** Null where the educator was not visited yet. */
  readonly schoolDaysSince: number | null
  readonly isVisitedToday: boolean
}

export interface Coverage<E extends CoverageEducator> {
  readonly weeks: SchoolWeek[]
  readonly rows: CoverageRow<E>[]
}

/** Coverage of educators: longest wait first, and by name where the wait is the same. */
export function coverageOf<E extends CoverageEducator>(
  year: SchoolYear,
  today: Day,
  educators: readonly E[],
  visitDays: readonly VisitDay[],
): Coverage<E> {
  const weeks = weeksUntil(year, today)
  const ends = weeks.map(({ monday }) => addDays(monday, 6))
  const visitsOf = byEducator(visitDays)
  const [longest = today] = [...visitsOf.values()].flatMap(({ last }) => last ?? []).sort()
  const waits = schoolDaysUntil(year, longest, today)
  const rows = educators.map((educator): CoverageRow<E> => {
    const theirs = visitsOf.get(educator.id) ?? { byWeek: new Map<Day, number>(), total: 0, last: null }
    return {
      educator,
      weeks: weeks.map(({ monday }, index) => {
        const visits = theirs.byWeek.get(monday) ?? 0
        return visits === 0 && (ends[index] ?? today) < educator.joinedOn ? null : visits
      }),
      total: theirs.total,
      schoolDaysSince: theirs.last === null ? null : (waits.get(theirs.last) ?? 0),
      isVisitedToday: theirs.last === today,
    }
  })
  return { weeks, rows: rows.sort(byWait) }
}

interface Visits {
  /** Visits by the Monday of their week. */
  readonly byWeek: Map<Day, number>
  total: number
  last: Day | null
}

/** Visits by educator and week. Each day's week is looked up once, however many were visited on it. */
function byEducator(visitDays: readonly VisitDay[]): Map<number, Visits> {
  const mondays = new Map<Day, Day>()
  const found = new Map<number, Visits>()
  for (const { educatorId, day, visits } of visitDays) {
    const monday = mondays.get(day) ?? mondayOf(day)
    mondays.set(day, monday)
    const theirs = found.get(educatorId) ?? { byWeek: new Map(), total: 0, last: null }
    found.set(educatorId, theirs)
    theirs.byWeek.set(monday, (theirs.byWeek.get(monday) ?? 0) + visits)
    theirs.total += visits
    if (theirs.last === null || day > theirs.last) theirs.last = day
  }
  return found
}

function byWait(a: CoverageRow<CoverageEducator>, b: CoverageRow<CoverageEducator>): number {
  const wait = (row: CoverageRow<CoverageEducator>) => row.schoolDaysSince ?? Number.POSITIVE_INFINITY
  if (wait(a) !== wait(b)) return wait(b) - wait(a)
  return a.total - b.total || byLetters(a.educator.name, b.educator.name)
}
