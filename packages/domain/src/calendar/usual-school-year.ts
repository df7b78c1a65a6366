import { addDays, type Day, mondayOf } from './calendar.ts'
import type { SchoolCalendar } from './school-calendar.ts'

/**
 * The school year that most districts have: from the Monday on or after August 15 to the Friday on or before June 5.
 * The one that `today` lies in or, in the summer, the next one. A district changes it to its own days.
 */
export function usualSchoolYear(today: Day): SchoolCalendar {
  const year = Number(today.slice(0, 4))
  const first = today > lastDayIn(year) ? year : year - 1
  return { startsOn: mondayOf(`${first}-08-21`), endsOn: lastDayIn(first + 1), terms: [], closures: [] }
}

function lastDayIn(year: number): Day {
  return addDays(mondayOf(`${year}-06-01`), 4)
}
