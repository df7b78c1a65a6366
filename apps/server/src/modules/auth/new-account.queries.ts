import type { Queries } from '../../database/doors.ts'
import { accounts } from '../../database/platform.tables.ts'

/** Opens an account under an address. Answers whether the address was free. */
export async function insertAccount(db: Queries, account: typeof accounts.$inferInsert): Promise<boolean> {
  const made = await db
    .insert(accounts)
    .values(account)
    .onConflictDoNothing()
    .returning({ userId: accounts.userId })
  return made.length > 0
}
