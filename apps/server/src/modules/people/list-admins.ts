import type { Day } from '@corridor/domain/calendar/calendar'
import type { UserId } from '@corridor/domain/people/ids'
import type { Queries } from '../../database/doors.ts'
import { adminsOn } from './accounts.queries.ts'

/** People who administer the district on a day and can sign in. */
export async function listAdmins(db: Queries, today: Day): Promise<UserId[]> {
  return (await adminsOn(db, today)).map(({ userId }) => userId)
}
