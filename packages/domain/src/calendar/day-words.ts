import type { Day } from './calendar.ts'
import { dateFormat } from './date-format.ts'

/** «Thursday, October 22» */
export function longDay(day: Day): string {
  return words(day, { weekday: 'long', month: 'long', day: 'numeric' })
}

/** «Oct 22» */
export function shortDay(day: Day): string {
  return words(day, { month: 'short', day: 'numeric' })
}

/** «Oct 22», or «Oct 22, 2025» where it is another year than today's. */
export function shortDayFrom(today: Day, day: Day): string {
  const [year] = day.split('-')
  return today.startsWith(`${year}-`) ? shortDay(day) : `${shortDay(day)}, ${year}`
}

/** «Thu, Oct 22» */
export function weekdayAndDay(day: Day): string {
  return words(day, { weekday: 'short', month: 'short', day: 'numeric' })
}

/** «November 3, 2026» */
export function dayAndYear(day: Day): string {
  return words(day, { year: 'numeric', month: 'long', day: 'numeric' })
}

/** «October 2026» */
export function monthAndYear(day: Day): string {
  return words(day, { month: 'long', year: 'numeric' })
}

/** «Oct» */
export function shortMonth(day: Day): string {
  return words(day, { month: 'short' })
}

function words(day: Day, format: Intl.DateTimeFormatOptions): string {
  return dateFormat('en-US', { ...format, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
}

/** «Oct 22, 9:30 AM», by the clock of a zone. */
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
