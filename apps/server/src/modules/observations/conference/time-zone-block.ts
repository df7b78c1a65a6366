const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
/** How far around a meeting changes of the clock are listed: far enough for one before it. */
const AROUND_DAYS = 400

/**
 * A time zone's clock around a moment, as iCalendar has it (RFC 5545, 3.6.5): calendars that do not know the zone by
 * its name still show the right time, on either side of a change of the clock.
 */
export function timeZoneBlock(timeZone: string, around: Date): string {
  const offsetAt = offsetsIn(timeZone)
  const changes = changesOf(offsetAt, around.getTime())
  const first = around.getTime() - AROUND_DAYS * DAY_MS
  const parts = [{ at: first, from: offsetAt(first), to: offsetAt(first) }, ...changes]
  const usual = Math.min(...parts.map(({ to }) => to))
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...parts.flatMap(({ at, from, to }) => {
      const kind = to > usual ? 'DAYLIGHT' : 'STANDARD'
      return [
        `BEGIN:${kind}`,
        // The start is by the clock before the change.
        `DTSTART:${stampOf(at + from * MINUTE_MS)}`,
        `TZOFFSETFROM:${offsetWords(from)}`,
        `TZOFFSETTO:${offsetWords(to)}`,
        `END:${kind}`,
      ]
    }),
    'END:VTIMEZONE',
  ].join('\r\n')
}

type OffsetAt = (time: number) => number

/** Minutes that a zone's clocks are ahead of UTC. */
function offsetsIn(timeZone: string): OffsetAt {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  return (time) => {
    const name = format.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? ''
    const [, sign, hours = '0', minutes = '0'] = /([+-])(\d\d):(\d\d)/.exec(name) ?? []
    return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
  }
}

/** Every change of a zone's clock, to the minute. */
function changesOf(offsetAt: OffsetAt, around: number) {
  const days = Array.from({ length: 2 * AROUND_DAYS }, (_, day) => around + (day - AROUND_DAYS) * DAY_MS)
  return days.flatMap((day) => {
    const [from, to] = [offsetAt(day), offsetAt(day + DAY_MS)]
    if (from === to) return []
    let [before, after] = [day, day + DAY_MS]
    while (after - before > MINUTE_MS) {
      const middle = Math.floor((before + after) / 2)
      if (offsetAt(middle) === from) before = middle
      else after = middle
    }
    return [{ at: Math.floor(after / MINUTE_MS) * MINUTE_MS, from, to }]
  })
}

/** “20261101T020000” */
function stampOf(time: number): string {
  return new Date(time).toISOString().replaceAll(/[-:]|\.\d+Z/g, '')
}

/** “-0600” */
function offsetWords(minutes: number): string {
  const whole = Math.abs(minutes)
  const two = (it: number) => String(it).padStart(2, '0')
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(whole / 60))}${two(whole % 60)}`
}
