import type { Day } from '@corridor/domain/calendar/calendar'
import type { SetSum } from '../sums/facts.queries.ts'
import { factKey } from '../sums/totals.ts'
import type { Tally } from './tally.ts'

/** What is kept of a whole month of a school for who leads it: all visits, and coaching by the cell. */
export interface KeptMonth {
  /** Days of sending are those of a time zone. */
  readonly timeZone: string
  /** The day of its last visit; null: it has none. */
  readonly lastOn: Day | null
  readonly tally: Tally
  readonly sums: PackedSums
}

/** What was counted, by set. */
type PackedSums = Readonly<Record<string, readonly PackedSum[]>>
type PackedSum = readonly [item: string, value: string, n: number, times: number]

/** By what was counted of which set. */
export type Sums = Map<string, { -readonly [Key in keyof SetSum]: SetSum[Key] }>

export function addSum(sums: Sums, { n, times, ...counted }: SetSum, sign: 1 | -1 = 1): void {
  const key = factKey(counted)
  const known = sums.get(key) ?? { ...counted, n: 0, times: 0 }
  sums.set(key, known)
  known.n += sign * n
  known.times += sign * times
}

export function packed(sums: Sums): PackedSums {
  const bySet: Record<string, PackedSum[]> = {}
  for (const { configurationId, item, value, n, times } of sums.values()) {
    if (times === 0) continue
    const known = bySet[configurationId] ?? []
    bySet[configurationId] = known
    known.push([item, value, n, times])
  }
  return bySet
}

export function addPacked(sums: Sums, month: PackedSums): void {
  for (const [id, theirs] of Object.entries(month)) {
    const configurationId = Number(id)
    for (const [item, value, n, times] of theirs) addSum(sums, { configurationId, item, value, n, times })
  }
}
