import type { UserId } from '@corridor/domain/people/ids'
import { eq, sql } from 'drizzle-orm'
import type { Queries } from '../../database/doors.ts'
import { accounts } from '../../database/platform.tables.ts'
import { prepared } from '../../database/prepared.ts'

const sealingKey = prepared<{ userId: UserId }>()((db, value) =>
  db
    .select({ key: accounts.sealingKey })
    .from(accounts)
    .where(eq(accounts.userId, value('userId'))),
)

export async function findSealingKey(db: Queries, userId: UserId): Promise<string | null | undefined> {
  const [account] = await sealingKey(db, { userId })
  return account?.key
}

/** Keeps the sealing key that is there: of two devices that ask first, the second gets the first one's. */
export async function keepSealingKey(db: Queries, userId: UserId, key: string): Promise<string> {
  const [account] = await db
    .update(accounts)
    .set({ sealingKey: sql`coalesce(${accounts.sealingKey}, ${key})` })
    .where(eq(accounts.userId, userId))
    .returning({ key: accounts.sealingKey })
  if (!account?.key) throw new Error('A session names an account that is not there.')
  return account.key
}
