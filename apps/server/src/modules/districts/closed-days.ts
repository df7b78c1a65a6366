import { addDays, type Day } from '@corridor/domain/calendar/calendar'
import { type DistrictCalendar, hasSchool } from '@corridor/domain/calendar/reminder-days'
import type { Queries } from '../../database/doors.ts'
import { allClosures, allYears } from './calendar.queries.ts'

export async function readCalendar(db: Queries): Promise<DistrictCalendar> {
  const [years, closures] = await Promise.all([allYears(db), allClosures(db)])
  return {
    years,
    closures: closures.map(({ name, firstOn, lastOn }) => ({ name, from: firstOn, to: lastOn })),
  }
}

/** The days without school among some from a day on. Between two school years there is none. */
export async function closedDays(db: Queries, from: Day, count: number): Promise<Day[]> {
  const calendar = await readCalendar(db)
  const days = Array.from({ length: count }, (_, index) => addDays(from, index))
  return days.filter((day) => !hasSchool(calendar, day))
}
