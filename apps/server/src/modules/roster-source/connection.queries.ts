import type { DistrictId } from '@corridor/domain/people/ids'
import { eq, isNull, lt, or } from 'drizzle-orm'
import type { Queries } from '../../database/doors.ts'
import { users } from '../people/people.tables.ts'
import { rosterConnections } from './connection.tables.ts'

export type ConnectionRow = typeof rosterConnections.$inferSelect

/** The connection of the transaction's own district, if it has one. */
export async function findConnection(
  db: Queries,
): Promise<(ConnectionRow & { changedBy: string }) | undefined> {
  const [found] = await db
    .select({ connection: rosterConnections, changedBy: users.name })
    .from(rosterConnections)
    .innerJoin(users, eq(users.id, rosterConnections.changedById))
  return found && { ...found.connection, changedBy: found.changedBy }
}

export async function keepConnection(
  db: Queries,
  connection: typeof rosterConnections.$inferInsert,
): Promise<void> {
  const { districtId: _, ...set } = connection
  await db
    .insert(rosterConnections)
    .values(connection)
    .onConflictDoUpdate({ target: rosterConnections.districtId, set })
}

export async function deleteConnection(db: Queries): Promise<void> {
  await db.delete(rosterConnections)
}

/** Begins a pull: of several servers that want to, one does; a pull that has not ended for long is over. */
export async function claimPull(db: Queries, now: Date, staleBefore: Date): Promise<boolean> {
  const { pullingSince } = rosterConnections
  const claimed = await db
    .update(rosterConnections)
    .set({ pullingSince: now })
    .where(or(isNull(pullingSince), lt(pullingSince, staleBefore)))
    .returning({ districtId: rosterConnections.districtId })
  return claimed.length > 0
}

type Settled = Pick<ConnectionRow, 'pulledAt' | 'outcome' | 'reason' | 'counts' | 'importId'>

export async function settlePull(db: Queries, districtId: DistrictId, settled: Settled): Promise<void> {
  await db
    .update(rosterConnections)
    .set({ ...settled, pullingSince: null })
    .where(eq(rosterConnections.districtId, districtId))
}
