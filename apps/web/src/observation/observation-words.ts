import type { Delivery } from '@corridor/contract/observations/delivery'
import type { ObservationRow } from '@corridor/contract/observations/observations'
import { type Day, dayIn } from '@corridor/domain/calendar/calendar'
import { momentIn, weekdayAndDay } from '@corridor/domain/calendar/day-words'
import { isSent } from '@corridor/domain/observation/observation-rules'
import type { Kept } from '../device/kept.ts'

/** What it takes to know where an observation is opened. */
type Opened = Pick<ObservationRow, 'id' | 'toolTypeId' | 'status' | 'isMine'>

/** My own is written on until it is sent. */
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

/** “Mailed Oct 22, 9:40 AM” */
export function deliveryWords({ state, at }: Delivery, timeZone: string): string {
  const when = at ? ` ${momentIn(timeZone, at)}` : ''
  const words: Readonly<Record<Delivery['state'], string>> = {
    queued: 'On its way',
    sent: `Mailed${when}`,
    bounced: 'The email could not be delivered. They can read it in Corridor',
    opened: `Opened${when}`,
    'not-mailed': 'Not emailed: they have no account yet',
    'handed-over': `Handed over on paper${when}`,
  }
  return words[state]
}

/** Said to the page of what was sent by the page that sent it: who got it is told, and what comes next. */
export const JUST_SENT = 'just-sent'

export function viewOf({ id, document }: Pick<Kept, 'id' | 'document'>): string {
  return `/observations/${document.toolTypeId}/view/${id}`
}
