import type { Day } from './calendar.ts'

/** «Thursday, October 22» */
export function longDay(day: Day): string {
  return words(day, { weekday: 'long', month: 'long', day: 'numeric' })
}

/** «Oct 22» */
export function shortDay(day: Day): string {
  return words(day, { month: 'short', day: 'numeric' })
}

function words(day: Day, format: Intl.DateTimeFormatOptions): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { ...format, timeZone: 'UTC' })
}
