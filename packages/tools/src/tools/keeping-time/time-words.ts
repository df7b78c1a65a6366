import { dateFormat } from '@corridor/domain/calendar/date-format'
import { durationWords } from '@corridor/domain/calendar/duration-words'

/** «8:51» of so many seconds. */
export function secondsWords(seconds: number): string {
  return durationWords(seconds * 1_000)
}

/** «21:40 of 26:40 (81%)» */
export function shareWords(seconds: number, of: number): string {
  const times = `${secondsWords(seconds)} of ${secondsWords(of)}`
  return of === 0 ? times : `${times} (${Math.round((100 * seconds) / of)}%)`
}

/** «10:28:15», by the clock of a zone. */
export function clockWords(timeZone: string, instant: string): string {
  const format: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit', second: '2-digit' }
  return dateFormat('en-US', { ...format, timeZone })
    .format(new Date(instant))
    .replace(/\s[AP]M$/, '')
}

/** «3 h 52 min» of so many seconds. */
export function hoursWords(seconds: number): string {
  const all = Math.round(seconds / 60)
  const [hours, minutes] = [Math.floor(all / 60), all % 60]
  return hours > 0 ? `${hours} h ${minutes} min` : `${minutes} min`
}
