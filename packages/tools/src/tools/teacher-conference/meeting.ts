import { weekdayAndDay } from '@corridor/domain/calendar/day-words'
import { clockSpanWords } from '@corridor/domain/clock/clock-words'
import type { ConferenceCapture, Invited, Meeting } from './teacher-conference.shape.ts'

export const noMeeting: Meeting = { on: null, at: null, minutes: 30, place: '' }

/** A conference for which nobody planned a meeting. */
export const unplanned = { meeting: noMeeting, invited: null, talkedAt: null }

/** The planned meeting; a draft that was begun before meetings were planned has none. */
export function meetingOf({ meeting = noMeeting }: Partial<ConferenceCapture>): Meeting {
  return meeting
}

export function invitedOf({ invited = null }: Partial<ConferenceCapture>): Invited | null {
  return invited
}

/** The meeting that somebody can be invited to; null: its day or its time is not known yet. */
export function plannedIn(capture: Partial<ConferenceCapture>): Invited | null {
  const { on, at, minutes, place } = meetingOf(capture)
  return on !== null && at !== null ? { on, at, minutes, place: place.trim() } : null
}

export function isSameMeeting(a: Invited | null, b: Invited | null): boolean {
  return a?.on === b?.on && a?.at === b?.at && a?.minutes === b?.minutes && a?.place === b?.place
}

/** “Fri, Oct 23, 1:10–1:35 PM · Room 224” */
export function meetingWords({ on, at, minutes, place }: Invited): string {
  const when = `${weekdayAndDay(on)}, ${clockSpanWords(at, minutes)}`
  return place ? `${when} · ${place}` : when
}
