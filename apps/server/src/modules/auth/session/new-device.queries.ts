import type { UserId } from '@corridor/domain/people/ids'
import { and, eq, exists, ne, notExists, type SQL } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { knownDevices } from '../../../database/platform.tables.ts'
import { users } from '../../people/people.tables.ts'

/** Whether somebody has signed in on another device and never on this one. */
export async function isNewDevice(db: Queries, userId: UserId, deviceHash: string): Promise<boolean> {
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
        exists(theirDevices(ne(knownDevices.deviceHash, deviceHash))),
        notExists(theirDevices(eq(knownDevices.deviceHash, deviceHash))),
      ),
    )
  return found.length > 0
}
