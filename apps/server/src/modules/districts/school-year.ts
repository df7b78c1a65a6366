import type { Day, SchoolYear } from '@corridor/domain/calendar/calendar'
import type { Queries } from '../../database/doors.ts'
import { closuresOf, findYear } from './districts.queries.ts'

export async function findSchoolYear(db: Queries, today: Day): Promise<SchoolYear | undefined> {
  const year = await findYear(db, today)
  return year && { ...year, closures: await closuresOf(db, year.startsOn) }
}
