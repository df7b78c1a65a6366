import type { Day } from '@corridor/domain/calendar'
import type { Doors } from '../database/doors.ts'
import { accounts } from '../database/platform.tables.ts'
import { insertDistrict } from './insert-district.ts'
import { makeSample } from './make-sample.ts'

/** Whether nobody can sign in yet. */
export async function isEmpty(database: Doors): Promise<boolean> {
  const found = await database.platform(({ db }) =>
    db.select({ id: accounts.userId }).from(accounts).limit(1),
  )
  return found.length === 0
}

/** Writes the sample districts as they stand on `today`, a day in Denver: all of them, or none. */
export async function loadSample(database: Doors, today: Day, passwordHash: string): Promise<void> {
  const districts = makeSample(today)
  // One transaction that goes from district to district: a crash halfway leaves the database empty.
  await database.platform(async ({ db }) => {
    for (const district of districts) await insertDistrict(db, district, passwordHash)
  })
}
