import type { UserId } from '@corridor/domain/people/ids'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { accounts, oneTimeTokens } from '../../../database/platform.tables.ts'

const kind = 'password-reset'

interface NewToken {
  readonly tokenHash: string
  readonly now: Date
  readonly expiresAt: Date
}

/** Keeps the newest link to a new password alone, with the same statements whether there is an account or not. */
export async function replaceResetToken(db: Queries, userId: UserId | undefined, token: NewToken) {
  const older = userId ? and(eq(oneTimeTokens.userId, userId), eq(oneTimeTokens.kind, kind)) : sql`false`
  await db.delete(oneTimeTokens).where(older)
  const ofOwner = db
    .select({
      tokenHash: sql`${token.tokenHash}`.as('token_hash'),
      userId: accounts.userId,
      kind: sql`${kind}`.as('kind'),
      createdAt: sql`${sql.param(token.now, oneTimeTokens.createdAt)}`.as('created_at'),
      expiresAt: sql`${sql.param(token.expiresAt, oneTimeTokens.expiresAt)}`.as('expires_at'),
      usedAt: sql`null`.as('used_at'),
    })
    .from(accounts)
    .where(userId ? eq(accounts.userId, userId) : sql`false`)
  await db.insert(oneTimeTokens).select(ofOwner)
}

/** Locks an account: until the transaction ends nobody else sets a password for it by a link. */
export async function lockAccount(db: Queries, email: string) {
  const [account] = await db.select().from(accounts).where(eq(accounts.email, email)).for('no key update')
  return account
}

export async function isResetToken(db: Queries, tokenHash: string, now: Date): Promise<boolean> {
  const found = await db
    .select({ userId: oneTimeTokens.userId })
    .from(oneTimeTokens)
    .where(and(eq(oneTimeTokens.tokenHash, tokenHash), eq(oneTimeTokens.kind, kind), isLive(now)))
  return found.length > 0
}

export async function markTokenUsed(db: Queries, tokenHash: string, now: Date): Promise<void> {
  await db.update(oneTimeTokens).set({ usedAt: now }).where(eq(oneTimeTokens.tokenHash, tokenHash))
}

export async function setPasswordHash(db: Queries, userId: UserId, passwordHash: string): Promise<void> {
  await db.update(accounts).set({ passwordHash }).where(eq(accounts.userId, userId))
}

function isLive(now: Date) {
  return and(isNull(oneTimeTokens.usedAt), gt(oneTimeTokens.expiresAt, now))
}
