import type { Day } from './day.ts'
import { addDays, daysFrom, weekday } from './days.ts'

export { ChosenDay, Day } from './day.ts'
export { addDays, clockIn, dayIn, daysFrom } from './days.ts'

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

export function mondayOf(day: Day): Day {
  return addDays(day, -((weekday(day) + 6) % 7))
}

export function isSchoolDay({ startsOn, endsOn, closures }: SchoolYear, day: Day): boolean {
  const isWeekday = weekday(day) >= 1 && weekday(day) <= 5
  const isWithin = startsOn <= day && day <= endsOn
  return isWeekday && isWithin && !closures.some((it) => it.from <= day && day <= it.to)
}

/** School days after `from`, up to and with `to`. */
export function schoolDaysBetween(year: SchoolYear, from: Day, to: Day): number {
  return daysBetween(addDays(from, 1), to).filter((day) => isSchoolDay(year, day)).length
}

/** For each day from `from` to `to`, how many school days came after it until `to`. */
export function schoolDaysUntil(year: SchoolYear, from: Day, to: Day): ReadonlyMap<Day, number> {
  const left = new Map<Day, number>()
  let count = 0
  for (const day of daysBetween(from, to).reverse()) {
    left.set(day, count)
    if (isSchoolDay(year, day)) count += 1
  }
  return left
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
  const count = Math.max(0, daysFrom(from, to) + 1)
  return Array.from({ length: count }, (_, index) => addDays(from, index))
}
