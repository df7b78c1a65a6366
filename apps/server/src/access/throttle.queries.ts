import type { UserId } from '@corridor/domain/people/ids'
import { and, desc, eq, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../database/doors.ts'
import { accounts, knownDevices, throttles } from '../database/platform.tables.ts'

const DEVICES_KEPT = 20

/** A limit of attempts for one key, in terms of its row. */
export interface Limit {
  readonly key: string
  /** Whether the failures so far no longer count. */
  readonly isForgotten: SQL
  /** Whether the attempts so far leave room for another. */
  readonly hasRoom: SQL
}

/** A limit of `most` attempts in a stretch of time, and none more until the stretch is over. */
export function atMost(most: number, key: string, now: Date, windowMs: number): Limit {
  const { failures, firstFailedAt } = throttles
  return {
    key,
    isForgotten: lte(firstFailedAt, new Date(now.getTime() - windowMs)),
    hasRoom: lt(failures, most),
  }
}

/**
 * Counts an attempt as failed before it is made, or answers that it may not be made. One statement: of attempts
 * at the same moment, each sees the count that the others left.
 */
export async function claim(db: Queries, { key, isForgotten, hasRoom }: Limit, now: Date): Promise<boolean> {
  const { failures, firstFailedAt } = throttles
  const claimed = await db
    .insert(throttles)
    .values({ key, failures: 1, firstFailedAt: now, lastFailedAt: now })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        failures: sql`case when ${isForgotten} then 1 else ${failures} + 1 end`,
        firstFailedAt: sql`case when ${isForgotten} then ${sql.param(now, firstFailedAt)} else ${firstFailedAt} end`,
        lastFailedAt: now,
      },
      setWhere: sql`${or(isForgotten, hasRoom)}`,
    })
    .returning({ key: throttles.key })
  return claimed.length > 0
}

/** How long until a stretch of time without room is over. */
export async function waitOf(db: Queries, key: string, now: Date, windowMs: number): Promise<number> {
  const [row] = await db
    .select({ since: throttles.firstFailedAt })
    .from(throttles)
    .where(eq(throttles.key, key))
  return row ? Math.max(row.since.getTime() + windowMs - now.getTime(), 1_000) : windowMs
}

/** Takes back one claim, unless the count has begun anew since. */
export async function giveBack(db: Queries, key: string, claimedAt: Date): Promise<void> {
  await db
    .update(throttles)
    .set({ failures: sql`${throttles.failures} - 1` })
    .where(and(eq(throttles.key, key), lte(throttles.firstFailedAt, claimedAt)))
}

export async function forgetFailures(db: Queries, key: string): Promise<void> {
  await db.delete(throttles).where(eq(throttles.key, key))
}

export async function forgetFailuresUntil(db: Queries, instant: Date): Promise<void> {
  await db.delete(throttles).where(lte(throttles.lastFailedAt, instant))
}

export async function isKnownDevice(db: Queries, email: string, deviceHash: string): Promise<boolean> {
  const known = await db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .innerJoin(accounts, eq(accounts.userId, knownDevices.userId))
    .where(and(eq(accounts.email, email), eq(knownDevices.deviceHash, deviceHash)))
  return known.length > 0
}

export async function rememberDevice(
  db: Queries,
  userId: UserId,
  deviceHash: string,
  now: Date,
): Promise<void> {
  await db
    .insert(knownDevices)
    .values({ userId, deviceHash, lastUsedAt: now })
    .onConflictDoUpdate({
      target: [knownDevices.userId, knownDevices.deviceHash],
      set: { lastUsedAt: now },
    })
  const theirs = eq(knownDevices.userId, userId)
  const oldest = db
    .select({ deviceHash: knownDevices.deviceHash })
    .from(knownDevices)
    .where(theirs)
    .orderBy(desc(knownDevices.lastUsedAt))
    .offset(DEVICES_KEPT)
  await db.delete(knownDevices).where(and(theirs, inArray(knownDevices.deviceHash, oldest)))
}
