import type { Day } from '@corridor/domain/calendar/calendar'
import type { SetSum } from '../sums/facts.queries.ts'
import type { Tally } from './tally.ts'

/** Another number with every change of what is kept: what another code has kept is counted anew. */
export const KEPT_FORM = 2

/** What is kept of a whole month of a school for who leads it: all visits, and coaching by the cell. */
export interface KeptMonth {
  readonly form: number
  /** Days of sending are those of a time zone. */
  readonly timeZone: string
  /** The day of its last visit; null: it has none. */
  readonly lastOn: Day | null
  readonly tally: Tally
  readonly sums: PackedSums
}

/** The same, where what tools counted may be left out: most of it, and a home shows none. */
export type KeptFigures = Omit<KeptMonth, 'sums'> & Partial<Pick<KeptMonth, 'sums'>>

/**
 * What was counted, by set: item and value in turn, and for each two of them how much and how often. A district has tens
 * of thousands in a year, and an object for each would take longer than all the adding.
 */
type PackedSums = Readonly<
  Record<string, { readonly names: readonly string[]; readonly counts: readonly number[] }>
>

interface Sum {
  readonly item: string
  readonly value: string
  n: number
  times: number
}

/** By set, and by what was counted. */
export type Sums = Map<number, Map<string, Sum>>

export function addSum(sums: Sums, set: number, item: string, value: string, n: number, times: number): void {
  const ofSet = sums.get(set)
  const key = `${item}\n${value}`
  const known = ofSet?.get(key)
  if (known) {
    known.n += n
    known.times += times
  } else if (ofSet) ofSet.set(key, { item, value, n, times })
  else sums.set(set, new Map([[key, { item, value, n, times }]]))
}

export function packed(sums: Sums): PackedSums {
  const sets = [...sums].map(([set, theirs]) => {
    const counted = [...theirs.values()].filter(({ times }) => times > 0)
    return [
      set,
      {
        names: counted.flatMap(({ item, value }) => [item, value]),
        counts: counted.flatMap(({ n, times }) => [n, times]),
      },
    ]
  })
  return Object.fromEntries(sets)
}

/** What some months counted together. */
export function sumsOf(months: readonly KeptFigures[]): SetSum[] {
  const sums: Sums = new Map()
  for (const month of months)
    for (const [id, { names, counts }] of Object.entries(month.sums ?? {})) {
      const set = Number(id)
      for (let at = 0; at < names.length; at += 2)
        addSum(sums, set, names[at] ?? '', names[at + 1] ?? '', counts[at] ?? 0, counts[at + 1] ?? 0)
    }
  return [...sums].flatMap(([configurationId, theirs]) =>
    [...theirs.values()].map(({ item, value, n, times }) => ({ configurationId, item, value, n, times })),
  )
}
