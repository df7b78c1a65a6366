import type { Day } from '../../calendar/calendar.ts'
import { rosterDay } from '../roster-day.ts'

/** Whether a role of OneRoster is over on a day: its `endDate` is the first day on which it is. */
export function isRoleOver(endDate: string, today: Day): boolean {
  const day = endDate === '' ? null : rosterDay(endDate)
  return day !== null && day <= today
}

/** The places where somebody still works: those where no role of theirs is over, or another one goes on. */
export function placesLeft(places: readonly string[], current: readonly string[], over: readonly string[]) {
  return places.filter((it) => current.includes(it) || !over.includes(it))
}
