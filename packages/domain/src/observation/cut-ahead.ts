import type { JsonObject } from '../data/json.ts'

interface Timed {
  readonly startedAt: string
  readonly endedAt: string | null
  readonly capture: JsonObject
}

/**
 * A document with nothing later than `now`: an instant that a wrong clock put later becomes the last one before `now`.
 */
export function cutAhead<T extends Timed>(document: T, now: number): T {
  const text = JSON.stringify(document.capture)
  const seen = Array.from(text.matchAll(stamped), ([, , instant = '']) => Date.parse(instant))
  const past = [Date.parse(document.startedAt), ...seen].filter((it) => it <= now)
  const last = new Date(Math.max(...past, 0)).toISOString()
  const cut = (instant: string) => (Date.parse(instant) > now ? last : instant)
  const capture = text.replace(stamped, (_, name: string, instant: string) => `${name}"${cut(instant)}"`)
  return { ...document, endedAt: document.endedAt && cut(document.endedAt), capture: JSON.parse(capture) }
}

// Instants in a capture are found by their key: somebody may write an instant into a note.
const stamped = /("(?:at|\w+At)":)"(\d{4}-\d\d-\d\dT[\d:.]+Z)"/g
