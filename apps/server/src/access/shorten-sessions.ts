import type { DistrictId } from '@corridor/domain/people/ids'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../database/doors.ts'
import { accounts, sessions } from '../database/platform.tables.ts'

export const SHORT_MS = 12 * 3_600_000

/** Shortens all sessions of a district: no device stays signed in any longer than the hours of an ordinary session. */
export async function shortenSessions(db: Queries, districtId: DistrictId, now: Date): Promise<void> {
  const theirs = db
    .select({ userId: accounts.userId })
    .from(accounts)
    .where(eq(accounts.districtId, districtId))
  await shorten(db, inArray(sessions.userId, theirs), now)
}

/** Shortens a session that began while the district was deciding. */
export async function shortenSession(db: Queries, { id }: { readonly id: string }, now: Date): Promise<void> {
  await shorten(db, eq(sessions.id, id), now)
}

async function shorten(db: Queries, which: SQL, now: Date) {
  const soon = new Date(now.getTime() + SHORT_MS)
  await db
    .update(sessions)
    .set({ staySignedIn: false, expiresAt: sql`least(${sessions.expiresAt}, ${soon})` })
    .where(and(which, eq(sessions.staySignedIn, true)))
}
