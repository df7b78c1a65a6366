import type { UserId } from '@corridor/domain/ids'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../../database/doors.ts'
import { contributedTo } from './contributions.queries.ts'
import { observations } from './observations.tables.ts'

/** What somebody has begun or finished and not sent, the oldest first. */
export function unsentOf(db: Queries, userId: UserId) {
  const { id, revision, version, status, document, lateDocument, observerId, startedAt } = observations
  return db
    .select({ id, revision, version, status, document, lateDocument, contributed: contributedTo(db) })
    .from(observations)
    .where(and(eq(observerId, userId), inArray(status, ['draft', 'completed'])))
    .orderBy(asc(startedAt), asc(id))
}
