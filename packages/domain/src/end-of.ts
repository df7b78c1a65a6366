import type { JsonObject } from './json.ts'

/** When something ended that ended `at`: clocks are set back, and nothing ends before it began or before what it holds. */
export function endOf(at: string, startedAt: string, capture: JsonObject): string {
  const instants = JSON.stringify([at, startedAt, capture]).match(/"\d{4}-\d\d-\d\dT[\d:.]+Z"/g) ?? []
  return new Date(Math.max(...instants.map((it) => Date.parse(it.slice(1, -1))))).toISOString()
}
