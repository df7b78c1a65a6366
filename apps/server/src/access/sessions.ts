import { randomBytes } from 'node:crypto'
import type { DistrictId, UserId } from '@corridor/domain/ids'
import { and, desc, eq, gt, isNull, lte, ne } from 'drizzle-orm'
import type { Queries } from '../database/doors.ts'
import { accounts, sessions, sessionTokens } from '../database/platform.tables.ts'
import { type Device, digest } from './device.ts'

const HOUR_MS = 3_600_000
const SHORT_MS = 12 * HOUR_MS
const LONG_MS = 14 * 24 * HOUR_MS // Spec §9
/** How long a token still works after its successor was first used: a tablet may have missed the reply. */
const OVERLAP_MS = 24 * HOUR_MS
const SEEN_EVERY_MS = 60_000

export interface Session {
  readonly id: string
  readonly userId: UserId
  readonly districtId: DistrictId
}

interface Start {
  readonly userId: UserId
  readonly now: Date
  readonly staySignedIn: boolean
  readonly device: Device
}

/** Answers the token: it exists in this reply and on the device, nowhere else. */
export async function startSession(
  db: Queries,
  { userId, now, staySignedIn, device }: Start,
): Promise<string> {
  // Signing out makes no request: whoever signs in next on the device ends what was left there.
  await db.delete(sessions).where(eq(sessions.deviceHash, device.hash))
  const expiresAt = after(now, staySignedIn ? LONG_MS : SHORT_MS)
  const times = { startedAt: now, lastSeenAt: now, expiresAt }
  const values = { userId, staySignedIn, device: device.words, deviceHash: device.hash, ...times }
  const [session] = await db.insert(sessions).values(values).returning({ id: sessions.id })
  if (!session) throw new Error('No session was made.')
  return issueToken(db, session.id, now)
}

interface Found extends Session {
  /** Its time was over: somebody may have copied it. It is noted on the session, and opens nothing. */
  readonly isRetired: boolean
}

/** Whose token it is. */
export async function findSession(db: Queries, token: string, now: Date): Promise<Found | undefined> {
  const [found] = await db
    .select({
      id: sessions.id,
      userId: accounts.userId,
      districtId: accounts.districtId,
      lastSeenAt: sessions.lastSeenAt,
      firstUsedAt: sessionTokens.firstUsedAt,
      retiresAt: sessionTokens.retiresAt,
    })
    .from(sessionTokens)
    .innerJoin(sessions, eq(sessions.id, sessionTokens.sessionId))
    .innerJoin(accounts, eq(accounts.userId, sessions.userId))
    .where(and(eq(sessionTokens.tokenHash, digest(token)), gt(sessions.expiresAt, now)))
  if (!found) return undefined
  const { id, userId, districtId, lastSeenAt, firstUsedAt, retiresAt } = found
  if (retiresAt && retiresAt <= now) {
    await db.update(sessions).set({ tokenReusedAt: now }).where(eq(sessions.id, id))
    return { id, userId, districtId, isRetired: true }
  }
  if (!firstUsedAt) await takeOver(db, id, digest(token), now)
  const isStale = now.getTime() - lastSeenAt.getTime() > SEEN_EVERY_MS
  if (isStale) await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, id))
  return { id, userId, districtId, isRetired: false }
}

/** A successor. The old token goes on working until the new one has arrived, and a while longer. */
export async function refreshSession(db: Queries, { id }: Session, now: Date): Promise<string> {
  const stays = and(eq(sessions.id, id), eq(sessions.staySignedIn, true))
  await db
    .update(sessions)
    .set({ expiresAt: after(now, LONG_MS) })
    .where(stays)
  return issueToken(db, id, now)
}

export function sessionsOf(db: Queries, userId: UserId, now: Date) {
  const { id, device, startedAt, lastSeenAt, tokenReusedAt } = sessions
  return db
    .select({ id, device, startedAt, lastSeenAt, tokenReusedAt })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(lastSeenAt), desc(id))
}

/** Whether there was such a session of theirs. */
export async function endSession(db: Queries, userId: UserId, id: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id })
  return ended.length > 0
}

export async function endOtherSessions(db: Queries, { id, userId }: Session): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, id)))
}

export async function pruneSessions(db: Queries, now: Date): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expiresAt, now))
}

async function issueToken(db: Queries, sessionId: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db.insert(sessionTokens).values({ tokenHash: digest(token), sessionId, issuedAt: now })
  return token
}

/** The first use of a token: the others of its session retire. */
async function takeOver(db: Queries, sessionId: string, tokenHash: string, now: Date) {
  await db.update(sessionTokens).set({ firstUsedAt: now }).where(eq(sessionTokens.tokenHash, tokenHash))
  const others = and(
    eq(sessionTokens.sessionId, sessionId),
    ne(sessionTokens.tokenHash, tokenHash),
    isNull(sessionTokens.retiresAt),
  )
  await db
    .update(sessionTokens)
    .set({ retiresAt: after(now, OVERLAP_MS) })
    .where(others)
}

function after(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() + milliseconds)
}
