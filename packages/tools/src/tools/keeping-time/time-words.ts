import { durationWords } from '@corridor/domain/clock/duration-words'

/** Seconds as “8:51”. */
export function secondsWords(seconds: number): string {
  return durationWords(seconds * 1_000)
}

/** “21:40 of 26:40 (81%)” */
export function shareWords(seconds: number, of: number): string {
  const times = `${secondsWords(seconds)} of ${secondsWords(of)}`
  return of === 0 ? times : `${times} (${Math.round((100 * seconds) / of)}%)`
}

/** Seconds as “3 h 52 min”. */
export function hoursWords(seconds: number): string {
  const all = Math.round(seconds / 60)
  const [hours, minutes] = [Math.floor(all / 60), all % 60]
  return hours > 0 ? `${hours} h ${minutes} min` : `${minutes} min`
}
