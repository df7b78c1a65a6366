import type { SchoolId } from '@corridor/domain/people/ids'
import type { Queries } from '../../database/doors.ts'
import { activeSchools } from './districts.queries.ts'

/** The active schools of the district that somebody has to do with, by name. */
export async function listSchools(db: Queries, isTheirs: (id: SchoolId) => boolean) {
  return (await activeSchools(db)).filter(({ id }) => isTheirs(id))
}
