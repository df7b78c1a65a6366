import { and, eq, gt, lte } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { registrations } from '../../../database/platform.tables.ts'

export async function insertRegistration(
  db: Queries,
  registration: typeof registrations.$inferInsert,
): Promise<void> {
  await db.insert(registrations).values(registration)
}

export async function findRegistration(db: Queries, tokenHash: string, now: Date) {
  const [registration] = await live(db, tokenHash, now)
  return registration
}

/** Locks a registration until the transaction ends: of many that confirm it at once, the others find it confirmed. */
export async function lockRegistration(db: Queries, tokenHash: string, now: Date) {
  const [registration] = await live(db, tokenHash, now).for('update')
  return registration
}

function live(db: Queries, tokenHash: string, now: Date) {
  return db
    .select({ sealed: registrations.sealed })
    .from(registrations)
    .where(and(eq(registrations.tokenHash, tokenHash), gt(registrations.expiresAt, now)))
}

/** Marks a registration as confirmed. Its row stays for its time: who opens the link again is told that all went well. */
export async function markConfirmed(db: Queries, tokenHash: string): Promise<void> {
  await db.update(registrations).set({ sealed: null }).where(eq(registrations.tokenHash, tokenHash))
}

export async function pruneRegistrations(db: Queries, now: Date): Promise<void> {
  await db.delete(registrations).where(lte(registrations.expiresAt, now))
}
