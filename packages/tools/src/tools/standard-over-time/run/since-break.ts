import type { Levels } from '../checks.ts'
import type { Beginning } from '../standard-over-time.shape.ts'
import { MOST_BASELINE } from '../terms.ts'

type Firsts = Beginning['first']

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

/** The checks since the last change of the scale: no earlier one compares with them. */
export function sinceBreak<Of extends Check>(checks: readonly Of[]): readonly Of[] {
  const last = checks.findLastIndex((_, index) => isBreak(checks, index))
  return checks.slice(Math.max(0, last))
}

/** The first levels on the scale of the last check, by their instants: a long run begins before what is drawn of it. */
export function firstsOf(checks: readonly Check[], told: Firsts | undefined): Firsts {
  const same = sinceBreak(checks)
  return earliest(same.length > 1 ? told : undefined, same)
}

/** The known levels, corrected by the known checks: one may have been taken back since. */
export function earliest(told: Firsts | undefined, checks: readonly Check[]): Firsts {
  const all = new Map(Object.entries(told ?? {}))
  for (const { startedAt, value } of checks) {
    if (value === null) all.delete(startedAt)
    else all.set(startedAt, value)
  }
  return Object.fromEntries([...all].sort(([a], [b]) => (a < b ? -1 : 1)).slice(0, MOST_BASELINE))
}
