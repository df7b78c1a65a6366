import type { Actor } from '@corridor/domain/actor'
import type { Day } from '@corridor/domain/calendar'
import { and, asc, desc, eq, gt, gte, inArray, isNull, lte, ne, not, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queries } from '../../database/doors.ts'
import { educators } from '../educators/educators.tables.ts'
import { observations } from '../observations/observations.tables.ts'
import type { Part } from './dashboard.queries.ts'

/**
 * Whom somebody meant to look at again by today, and nobody has visited since that day. The last word counts: one day
 * for each educator. A draft carries nothing, and what is agreed in coaching is between two.
 */
export function dueFollowUps(
  db: Queries,
  actor: Actor,
  { schoolId, educatorIds }: Part,
  today: Day,
  since: Day,
) {
  const { educatorId, observerId, visitId, startedAt, startedOn, purpose, status, carried, isAhead } =
    observations
  const dueOn = sql<Day>`${carried} ->> 'followUpOn'`
  const later = alias(observations, 'later')
  const newest = db
    .selectDistinctOn([educatorId], { educatorId, visitId, startedAt, dueOn: dueOn.as('due_on') })
    .from(observations)
    .innerJoin(educators, eq(educators.id, educatorId))
    .where(
      and(
        eq(observations.schoolId, schoolId),
        educatorIds === 'all' ? undefined : inArray(educatorId, [...educatorIds]),
        gte(startedOn, since),
        ne(status, 'draft'),
        not(isAhead),
        sql`${dueOn} is not null`,
        or(ne(purpose, 'coaching'), eq(observerId, actor.realUserId)),
        // What is said about oneself is read where it was sent.
        or(isNull(educators.userId), ne(educators.userId, actor.userId)),
      ),
    )
    .orderBy(educatorId, desc(startedAt))
    .as('newest')
  const kept = db
    .select({ id: later.id })
    .from(later)
    .where(
      and(
        eq(later.educatorId, newest.educatorId),
        ne(later.status, 'draft'),
        not(later.isAhead),
        ne(later.visitId, newest.visitId),
        gt(later.startedAt, newest.startedAt),
        gte(sql`${later.startedOn}::text`, newest.dueOn),
        // That a follow-up is kept would tell of somebody else's coaching.
        or(ne(later.purpose, 'coaching'), eq(later.observerId, actor.realUserId)),
      ),
    )
  return db
    .select({ educatorId: newest.educatorId, dueOn: newest.dueOn })
    .from(newest)
    .where(and(lte(newest.dueOn, today), notExists(kept)))
    .orderBy(asc(newest.dueOn), asc(newest.educatorId))
}
