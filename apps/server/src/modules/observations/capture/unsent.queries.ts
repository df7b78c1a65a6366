import type { UserId } from '@corridor/domain/people/ids'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { contributedTo } from '../answer/contributions.queries.ts'
import { observations } from '../observations.tables.ts'

/** Observations that somebody has begun or finished and not sent, without their text: drafts first, and the newest of each. */
export function unsentOf(db: Queries, userId: UserId) {
  const { id, revision, status, configurationId, configurationVersion, document, startedAt } = observations
  const bytes = sql<number>`octet_length(${document}::text)`
  return db
    .select({ id, revision, status, configurationId, configurationVersion, bytes })
    .from(observations)
    .where(isUnsentOf(userId))
    .orderBy(desc(eq(status, 'draft')), desc(startedAt), asc(id))
}

/** Some unsent observations whole, the oldest first. */
export function unsentWhole(db: Queries, userId: UserId, ids: readonly string[]) {
  const { id, revision, version, status, document, lateDocument, removedAt, startedAt } = observations
  return db
    .select({
      id,
      revision,
      version,
      status,
      document,
      lateDocument,
      removedAt,
      contributed: contributedTo(db),
    })
    .from(observations)
    .where(and(isUnsentOf(userId), sql`${id} = any(${sql.param([...ids])}::uuid[])`))
    .orderBy(asc(startedAt), asc(id))
}

function isUnsentOf(userId: UserId) {
  const { observerId, status } = observations
  // In the words of the index.
  return and(eq(observerId, userId), sql`${status} in ('draft', 'completed')`)
}
