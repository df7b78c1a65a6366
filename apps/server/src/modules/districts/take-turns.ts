import type { Queries } from '../../database/doors.ts'
import { lockDistrict } from './districts.queries.ts'

/** Takes turns: from here to the end of the transaction, whoever else does so in the same district waits. */
export function takeTurns(db: Queries): Promise<void> {
  return lockDistrict(db)
}
