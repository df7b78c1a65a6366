import type { AuditChange } from '@corridor/contract/district/audit'
import { dayAndYear } from '@corridor/domain/calendar/day-words'
import type { SchoolCalendar } from '@corridor/domain/calendar/school-calendar'
import type { PeoplePlan } from '@corridor/domain/rollover/rollover-plan'
import { counted } from '@corridor/domain/words/count-words'

function span({ startsOn, endsOn }: SchoolCalendar): string {
  return `${dayAndYear(startsOn)} to ${dayAndYear(endsOn)}`
}

/** A rollover's line in the trail: how many people a new school year changes, and of nobody what. */
export function carriedOut(calendar: SchoolCalendar, { leaving, moving, grades }: PeoplePlan): AuditChange[] {
  return [
    { what: 'School year', from: null, to: span(calendar) },
    { what: 'Leaving', from: null, to: counted(leaving.length, 'educator') },
    { what: 'Moving', from: null, to: counted(moving.length, 'educator') },
    { what: 'New grades', from: null, to: counted(grades.length, 'educator') },
  ]
}

export function takenBack(calendar: SchoolCalendar, people: number): AuditChange[] {
  return [
    { what: 'School year', from: span(calendar), to: null },
    { what: 'Schools as before', from: null, to: counted(people, 'educator') },
  ]
}
