import type { Day } from '@corridor/domain/calendar/calendar'
import { TEACHER_CONFERENCE } from '@corridor/domain/observation/conference'
import type { Scope } from '@corridor/domain/people/actor'
import type { UserId } from '@corridor/domain/people/ids'
import { and, asc, desc, eq, gte, isNull, lte, not, or, sql } from 'drizzle-orm'
import type { Queries } from '../../database/doors.ts'
import { isOneOf } from '../../database/is-one-of.ts'
import { schools } from '../districts/districts.tables.ts'
import { educatorAssignments, educators } from '../educators/educators.tables.ts'
import { observations } from '../observations/observations.tables.ts'

/** Who teaches where on a day, as far as a scope reaches: one row for each educator and school. */
export function placesWithin(db: Queries, scope: Scope, today: Day) {
  const { id, name, grades, subject, room, periods, userId, isActive } = educators
  const { educatorId, schoolId, startsOn, endsOn } = educatorAssignments
  return db
    .select({ id, name, grades, subject, room, periods, userId, schoolId })
    .from(educatorAssignments)
    .innerJoin(educators, eq(id, educatorId))
    .innerJoin(schools, eq(schools.id, schoolId))
    .where(
      and(
        isActive,
        schools.isActive,
        lte(startsOn, today),
        or(isNull(endsOn), gte(endsOn, today)),
        or(
          scope.schools === 'all' ? sql`true` : isOneOf(schoolId, scope.schools),
          isOneOf(educatorId, scope.educators),
        ),
      ),
    )
    .orderBy(asc(name), asc(id), asc(schools.name))
}

export type Place = Awaited<ReturnType<typeof placesWithin>>[number]

export function openSchools(db: Queries) {
  const { id, name, bellSchedule, isActive } = schools
  return db
    .select({ id, name, periods: bellSchedule })
    .from(schools)
    .where(eq(isActive, true))
    .orderBy(asc(name))
}

/** The tool that somebody used last with each educator, and its set. */
export function lastTools(db: Queries, observer: UserId) {
  const { educatorId, toolTypeId, configurationId, startedAt, observerId, isAhead } = observations
  return db
    .selectDistinctOn([educatorId], { educatorId, toolTypeId, configurationId })
    .from(observations)
    .where(and(eq(observerId, observer), not(isAhead)))
    .orderBy(educatorId, desc(startedAt))
}

/** How many students somebody saw in each class, an educator's period, when they were there last. */
export function lastClasses(db: Queries, observer: UserId) {
  const { id, educatorId, period, startedAt, observerId, isAhead, toolTypeId } = observations
  const isVisit = sql`${toolTypeId} <> ${TEACHER_CONFERENCE}`
  const last = db
    .selectDistinctOn([educatorId, period], { id })
    .from(observations)
    .where(and(eq(observerId, observer), not(isAhead), isVisit))
    .orderBy(educatorId, period, desc(startedAt))
  const students = sql<number>`(${observations.document} -> 'context' ->> 'studentsPresent')::int`
  return db
    .select({ educatorId, period, students })
    .from(observations)
    .where(and(sql`${id} in (${last})`, sql`${students} is not null`))
}
