// Making a formatter takes a hundred times as long as using it.
const clocks = new Map<string, Intl.DateTimeFormat>()

/** “9:30 AM”, by the clock of a zone. */
export function timeIn(timeZone: string, instant: string): string {
  const clock =
    clocks.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone })
  clocks.set(timeZone, clock)
  return clock.format(new Date(instant)).replace('\u202f', ' ')
}
