import type { Day } from '@corridor/domain/calendar/calendar'
import { and, asc, desc, eq, gt, gte, lte, ne, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queries } from '../../database/doors.ts'
import { isOneOf } from '../../database/is-one-of.ts'
import { readableBy } from '../observations/access/readable.ts'
import { isCounted } from '../observations/facts/counted-visit.ts'
import { observations } from '../observations/observations.tables.ts'
import type { Looking, Part } from './dashboard.queries.ts'

/**
 * Whom somebody meant to look at again by today, and nobody has visited since that day, as far as the reader may read
 * either. The last word counts: one day for each educator.
 */
export function dueFollowUps(
  db: Queries,
  { actor, me }: Looking,
  { schoolId, educatorIds }: Part,
  today: Day,
  since: Day,
) {
  const { educatorId, visitId, startedAt, startedOn, carried } = observations
  const dueOn = sql<Day>`${carried} ->> 'followUpOn'`
  const later = alias(observations, 'later')
  const newest = db
    .selectDistinctOn([educatorId], { educatorId, visitId, startedAt, dueOn: dueOn.as('due_on') })
    .from(observations)
    .where(
      and(
        eq(observations.schoolId, schoolId),
        educatorIds === 'all' ? undefined : isOneOf(educatorId, educatorIds),
        gte(startedOn, since),
        isCounted(),
        sql`${dueOn} is not null`,
        readableBy(actor, me),
        // What is said about oneself is read where it was sent.
        me && ne(educatorId, me),
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
        isCounted(later),
        ne(later.visitId, newest.visitId),
        gt(later.startedAt, newest.startedAt),
        gte(sql`${later.startedOn}::text`, newest.dueOn),
        // That a follow-up is kept would tell of a visit that is not theirs to know.
        readableBy(actor, me, later),
      ),
    )
  return db
    .select({ educatorId: newest.educatorId, dueOn: newest.dueOn })
    .from(newest)
    .where(and(lte(newest.dueOn, today), notExists(kept)))
    .orderBy(asc(newest.dueOn), asc(newest.educatorId))
}
