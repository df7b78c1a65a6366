import type { Queries } from '../../database/doors.ts'
import { districts } from './districts.tables.ts'

export async function insertDistrict(db: Queries, district: typeof districts.$inferInsert): Promise<void> {
  await db.insert(districts).values(district)
}
