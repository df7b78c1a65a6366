import { createHash } from 'node:crypto'
import type { RolloverCheck } from '@corridor/contract/district/rollover'
import { Problem } from '@corridor/contract/problems'
import { addDays, type Day } from '@corridor/domain/calendar/calendar'
import { daysFrom } from '@corridor/domain/calendar/days'
import { hasSchool } from '@corridor/domain/calendar/reminder-days'
import { overlapFault, SchoolCalendar } from '@corridor/domain/calendar/school-calendar'
import { closuresAfter } from '@corridor/domain/rollover/next-year'
import type { RolloverDraft } from '@corridor/domain/rollover/rollover-draft'
import { type PeoplePlan, planPeople } from '@corridor/domain/rollover/rollover-plan'
import { wordsOfIssue } from '@corridor/domain/words/issue-words'
import type * as z from 'zod/mini'
import type { Queries } from '../../database/doors.ts'
import { schoolYearsOf } from '../districts/show-district.ts'
import { countForNewYear, findForNewYear } from '../educators/new-year/change-for-new-year.ts'
import { findDraft, schoolsNamed } from './rollover.queries.ts'

interface CheckedRollover {
  readonly draft: RolloverDraft
  readonly calendar: SchoolCalendar | undefined
  readonly people: PeoplePlan
  readonly check: RolloverCheck
}

/** What the saved draft would do if it were carried out now. */
export async function checkRollover(db: Queries, today: Day, revision: number): Promise<CheckedRollover> {
  const [found, years] = await Promise.all([findDraft(db), schoolYearsOf(db)])
  const [last] = years
  if (!found || !last || found.revision !== revision) throw new Problem('rollover-has-moved')
  const { draft } = found
  const { calendar, faults } = checkCalendar(draft, years)
  const ids = [...draft.leaving, ...draft.moving.map(idOf), ...draft.grades.map(idOf)]
  const [educators, schools, teaching] = await Promise.all([
    findForNewYear(db, [...new Set(ids)]),
    schoolsNamed(db),
    countForNewYear(db, today),
  ])
  // Without a first day nobody can be moved to it: the calendar's own fault is told, and people are checked by a
  // guessed day.
  const firstOn = calendar?.startsOn ?? addDays(last.endsOn, 1)
  const people = planPeople(draft, { educators, schools, lastOn: last.endsOn, firstOn })
  const { teaching: changes, ...told } = people
  const { startsOn, endsOn, terms, closures } = draft.calendar
  const year = {
    startsOn,
    endsOn,
    terms: terms.length,
    closures: closures.length,
    schoolDays: calendar ? schoolDaysOf(calendar) : 0,
    withoutMatch: calendar ? closuresAfter(last, calendar).map(({ name }) => name) : [],
  }
  const leavingOrMoving = new Set([...told.leaving, ...told.moving].map(idOf)).size
  const check = { year, lastOn: last.endsOn, ...told, staying: Math.max(0, teaching.all - leavingOrMoving) }
  const mark = createHash('sha256')
    .update(JSON.stringify([draft, told, changes]))
    .digest('hex')
  return { draft, calendar, people, check: { revision, mark, ...check, calendarFaults: faults } }
}

function idOf<Id>({ educatorId }: { readonly educatorId: Id }): Id {
  return educatorId
}

function checkCalendar(draft: RolloverDraft, years: readonly SchoolCalendar[]) {
  const { success, data, error } = SchoolCalendar.safeParse(draft.calendar)
  const faults = success ? [] : firstFaults(error.issues, draft)
  const [last] = years
  const overlap = success ? overlapFault(data, years) : undefined
  const isEarly = success && !overlap && last && data.startsOn <= last.endsOn
  return {
    calendar: data,
    faults: [
      ...new Set([
        ...faults,
        ...(overlap ? [overlap] : []),
        ...(isEarly ? ['The next school year begins after the last one. Choose a later first day.'] : []),
      ]),
    ],
  }
}

/** The first fault of each field: a day that is missing is in no year either. */
function firstFaults(issues: readonly z.core.$ZodIssue[], draft: RolloverDraft): string[] {
  const first = new Map<string, string>()
  for (const issue of issues.toReversed())
    first.set(issue.path.map(String).join('.'), `${placeOf(issue.path, draft)}${wordsOfIssue(issue)}`)
  return [...first.values()].toReversed()
}

/** “Fall break: ”, for a fault of one closure or term. */
function placeOf(path: readonly PropertyKey[], { calendar }: RolloverDraft): string {
  const [list, index, field] = path
  if (list === 'startsOn') return 'First day of school: '
  if (list === 'endsOn') return 'Last day of school: '
  if ((list !== 'terms' && list !== 'closures') || typeof index !== 'number') return ''
  const name = calendar[list][index]?.name
  const what = list === 'terms' ? 'Term' : 'Closure'
  return `${name || `${what} ${index + 1}`}${isLast(field) ? ', last day' : ''}: `
}

function isLast(field: PropertyKey | undefined): boolean {
  return field === 'endsOn' || field === 'lastOn'
}

function schoolDaysOf(year: SchoolCalendar): number {
  const closures = year.closures.map(({ name, firstOn, lastOn }) => ({ name, from: firstOn, to: lastOn }))
  const days = Array.from({ length: daysFrom(year.startsOn, year.endsOn) + 1 }, (_, index) =>
    addDays(year.startsOn, index),
  )
  return days.filter((day) => hasSchool({ years: [year], closures }, day)).length
}
