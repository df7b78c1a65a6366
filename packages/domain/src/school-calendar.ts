import * as z from 'zod/mini'
import type { Day } from './calendar.ts'

const MOST_DAYS = 400
const MOST_CLOSURES = 60

const CalendarDay = z.iso
  .date('Choose a day.')
  .check(z.regex(/^20\d\d-/, 'Choose a day between 2000 and 2099.'))

const CalendarClosure = z.strictObject({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, 'Name the closure.'), z.maxLength(80, 'Use at most 80 characters.')),
  firstOn: CalendarDay,
  lastOn: CalendarDay,
})
type CalendarClosure = z.infer<typeof CalendarClosure>

/** A school year as the district plans it: first and last day, and when schools are closed. */
export const SchoolCalendar = z
  .strictObject({
    startsOn: CalendarDay,
    endsOn: CalendarDay,
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

type Span = Pick<SchoolCalendar, 'startsOn' | 'endsOn'>

/** «2026–27» */
export function yearTitle({ startsOn, endsOn }: Span): string {
  const [first, last] = [startsOn.slice(0, 4), endsOn.slice(0, 4)]
  return first === last ? first : `${first}–${last.slice(2)}`
}

/** What is wrong with a year beside those that the district has already; nothing where they leave it room. */
export function overlapFault(year: Span, others: readonly Span[]): string | undefined {
  const other = others.find((it) => it.startsOn <= year.endsOn && year.startsOn <= it.endsOn)
  return other && `This overlaps the school year ${yearTitle(other)}. Choose other days.`
}

interface CalendarFault {
  readonly path: readonly (string | number)[]
  readonly message: string
}

function calendarFaults(year: SchoolCalendar): CalendarFault[] {
  const ofClosures = year.closures.flatMap((_, index) =>
    closureFaults(year, index).map(({ path, message }) => ({ path: ['closures', index, ...path], message })),
  )
  return [...spanFaults(year), ...ofClosures]
}

function spanFaults({ startsOn, endsOn }: Span): CalendarFault[] {
  const path = ['endsOn']
  const days = daysBetween(startsOn, endsOn)
  if (days <= 0) return [{ path, message: 'Choose a day after the first one.' }]
  return days >= MOST_DAYS ? [{ path, message: `A school year has at most ${MOST_DAYS} days.` }] : []
}

function closureFaults({ startsOn, endsOn, closures }: SchoolCalendar, index: number): CalendarFault[] {
  const closure = closures[index]
  if (!closure) return []
  if (isBefore(closure.lastOn, closure.firstOn)) {
    return [{ path: ['lastOn'], message: 'Choose the first day or a later one.' }]
  }
  const isOutside = (day: Day) => isBefore(day, startsOn) || isBefore(endsOn, day)
  const outside = (['firstOn', 'lastOn'] as const).filter((field) => isOutside(closure[field]))
  const other = closures.slice(0, index).find((it) => isOverlapping(it, closure))
  return [
    ...outside.map((field) => ({ path: [field], message: 'Choose a day inside the school year.' })),
    ...(other ? [{ path: ['firstOn'], message: `This overlaps ${named(other)}. Choose other days.` }] : []),
  ]
}

function isOverlapping(one: CalendarClosure, other: CalendarClosure): boolean {
  return daysBetween(one.firstOn, other.lastOn) >= 0 && daysBetween(other.firstOn, one.lastOn) >= 0
}

function named({ name }: CalendarClosure): string {
  return name.trim() || 'another closure'
}

function isBefore(day: Day, other: Day): boolean {
  return daysBetween(day, other) > 0
}

// Not a number where a day is missing: then every comparison is false, and only the missing day is spoken of.
function daysBetween(from: Day, to: Day): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS
}

const DAY_MS = 86_400_000
