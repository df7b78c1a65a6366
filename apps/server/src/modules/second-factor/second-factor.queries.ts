import type { UserId } from '@corridor/domain/people/ids'
import { and, count, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Queries } from '../../database/doors.ts'
import { accounts, recoveryCodes, secondFactors, sessions } from '../../database/platform.tables.ts'

export async function getAddress(db: Queries, userId: UserId): Promise<string> {
  const [account] = await db
    .select({ email: accounts.email })
    .from(accounts)
    .where(eq(accounts.userId, userId))
  if (!account) throw new Error('A session names an account that is not there.')
  return account.email
}

export async function isSecondFactorOn(db: Queries, userId: UserId): Promise<boolean> {
  const found = await db.select({ userId: secondFactors.userId }).from(secondFactors).where(isOn(userId))
  return found.length > 0
}

/** Locks a second factor: until the transaction ends nobody turns it on or off, or uses a code of it. */
export async function lockSecondFactor(db: Queries, userId: UserId) {
  const { secret, confirmedAt } = secondFactors
  const [found] = await db
    .select({ secret, confirmedAt })
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .for('update')
  return found
}

/** Keeps the secret of a second factor. Answers whether there was room: one that is on is not replaced. */
export async function saveSecret(db: Queries, userId: UserId, secret: string): Promise<boolean> {
  const saved = await db
    .insert(secondFactors)
    .values({ userId, secret })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { secret },
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ userId: secondFactors.userId })
  return saved.length > 0
}

export async function markConfirmed(db: Queries, userId: UserId, now: Date): Promise<void> {
  await db.update(secondFactors).set({ confirmedAt: now }).where(eq(secondFactors.userId, userId))
}

/** Takes a half minute of a second factor; answers whether it had not been used yet: of many at once it is one's. */
export async function takeStep(db: Queries, userId: UserId, step: number): Promise<boolean> {
  const taken = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step)))
    .returning({ userId: secondFactors.userId })
  return taken.length > 0
}

/** Deletes somebody's second factor, and what was shown with it: a session does not outlast what opened it. */
export async function deleteSecondFactor(db: Queries, userId: UserId): Promise<void> {
  await db.delete(secondFactors).where(eq(secondFactors.userId, userId))
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await db.update(sessions).set({ secondFactorAt: null }).where(eq(sessions.userId, userId))
}

export async function replaceRecoveryCodes(
  db: Queries,
  userId: UserId,
  hashes: readonly string[],
): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })))
}

/** Uses up a recovery code. Answers whether it was there: of many at once one gets it. */
export async function takeRecoveryCode(db: Queries, userId: UserId, codeHash: string): Promise<boolean> {
  const taken = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ userId: recoveryCodes.userId })
  return taken.length > 0
}

export async function countRecoveryCodes(db: Queries, userId: UserId): Promise<number> {
  const [found] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId))
  return found?.left ?? 0
}

function isOn(userId: UserId) {
  return and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt))
}
