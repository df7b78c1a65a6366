import type { Day } from './calendar.ts'
import { weekdayAndDay } from './day-words.ts'
import { addDays } from './days.ts'

/** “Yesterday”, “Tue, Oct 20” */
export function nearDay(day: Day, today: Day): string {
  if (day === today) return 'Today'
  return day === addDays(today, -1) ? 'Yesterday' : weekdayAndDay(day)
}
