import { addDays, type Day } from '../calendar/calendar.ts'
import type { Span } from '../calendar/calendar-span.ts'
import { daysFrom, weekday } from '../calendar/days.ts'
import type { SchoolCalendar } from '../calendar/school-calendar.ts'

type Closure = SchoolCalendar['closures'][number]

const WEEKS_LATER = 52 * 7

/** A first guess at the next school year that is mostly right: the same days of the week, a year on. */
export function yearAfter(last: SchoolCalendar | undefined): SchoolCalendar {
  if (!last) return { startsOn: '', endsOn: '', terms: [], closures: [] }
  return { ...later(last), terms: last.terms.map(later), closures: [] }
}

function later<Part extends Span>({ startsOn, endsOn, ...rest }: Part) {
  return { ...rest, startsOn: addDays(startsOn, WEEKS_LATER), endsOn: addDays(endsOn, WEEKS_LATER) }
}

/** Holidays that are on the same date each year; most others are on the same weekday of a month. */
const fixed = ['01-01', '06-19', '07-04', '11-11', '12-24', '12-25', '12-31']

/**
 * Last year's closures as days of the next one: a guess to be confirmed by somebody who knows. Those that the next
 * calendar names already, and those that would fall outside it, are not offered.
 */
export function closuresAfter({ closures }: SchoolCalendar, next: SchoolCalendar): Closure[] {
  const folded = (name: string) => name.trim().toLowerCase()
  const named = new Set(next.closures.map(({ name }) => folded(name)))
  return closures
    .map(({ name, firstOn, lastOn }) => {
      const moved =
        firstOn === lastOn && fixed.includes(firstOn.slice(5)) ? sameDate(firstOn) : sameWeekday(firstOn)
      return { name, firstOn: moved, lastOn: addDays(moved, daysFrom(firstOn, lastOn)) }
    })
    .filter((it) => !named.has(folded(it.name)))
    .filter(({ firstOn, lastOn }) => next.startsOn <= firstOn && lastOn <= next.endsOn)
    .filter((it) => !next.closures.some((other) => other.firstOn <= it.lastOn && it.firstOn <= other.lastOn))
}

/** The same date a year on; from a weekend to the school day beside it, as such holidays are observed. */
function sameDate(day: Day): Day {
  const moved = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`
  const beside = { 6: -1, 0: 1 }[weekday(moved)] ?? 0
  return addDays(moved, beside)
}

/** The same weekday a year on: the second Monday of October stays the second Monday; a fifth one becomes the last. */
function sameWeekday(day: Day): Day {
  const month = `${Number(day.slice(0, 4)) + 1}${day.slice(4, 7)}`
  const first = `${month}-01`
  const offset = (weekday(day) - weekday(first) + 7) % 7
  const ordinal = Math.floor((Number(day.slice(8)) - 1) / 7)
  const moved = addDays(first, offset + ordinal * 7)
  return moved.startsWith(month) ? moved : addDays(moved, -7)
}

const SOON_DAYS = 60

/** Whether it is time to prepare the next school year: the last one is over, or will be within two months. */
export function isYearEnding({ endsOn }: Pick<Span, 'endsOn'>, today: Day): boolean {
  return daysFrom(today, endsOn) <= SOON_DAYS
}
