import type { SchoolId } from '@corridor/domain/people/ids'
import type { Queries } from '../../database/doors.ts'
import { activeSchools } from './districts.queries.ts'

/** The active schools of the district by name: all of them, or those among some. */
export function listSchools(db: Queries, which: 'all' | readonly SchoolId[]) {
  return activeSchools(db, { ids: which === 'all' ? null : which })
}
