import type { Day } from '../../calendar/calendar.ts'
import { rosterDay } from '../roster-day.ts'

/** Whether a role of OneRoster is over on a day: from its `endDate` on it is none any more. */
export function isRoleOver(endDate: string, today: Day): boolean {
  const day = endDate === '' ? null : rosterDay(endDate)
  return day !== null && day <= today
}

/** The places where somebody works, by their roles: not where each role is over. */
export function placesLeft(places: readonly string[], current: readonly string[], over: readonly string[]) {
  return places.filter((it) => current.includes(it) || !over.includes(it))
}
