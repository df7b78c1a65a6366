import { Problem } from '@corridor/contract/problems'
import type { UserId } from '@corridor/domain/people/ids'
import { eq } from 'drizzle-orm'
import type { Queries } from '../database/doors.ts'
import { accounts, sessions } from '../database/platform.tables.ts'
import { insertSession, issueToken, type Session } from './sessions.ts'

/** How long support may look with somebody's eyes. */
const IMPERSONATION_MS = 3_600_000

/**
 * Starts a session as somebody else for support, whose own session, the parent, stays open. It ends with the parent,
 * after an hour, or when the next one begins; nothing prolongs it.
 */
export async function startImpersonation(db: Queries, parent: Session, userId: UserId, now: Date) {
  // Of two impersonations that begin at once the later ends the earlier, and none outlives a parent that ends
  // meanwhile.
  const held = await db.select().from(sessions).where(eq(sessions.id, parent.id)).for('update')
  if (held.length === 0) throw new Problem('sign-in-required')
  await db.delete(sessions).where(eq(sessions.parentId, parent.id))
  const expiresAt = new Date(now.getTime() + IMPERSONATION_MS)
  const id = await insertSession(db, {
    userId,
    parentId: parent.id,
    staySignedIn: false,
    device: 'Corridor support',
    // No browser signs in with this session: only its own end, and its parent's, ends it.
    deviceHash: `behind ${parent.id}`,
    startedAt: now,
    lastSeenAt: now,
    expiresAt,
  })
  return { id, expiresAt, token: await issueToken(db, id, now) }
}

/** The impersonations that are open behind a session, with their districts. */
export function behind(db: Queries, { id }: Session) {
  return db
    .select({ id: sessions.id, districtId: accounts.districtId })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.userId, sessions.userId))
    .where(eq(sessions.parentId, id))
}
