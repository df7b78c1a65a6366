import { addDays, type Day } from '@corridor/domain/calendar/calendar'
import type { Random } from '../random.ts'
import type { SampleEducator, Teaching } from '../sample.ts'
import type { SchoolYears } from './school-years.ts'

/** The cells of a text table, without the blanks around them. */
export function cellsOf(table: string): string[][] {
  return table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
}

/** Reads lines of name, grades, subject, room and, for some, “new”, “left” or “from” a school. */
export function educatorsOf(
  roster: string,
  school: string,
  years: SchoolYears,
  random: Random,
): SampleEducator[] {
  return cellsOf(roster).map(([name = '', grades = '', subject = '', room = '', history = '']) => ({
    name,
    grades,
    subject,
    room,
    teaches: teachingOf(school, history, years, hiredOn(years, random)),
  }))
}

function teachingOf(
  school: string,
  history: string,
  { before, current }: SchoolYears,
  hired: Day,
): Teaching[] {
  if (history === 'new') return [{ school, startsOn: current.startsOn, endsOn: null }]
  if (history === 'left') return [{ school, startsOn: hired, endsOn: before.endsOn }]
  if (history === '') return [{ school, startsOn: hired, endsOn: null }]
  return [
    { school: history.replace('from ', ''), startsOn: hired, endsOn: before.endsOn },
    { school, startsOn: current.startsOn, endsOn: null },
  ]
}

/** The day somebody was hired: the first day of last year or of one of the eight before it. */
export function hiredOn({ before }: SchoolYears, random: Random): Day {
  return addDays(before.startsOn, -364 * random.integer(0, 8))
}
