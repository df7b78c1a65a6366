import type { Day } from './calendar.ts'
import { shortDayFrom } from './day-words.ts'
import { addDays } from './days.ts'

/** “Due tomorrow” */
export function dueWords(dueOn: Day | null, today: Day): string {
  if (dueOn === null) return 'No due date'
  if (dueOn < today) return `Past due since ${shortDayFrom(today, dueOn)}`
  if (dueOn === today) return 'Due today'
  return dueOn === addDays(today, 1) ? 'Due tomorrow' : `Due ${shortDayFrom(today, dueOn)}`
}
