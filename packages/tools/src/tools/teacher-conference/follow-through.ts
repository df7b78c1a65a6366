import { dayIn, daysFrom } from '@corridor/domain/calendar/days'
import type { Visit } from '../../definition/tool.ts'
import { visitsOf } from './table-visits.ts'
import type { ConferenceCapture, Review } from './teacher-conference.shape.ts'

/** The day of the conference. */
export function dayOf({ startedAt, timeZone }: Visit): string {
  return dayIn(timeZone, new Date(startedAt))
}

/**
 * The day of the visit that the conference is about: the one that somebody named, else the newest on the table by
 * the day of the talk. A conference before a visit is about one to come.
 */
export function aboutOf(capture: ConferenceCapture, visit: Visit): string | null {
  if (capture.aboutOn !== null || capture.kind === 'pre') return capture.aboutOn
  const days = visitsOf(capture).map(({ on }) => on)
  return (
    days
      .filter((on) => on <= dayOf(visit))
      .toSorted()
      .at(-1) ?? null
  )
}

/** The days from the visit to the conference; null where the visit is not known, or yet to come. */
export function lagOf(capture: ConferenceCapture, visit: Visit): number | null {
  return since(aboutOf(capture, visit) ?? undefined, visit)
}

/** The days from agreeing on a step to calling it mastered. */
export function daysToMastery({ outcome, agreedOn }: Review, visit: Visit): number | null {
  return outcome === 'mastered' ? since(agreedOn, visit) : null
}

/** Whether a step goes on although its day had passed when it was looked at. */
export function isOverdue({ outcome, dueOn }: Review, visit: Visit): boolean {
  return outcome === 'carried' && dueOn !== null && dueOn < dayOf(visit)
}

function since(day: string | undefined, visit: Visit): number | null {
  const days = day === undefined ? -1 : daysFrom(day, dayOf(visit))
  return days < 0 ? null : days
}
