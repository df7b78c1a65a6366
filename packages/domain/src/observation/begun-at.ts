import type { JsonObject } from '../data/json.ts'

interface Timed {
  readonly startedAt: string
  readonly endedAt: string | null
  readonly capture: JsonObject
}

/** A document whose visit began at another instant: all that was captured in it moves along. */
export function begunAt<T extends Timed>(document: T, startedAt: string): T {
  const by = Date.parse(startedAt) - Date.parse(document.startedAt)
  const moved = (instant: string) => new Date(Date.parse(instant) + by).toISOString()
  const capture = JSON.stringify(document.capture).replace(
    stamped,
    (_, name: string, instant: string) => `${name}"${moved(instant)}"`,
  )
  return {
    ...document,
    startedAt,
    endedAt: document.endedAt && moved(document.endedAt),
    capture: JSON.parse(capture),
  }
}

// Instants in a capture are found by their key: somebody may write an instant into a note.
const stamped = /("(?:at|\w+At)":)"(\d{4}-\d\d-\d\dT[\d:.]+Z)"/g
