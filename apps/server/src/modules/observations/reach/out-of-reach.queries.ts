import { and, eq, exists, isNull, ne, notExists, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { accounts } from '../../../database/platform.tables.ts'
import { prepared } from '../../../database/prepared.ts'
import { educators } from '../../educators/educators.tables.ts'
import { observations } from '../observations.tables.ts'
import { deliveries, sentCopies } from '../send/sendings.tables.ts'

// The mark alone says it of nearly all that was sent.
const mayBe = sql`${observations.isUndelivered} and ${observations.status} in ('sent', 'acknowledged')`

/** Whether a delivery has not reached its educator: no mail, no account to find it with, never opened, nor on paper. */
function hasNotReached(db: Queries): SQL | undefined {
  const { isEducator, mailId, openedAt, state } = deliveries
  const account = db
    .select({ id: accounts.userId })
    .from(accounts)
    .where(and(eq(accounts.userId, educators.userId), isNull(accounts.pausedAt)))
  return and(isEducator, isNull(mailId), isNull(openedAt), ne(state, 'handed-over'), notExists(account))
}

/** Whether nothing of a sent observation has reached the educator. */
export function isOutOfReach(db: Queries): SQL<boolean> {
  const { observationId, version, sendId } = sentCopies
  const unreached = db
    .select({ id: observationId })
    .from(sentCopies)
    .innerJoin(deliveries, eq(deliveries.sendId, sendId))
    .innerJoin(educators, eq(educators.id, observations.educatorId))
    .where(and(eq(observationId, observations.id), eq(version, observations.version), hasNotReached(db)))
  return sql<boolean>`(${mayBe} and ${exists(unreached)})`
}

/**
 * Whether a sending reached nobody, for a statement that joins its educator and, of all deliveries, the one that
 * `tellingFirst` puts first.
 */
export function isToldOutOfReach(db: Queries): SQL<boolean> {
  return sql<boolean>`(${mayBe} and ${hasNotReached(db)}) is true`
}

export const findOutOfReach = prepared<{ id: string }>()((db, value) =>
  db
    .select({ id: observations.id })
    .from(observations)
    .where(and(eq(observations.id, value('id')), isOutOfReach(db))),
)
