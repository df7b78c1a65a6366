import type { Actor } from '@corridor/domain/people/actor'
import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { educators } from '../../educators/educators.tables.ts'
import { servedTo } from '../access/readable.ts'
import { observations } from '../observations.tables.ts'

/** What is not sent, in the words of its index. */
function isUnsentOf(actor: Actor) {
  const { observerId, status } = observations
  return and(eq(observerId, actor.userId), sql`${status} in ('draft', 'completed')`, servedTo(actor))
}

export function countUnsent(db: Queries, actor: Actor) {
  const { status } = observations
  return db.select({ status, n: count() }).from(observations).where(isUnsentOf(actor)).groupBy(status)
}

export function newestUnsent(db: Queries, actor: Actor, most: number) {
  const { id, toolTypeId, educatorId, status, startedAt } = observations
  return db
    .select({ id, toolTypeId, educator: educators.name, status, startedAt })
    .from(observations)
    .innerJoin(educators, eq(educators.id, educatorId))
    .where(isUnsentOf(actor))
    .orderBy(desc(startedAt), desc(id))
    .limit(most)
}
