import { quietUntil } from '@corridor/domain/calendar/quiet-hours'
import type { Queries } from '../../database/doors.ts'
import { readCalendar } from '../districts/closed-days.ts'
import type { DistrictToday } from '../districts/district-today.ts'

interface Where {
  readonly db: Queries
  readonly place: DistrictToday
}

/** Until when mails about the work wait in a district; undefined: they go out at once. */
export async function quietEnd({ db, place }: Where): Promise<Date | undefined> {
  const { policies, district, now } = place
  if (!policies.quietHours && !policies.quietOnClosedDays) return undefined
  return quietUntil(policies, await readCalendar(db), district.timeZone, now)
}
