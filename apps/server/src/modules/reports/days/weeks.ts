import { addDays, type Day, isSchoolDay, mondayOf } from '@corridor/domain/calendar/calendar'
import type { Span, Year } from './span.ts'

export interface Week {
  readonly monday: Day
  /** Why there was no school all week; null: there was. */
  readonly closure: string | null
  /** The first and last day of the week that a span asks about. */
  readonly from: Day
  readonly to: Day
}

/** The weeks that a span touches, in order. */
export function weeksOf({ from, to }: Span, years: readonly Year[]): Week[] {
  const weeks: Week[] = []
  for (let monday = mondayOf(from); monday <= to; monday = addDays(monday, 7)) {
    const sunday = addDays(monday, 6)
    weeks.push({
      monday,
      closure: closureOf(monday, years),
      from: monday < from ? from : monday,
      to: sunday > to ? to : sunday,
    })
  }
  return weeks
}

/** The closure that takes all five days of a week, or “No school” between two school years; null where a day has school. */
function closureOf(monday: Day, years: readonly Year[]): string | null {
  if (years.length === 0) return null
  const days = [0, 1, 2, 3, 4].map((count) => addDays(monday, count))
  if (days.some((day) => isOpen(day, years))) return null
  const closures = years.flatMap((it) => it.closures)
  return closures.find((it) => days.some((day) => it.firstOn <= day && day <= it.lastOn))?.name ?? 'No school'
}

/** Whether there is school on a day. */
export function isOpen(day: Day, years: readonly Year[]): boolean {
  const year = years.find(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn)
  return year !== undefined && isSchoolDay({ ...year, closures: closuresOf(year) }, day)
}

/** Whether there is school on a day; where no school year is set up, on any weekday. */
export function isSchoolDayIn(years: readonly Year[], day: Day): boolean {
  return years.length > 0
    ? isOpen(day, years)
    : isSchoolDay({ startsOn: day, endsOn: day, closures: [] }, day)
}

/** How many school days there were after a day, up to and with another. */
export function schoolDaysSince(years: readonly Year[], from: Day, to: Day): number {
  let count = 0
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) if (isSchoolDayIn(years, day)) count++
  return count
}

export function closuresOf({ closures }: Pick<Year, 'closures'>) {
  return closures.map(({ name, firstOn, lastOn }) => ({ name, from: firstOn, to: lastOn }))
}
