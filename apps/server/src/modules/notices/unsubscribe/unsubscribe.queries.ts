import type { MailChoices } from '@corridor/domain/notices/notifications'
import type { UserId } from '@corridor/domain/people/ids'
import { eq } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { isOneOf } from '../../../database/is-one-of.ts'
import { accounts } from '../../../database/platform.tables.ts'
import { users } from '../../people/people.tables.ts'

export function unsubscribeKeysOf(db: Queries, userIds: readonly UserId[]) {
  const { userId, unsubscribeKey } = accounts
  return db.select({ userId, unsubscribeKey }).from(accounts).where(isOneOf(userId, userIds))
}

/** The account of an unsubscribe key, before a district is known. */
export async function findUnsubscriber(db: Queries, id: UserId) {
  const { userId, districtId, unsubscribeKey } = accounts
  const [found] = await db.select({ userId, districtId, unsubscribeKey }).from(accounts).where(eq(userId, id))
  return found
}

/** The mail choices of somebody, locked until the transaction ends. */
export async function lockMailChoices(db: Queries, userId: UserId): Promise<MailChoices> {
  const [user] = await db
    .select({ chosen: users.mailChoices })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
  return user?.chosen ?? {}
}

export async function setMailChoices(db: Queries, userId: UserId, mailChoices: MailChoices): Promise<void> {
  await db.update(users).set({ mailChoices }).where(eq(users.id, userId))
}
