import type { AuditEvent } from '@corridor/contract/district/audit'
import { type Day, dayIn } from '@corridor/domain/calendar/calendar'
import { weekdayAndDay } from '@corridor/domain/calendar/day-words'

interface Entry {
  readonly event: AuditEvent
  /** How often the event happened in a row. */
  readonly times: number
}

interface DayOfEvents {
  readonly day: Day
  readonly entries: readonly Entry[]
}

/** The entries of the trail by the district's days, as they come. */
export function byDay(events: readonly AuditEvent[], timeZone: string): DayOfEvents[] {
  const dated = events.map((event) => ({ event, day: dayIn(timeZone, new Date(event.at)) }))
  const days = [...new Set(dated.map(({ day }) => day))]
  return days.map((day) => ({
    day,
    entries: folded(dated.filter((it) => it.day === day).map(({ event }) => event)),
  }))
}

/** Folds events that repeat in a row, such as reading this list, into one entry at the time of the last. */
function folded(events: readonly AuditEvent[]): Entry[] {
  const entries: Entry[] = []
  for (const event of events) {
    const newer = entries.at(-1)
    if (newer && isSameReading(newer.event, event))
      entries.splice(-1, 1, { event: newer.event, times: newer.times + 1 })
    else entries.push({ event, times: 1 })
  }
  return entries
}

function isSameReading(one: AuditEvent, other: AuditEvent): boolean {
  const isReading = one.event === 'audit.read' && other.event === 'audit.read'
  return isReading && one.actor?.id === other.actor?.id && one.realActor?.id === other.realActor?.id
}

/** “Thu, Oct 22”, with the year where it is another one. */
export function dayTitle(day: Day, today: Day): string {
  const year = day.slice(0, 4)
  return year === today.slice(0, 4) ? weekdayAndDay(day) : `${weekdayAndDay(day)}, ${year}`
}
