import type { Day } from '@corridor/domain/calendar/calendar'
import type { EducatorId, SchoolId } from '@corridor/domain/people/ids'
import { and, asc, countDistinct, eq, gte, isNull, lte, or, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { isOneOf } from '../../../database/is-one-of.ts'
import { educatorAssignments, educators } from '../../educators/educators.tables.ts'
import { isKnownTo } from '../../observations/access/readable.ts'
import { isCountedVisit } from '../../observations/facts/counted-visit.ts'
import { observations } from '../../observations/observations.tables.ts'
import type { Looking } from '../dashboard.queries.ts'

/** Whole schools, and single educators wherever they teach. */
export interface Visited {
  readonly schools: readonly SchoolId[]
  readonly educators: readonly EducatorId[]
}

/** Who is to be visited and teaches on a day, each once; at one school, where one is chosen. */
export function educatorsToVisit(db: Queries, visited: Visited, on: Day, at: SchoolId | undefined) {
  const { schoolId, educatorId, startsOn, endsOn } = educatorAssignments
  const { id, name, grades, subject, room, isActive } = educators
  return db
    .selectDistinctOn([id], {
      id,
      name,
      teaching: sql<string>`${grades} || ' ' || ${subject}`,
      room,
      joinedOn: startsOn,
      schoolId,
    })
    .from(educators)
    .innerJoin(educatorAssignments, eq(educatorId, id))
    .where(
      and(
        isActive,
        lte(startsOn, on),
        or(isNull(endsOn), gte(endsOn, on)),
        at && eq(schoolId, at),
        or(isOneOf(schoolId, visited.schools), isOneOf(id, visited.educators)),
      ),
    )
    .orderBy(asc(id), asc(startsOn))
}

interface Asked {
  readonly educators: readonly EducatorId[]
  readonly since: Day
  readonly timeZone: string
  /** The school that is chosen; undefined: any. */
  readonly at: SchoolId | undefined
}

/** Visits to some educators by day, of which the reader may know: all, their own, and their own coaching. */
export function visitDaysTo(
  db: Queries,
  { actor, me }: Looking,
  { educators: ids, since, timeZone, at }: Asked,
) {
  const { educatorId, observerId, visitId, purpose, startedAt, startedOn } = observations
  const isOwn = eq(observerId, actor.userId)
  return db
    .select({
      educatorId,
      day: startedOn,
      visits: countDistinct(visitId),
      own: sql<number>`(count(distinct ${visitId}) filter (where ${isOwn}))::int`,
      coaching: sql<number>`(count(distinct ${visitId}) filter (where ${and(isOwn, eq(purpose, 'coaching'))}))::int`,
    })
    .from(observations)
    .where(
      and(
        isOneOf(educatorId, ids),
        at && eq(observations.schoolId, at),
        isCountedVisit(),
        gte(startedAt, sql`${since}::timestamp at time zone ${timeZone}`),
        isKnownTo(actor, me),
      ),
    )
    .groupBy(educatorId, startedOn)
}
