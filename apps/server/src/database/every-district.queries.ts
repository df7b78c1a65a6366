import type { DistrictId } from '@corridor/domain/people/ids'
import { asc } from 'drizzle-orm'
import type { Queries } from './doors.ts'
import { accounts } from './platform.tables.ts'

/** All districts, for what is done in each, one after the other. */
export async function everyDistrict(db: Queries): Promise<DistrictId[]> {
  const { districtId } = accounts
  const found = await db.selectDistinct({ districtId }).from(accounts).orderBy(asc(districtId))
  return found.map((it) => it.districtId)
}
