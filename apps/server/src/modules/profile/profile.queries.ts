import type { MailTime, Notification } from '@corridor/domain/notices/notifications'
import type { UserId } from '@corridor/domain/people/ids'
import { eq, sql } from 'drizzle-orm'
import type { Queries } from '../../database/doors.ts'
import { accounts } from '../../database/platform.tables.ts'
import { users } from '../people/people.tables.ts'

export async function getProfile(db: Queries, userId: UserId) {
  const [profile] = await db
    .select({
      name: users.name,
      email: accounts.email,
      passwordHash: accounts.passwordHash,
      chosen: users.mailChoices,
    })
    .from(users)
    .innerJoin(accounts, eq(accounts.userId, users.id))
    .where(eq(users.id, userId))
  if (!profile) throw new Error('A session names a person who is not there.')
  return profile
}

export async function setPasswordHash(db: Queries, userId: UserId, passwordHash: string) {
  await db.update(accounts).set({ passwordHash }).where(eq(accounts.userId, userId))
}

export async function setName(db: Queries, userId: UserId, name: string) {
  await db.update(users).set({ name }).where(eq(users.id, userId))
}

export async function setMailTime(db: Queries, userId: UserId, about: Notification, mail: MailTime) {
  const mailChoices = sql`${users.mailChoices} || jsonb_build_object(${about}::text, ${mail}::text)`
  await db.update(users).set({ mailChoices }).where(eq(users.id, userId))
}
