import type { JsonObject } from '../data/json.ts'

/**
 * The end of a visit that ended `at`. The clock may have been set back meanwhile: no visit ends before it began, nor
 * before anything captured in it.
 */
export function endOf(at: string, startedAt: string, capture: JsonObject): string {
  const captured = JSON.stringify(capture).matchAll(stamped)
  const instants = [at, startedAt, ...Array.from(captured, ([, it = '']) => it)]
  return new Date(Math.max(...instants.map((it) => Date.parse(it)))).toISOString()
}

// Instants in a capture are found by their key: somebody may write an instant into a note.
const stamped = /"(?:at|\w+At)":"(\d{4}-\d\d-\d\dT[\d:.]+Z)"/g
