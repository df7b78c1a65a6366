import type { Day } from '@corridor/domain/calendar/calendar'
import { DistrictId, type UserId } from '@corridor/domain/people/ids'
import { sql } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { assignments, users } from '../../people/people.tables.ts'

/** Takes a number for a district that is not there yet: its door opens only with one. */
export async function takeDistrictId(db: Queries): Promise<DistrictId> {
  const { rows } = await db.execute(
    sql`select nextval(pg_get_serial_sequence('districts', 'district_id'))::int as id`,
  )
  return DistrictId.parse(rows[0]?.id)
}

/** Makes whoever registers a district its administrator. */
export async function insertFirstPerson(
  db: Queries,
  districtId: DistrictId,
  name: string,
  startsOn: Day,
): Promise<UserId> {
  const [user] = await db.insert(users).values({ districtId, name }).returning({ id: users.id })
  if (!user) throw new Error('A person was not written.')
  await db.insert(assignments).values({ districtId, userId: user.id, role: 'district-admin', startsOn })
  return user.id
}

/** Sets a savepoint: what is written from here on can be undone without the rest of the transaction. */
export async function markPlace(db: Queries): Promise<void> {
  await db.execute(sql`savepoint before_founding`)
}

export async function keepOrUndo(db: Queries, isKept: boolean): Promise<void> {
  await db.execute(
    isKept ? sql`release savepoint before_founding` : sql`rollback to savepoint before_founding`,
  )
}
