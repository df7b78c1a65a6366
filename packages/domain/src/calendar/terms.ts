import * as z from 'zod/mini'
import { filledLine } from '../words/plain-text.ts'
import { addDays, mondayOf } from './calendar.ts'
import { CalendarDay, type CalendarFault, daysBetween, partFaults, type Span } from './calendar-span.ts'

const MOST_TERMS = 12

/** A part of a school year: a semester, a trimester, a quarter. */
const Term = z.strictObject({
  name: filledLine('Name the term.', 40),
  startsOn: CalendarDay,
  endsOn: CalendarDay,
})
export type Term = z.infer<typeof Term>

export const Terms = z.array(Term).check(z.maxLength(MOST_TERMS, `Use at most ${MOST_TERMS} terms.`))

/** Faults of terms: they follow one another inside the school year; days between them belong to none. */
export function termFaults(year: Span, terms: readonly Term[]): CalendarFault[] {
  return terms.flatMap((term, index) =>
    [...partFaults(year, term, ['startsOn', 'endsOn']), ...neighborFaults(term, terms.slice(0, index))].map(
      ({ path, message }) => ({ path: ['terms', index, ...path], message }),
    ),
  )
}

function neighborFaults({ name, startsOn }: Term, before: readonly Term[]): CalendarFault[] {
  const previous = before.at(-1)
  const isNamesake = folded(name) !== '' && before.some((it) => folded(it.name) === folded(name))
  const isEarly = previous && daysBetween(previous.endsOn, startsOn) <= 0
  return [
    ...(isNamesake ? [{ path: ['name'], message: 'Another term has this name.' }] : []),
    ...(isEarly ? [{ path: ['startsOn'], message: `Start after ${named(previous)} has ended.` }] : []),
  ]
}

function folded(name: string): string {
  return name.trim().toLowerCase()
}

function named({ name }: Term): string {
  return name.trim() || 'the term before'
}

export interface TermPlan {
  readonly title: string
  readonly term: string
  readonly count: number
}

/** The usual ways to divide a year. */
export const termPlans: readonly TermPlan[] = [
  { title: 'Two semesters', term: 'Semester', count: 2 },
  { title: 'Three trimesters', term: 'Trimester', count: 3 },
  { title: 'Four quarters', term: 'Quarter', count: 4 },
]

const FEWEST_WEEKS = 2

/**
 * Terms of whole weeks, as equal in length as can be: each begins on a Monday and ends on a Friday, but for the first
 * and last day of the year. None where the year is too short, or its days are not known yet.
 */
export function evenTerms({ startsOn, endsOn }: Span, { term, count }: TermPlan): Term[] {
  const isKnown = [startsOn, endsOn].every((day) => CalendarDay.safeParse(day).success)
  if (!isKnown) return []
  const monday = mondayOf(startsOn)
  const weeks = Math.floor(daysBetween(monday, endsOn) / 7) + 1
  if (weeks < count * FEWEST_WEEKS) return []
  const mondayOfTerm = (index: number) => addDays(monday, Math.round((index * weeks) / count) * 7)
  return Array.from({ length: count }, (_, index) => ({
    name: `${term} ${index + 1}`,
    startsOn: index === 0 ? startsOn : mondayOfTerm(index),
    endsOn: index === count - 1 ? endsOn : addDays(mondayOfTerm(index + 1), -3),
  }))
}
