import type { Day } from '@corridor/domain/calendar/calendar'
import type { EducatorId, SchoolId } from '@corridor/domain/people/ids'
import { and, asc, between, count, eq, gte, isNull, lte, or, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { isOneOf } from '../../../database/is-one-of.ts'
import { educatorAssignments, educators } from '../../educators/educators.tables.ts'
import { isKnownTo } from '../../observations/access/readable.ts'
import { isCountedVisit } from '../../observations/facts/counted-visit.ts'
import { observations } from '../../observations/observations.tables.ts'
import type { Looking } from '../dashboard.queries.ts'

/** The part of a district that somebody visits: whole schools, and single educators wherever they teach. */
export interface Visited {
  readonly schools: readonly SchoolId[]
  readonly educators: readonly EducatorId[]
}

/** Educators to visit who teach on a day at some schools, each once. */
export function educatorsToVisit(db: Queries, visited: Visited, on: Day, at: readonly SchoolId[]) {
  const { schoolId, educatorId, startsOn, endsOn } = educatorAssignments
  const { id, name, grades, subject, room, periods, isActive } = educators
  return db
    .selectDistinctOn([id], {
      id,
      name,
      teaching: sql<string>`btrim(${grades} || ' ' || ${subject})`,
      room,
      periods,
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
        // These may be all schools of a district: written so, they are compared, and the few to visit are looked up.
        sql`(${isOneOf(schoolId, at)}) is true`,
        or(isOneOf(schoolId, visited.schools), isOneOf(educatorId, visited.educators)),
      ),
    )
    .orderBy(asc(id), asc(startsOn))
}

interface Asked {
  readonly educators: readonly EducatorId[]
  readonly at: readonly SchoolId[]
  readonly since: Day
  readonly until: Day
}

/**
 * Visits to some educators at some schools, of which the reader may know, as reports tell one from another: by educator,
 * day, grade and period, how many, how many of their own, and how many of these were coaching.
 */
export function visitDaysTo(db: Queries, { actor, me }: Looking, asked: Asked) {
  const { educatorId, observerId, visitId, purpose, schoolId, startedOn, grades, period } = observations
  const made = db
    .select({
      educatorId,
      day: startedOn,
      isOwn: sql<boolean>`${eq(observerId, actor.userId)}`.as('is_own'),
      isCoaching: sql<boolean>`${eq(purpose, 'coaching')}`.as('is_coaching'),
      grades: sql<string>`min(${grades})`.as('noted_grades'),
      period: sql<string | null>`min(${period} collate "C")`.as('noted_period'),
    })
    .from(observations)
    .where(
      and(
        isOneOf(educatorId, asked.educators),
        isOneOf(schoolId, asked.at),
        isCountedVisit(),
        between(startedOn, asked.since, asked.until),
        isBegunSince(asked.since),
        isKnownTo(actor, me),
      ),
    )
    .groupBy(visitId, educatorId, observerId, startedOn, purpose)
    .as('made')
  const own = sql<number>`(count(*) filter (where ${made.isOwn}))::int`
  const coaching = sql<number>`(count(*) filter (where ${made.isOwn} and ${made.isCoaching}))::int`
  return db
    .select({
      educatorId: made.educatorId,
      day: made.day,
      grades: made.grades,
      period: made.period,
      visits: count(),
      own,
      coaching,
    })
    .from(made)
    .groupBy(made.educatorId, made.day, made.grades, made.period)
}

/** Whether a visit began since a day: by the column in the index of an educator's visits, with room for every zone. */
function isBegunSince(since: Day) {
  return gte(observations.startedAt, sql`${since}::timestamptz - interval '1 day'`)
}
