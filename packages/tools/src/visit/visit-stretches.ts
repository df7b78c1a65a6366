import type { Visit } from '../definition/tool.ts'

export const FIVE_MINUTES = 300
/**
 * The most stretches that are drawn: a visit that was forgotten for hours draws no bar for each of its five minutes.
 */
export const MOST_STRETCHES = 36

/**
 * The index of the visit’s five minutes in which something happened; anything later is in the last of the `places`.
 * What stands at the end of a visit, or after it, belongs to its last five minutes, as nobody was there afterwards.
 */
export function stretchAt(at: string, { startedAt, endedAt }: Visit, places = MOST_STRETCHES): number {
  const last =
    endedAt === null ? Number.POSITIVE_INFINITY : Math.max(0, secondsBetween(startedAt, endedAt) - 1)
  const place = Math.floor(Math.min(secondsBetween(startedAt, at), last) / FIVE_MINUTES)
  return Math.min(place, places - 1)
}

export function secondsBetween(from: string, to: string): number {
  return Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 1_000))
}
