import type { Levels } from './checks.ts'
import type { Before } from './standard-over-time.shape.ts'
import { MOST_BASELINE } from './terms.ts'

export interface Check {
  readonly startedAt: string
  readonly value: number | null
  readonly levels: Levels
}

export function isBreak(checks: readonly Check[], index: number): boolean {
  const [before, check] = [checks[index - 1], checks[index]]
  return before !== undefined && check !== undefined && scaleOf(before) !== scaleOf(check)
}

export const scaleOf = ({ levels }: Pick<Check, 'levels'>) =>
  levels.map(({ value, label }) => `${value} ${label}`).join(', ')

/** Those since the scale is what it is: none of before compares with them. */
export function sinceBreak<Of extends Check>(checks: readonly Of[]): readonly Of[] {
  const last = checks.findLastIndex((_, index) => isBreak(checks, index))
  return checks.slice(Math.max(0, last))
}

/** The first levels on the scale of the last check, by their instants: a long run begins before what is drawn of it. */
export function firstsOf(checks: readonly Check[], before: Before | undefined): Before['first'] {
  const same = sinceBreak(checks)
  return earliest([same.length > 1 ? before?.first : undefined, valuesBy(same)])
}

export function valuesBy(checks: readonly Check[]): Before['first'] {
  return Object.fromEntries(
    checks.flatMap(({ startedAt, value }) => (value === null ? [] : [[startedAt, value]])),
  )
}

/** Of what several tell. The last of them knows best. */
export function earliest(told: readonly (Before['first'] | undefined)[]): Before['first'] {
  const all = new Map(told.flatMap((it) => Object.entries(it ?? {})))
  return Object.fromEntries([...all].sort(([a], [b]) => (a < b ? -1 : 1)).slice(0, MOST_BASELINE))
}
