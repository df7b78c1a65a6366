import { DEMO_USER, type UserId } from '@corridor/domain/people/ids'
import { eq } from 'drizzle-orm'
import type { Queries } from '../../database/doors.ts'
import { accounts } from '../../database/platform.tables.ts'
import { prepared } from '../../database/prepared.ts'
import { users } from '../people/people.tables.ts'

export async function findAccount(db: Queries, email: string) {
  const [account] = await db.select().from(accounts).where(eq(accounts.email, email))
  return account
}

export async function hasDemo(db: Queries): Promise<boolean> {
  const found = await db.select({ id: accounts.userId }).from(accounts).where(eq(accounts.userId, DEMO_USER))
  return found.length > 0
}

const person = prepared<{ userId: UserId }>()((db, value) =>
  db
    .select({ name: users.name, email: accounts.email })
    .from(users)
    .innerJoin(accounts, eq(accounts.userId, users.id))
    .where(eq(users.id, value('userId'))),
)

/** The name of somebody who signs in, and the address they do it with. */
export async function getPerson(db: Queries, userId: UserId) {
  const [found] = await person(db, { userId })
  if (!found) throw new Error('A session names a person who is not there.')
  return found
}
