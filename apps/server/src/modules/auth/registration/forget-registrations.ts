import type { Queries } from '../../../database/doors.ts'
import { pruneRegistrations } from './pending-registration.queries.ts'

/** What nobody confirmed within seven days is deleted, with all that was typed. */
export function forgetRegistrations(db: Queries, now: Date): Promise<void> {
  return pruneRegistrations(db, now)
}
