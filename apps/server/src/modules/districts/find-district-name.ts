import type { Queries } from '../../database/doors.ts'
import { findName } from './districts.queries.ts'

/** What the transaction's district is called; nothing where there is none, as for a link that nobody mailed. */
export function findDistrictName(db: Queries): Promise<string | undefined> {
  return findName(db)
}
