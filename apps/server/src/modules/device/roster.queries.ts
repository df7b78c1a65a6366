import type { Day } from '@corridor/domain/calendar/calendar'
import type { Scope } from '@corridor/domain/people/actor'
import type { SchoolId, UserId } from '@corridor/domain/people/ids'
import { and, asc, countDistinct, desc, eq, gte, isNull, lte, not, or, sql } from 'drizzle-orm'
import { contains } from '../../database/by-name.ts'
import type { Queries } from '../../database/doors.ts'
import { isOneOf } from '../../database/is-one-of.ts'
import { schools } from '../districts/districts.tables.ts'
import { educatorAssignments, educators } from '../educators/educators.tables.ts'
import { observations } from '../observations/observations.tables.ts'

/** Two years of somebody who observes every other day. */
const NEWEST = 200

/** Who teaches where on a day, as far as a scope reaches: one row for each educator and school. */
export function placesWithin(db: Queries, scope: Scope, today: Day, search?: string) {
  const { id, name, grades, subject, room, periods, userId } = educators
  const { educatorId, schoolId } = educatorAssignments
  return db
    .select({ id, name, grades, subject, room, periods, userId, schoolId })
    .from(educatorAssignments)
    .innerJoin(educators, eq(id, educatorId))
    .innerJoin(schools, eq(schools.id, schoolId))
    .where(
      and(
        isTaught(today),
        search ? contains(sql<string>`${name} || ' ' || ${room} || ' ' || ${subject}`, search) : undefined,
        or(
          scope.schools === 'all' ? sql`true` : isOneOf(schoolId, scope.schools),
          isOneOf(educatorId, scope.educators),
        ),
      ),
    )
    .orderBy(asc(name), asc(id), asc(schools.name))
}

function isTaught(today: Day) {
  const { startsOn, endsOn } = educatorAssignments
  return and(
    educators.isActive,
    schools.isActive,
    lte(startsOn, today),
    or(isNull(endsOn), gte(endsOn, today)),
  )
}

/** How many educators a district has on a day. */
export async function countEducators(db: Queries, today: Day): Promise<number> {
  const [found] = await db
    .select({ n: countDistinct(educators.id) })
    .from(educatorAssignments)
    .innerJoin(educators, eq(educators.id, educatorAssignments.educatorId))
    .innerJoin(schools, eq(schools.id, educatorAssignments.schoolId))
    .where(isTaught(today))
  return found?.n ?? 0
}

/** Where somebody observed since a day, finished or not; of very many visits the newest tell. */
export async function schoolsVisited(db: Queries, observer: UserId, since: Day): Promise<SchoolId[]> {
  const { id, schoolId, startedAt, observerId } = observations
  const newest = db
    .select({ schoolId })
    .from(observations)
    .where(and(eq(observerId, observer), gte(startedAt, sql`${since}::date`)))
    .orderBy(desc(startedAt), desc(id))
    .limit(NEWEST)
    .as('newest')
  const found = await db.selectDistinct({ id: newest.schoolId }).from(newest)
  return found.map((it) => it.id)
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

/** The tool that somebody used last with each educator whom they visited lately. */
export function lastTools(db: Queries, observer: UserId) {
  const { id, educatorId, toolTypeId, startedAt, observerId, isAhead } = observations
  const newest = db
    .select({ educatorId, toolTypeId, startedAt })
    .from(observations)
    .where(and(eq(observerId, observer), not(isAhead)))
    .orderBy(desc(startedAt), desc(id))
    .limit(NEWEST)
    .as('newest')
  return db
    .selectDistinctOn([newest.educatorId], { educatorId: newest.educatorId, toolTypeId: newest.toolTypeId })
    .from(newest)
    .orderBy(newest.educatorId, desc(newest.startedAt))
}
