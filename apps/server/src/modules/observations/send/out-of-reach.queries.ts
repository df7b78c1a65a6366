import { and, eq, isNull } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { isOneOf } from '../../../database/is-one-of.ts'
import { accounts } from '../../../database/platform.tables.ts'
import { educators } from '../../educators/educators.tables.ts'
import { deliveries, observations, sentCopies } from '../observations.tables.ts'

/** Of sent observations, those of which nothing has reached the educator: no mail, no account to find them with, never opened. */
export async function outOfReach(db: Queries, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { isEducator, mailId, openedAt } = deliveries
  const { observationId, version, sendId } = sentCopies
  const found = await db
    .select({ id: observationId })
    .from(deliveries)
    .innerJoin(sentCopies, eq(sendId, deliveries.sendId))
    .innerJoin(observations, and(eq(observations.id, observationId), eq(observations.version, version)))
    .innerJoin(educators, eq(educators.id, observations.educatorId))
    .leftJoin(accounts, and(eq(accounts.userId, educators.userId), isNull(accounts.pausedAt)))
    .where(
      and(isOneOf(observationId, ids), isEducator, isNull(mailId), isNull(openedAt), isNull(accounts.userId)),
    )
  return new Set(found.map(({ id }) => id))
}
