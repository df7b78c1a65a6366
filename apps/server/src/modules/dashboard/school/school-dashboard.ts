import type { SchoolDashboard } from '@corridor/contract/reports/dashboard'
import type { Period } from '@corridor/domain/calendar/bell-schedule'
import { addDays, type Day, mondayOf } from '@corridor/domain/calendar/calendar'
import { coverageOf } from '@corridor/domain/observation/coverage'
import type { Actor } from '@corridor/domain/people/actor'
import type { SchoolId, UserId } from '@corridor/domain/people/ids'
import { byLetters } from '@corridor/domain/words/in-order'
import type { Queries } from '../../../database/doors.ts'
import type { DistrictToday } from '../../districts/district-today.ts'
import { findSchoolYear } from '../../districts/school-year.ts'
import { listSchoolSteps } from '../../educators/steps/list-school-steps.ts'
import { listMyUnsent } from '../../observations/list/list-my-unsent.ts'
import { listOwnPromises } from '../../observations/list/list-own-promises.ts'
import { followThrough } from '../../reports/overview/follow-through.ts'
import { educatorsOf, type Looking, namesOf, type Part, visitDaysOf } from '../dashboard.queries.ts'
import { dueFollowUps } from '../follow-ups.queries.ts'
import { coverageSums } from './coverage-sums.ts'
import { lessonsAt } from './lessons.ts'

interface Asked {
  readonly part: Part
  readonly school: {
    readonly id: SchoolId
    readonly name: string
    readonly visitsPlannedPerWeek: number | null
    readonly bellSchedule: readonly Period[]
  }
  readonly place: DistrictToday
  /** Whether these are the reader's own visits alone. */
  readonly isOwn: boolean
}

/** A school's home; null before its first school year. */
export async function schoolDashboard(
  db: Queries,
  looking: Looking,
  asked: Asked,
): Promise<SchoolDashboard | null> {
  const { part, school, place, isOwn } = asked
  const { today, now, district } = place
  const { timeZone } = district
  const { actor, me } = looking
  const [year, educators, unsent, followed] = await Promise.all([
    findSchoolYear(db, today),
    educatorsOf(db, part, today),
    listMyUnsent(db, actor),
    isOwn ? null : followThrough({ db, actor, place }, [school.id]),
  ])
  if (!year) return null
  const others = educators.filter(({ id }) => id !== me)
  const [all, followUps, promises] = await Promise.all([
    visitDaysOf(db, looking, part, { since: year.startsOn, until: today }),
    dueFollowUps(db, looking, part, today, year.startsOn),
    isOwn ? [] : listOwnPromises(db, actor, idsOf(others), { now, timeZone }),
  ])
  const counted = isOwn ? all.filter(({ observerId }) => observerId === actor.userId) : all
  const named = counted.flatMap(({ known, ...it }) => (known > 0 ? [{ ...it, visits: known }] : []))
  const { period, lessonOf } = lessonsAt({ bells: school.bellSchedule, year, today, now, timeZone })
  const roster = educators.map(({ periods, ...it }) => ({ ...it, lesson: lessonOf(periods) }))
  // In the summer the grid is that of the year that has ended, as in reports.
  const inYear = named.filter(({ day }) => day <= year.endsOn)
  const coverage = coverageOf(year, today, roster, inYear)
  const bells = school.bellSchedule.map(({ name }) => name)
  const [monday, sunday] = [mondayOf(today), addDays(mondayOf(today), 6)]
  const isThisWeek = ({ day }: { readonly day: Day }) => monday <= day && day <= sunday
  const namedThisWeek = named.filter(isThisWeek)
  const yearStartsAt = new Date(`${year.startsOn}T00:00:00Z`)
  const [observers, steps] = await Promise.all([
    observersOf(db, actor, namedThisWeek),
    isOwn ? null : listSchoolSteps(db, actor, { educators: others, promises, today, yearStartsAt }),
  ])
  return {
    school: { id: school.id, name: school.name },
    instructionalWeek: coverage.weeks.filter(({ closure }) => closure === null).length,
    yearStartsOn: year.startsOn,
    period,
    coverage: {
      ...coverage,
      ...coverageSums(inYear, { weeks: coverage.weeks, roster, periods: bells }),
    },
    followUps,
    thisWeek: {
      goal: isOwn ? null : school.visitsPlannedPerWeek,
      visits: sum(counted.filter(isThisWeek)),
      educators: new Set(namedThisWeek.map(({ educatorId }) => educatorId)).size,
      observers,
    },
    steps,
    unsent,
    followThrough: followed?.together ?? null,
  }
}

type Visits = readonly { observerId: UserId; visits: number }[]

/** The observers of visits: the reader first, then by name. A list of people is never a ranking. */
async function observersOf(db: Queries, actor: Actor, visits: Visits) {
  const ids = [...new Set(visits.map(({ observerId }) => observerId))]
  const observers = (await namesOf(db, { ids })).map(({ id, name }) => ({
    name,
    visits: sum(visits.filter(({ observerId }) => observerId === id)),
    isYou: id === actor.userId,
  }))
  return observers.sort((a, b) => Number(b.isYou) - Number(a.isYou) || byLetters(a.name, b.name))
}

function idsOf<Id>(some: readonly { readonly id: Id }[]): Id[] {
  return some.map(({ id }) => id)
}

function sum(visits: readonly { visits: number }[]): number {
  return visits.reduce((total, it) => total + it.visits, 0)
}
