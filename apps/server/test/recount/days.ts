import type { Raw } from './raw.ts'

// The recount reckons with days as texts, by arithmetic of its own.

const DAY_MS = 86_400_000
const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`)

export function plusDays(day: string, days: number): string {
  return new Date(timeOf(day) + days * DAY_MS).toISOString().slice(0, 10)
}

/** From Monday, 1, to Sunday, 7. */
export function isoWeekday(day: string): number {
  return new Date(timeOf(day)).getUTCDay() || 7
}

export function mondayBefore(day: string): string {
  return plusDays(day, 1 - isoWeekday(day))
}

export function eachDay(from: string, to: string): string[] {
  const days: string[] = []
  for (let day = from; day <= to; day = plusDays(day, 1)) days.push(day)
  return days
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** The day of an instant by the clock of a zone. */
export function dayOf(instant: string, timeZone: string): string {
  // Making a formatter takes longer than all that it is asked.
  const clock = clocks.get(timeZone) ?? clockOf(timeZone)
  clocks.set(timeZone, clock)
  return clock.format(new Date(instant))
}

function clockOf(timeZone: string) {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** “Aug 17” */
export function short(day: string): string {
  return `${months[Number(day.slice(5, 7)) - 1]} ${Number(day.slice(8))}`
}

/** “Aug 17”, of another year “Aug 17, 2025”. */
export function shortSeenFrom(today: string, day: string): string {
  return today.slice(0, 4) === day.slice(0, 4) ? short(day) : `${short(day)}, ${day.slice(0, 4)}`
}

/** “Aug 17 to Oct 22, 2026” */
export function spanWords({ from, to }: { readonly from: string; readonly to: string }): string {
  const whole = (day: string) => `${short(day)}, ${day.slice(0, 4)}`
  if (from === to) return longWithYear(from)
  return `${from.slice(0, 4) === to.slice(0, 4) ? short(from) : whole(from)} to ${whole(to)}`
}

/** “November 3, 2026” */
function longWithYear(day: string): string {
  const month = new Date(timeOf(day)).toLocaleDateString('en-US', { month: 'long', timeZone: 'UTC' })
  return `${month} ${Number(day.slice(8))}, ${day.slice(0, 4)}`
}

type Calendar = Pick<Raw, 'school_years' | 'closures'>

export function isSchoolDay({ school_years, closures }: Calendar, day: string): boolean {
  if (isoWeekday(day) > 5) return false
  if (school_years.length === 0) return true
  return (
    school_years.some((it) => it.starts_on <= day && day <= it.ends_on) &&
    !closures.some((it) => it.first_on <= day && day <= it.last_on)
  )
}

/** Why there is no school all week; null where there is. */
export function closureOfWeek(calendar: Calendar, monday: string): string | null {
  const days = eachDay(monday, plusDays(monday, 4))
  if (days.some((day) => isSchoolDay(calendar, day))) return null
  const closure = calendar.closures.find(({ first_on, last_on }) =>
    days.some((day) => first_on <= day && day <= last_on),
  )
  return closure?.name ?? 'No school'
}

export function schoolDayAfter(calendar: Calendar, day: string): string {
  for (let next = plusDays(day, 1); next < plusDays(day, 120); next = plusDays(next, 1))
    if (isSchoolDay(calendar, next)) return next
  return plusDays(day, 1)
}

/** How many school days there are after a day, up to and with another. */
export function schoolDaysBetween(calendar: Calendar, day: string, until: string): number {
  return eachDay(plusDays(day, 1), until).filter((it) => isSchoolDay(calendar, it)).length
}
