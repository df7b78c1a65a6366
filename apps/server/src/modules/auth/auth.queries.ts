import { DEMO_USER } from '@corridor/domain/ids'
import { eq } from 'drizzle-orm'
import type { Queries } from '../../database/doors.ts'
import { accounts } from '../../database/platform.tables.ts'

export async function findAccount(db: Queries, email: string) {
  const [account] = await db.select().from(accounts).where(eq(accounts.email, email))
  return account
}

export async function hasDemo(db: Queries): Promise<boolean> {
  const found = await db.select({ id: accounts.userId }).from(accounts).where(eq(accounts.userId, DEMO_USER))
  return found.length > 0
}
