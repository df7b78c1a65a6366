import * as z from 'zod/mini'
import { fourDigits } from '../clock/instant.ts'
import type { Day } from './calendar.ts'

/** A day that somebody typed into a calendar. */
export const CalendarDay = z.iso
  .date('Choose a day.')
  .check(z.regex(/^20\d\d-/, 'Choose a day between 2000 and 2099.'), fourDigits)

export interface Span {
  readonly startsOn: Day
  readonly endsOn: Day
}

export interface CalendarFault {
  readonly path: readonly (string | number)[]
  readonly message: string
}

/**
 * What is wrong with the first and last day of one part of a school year (a term, a closure), apart from all others.
 */
export function partFaults<Field extends string>(
  { startsOn, endsOn }: Span,
  part: Readonly<Record<Field, Day>>,
  [first, last]: readonly [Field, Field],
): CalendarFault[] {
  if (isBefore(part[last], part[first])) {
    return [{ path: [last], message: 'Choose the first day or a later one.' }]
  }
  const isOutside = (day: Day) => isBefore(day, startsOn) || isBefore(endsOn, day)
  return [first, last]
    .filter((field) => isOutside(part[field]))
    .map((field) => ({ path: [field], message: 'Choose a day inside the school year.' }))
}

function isBefore(day: Day, other: Day): boolean {
  return daysBetween(day, other) > 0
}

// NaN where a day is missing: every comparison with it is then false, so that only the missing day is reported.
export function daysBetween(from: Day, to: Day): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS
}

const DAY_MS = 86_400_000
