// Making a formatter takes a hundred times as long as using it.
const clocks = new Map<string, Intl.DateTimeFormat>()

/** `2026-10-22 09:05`, by the clock of a zone: spreadsheets read it as a moment. */
export function localMoment(timeZone: string, instant: Date | string | null): string {
  if (instant === null) return ''
  const clock = clocks.get(timeZone) ?? clockOf(timeZone)
  clocks.set(timeZone, clock)
  return clock.format(new Date(instant))
}

// Swedish writes days and hours as spreadsheets do.
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const day = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
  const time = { hour: '2-digit', minute: '2-digit' } as const
  return new Intl.DateTimeFormat('sv-SE', { ...day, ...time, timeZone })
}
