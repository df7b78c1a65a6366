import * as z from 'zod/mini'

/** A date without a time or a zone, `2026-10-22`. */
export const Day = z.iso.date()
export type Day = z.infer<typeof Day>

/** One that somebody chooses. PostgreSQL has no year 0. */
export const ChosenDay = z.iso.date('Choose a day.').check(z.regex(/^[1-9]/, 'Choose a later day.'))

export interface Closure {
  readonly name: string
  readonly from: Day
  readonly to: Day
}

export interface SchoolYear {
  readonly startsOn: Day
  readonly endsOn: Day
  readonly closures: readonly Closure[]
}

export interface SchoolWeek {
  readonly monday: Day
  /** The closure that takes the whole week, if one does. */
  readonly closure: string | null
}

export function dayIn(timeZone: string, instant: Date): Day {
  return instant.toLocaleDateString('en-CA', { timeZone })
}

/** What the clock of a zone shows, `09:52`. */
export function clockIn(timeZone: string, instant: Date): string {
  return instant.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
}

export function addDays(day: Day, count: number): Day {
  return toDay(toTime(day) + count * DAY_MS)
}

/** How many days after `from` is `to`; closed ones count. */
export function daysFrom(from: Day, to: Day): number {
  return (toTime(to) - toTime(from)) / DAY_MS
}

export function mondayOf(day: Day): Day {
  return addDays(day, -((weekday(day) + 6) % 7))
}

export function isSchoolDay({ closures }: SchoolYear, day: Day): boolean {
  return weekday(day) >= 1 && weekday(day) <= 5 && !closures.some((it) => it.from <= day && day <= it.to)
}

/** School days after `from`, up to and with `to`. */
export function schoolDaysBetween(year: SchoolYear, from: Day, to: Day): number {
  return daysBetween(addDays(from, 1), to).filter((day) => isSchoolDay(year, day)).length
}

/** The weeks of the year that have begun by `today`. */
export function weeksUntil(year: SchoolYear, today: Day): SchoolWeek[] {
  const last = today < year.endsOn ? today : year.endsOn
  return daysBetween(mondayOf(year.startsOn), last)
    .filter((day) => weekday(day) === 1)
    .map((monday) => ({ monday, closure: closureOfWeek(year, monday) }))
}

function closureOfWeek(year: SchoolYear, monday: Day): string | null {
  const days = daysBetween(monday, addDays(monday, 4))
  if (days.some((day) => isSchoolDay(year, day))) return null
  return year.closures.find((it) => it.from <= monday && monday <= it.to)?.name ?? 'Closed'
}

function daysBetween(from: Day, to: Day): Day[] {
  const count = Math.max(0, (toTime(to) - toTime(from)) / DAY_MS + 1)
  return Array.from({ length: count }, (_, index) => addDays(from, index))
}

function weekday(day: Day): number {
  return new Date(toTime(day)).getUTCDay()
}

function toTime(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`)
}

function toDay(time: number): Day {
  return new Date(time).toISOString().slice(0, 10)
}

const DAY_MS = 86_400_000
