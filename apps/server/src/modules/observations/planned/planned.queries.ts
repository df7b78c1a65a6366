import type { UserId } from '@corridor/domain/people/ids'
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { accounts } from '../../../database/platform.tables.ts'
import { plannedSendings } from './planned.tables.ts'

export type PlannedRow = typeof plannedSendings.$inferSelect

/** Holds a planned sending: whoever else changes or sends it waits until the transaction ends. */
export async function lockPlanned(db: Queries, id: string): Promise<PlannedRow | undefined> {
  const [found] = await db.select().from(plannedSendings).where(eq(plannedSendings.id, id)).for('update')
  return found
}

export function plannedOf(db: Queries, observerId: UserId, visitId: string): Promise<PlannedRow[]> {
  const isOwn = and(eq(plannedSendings.visitId, visitId), eq(plannedSendings.observerId, observerId))
  return db.select().from(plannedSendings).where(isOwn).orderBy(desc(plannedSendings.sendAt))
}

/**
 * Holds what an observer planned in a visit that waits. One that somebody holds already is about to go out, and is left
 * out: waiting for it would make each wait for the other.
 */
export function lockWaiting(db: Queries, observerId: UserId, visitId: string): Promise<PlannedRow[]> {
  const { observerId: by, visitId: visit, state } = plannedSendings
  const isWaiting = and(eq(visit, visitId), eq(by, observerId), eq(state, 'waiting'))
  return db.select().from(plannedSendings).where(isWaiting).for('update', { skipLocked: true })
}

/** Writes a planned sending. Answers whether nobody else has taken its id. */
export async function insertPlanned(db: Queries, row: PlannedRow): Promise<boolean> {
  const written = await db
    .insert(plannedSendings)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: plannedSendings.id })
  return written.length > 0
}

export async function changePlanned(db: Queries, id: string, change: Partial<PlannedRow>): Promise<void> {
  await db.update(plannedSendings).set(change).where(eq(plannedSendings.id, id))
}

/** Whether somebody's account is open: whoever is paused or gone sends nothing. */
export async function isAccountOpen(db: Queries, userId: UserId): Promise<boolean> {
  const isOpen = and(eq(accounts.userId, userId), isNull(accounts.pausedAt))
  return (await db.select({ userId: accounts.userId }).from(accounts).where(isOpen)).length > 0
}

export async function deletePlanned(db: Queries, id: string): Promise<void> {
  await db.delete(plannedSendings).where(eq(plannedSendings.id, id))
}
