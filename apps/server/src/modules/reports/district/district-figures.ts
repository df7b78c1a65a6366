import type { DistrictHome, SchoolFigures } from '@corridor/contract/reports/homes'
import {
  type Day,
  mondayOf,
  type SchoolYear,
  schoolDaysBetween,
  weeksUntil,
} from '@corridor/domain/calendar/calendar'
import { sum } from '@corridor/domain/numbers/statistics'
import { type Actor, scopeOf } from '@corridor/domain/people/actor'
import type { SchoolId } from '@corridor/domain/people/ids'
import { yearOn } from '../ground.ts'
import { grouped } from '../grouped.ts'
import { followedIn } from '../overview/follow-through.ts'
import { remembered } from '../remembered.ts'
import { headcount } from '../roster/joined.ts'
import { openSource, type Reading } from '../source.ts'
import type { Figures } from '../tally/figures.ts'
import { FEWEST_EDUCATORS } from '../visits/counted.queries.ts'
import { coverageOf, followTogether, type SchoolSum, sumOfSchool, waitsIn } from './school-sum.ts'
import { waitsOf } from './waits.ts'

/** The overview's figures of a district's schools in the school year that runs, together and of each. */
export type DistrictFigures = Pick<
  DistrictHome,
  'yearStartsOn' | 'instructionalWeek' | 'visits' | 'educators' | 'mayOpen' | 'hasClosedSchools'
> &
  Pick<DistrictHome, 'total' | 'weeks' | 'waits' | 'followThrough'> & {
    readonly schools: readonly (SchoolFigures & { readonly id: SchoolId; readonly name: string })[]
    /** Visits that are finished and not sent. */
    readonly unsent: { readonly visits: number; readonly schools: number; readonly longest: number }
  }

/**
 * The figures of the overview, so that the home and the report agree. Who may read no visit is told counts of whole
 * schools alone, and of people only where at least five stand behind; what is left out leaves every sum but visits, so
 * that no difference tells it either.
 */
export async function districtFigures(
  reader: Reading,
  schools: readonly SchoolId[],
): Promise<DistrictFigures | null> {
  const { actor, place } = reader
  const mayOpen = mayOpenAll(reader)
  const reading = { ...reader, actor: mayOpen ? actor : asLeading(actor) }
  const source = await openSource(reading, { schools: [...schools] }, 'for figures')
  const year = yearOn(place.today, source)
  if (!year) return null
  const [{ total, ofSchool, ofSchools }, teaching, followThrough, inReports] = await Promise.all([
    source.tallies(),
    source.roster(),
    followedIn(source),
    mayOpen ? null : visitsInReports(reader, schools),
  ])
  const roster = grouped(teaching, ({ schoolId }) => schoolId)
  const { today } = place
  const known = {
    monday: mondayOf(today),
    waitSince: remembered((day: Day) => schoolDaysBetween(year, day, today)),
  }
  const sums = source.schools.map(({ id, name, visitsPlannedPerWeek }) => {
    const theirs = { figures: ofSchool(id), roster: roster.get(id) ?? [], goal: visitsPlannedPerWeek }
    return { id, name, ...sumOfSchool(theirs, known) }
  })
  const isTold = ({ coverage, behind }: SchoolSum) => ({
    coverage: mayOpen || coverage.educators >= FEWEST_EDUCATORS,
    follow: mayOpen || behind >= FEWEST_EDUCATORS,
  })
  const covered = sums.filter((it) => isTold(it).coverage)
  const followed = sums.filter((it) => isTold(it).follow)
  const roll = covered.flatMap((it) => it.roster)
  const figures = covered.length === sums.length ? total : ofSchools(covered.map(({ id }) => id))
  const waits = waitsIn(figures, roll, known.waitSince)
  const coverage = coverageOf(headcount(roll), waits)
  return {
    yearStartsOn: year.startsOn,
    instructionalWeek: weeksUntil(year, today).filter(({ closure }) => closure === null).length,
    visits: { all: total.all, coaching: total.coaching, observers: total.observers.size, inReports },
    educators: coverage.educators,
    mayOpen,
    hasClosedSchools: source.mySchools.length > source.schools.length,
    schools: sums.map((it) => ({
      id: it.id,
      name: it.name,
      week: it.week,
      coverage: isTold(it).coverage ? it.coverage : null,
      follow: isTold(it).follow ? it.follow : null,
    })),
    total: {
      week: { visits: sum(sums.map(({ week }) => week.visits)), goal: goalOf(sums) },
      coverage: covered.length > 0 ? coverage : null,
      follow: followTogether(followed),
    },
    weeks: weeksIn(year, today, total.days),
    waits: waitsOf(roll, waits, today),
    // Schools whose own follow-through is not told are not in the sum either.
    followThrough: followed.length > 0 ? followThrough.ofSchools(followed.map(({ id }) => id)) : null,
    unsent: unsentIn(sums, known.waitSince),
  }
}

/** How many visits the report of these schools tells a reader who sees sums alone: those of large enough cells. */
async function visitsInReports(reader: Reading, schools: readonly SchoolId[]): Promise<number> {
  const source = await openSource(reader, { schools: [...schools] }, 'for figures')
  return (await source.counts()).total.all
}

/** Whether the actor may read the visits of all schools. */
export function mayOpenAll({ actor }: Pick<Reading, 'actor'>): boolean {
  return scopeOf(actor, 'report.school').schools === 'all'
}

/** The actor as if they led all schools, for whom sums are made. */
function asLeading(actor: Actor): Actor {
  return { ...actor, assignments: [{ role: 'district-admin', schoolId: null, educatorIds: null }] }
}

/** The goals of schools added up, where every school has set one; else nobody could say what the sum is for. */
function goalOf(sums: readonly SchoolSum[]): number | null {
  const goals = sums.flatMap(({ week }) => week.goal ?? [])
  return goals.length === sums.length && goals.length > 0 ? sum(goals) : null
}

function weeksIn(year: SchoolYear, today: Day, days: Figures['days']): DistrictHome['weeks'] {
  const visits = new Map<Day, number>()
  for (const [day, n] of days) visits.set(mondayOf(day), (visits.get(mondayOf(day)) ?? 0) + n)
  return weeksUntil(year, today).map(({ monday, closure }) => ({
    monday,
    visits: visits.get(monday) ?? 0,
    closure: visits.has(monday) ? null : closure,
    isSoFar: monday === mondayOf(today),
  }))
}

function unsentIn(sums: readonly SchoolSum[], waitSince: (day: Day) => number): DistrictFigures['unsent'] {
  const unsent = sums.map((it) => it.unsent).filter(({ visits }) => visits > 0)
  return {
    visits: sum(unsent.map(({ visits }) => visits)),
    schools: unsent.length,
    longest: Math.max(0, ...unsent.map(({ since }) => (since === null ? 0 : waitSince(since)))),
  }
}
