import * as z from 'zod/mini'
import { filledLine } from '../words/plain-text.ts'
import { CalendarDay, type CalendarFault, daysBetween, partFaults, type Span } from './calendar-span.ts'
import { Terms, termFaults } from './terms.ts'

const MOST_DAYS = 400
const MOST_CLOSURES = 60

const CalendarClosure = z.strictObject({
  name: filledLine('Name the closure.', 80),
  firstOn: CalendarDay,
  lastOn: CalendarDay,
})
type CalendarClosure = z.infer<typeof CalendarClosure>

/** A school year as the district plans it: first and last day, terms, and when schools are closed. */
export const SchoolCalendar = z
  .strictObject({
    startsOn: CalendarDay,
    endsOn: CalendarDay,
    terms: Terms,
    closures: z
      .array(CalendarClosure)
      .check(z.maxLength(MOST_CLOSURES, `Use at most ${MOST_CLOSURES} closures.`)),
  })
  .check((it) => {
    for (const { path, message } of calendarFaults(it.value)) {
      it.issues.push({ code: 'custom', path: [...path], message, input: it.value, continue: true })
    }
  })
export type SchoolCalendar = z.infer<typeof SchoolCalendar>

/** “2026–27” */
export function yearTitle({ startsOn, endsOn }: Span): string {
  const [first, last] = [startsOn.slice(0, 4), endsOn.slice(0, 4)]
  return first === last ? first : `${first}–${last.slice(2)}`
}

/** What is wrong with a year beside those that the district has already; nothing where they leave it room. */
export function overlapFault(year: Span, others: readonly Span[]): string | undefined {
  const other = others.find((it) => it.startsOn <= year.endsOn && year.startsOn <= it.endsOn)
  return other && `This overlaps the school year ${yearTitle(other)}. Choose other days.`
}

function calendarFaults(year: SchoolCalendar): CalendarFault[] {
  const ofClosures = year.closures.flatMap((_, index) =>
    closureFaults(year, index).map(({ path, message }) => ({ path: ['closures', index, ...path], message })),
  )
  return [...spanFaults(year), ...termFaults(year, year.terms), ...ofClosures]
}

function spanFaults({ startsOn, endsOn }: Span): CalendarFault[] {
  const path = ['endsOn']
  const days = daysBetween(startsOn, endsOn)
  if (days <= 0) return [{ path, message: 'Choose a day after the first one.' }]
  return days >= MOST_DAYS ? [{ path, message: `A school year has at most ${MOST_DAYS} days.` }] : []
}

function closureFaults(year: SchoolCalendar, index: number): CalendarFault[] {
  const closure = year.closures[index]
  if (!closure) return []
  const faults = partFaults(year, closure, ['firstOn', 'lastOn'])
  const other = year.closures.slice(0, index).find((it) => isOverlapping(it, closure))
  if (!other) return faults
  return [...faults, { path: ['firstOn'], message: `This overlaps ${named(other)}. Choose other days.` }]
}

function isOverlapping(one: CalendarClosure, other: CalendarClosure): boolean {
  return daysBetween(one.firstOn, other.lastOn) >= 0 && daysBetween(other.firstOn, one.lastOn) >= 0
}

function named({ name }: CalendarClosure): string {
  return name.trim() || 'another closure'
}
