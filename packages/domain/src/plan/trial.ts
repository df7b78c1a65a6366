import { addDays, dayIn } from '../calendar/days.ts'
import { lastInstantOf } from '../clock/last-instant.ts'

export const TRIAL_DAYS = 30

/** The last instant of a trial that begins now: thirty days on, when that day ends in the district's zone. */
export function trialEnd(timeZone: string, now: Date): Date {
  return lastInstantOf(addDays(dayIn(timeZone, now), TRIAL_DAYS), timeZone)
}
