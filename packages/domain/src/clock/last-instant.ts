import type { Day } from '../calendar/calendar.ts'
import { dayIn } from '../calendar/days.ts'

const DAY_MS = 86_400_000

/** When a day ends in a zone. Days differ in length where clocks change, so the end is looked for and not reckoned. */
export function lastInstantOf(day: Day, timeZone: string): Date {
  const noon = Date.parse(`${day}T12:00:00Z`)
  // Zones are at most 14 hours from UTC: `last` is not after the day, `after` not in it.
  let [last, after] = [noon - DAY_MS / 2, noon + 1.5 * DAY_MS]
  while (after - last > 1) {
    const middle = Math.floor((last + after) / 2)
    if (dayIn(timeZone, new Date(middle)) <= day) last = middle
    else after = middle
  }
  return new Date(last)
}
