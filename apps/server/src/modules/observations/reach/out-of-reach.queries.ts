import { and, eq, exists, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { accounts } from '../../../database/platform.tables.ts'
import { prepared } from '../../../database/prepared.ts'
import { educators } from '../../educators/educators.tables.ts'
import { deliveries, observations, sentCopies } from '../observations.tables.ts'

/** Whether nothing of a sent observation has reached the educator: no mail, no account to find it with, never opened, nor on paper. */
export function isOutOfReach(db: Queries): SQL<boolean> {
  const { isEducator, mailId, openedAt, state } = deliveries
  const { observationId, version, sendId } = sentCopies
  const unreached = db
    .select({ id: observationId })
    .from(sentCopies)
    .innerJoin(deliveries, eq(deliveries.sendId, sendId))
    .innerJoin(educators, eq(educators.id, observations.educatorId))
    .leftJoin(accounts, and(eq(accounts.userId, educators.userId), isNull(accounts.pausedAt)))
    .where(
      and(
        eq(observationId, observations.id),
        eq(version, observations.version),
        isEducator,
        isNull(mailId),
        isNull(openedAt),
        ne(state, 'handed-over'),
        isNull(accounts.userId),
      ),
    )
  // The mark alone rules out nearly all that was sent.
  return sql<boolean>`(${observations.isUndelivered} and ${observations.status} in ('sent', 'acknowledged') and ${exists(unreached)})`
}

export const findOutOfReach = prepared<{ id: string }>()((db, value) =>
  db
    .select({ id: observations.id })
    .from(observations)
    .where(and(eq(observations.id, value('id')), isOutOfReach(db))),
)
