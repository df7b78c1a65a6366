import type { SetSum } from '../sums/facts.queries.ts'
import type { Tally } from './tally.ts'

/** The number of the form in which months are kept: months in another form are counted anew. */
export const KEPT_FORM = 3

/** What is kept of a whole month of a school: all visits and coaching by the cell, or all by the cell. */
export interface KeptMonth {
  readonly tally: Tally
  readonly sums: PackedSums
}

/** A kept month from which what tools counted may be left out: it is most of the month, and a home shows none of it. */
export type KeptFigures = Omit<KeptMonth, 'sums'> & Partial<Pick<KeptMonth, 'sums'>>

/**
 * The sums of a month, by set: item and value in turn, and for each two of them how much and how often. A district has
 * tens of thousands in a year, and an object for each would take longer than all the adding.
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

/** Sums by set, by item and by value. */
export type Sums = Map<number, Map<string, Map<string, Sum>>>

export function addSum(sums: Sums, set: number, item: string, value: string, n: number, times: number): void {
  const ofSet = sums.get(set) ?? new Map<string, Map<string, Sum>>()
  const ofItem = ofSet.get(item) ?? new Map<string, Sum>()
  const known = ofItem.get(value)
  if (known) {
    known.n += n
    known.times += times
    return
  }
  ofItem.set(value, { item, value, n, times })
  ofSet.set(item, ofItem)
  sums.set(set, ofSet)
}

export function packed(sums: Sums): PackedSums {
  const sets = [...sums].map(([set, theirs]) => {
    const counted = allOf(theirs).filter(({ times }) => times > 0)
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

/** The sums of some months together. */
export function sumsOf(months: readonly KeptFigures[]): SetSum[] {
  const sums: Sums = new Map()
  for (const month of months)
    for (const [id, { names, counts }] of Object.entries(month.sums ?? {})) {
      const set = Number(id)
      for (let at = 0; at < names.length; at += 2)
        addSum(sums, set, names[at] ?? '', names[at + 1] ?? '', counts[at] ?? 0, counts[at + 1] ?? 0)
    }
  return [...sums].flatMap(([configurationId, theirs]) =>
    allOf(theirs).map(({ item, value, n, times }) => ({ configurationId, item, value, n, times })),
  )
}

function allOf(ofSet: ReadonlyMap<string, ReadonlyMap<string, Sum>>): Sum[] {
  return [...ofSet.values()].flatMap((ofItem) => [...ofItem.values()])
}
