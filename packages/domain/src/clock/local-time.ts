import type { Day } from '../calendar/calendar.ts'
import { dateFormat } from './date-format.ts'

/** Turns a day and the minutes since its midnight, as clocks there show them, into an instant. */
export type LocalTime = (day: Day, minutes: number) => Date

export function localTimeIn(timeZone: string): LocalTime {
  const format = dateFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  return (day, minutes) => {
    const asIfUtc = Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE_MS
    // The offset of the first guess may be that of the other side of a clock change; the second is right.
    const guess = asIfUtc - offsetMs(format, asIfUtc)
    return new Date(asIfUtc - offsetMs(format, guess))
  }
}

export const MINUTE_MS = 60_000

function offsetMs(format: Intl.DateTimeFormat, time: number): number {
  const name = format.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * MINUTE_MS
}
