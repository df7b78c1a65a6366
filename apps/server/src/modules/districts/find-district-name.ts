import type { Queries } from '../../database/doors.ts'
import { findName } from './districts.queries.ts'

/** The name of the transaction's district; undefined where there is none, as for a link that nobody mailed. */
export function findDistrictName(db: Queries): Promise<string | undefined> {
  return findName(db)
}
