import { minutesOf } from '@corridor/domain/clock/clock-words'
import { localTimeIn, MINUTE_MS } from '@corridor/domain/clock/local-time'
import type { Invited } from '@corridor/tools/tools/teacher-conference/teacher-conference.shape'
import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventClass,
  ICalEventStatus,
} from 'ical-generator'
import { timeZoneBlock } from './time-zone-block.ts'

interface Reached {
  readonly name: string
  /** The person's address; null where they have none. */
  readonly email: string | null
}

export interface CalendarEvent {
  /** The observation's id: the same for every word about the same meeting. */
  readonly id: string
  /** Corridor's host: ids are unique with it. */
  readonly host: string
  /** A number that grows with each change: calendars keep the newest. */
  readonly sequence: number
  readonly meeting: Invited
  readonly timeZone: string
  readonly observer: Reached
  readonly educator: Reached
  /** The address of the conferences in Corridor; null for who does not sign in. */
  readonly link: string | null
  readonly now: Date
}

const methods = {
  request: ICalCalendarMethod.REQUEST,
  cancel: ICalCalendarMethod.CANCEL,
  file: ICalCalendarMethod.PUBLISH,
} as const

/** A meeting for calendars: who, when and where, and nothing of what is talked about. The observer organizes it. */
export function calendarFile(event: CalendarEvent, how: keyof typeof methods): string {
  const { id, host, sequence, meeting, timeZone, observer, educator, link, now } = event
  const starts = startOf(meeting, timeZone)
  const calendar = ical({
    prodId: { company: 'Corridor', product: 'Conferences', language: 'EN' },
    method: methods[how],
    timezone: { name: null, generator: (zone) => timeZoneBlock(zone, starts) },
  })
  const begins = wallClock(meeting, 0)
  const made = calendar.createEvent({
    id: `${id}@${host}`,
    sequence,
    stamp: now,
    start: begins,
    end: wallClock(meeting, meeting.minutes),
    timezone: timeZone,
    summary: `Conference: ${observer.name} and ${educator.name}`,
    location: meeting.place || null,
    url: link,
    // People who may look into a calendar see only that its owner is busy.
    class: ICalEventClass.PRIVATE,
    status: how === 'cancel' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: observer.email ? { name: asParameter(observer.name), email: observer.email } : null,
  })
  if (how === 'file') return calendar.toString()
  const role = ICalAttendeeRole.REQ
  if (observer.email)
    made.createAttendee({
      name: asParameter(observer.name),
      email: observer.email,
      role,
      status: ICalAttendeeStatus.ACCEPTED,
    })
  if (educator.email)
    made.createAttendee({ name: asParameter(educator.name), email: educator.email, role, rsvp: true })
  return calendar.toString()
}

/** A name beside an address. There a quotation mark would end it, and a backslash stands for itself (RFC 5545, 3.2). */
function asParameter(name: string): string {
  return name.replaceAll('"', "'").replaceAll('\\', '/')
}

/** The instant at which a meeting begins, by the clock of a zone. */
export function startOf({ on, at }: Pick<Invited, 'on' | 'at'>, timeZone: string): Date {
  return localTimeIn(timeZone)(on, minutesOf(at))
}

export function endOf(meeting: Invited, timeZone: string): Date {
  return new Date(startOf(meeting, timeZone).getTime() + meeting.minutes * MINUTE_MS)
}

/** A date as the clock on the wall shows it, whichever zone this server is in: the library writes what it answers. */
class WallClock extends Date {
  withTimeZone(): WallClock {
    return this
  }
  override getFullYear() {
    return this.getUTCFullYear()
  }
  override getMonth() {
    return this.getUTCMonth()
  }
  override getDate() {
    return this.getUTCDate()
  }
  override getHours() {
    return this.getUTCHours()
  }
  override getMinutes() {
    return this.getUTCMinutes()
  }
  override getSeconds() {
    return this.getUTCSeconds()
  }
}

function wallClock({ on, at }: Invited, after: number): WallClock {
  return new WallClock(Date.parse(`${on}T${at}:00Z`) + after * MINUTE_MS)
}
