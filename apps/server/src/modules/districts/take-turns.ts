import type { Queries } from '../../database/doors.ts'
import { lockDistrict } from './districts.queries.ts'

/** From here to the end of the transaction, whoever takes turns in the same district waits. */
export function takeTurns(db: Queries): Promise<void> {
  return lockDistrict(db)
}
