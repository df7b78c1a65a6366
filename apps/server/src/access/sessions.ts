import { createHash, randomBytes } from 'node:crypto'
import type { DistrictId, UserId } from '@corridor/domain/ids'
import { and, eq, gt, lte } from 'drizzle-orm'
import type { Queries } from '../database/doors.ts'
import { accounts, sessions } from '../database/platform.tables.ts'

const HOUR_MS = 3_600_000
const SHORT_MS = 12 * HOUR_MS
const LONG_MS = 14 * 24 * HOUR_MS // Spec §9

export interface Session {
  readonly userId: UserId
  readonly districtId: DistrictId
}

/** Answers the token: it exists in this reply and on the device, nowhere else. */
export async function startSession(
  db: Queries,
  userId: UserId,
  now: Date,
  staySignedIn: boolean,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + (staySignedIn ? LONG_MS : SHORT_MS))
  await db.insert(sessions).values({ tokenHash: digest(token), userId, createdAt: now, expiresAt })
  return token
}

export async function findSession(db: Queries, token: string, now: Date): Promise<Session | undefined> {
  const [session] = await db
    .select({ userId: accounts.userId, districtId: accounts.districtId })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.userId, sessions.userId))
    .where(and(eq(sessions.tokenHash, digest(token)), gt(sessions.expiresAt, now)))
  return session
}

export async function endSession(db: Queries, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, digest(token)))
}

export async function pruneSessions(db: Queries, now: Date): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expiresAt, now))
}

function digest(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
