import type { Queries } from '../../database/doors.ts'
import { allSchools } from './schools.queries.ts'

/** Every school of the district by name, in use or not. */
export async function listEverySchool(db: Queries) {
  const found = await allSchools(db)
  return found.map(({ id, name, isActive }) => ({ id, name, isActive }))
}
