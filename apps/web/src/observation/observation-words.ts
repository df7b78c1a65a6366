import { MOST_LISTED } from '@corridor/contract/observations/most-listed'
import type { ObservationRow } from '@corridor/contract/observations/observations'
import { type Day, dayIn } from '@corridor/domain/calendar/calendar'
import { shortDay, weekdayAndDay } from '@corridor/domain/calendar/day-words'
import { timeIn } from '@corridor/domain/clock/time-in'
import { isSent } from '@corridor/domain/observation/observation-rules'
import { counted } from '@corridor/domain/words/count-words'
import type { Kept } from '../device/kept.ts'

/** The facts that decide where an observation is opened. */
type Opened = Pick<ObservationRow, 'id' | 'toolTypeId' | 'status' | 'isMine'>

/** Where an observation opens: my own for editing until it is sent, any other for reading. */
export function addressOf({ id, toolTypeId, status, isMine }: Opened): string {
  return `/observations/${toolTypeId}/${isMine && !isSent(status) ? 'update' : 'view'}/${id}`
}

/** “Wed, Oct 21”, with the year where it is another than today's. */
export function dayWords(
  timeZone: string,
  instant: string,
  today: Day = dayIn(timeZone, new Date()),
): string {
  const day = dayIn(timeZone, new Date(instant))
  const [year] = day.split('-')
  return today.startsWith(`${year}-`) ? weekdayAndDay(day) : `${weekdayAndDay(day)}, ${year}`
}

/** “Goes out 3:30 PM” for today, “Goes out Oct 23” for later. */
export function goesOutWords(
  timeZone: string,
  goesOutAt: string,
  today: Day = dayIn(timeZone, new Date()),
): string {
  const day = dayIn(timeZone, new Date(goesOutAt))
  return `Goes out ${day === today ? timeIn(timeZone, goesOutAt) : shortDay(day)}`
}

/** Tells the page of a sent observation that it was sent just now: it says who got it, and what comes next. */
export const JUST_SENT = 'just-sent'

export function viewOf({ id, document }: Pick<Kept, 'id' | 'document'>): string {
  return `/observations/${document.toolTypeId}/view/${id}`
}

/** “23 observations”; of more than a list counts, that there are more. */
export function foundWords(found: number): string {
  return found < MOST_LISTED
    ? counted(found, 'observation')
    : `${found.toLocaleString('en-US')} or more observations`
}
