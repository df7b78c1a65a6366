import { randomBytes } from 'node:crypto'
import { Problem } from '@corridor/contract/problems'
import type { DistrictId, UserId } from '@corridor/domain/ids'
import { and, desc, eq, gt, inArray, isNull, lte, ne, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queries } from '../database/doors.ts'
import { accounts, sessions, sessionTokens } from '../database/platform.tables.ts'
import { type Device, digest } from './device.ts'
import { SHORT_MS, shortenSession } from './shorten-sessions.ts'

const HOUR_MS = 3_600_000
const LONG_MS = 14 * 24 * HOUR_MS // Spec §9
/** How long a token still works after its successor was first used: a tablet may have missed the reply. */
const OVERLAP_MS = 24 * HOUR_MS
const SEEN_EVERY_MS = 60_000

/** Support looks with somebody's eyes no longer than this. */
const IMPERSONATION_MS = HOUR_MS

export interface Session {
  readonly id: string
  readonly userId: UserId
  readonly districtId: DistrictId
  /** It was opened with a second factor. */
  readonly hasSecondFactor: boolean
  /** Support's own session, while it looks with this person's eyes. */
  readonly parent: Pick<Session, 'id' | 'userId' | 'districtId'> | null
}

interface Start {
  readonly userId: UserId
  readonly now: Date
  readonly staySignedIn: boolean
  readonly device: Device
  readonly hasSecondFactor: boolean
}

/** Answers the token: it exists in this reply and on the device, nowhere else. */
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

/**
 * A session as somebody else, behind one's own, which stays. It ends with that, after an hour, or when the next one
 * begins; nothing prolongs it.
 */
export async function startImpersonation(db: Queries, parent: Session, userId: UserId, now: Date) {
  // Of two that begin at once the later ends the earlier, and none outlives a parent that ends meanwhile.
  const held = await db.select().from(sessions).where(eq(sessions.id, parent.id)).for('update')
  if (held.length === 0) throw new Problem('sign-in-required')
  await db.delete(sessions).where(eq(sessions.parentId, parent.id))
  const expiresAt = after(now, IMPERSONATION_MS)
  const id = await insertSession(db, {
    userId,
    parentId: parent.id,
    staySignedIn: false,
    device: 'Corridor support',
    // No browser signs in with it: only its own end, and its parent's, ends it.
    deviceHash: `behind ${parent.id}`,
    startedAt: now,
    lastSeenAt: now,
    expiresAt,
  })
  return { id, expiresAt, token: await issueToken(db, id, now) }
}

/** What is open behind a session, and where. */
export function behind(db: Queries, { id }: Session) {
  return db
    .select({ id: sessions.id, districtId: accounts.districtId })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.userId, sessions.userId))
    .where(eq(sessions.parentId, id))
}

async function insertSession(db: Queries, values: typeof sessions.$inferInsert): Promise<string> {
  const [session] = await db.insert(sessions).values(values).returning({ id: sessions.id })
  if (!session) throw new Error('No session was made.')
  return session.id
}

interface Found extends Session {
  /** Its time was over: somebody may have copied it. It is noted on the session, and opens nothing. */
  readonly isRetired: boolean
}

/** Whose token it is. */
export async function findSession(db: Queries, token: string, now: Date): Promise<Found | undefined> {
  const parents = alias(sessions, 'parents')
  const parentAccounts = alias(accounts, 'parent_accounts')
  const [found] = await db
    .select({
      id: sessions.id,
      userId: accounts.userId,
      districtId: accounts.districtId,
      secondFactorAt: sessions.secondFactorAt,
      parentId: parents.id,
      parentUserId: parentAccounts.userId,
      parentDistrictId: parentAccounts.districtId,
      lastSeenAt: sessions.lastSeenAt,
      firstUsedAt: sessionTokens.firstUsedAt,
      retiresAt: sessionTokens.retiresAt,
    })
    .from(sessionTokens)
    .innerJoin(sessions, eq(sessions.id, sessionTokens.sessionId))
    .innerJoin(accounts, eq(accounts.userId, sessions.userId))
    .leftJoin(parents, eq(parents.id, sessions.parentId))
    .leftJoin(parentAccounts, eq(parentAccounts.userId, parents.userId))
    .where(
      and(
        eq(sessionTokens.tokenHash, digest(token)),
        gt(sessions.expiresAt, now),
        isNull(accounts.pausedAt),
        or(isNull(sessions.parentId), and(gt(parents.expiresAt, now), isNull(parentAccounts.pausedAt))),
      ),
    )
  if (!found) return undefined
  const { id, lastSeenAt, firstUsedAt, retiresAt } = found
  const session = sessionOf(found)
  if (retiresAt && retiresAt <= now) {
    await db.update(sessions).set({ tokenReusedAt: now }).where(eq(sessions.id, id))
    return { ...session, isRetired: true }
  }
  if (!firstUsedAt) await takeOver(db, id, digest(token), now)
  const isStale = now.getTime() - lastSeenAt.getTime() > SEEN_EVERY_MS
  if (isStale) await touch(db, session, now)
  return { ...session, isRetired: false }
}

interface Row extends Pick<Session, 'id' | 'userId' | 'districtId'> {
  readonly secondFactorAt: Date | null
  readonly parentId: string | null
  readonly parentUserId: UserId | null
  readonly parentDistrictId: DistrictId | null
}

function sessionOf({ id, userId, districtId, secondFactorAt, ...row }: Row): Session {
  return { id, userId, districtId, hasSecondFactor: secondFactorAt !== null, parent: parentOf(row) }
}

type ParentColumns = Pick<Row, 'parentId' | 'parentUserId' | 'parentDistrictId'>

function parentOf({ parentId, parentUserId, parentDistrictId }: ParentColumns): Session['parent'] {
  if (!parentId || !parentUserId || !parentDistrictId) return null
  return { id: parentId, userId: parentUserId, districtId: parentDistrictId }
}

/** The parent first: so does its end, and neither waits for the other for ever. */
async function touch(db: Queries, session: Session, now: Date) {
  for (const id of withParent(session))
    await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, id))
}

/** Whoever looks with somebody's eyes is here as well. */
function withParent({ id, parent }: Session): string[] {
  return parent ? [parent.id, id] : [id]
}

/** A successor. The old token goes on working until the new one has arrived, and a while longer. */
export async function refreshSession(
  db: Queries,
  session: Session,
  { now, mayStaySignedIn }: { readonly now: Date; readonly mayStaySignedIn: boolean },
): Promise<string> {
  const stays = and(inArray(sessions.id, withParent(session)), eq(sessions.staySignedIn, true))
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

/** Whether there was such a session of theirs. */
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

/** The second factor was shown on this device, after it had signed in. */
export async function noteSecondFactor(db: Queries, { id }: Session, now: Date): Promise<void> {
  await db.update(sessions).set({ secondFactorAt: now }).where(eq(sessions.id, id))
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
