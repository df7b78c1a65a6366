import { addDays, type Closure, type Day, isSchoolDay } from './calendar.ts'

/** All school years of a district, with all their closures. */
export interface DistrictCalendar {
  readonly years: readonly { readonly startsOn: Day; readonly endsOn: Day }[]
  readonly closures: readonly Closure[]
}

/** Whether a day is a school day of the district. Between two school years there is no school. */
export function hasSchool({ years, closures }: DistrictCalendar, day: Day): boolean {
  const year = years.find(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn)
  return year !== undefined && isSchoolDay({ ...year, closures }, day)
}

/** The days up to which things are reminded of on a school day. */
export interface ReminderDays {
  /** Visits of this day and before have had a whole school day to be sent. */
  readonly unsentThrough: Day
  /** What was sent on this day and before has had the whole reply window. */
  readonly unansweredThrough: Day
  /** What is due until this day is due before the next school day. */
  readonly dueThrough: Day
}

// The most days among which a school day is looked for: more than any break has.
const MOST_DAYS = 200

/** The days that reminders go by; undefined on a day without school, when nobody is reminded. */
export function reminderDays(
  calendar: DistrictCalendar,
  today: Day,
  replyWindow: number,
): ReminderDays | undefined {
  if (!hasSchool(calendar, today)) return undefined
  const next = schoolDay(calendar, today, 1)
  return {
    unsentThrough: dayBefore(calendar, today, 1),
    unansweredThrough: dayBefore(calendar, today, replyWindow),
    dueThrough: addDays(next, -1),
  }
}

/** The `unsentThrough` of the last reminders, which were made on the last school day up to `lastOn`. */
export function unsentBefore(calendar: DistrictCalendar, lastOn: Day): Day {
  const school = hasSchool(calendar, lastOn) ? lastOn : schoolDay(calendar, lastOn, -1)
  return dayBefore(calendar, school, 1)
}

/** The last day from which so many school days have gone by when a school day begins. */
function dayBefore(calendar: DistrictCalendar, today: Day, schoolDays: number): Day {
  let first = today
  for (let over = 0; over < schoolDays; over++) first = schoolDay(calendar, first, -1)
  return addDays(first, -1)
}

/** The next school day after one, or the last before it; where there is none, a day that is far away. */
function schoolDay(calendar: DistrictCalendar, from: Day, step: 1 | -1): Day {
  let day = addDays(from, step)
  for (let count = 1; count < MOST_DAYS && !hasSchool(calendar, day); count++) day = addDays(day, step)
  return day
}
