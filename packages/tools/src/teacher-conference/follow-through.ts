import { dayIn, daysFrom } from '@corridor/domain/days'
import type { Visit } from '../tool.ts'
import type { ConferenceCapture, Review } from './teacher-conference.shape.ts'

/** When the talk was. */
export function dayOf({ startedAt, timeZone }: Visit): string {
  return dayIn(timeZone, new Date(startedAt))
}

/** Days from the visit to the talk. Nothing where it is not known which visit, or where that is yet to come. */
export function lagOf({ aboutOn }: ConferenceCapture, visit: Visit): number | null {
  return since(aboutOn ?? undefined, visit)
}

/** Days from agreeing on a step to calling it mastered. */
export function daysToMastery({ outcome, agreedOn }: Review, visit: Visit): number | null {
  return outcome === 'mastered' ? since(agreedOn, visit) : null
}

/** It goes on, and its day had passed when it was looked at. */
export function isOverdue({ outcome, dueOn }: Review, visit: Visit): boolean {
  return outcome === 'carried' && dueOn !== null && dueOn < dayOf(visit)
}

function since(day: string | undefined, visit: Visit): number | null {
  const days = day === undefined ? -1 : daysFrom(day, dayOf(visit))
  return days < 0 ? null : days
}
