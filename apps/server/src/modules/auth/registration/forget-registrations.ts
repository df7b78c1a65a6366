import type { Queries } from '../../../database/doors.ts'
import { pruneRegistrations } from './pending-registration.queries.ts'

/** Deletes registrations that nobody confirmed within seven days, with all that was typed. */
export function forgetRegistrations(db: Queries, now: Date): Promise<void> {
  return pruneRegistrations(db, now)
}
