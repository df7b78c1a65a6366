import type { RosterFacts } from '@corridor/domain/roster/roster-plan'
import type { Queries } from '../../../database/doors.ts'
import { isAnyTaken } from './roster.queries.ts'

/** Whether somebody has a number or an address of these by now. */
export function areAnyTaken(db: Queries, facts: readonly RosterFacts[]): Promise<boolean> {
  const numbers = facts.flatMap(({ externalId }) => externalId ?? [])
  const emails = facts.flatMap(({ email }) => email?.toLowerCase() ?? [])
  return isAnyTaken(db, numbers, emails)
}
