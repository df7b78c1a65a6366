import { randomBytes } from 'node:crypto'
import type { DistrictId, UserId } from '@corridor/domain/people/ids'
import { and, desc, eq, gt, isNull, lte, ne } from 'drizzle-orm'
import type { Queries } from '../database/doors.ts'
import { isOneOf } from '../database/is-one-of.ts'
import { accounts, sessions, sessionTokens } from '../database/platform.tables.ts'
import { type Device, digest } from './device.ts'
import { SHORT_MS, shortenSession } from './shorten-sessions.ts'

const HOUR_MS = 3_600_000
const LONG_MS = 14 * 24 * HOUR_MS // Spec §9
export interface Session {
  readonly id: string
  readonly userId: UserId
  readonly districtId: DistrictId
  /** Whether the session was opened with a second factor. */
  readonly hasSecondFactor: boolean
  /** When its owner last showed that the session is theirs: by signing in, or with the password since. */
  readonly provenAt: Date
  /** Support's own session, while it looks with this person's eyes. */
  readonly parent: Pick<Session, 'id' | 'userId' | 'districtId'> | null
}

interface SessionRow extends Pick<Session, 'id' | 'userId' | 'districtId' | 'parent'> {
  readonly secondFactorAt: Date | null
  readonly startedAt: Date
  readonly provenAt: Date | null
}

/** The columns of a session, where it is joined with the account of its owner. */
export const sessionColumns = {
  id: sessions.id,
  userId: accounts.userId,
  districtId: accounts.districtId,
  secondFactorAt: sessions.secondFactorAt,
  startedAt: sessions.startedAt,
  provenAt: sessions.provenAt,
}

export function sessionOfRow(row: SessionRow): Session {
  const { id, userId, districtId, parent, secondFactorAt, startedAt, provenAt } = row
  const hasSecondFactor = secondFactorAt !== null
  return { id, userId, districtId, hasSecondFactor, provenAt: provenAt ?? startedAt, parent }
}

interface Start {
  readonly userId: UserId
  readonly now: Date
  readonly staySignedIn: boolean
  readonly device: Device
  readonly hasSecondFactor: boolean
}

/** Starts a session; answers its token, which exists in this reply and on the device, nowhere else. */
export async function startSession(
  db: Queries,
  { userId, now, staySignedIn, device, hasSecondFactor }: Start,
): Promise<string> {
  // Signing out makes no request: whoever signs in next on the device ends what was left there.
  await db.delete(sessions).where(eq(sessions.deviceHash, device.hash))
  const expiresAt = after(now, staySignedIn ? LONG_MS : SHORT_MS)
  const times = { startedAt: now, lastSeenAt: now, expiresAt, secondFactorAt: hasSecondFactor ? now : null }
  const values = { userId, staySignedIn, device: device.words, deviceHash: device.hash, ...times }
  return issueToken(db, await insertSession(db, values), now)
}

export async function insertSession(db: Queries, values: typeof sessions.$inferInsert): Promise<string> {
  const [session] = await db.insert(sessions).values(values).returning({ id: sessions.id })
  if (!session) throw new Error('No session was made.')
  return session.id
}

/**
 * The ids of a session and its parent: support that looks with somebody's eyes is here as well. The parent comes first,
 * as when it ends: nobody waits for ever.
 */
export function withParent({ id, parent }: Session): string[] {
  return parent ? [parent.id, id] : [id]
}

/** Answers a session's next token. The old one goes on working until the new one has arrived, and a while longer. */
export async function refreshSession(
  db: Queries,
  session: Session,
  { now, mayStaySignedIn }: { readonly now: Date; readonly mayStaySignedIn: boolean },
): Promise<string> {
  const stays = and(isOneOf(sessions.id, withParent(session)), eq(sessions.staySignedIn, true))
  const expiresAt = after(now, LONG_MS)
  if (mayStaySignedIn) await db.update(sessions).set({ expiresAt }).where(stays)
  else await shortenSession(db, session, now)
  return issueToken(db, session.id, now)
}

export function sessionsOf(db: Queries, userId: UserId, now: Date) {
  const { id, device, startedAt, lastSeenAt, tokenReusedAt } = sessions
  return db
    .select({ id, device, startedAt, lastSeenAt, tokenReusedAt })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.parentId), gt(sessions.expiresAt, now)))
    .orderBy(desc(lastSeenAt), desc(id))
}

/** Ends a session of somebody; answers whether there was one. */
export async function endSession(db: Queries, userId: UserId, id: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id })
  return ended.length > 0
}

export async function endAllSessions(db: Queries, userId: UserId): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId))
}

/** Notes that the second factor was shown on this device, after it had signed in. */
export async function noteSecondFactor(db: Queries, { id }: Session, now: Date): Promise<void> {
  await db.update(sessions).set({ secondFactorAt: now }).where(eq(sessions.id, id))
}

/** Notes that the owner of a session has shown the password once more. */
export async function noteProof(db: Queries, { id }: Session, now: Date): Promise<void> {
  await db.update(sessions).set({ provenAt: now }).where(eq(sessions.id, id))
}

export async function endOtherSessions(
  db: Queries,
  { id, userId }: Pick<Session, 'id' | 'userId'>,
): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, id)))
}

export async function pruneSessions(db: Queries, now: Date): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expiresAt, now))
}

export async function issueToken(db: Queries, sessionId: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db.insert(sessionTokens).values({ tokenHash: digest(token), sessionId, issuedAt: now })
  return token
}

function after(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() + milliseconds)
}
