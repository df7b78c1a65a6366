import type { SchoolId } from '@corridor/domain/people/ids'
import type { Queries } from '../../database/doors.ts'
import { activeSchools } from './districts.queries.ts'

/** The active schools of the district, or those of them that somebody has to do with, by name. */
export function listSchools(db: Queries, which: 'all' | readonly SchoolId[]) {
  return activeSchools(db, { ids: which === 'all' ? null : which })
}
