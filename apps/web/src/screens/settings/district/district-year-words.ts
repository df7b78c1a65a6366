import type { Span } from '@corridor/domain/calendar/calendar-span'
import { shortDay } from '@corridor/domain/calendar/day-words'
import type { SchoolCalendar } from '@corridor/domain/calendar/school-calendar'
import { counted } from '@corridor/domain/words/count-words'

/** «Aug 17 to May 28 · 7 closures» */
export function yearFacts({ closures, ...year }: SchoolCalendar): string {
  return `${daysOf(year)} · ${counted(closures.length, 'closure')}`
}

/** «Semester 1, Aug 17 to Dec 18 ·», «Semester 2, Jan 4 to May 28» */
export function termFacts({ terms }: SchoolCalendar): string[] {
  if (terms.length === 0) return ['No terms yet']
  return terms.map((term, index) => {
    const isLast = index === terms.length - 1
    return `${term.name}, ${daysOf(term)}${isLast ? '' : ' ·'}`
  })
}

function daysOf({ startsOn, endsOn }: Span): string {
  return `${shortDay(startsOn)} to ${shortDay(endsOn)}`
}
