import type { UserId } from '@corridor/domain/people/ids'
import { and, asc, desc, eq, type Placeholder, sql } from 'drizzle-orm'
import { isOneOf } from '../../../database/is-one-of.ts'
import { prepared } from '../../../database/prepared.ts'
import { contributedTo } from '../answer/contributions.queries.ts'
import { observations } from '../observations.tables.ts'

/** Observations that somebody has begun or finished and not sent, without their text: drafts first, and the newest of each. */
export const unsentOf = prepared<{ userId: UserId }>()((db, value) => {
  const { id, revision, status, configurationId, configurationVersion, document, startedAt } = observations
  const bytes = sql<number>`octet_length(${document}::text)`
  return db
    .select({ id, revision, status, configurationId, configurationVersion, bytes })
    .from(observations)
    .where(isUnsentOf(value('userId')))
    .orderBy(desc(sql`${status} = 'draft'`), desc(startedAt), asc(id))
})

/** Some unsent observations whole, the oldest first. */
export const unsentWhole = prepared<{ userId: UserId; ids: readonly string[] }>()((db, value) => {
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
    .where(and(isUnsentOf(value('userId')), isOneOf(id, value('ids'))))
    .orderBy(asc(startedAt), asc(id))
})

function isUnsentOf(userId: Placeholder) {
  const { observerId, status } = observations
  // The same words as in the index of unsent observations.
  return and(eq(observerId, userId), sql`${status} in ('draft', 'completed')`)
}
