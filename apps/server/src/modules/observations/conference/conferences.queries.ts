import type { UserId } from '@corridor/domain/people/ids'
import { eq } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { accounts } from '../../../database/platform.tables.ts'
import { conferences } from './conferences.tables.ts'

type Conference = typeof conferences.$inferSelect

export async function findConference(db: Queries, id: string): Promise<Conference | undefined> {
  const [found] = await db.select().from(conferences).where(eq(conferences.observationId, id))
  return found
}

export async function writeConference(db: Queries, it: Conference): Promise<void> {
  const { districtId, observationId, ...rest } = it
  await db
    .insert(conferences)
    .values(it)
    .onConflictDoUpdate({ target: [conferences.districtId, conferences.observationId], set: rest })
}

/** The address of somebody who signs in. */
export async function addressOf(db: Queries, userId: UserId): Promise<string | null> {
  const [found] = await db.select({ email: accounts.email }).from(accounts).where(eq(accounts.userId, userId))
  return found?.email ?? null
}
