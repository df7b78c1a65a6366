import { Problem } from '@corridor/contract/problems'
import type { Day } from '@corridor/domain/calendar/calendar'
import type { Queries } from '../../../database/doors.ts'
import { adminStanding } from '../accounts.queries.ts'

/**
 * Makes a change, and refuses it where it leaves the district worse looked after: without an administrator today,
 * or with none but those whose role ends on a day that is set already. The caller has taken their turn.
 */
export async function keepAnAdmin(db: Queries, today: Day, change: () => Promise<void>): Promise<void> {
  const before = await adminStanding(db, today)
  await change()
  if ((await adminStanding(db, today)) < before) throw new Problem('last-admin')
}
