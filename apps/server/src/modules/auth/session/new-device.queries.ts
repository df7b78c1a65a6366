import type { UserId } from '@corridor/domain/people/ids'
import type { Notification } from '@corridor/domain/people/notifications'
import { and, eq, exists, ne, notExists, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { knownDevices } from '../../../database/platform.tables.ts'
import { users } from '../../people/people.tables.ts'

const kind: Notification = 'new-device'

/** They have been on another device and not on this one, and want to hear of it. */
export async function wantsToHearOfDevice(db: Queries, userId: UserId, deviceHash: string): Promise<boolean> {
  const theirDevices = (which: SQL) =>
    db
      .select({ userId: knownDevices.userId })
      .from(knownDevices)
      .where(and(eq(knownDevices.userId, userId), which))
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.id, userId),
        sql`not ${kind} = any(${users.mutedNotifications})`,
        exists(theirDevices(ne(knownDevices.deviceHash, deviceHash))),
        notExists(theirDevices(eq(knownDevices.deviceHash, deviceHash))),
      ),
    )
  return found.length > 0
}
