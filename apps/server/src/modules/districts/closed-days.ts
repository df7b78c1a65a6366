import { addDays, type Day, isSchoolDay } from '@corridor/domain/calendar/calendar'
import type { Queries } from '../../database/doors.ts'
import { allClosures, allYears } from './calendar.queries.ts'

/** The days without school among some from a day on. Between two school years there is none. */
export async function closedDays(db: Queries, from: Day, count: number): Promise<Day[]> {
  const [years, closures] = await Promise.all([allYears(db), allClosures(db)])
  const closed = closures.map(({ name, firstOn, lastOn }) => ({ name, from: firstOn, to: lastOn }))
  const days = Array.from({ length: count }, (_, index) => addDays(from, index))
  return days.filter((day) => {
    const year = years.find(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn)
    return !year || !isSchoolDay({ ...year, closures: closed }, day)
  })
}
