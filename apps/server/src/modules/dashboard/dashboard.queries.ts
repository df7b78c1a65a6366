import type { Day } from '@corridor/domain/calendar'
import type { EducatorId, SchoolId, UserId } from '@corridor/domain/ids'
import { and, countDistinct, eq, gte, inArray, isNull, lte, ne, not, or, sql } from 'drizzle-orm'
import type { Queries } from '../../database/doors.ts'
import { educatorAssignments, educators } from '../educators/educators.tables.ts'
import { observations } from '../observations/observations.tables.ts'
import { users } from '../people/people.tables.ts'

/** A part of a school: everybody, or the educators of a group. */
export interface Part {
  readonly schoolId: SchoolId
  readonly educatorIds: 'all' | readonly EducatorId[]
}

export function educatorsOf(db: Queries, { schoolId, educatorIds }: Part, on: Day) {
  const { startsOn, endsOn } = educatorAssignments
  return db
    .select({
      id: educators.id,
      name: educators.name,
      teaching: sql<string>`${educators.grades} || ' ' || ${educators.subject}`,
      room: educators.room,
      joinedOn: startsOn,
    })
    .from(educators)
    .innerJoin(educatorAssignments, eq(educatorAssignments.educatorId, educators.id))
    .where(
      and(
        eq(educatorAssignments.schoolId, schoolId),
        lte(startsOn, on),
        or(isNull(endsOn), gte(endsOn, on)),
        educatorIds === 'all' ? undefined : inArray(educators.id, [...educatorIds]),
      ),
    )
}

/** Visits by educator, observer, kind and day since a day. Drafts are their observer's alone and count for nobody; what a wrong clock has put into the future is no visit yet. */
export function visitDaysOf(db: Queries, { schoolId, educatorIds }: Part, since: Day, timeZone: string) {
  const day = sql<Day>`(${observations.startedAt} at time zone ${sql.raw(`'${timeZone.replaceAll("'", "''")}'`)})::date::text`
  const isCoaching = sql<boolean>`${observations.purpose} = 'coaching'`
  return db
    .select({
      educatorId: observations.educatorId,
      observerId: observations.observerId,
      isCoaching,
      day,
      visits: countDistinct(observations.visitId),
    })
    .from(observations)
    .where(
      and(
        eq(observations.schoolId, schoolId),
        ne(observations.status, 'draft'),
        not(observations.isAhead),
        gte(observations.startedAt, sql`${since}::timestamp at time zone ${timeZone}`),
        educatorIds === 'all' ? undefined : inArray(observations.educatorId, [...educatorIds]),
      ),
    )
    .groupBy(observations.educatorId, observations.observerId, isCoaching, day)
}

export function namesOf(db: Queries, userIds: readonly UserId[]) {
  return db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, [...userIds]))
}

export async function schoolsOfEducators(
  db: Queries,
  educatorIds: readonly EducatorId[],
  on: Day,
): Promise<SchoolId[]> {
  const { schoolId, educatorId, startsOn, endsOn } = educatorAssignments
  const found = await db
    .selectDistinct({ schoolId })
    .from(educatorAssignments)
    .where(and(inArray(educatorId, [...educatorIds]), lte(startsOn, on), or(isNull(endsOn), gte(endsOn, on))))
  return found.map((it) => it.schoolId)
}
