import { addDays, type Day, mondayOf, type SchoolYear } from '@corridor/domain/calendar/calendar'
import type { Term } from '@corridor/domain/calendar/terms'

export interface SchoolYears {
  readonly before: SchoolYear
  /** The school year that began nine weeks before the week of today. */
  readonly current: SchoolYear
}

export function schoolYearsAround(today: Day): SchoolYears {
  const startsOn = addDays(mondayOf(today), -9 * 7)
  return { before: yearFrom(addDays(startsOn, -52 * 7)), current: yearFrom(startsOn) }
}

// Closures in days after the first. For a year that starts on 2026-08-17 they are the real ones.
const closures = [
  { name: 'Labor Day', from: 21, to: 21 },
  { name: 'Fall break', from: 56, to: 60 },
  { name: 'Thanksgiving', from: 100, to: 102 },
  { name: 'Winter break', from: 126, to: 137 },
  { name: 'Martin Luther King Jr. Day', from: 154, to: 154 },
  { name: 'Presidents’ Day', from: 182, to: 182 },
  { name: 'Spring break', from: 217, to: 221 },
]

const FIRST_SEMESTER_ENDS = 123
const SECOND_SEMESTER_STARTS = 140
const LAST_DAY = 39 * 7 + 4

function yearFrom(startsOn: Day): SchoolYear {
  return {
    startsOn,
    endsOn: addDays(startsOn, LAST_DAY),
    closures: closures.map(({ name, from, to }) => ({
      name,
      from: addDays(startsOn, from),
      to: addDays(startsOn, to),
    })),
  }
}

/** The two terms of a school year; winter break is between them. */
export function termsOf({ startsOn, endsOn }: SchoolYear): Term[] {
  return [
    { name: 'Semester 1', startsOn, endsOn: addDays(startsOn, FIRST_SEMESTER_ENDS) },
    { name: 'Semester 2', startsOn: addDays(startsOn, SECOND_SEMESTER_STARTS), endsOn },
  ]
}
