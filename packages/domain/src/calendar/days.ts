import { dateFormat } from '../clock/date-format.ts'
import type { Day } from './day.ts'
import { rememberedByDay } from './remembered-by-day.ts'

// No schemas in this file: it serves pages that must load fast on a poor connection.

const MOST_REMEMBERED = 1_000
const MINUTE_MS = 60_000
/** From this moment on the clocks of all zones differ from UTC by whole minutes. */
const WHOLE_MINUTES_SINCE = Date.UTC(1973, 0)
/** Days that were asked for last, by zone and minute: every request asks for today. */
const remembered = new Map<string, Day>()

export function dayIn(timeZone: string, instant: Date): Day {
  const time = instant.getTime()
  if (!(time >= WHOLE_MINUTES_SINCE)) return dayByClock(timeZone, instant)
  const minute = `${Math.floor(time / MINUTE_MS)} ${timeZone}`
  const known = remembered.get(minute)
  if (known !== undefined) return known
  const day = dayByClock(timeZone, instant)
  if (remembered.size >= MOST_REMEMBERED) remembered.clear()
  remembered.set(minute, day)
  return day
}

function dayByClock(timeZone: string, instant: Date): Day {
  const day = dateFormat('en-CA', { timeZone }).format(instant)
  return day.length === 10 ? day : edge(day)
}

/** What the clock of a zone shows, `09:52`. */
export function clockIn(timeZone: string, instant: Date): string {
  return dateFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(instant)
}

export function addDays(day: Day, count: number): Day {
  return toDay(toTime(day) + count * DAY_MS)
}

/** How many days after `from` the day `to` is; closed days count. */
export function daysFrom(from: Day, to: Day): number {
  return (toTime(to) - toTime(from)) / DAY_MS
}

/** The day of the week, from Sunday, 0, to Saturday, 6. */
export function weekday(day: Day): number {
  return (((THURSDAY + toTime(day) / DAY_MS) % 7) + 7) % 7
}

// A calendar asks for the same few days thousands of times.
const toTime = rememberedByDay((day: Day) => Date.parse(`${day}T00:00:00Z`))

const toDay = rememberedByDay((time: number): Day => {
  const instant = new Date(time).toISOString()
  return instant.length === 24 ? instant.slice(0, 10) : edge(instant)
})

// A day's year has four digits. Whatever a wrong clock says beyond that becomes the last such day, or the first.
function edge(beyond: string): Day {
  return /^\+|^\d{5}/.test(beyond) ? '9999-12-31' : '1000-01-01'
}

const DAY_MS = 86_400_000
// The day on which computers begin to count.
const THURSDAY = 4
