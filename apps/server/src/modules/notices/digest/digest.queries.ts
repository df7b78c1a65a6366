import { DEMO_USER, type UserId } from '@corridor/domain/people/ids'
import { and, asc, eq, gt, isNull, ne } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { accounts } from '../../../database/platform.tables.ts'
import { notices } from '../notices.tables.ts'

const isWaiting = and(eq(notices.mail, 'digest'), isNull(notices.digestedAt))

/** People who have something for a digest and can read it; so many at once. */
export async function toDigest(db: Queries, after: UserId, limit: number) {
  const { userId } = notices
  return db
    .selectDistinct({ userId })
    .from(notices)
    .innerJoin(accounts, eq(accounts.userId, userId))
    .where(and(isWaiting, isNull(accounts.pausedAt), ne(userId, DEMO_USER), gt(userId, after)))
    .orderBy(asc(userId))
    .limit(limit)
}

/** Locks all that waits for somebody's digest; who writes it too waits until the transaction ends, and finds nothing. */
export async function lockWaiting(db: Queries, user: UserId): Promise<string[]> {
  const found = await db
    .select({ id: notices.id })
    .from(notices)
    .where(and(eq(notices.userId, user), isWaiting))
    .orderBy(asc(notices.id))
    .for('update')
  return found.map(({ id }) => id)
}
