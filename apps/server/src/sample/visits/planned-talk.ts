import { addDays, type Day, isSchoolDay, type SchoolYear } from '@corridor/domain/calendar/calendar'
import { seededRandom } from '../random.ts'
import type { Diary } from './diary.ts'
import type { Visit } from './visit.ts'

const TEACHER_CONFERENCE = 10
/** Days on both sides of today within a week; in a longer break nobody plans a conference. */
const near = [1, 2, 3, 4, 5, 6, 7] as const

/** A conference with an educator on one of the next school days, prepared on the last one. */
export function plannedTalk(
  who: Pick<Visit, 'school' | 'educator' | 'observer'> & { readonly place: string },
  year: SchoolYear,
  today: Day,
  diary: Diary,
): Visit[] {
  const isOpen = (day: Day) => year.startsOn <= day && day <= year.endsOn && isSchoolDay(year, day)
  const day = near.map((days) => addDays(today, -days)).find(isOpen)
  const on = near.map((days) => addDays(today, days)).find(isOpen)
  if (!day || !on) return []
  const { place, ...visit } = who
  const startsAt = diary.book(who.observer, day, seededRandom('a talk ahead'))
  const meets = { on, at: '13:10', minutes: 25, place }
  const part = { toolTypeId: TEACHER_CONFERENCE, status: 'draft', minutes: 10, meets } as const
  return [{ ...visit, day, startsAt, isInGrid: true, parts: [part] }]
}
