import type { OpenedAsked } from '@corridor/contract/reports/report-asked'
import { shortDay } from '@corridor/domain/calendar/day-words'
import { type LessonPart, purposeTitles } from '@corridor/domain/observation/observation-words'
import { lessonPartWords } from '@corridor/domain/observation/record-words'
import { periodWords } from '@corridor/domain/people/teaching-words'
import { counted } from '@corridor/domain/words/count-words'
import { listed } from '@corridor/domain/words/listed'
import { shortSchool } from '../../../people/short-school.ts'
import { toolOf } from '../../../tool-looks.ts'
import { daysWords } from '../filters/span-words.ts'

interface Named {
  readonly id: number
  readonly name: string
}

/** The names that the page knows; others are counted. */
export interface KnownNames {
  readonly schools: readonly Named[]
  readonly observers: readonly Named[]
  readonly educators: readonly Named[]
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

const follows = {
  'in-time': 'sent within one school day',
  late: 'sent later',
  unsent: 'not sent yet',
  answered: 'answered within five days',
  unanswered: 'not answered within five days',
}

/**
 * The visits that are shown, part by part: “Copper Ridge”, “Aug 17 to Oct 22”, “Tuesday”. The counted item is named
 * apart, as far as its name is known.
 */
export function askedWords(asked: OpenedAsked, names: KnownNames, figure: string | null): string[] {
  const { grades, subjects, purposes, tools, versions, periods, follow, short } = asked
  return [
    namesOf(asked.schools, names.schools, 'school', shortSchool),
    spanOf(asked),
    namesOf(asked.educators, names.educators, 'educator'),
    namesOf(asked.observers, names.observers, 'observer'),
    grades && `Grade ${listed(grades)}`,
    subjects && listed(subjects),
    purposes && listed(purposes.map((it) => purposeTitles[it])),
    tools && listed(tools.map((id) => toolOf(id).title)),
    versions && listed(versions.map((it) => `Version ${it}`)),
    periods && listed(periods.map((it) => (it === 'not-noted' ? 'period not noted' : periodWords(it)))),
    asked.parts && listed(asked.parts.map(partWords)),
    asked.weekdays && listed(asked.weekdays.map((it) => weekdays[it - 1] ?? '')),
    isOfMarks(asked) && figure === null ? 'only those that the figure counted' : undefined,
    follow && follows[follow],
    short && 'shorter than 3 minutes',
  ].filter((it) => it !== undefined)
}

/** Whether visits are asked for by what was counted in them. */
export function isOfMarks({ items, values, together, records, rated }: OpenedAsked): boolean {
  return [items, values, together, records, rated].some((it) => it !== undefined)
}

function partWords(part: LessonPart | 'not-noted'): string {
  return part === 'not-noted' ? 'part of the lesson not noted' : lessonPartWords(part).toLowerCase()
}

function namesOf(
  ids: readonly number[] | undefined,
  known: readonly Named[],
  one: string,
  short = (name: string) => name,
): string | undefined {
  if (!ids) return undefined
  const found = known.filter(({ id }) => ids.includes(id))
  return found.length === ids.length && ids.length < 4
    ? listed(found.map(({ name }) => short(name)))
    : counted(ids.length, one)
}

function spanOf({ from, to }: OpenedAsked): string {
  if (from && to) return from === to ? shortDay(from) : daysWords(from, to)
  if (from) return `since ${shortDay(from)}`
  return to ? `until ${shortDay(to)}` : 'this school year'
}
