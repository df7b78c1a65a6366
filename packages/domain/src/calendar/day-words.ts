import { dateFormat } from '../clock/date-format.ts'
import type { Day } from './calendar.ts'
import { rememberedByDay } from './remembered-by-day.ts'

/** “Thursday, October 22” */
export const longDay = worded({ weekday: 'long', month: 'long', day: 'numeric' })

/** “Oct 22” */
export const shortDay = worded({ month: 'short', day: 'numeric' })

/** “Oct 22”, or “Oct 22, 2025” where it is another year than today's. */
export function shortDayFrom(today: Day, day: Day): string {
  const [year] = day.split('-')
  return today.startsWith(`${year}-`) ? shortDay(day) : `${shortDay(day)}, ${year}`
}

/** “Thu, Oct 22” */
export const weekdayAndDay = worded({ weekday: 'short', month: 'short', day: 'numeric' })

/** “November 3, 2026” */
export const dayAndYear = worded({ year: 'numeric', month: 'long', day: 'numeric' })

/** “October 2026” */
export const monthAndYear = worded({ month: 'long', year: 'numeric' })

/** “Oct” */
export const shortMonth = worded({ month: 'short' })

function worded(format: Intl.DateTimeFormatOptions): (day: Day) => string {
  return rememberedByDay((day) =>
    dateFormat('en-US', { ...format, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`)),
  )
}

/** “Oct 22, 9:30 AM”, by the clock of a zone. */
export function momentIn(timeZone: string, instant: string): string {
  const format: Intl.DateTimeFormatOptions = {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }
  return dateFormat('en-US', { ...format, timeZone })
    .format(new Date(instant))
    .replace('\u202f', ' ')
}
