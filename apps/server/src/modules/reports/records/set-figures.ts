import { sum } from '@corridor/domain/numbers/statistics'
import type { EducatorId } from '@corridor/domain/people/ids'
import { grouped } from '../grouped.ts'
import { countFigures, type FiguresOfGroup, type SetGroup } from './count-figures.ts'
import { countedOnce } from './counted-once.ts'
import { Listed } from './listed.ts'
import type { SetVisits } from './set-visit.ts'

/** How often something was counted of an item, in how many visits; `key` says of which groups. */
interface ItemSum {
  readonly key: readonly string[]
  readonly item: string
  readonly value: string
  readonly n: number
  readonly visits: number
}

function itemSums(counted: SetVisits, by: readonly SetGroup[]): ItemSum[] {
  const pairs = new Listed<readonly [item: string, value: string]>()
  for (const [item, value] of counted.facts.all) pairs.placeOf(item, value)
  const figuresOf = (item: string, value: string) => [pairs.placeOf(item, value)]
  return countFigures(counted, by, pairs.all.length, figuresOf).flatMap(({ key, visits, n }) =>
    pairs.all.flatMap(([item, value], place) => {
      const found = visits[place] ?? 0
      return found > 0 ? [{ key, item, value, n: n[place] ?? 0, visits: found }] : []
    }),
  )
}

/** Sums of one item, of a group where they were asked for by groups. */
export type SumsOf = (item: string, ...key: readonly string[]) => readonly ItemSum[]

export const sumsByItem = countedOnce((counted: SetVisits, by: readonly SetGroup[]): SumsOf => {
  const found = grouped(itemSums(counted, by), ({ item, key }) => [item, ...key].join('\n'))
  return (...names) => found.get(names.join('\n')) ?? []
})

const isSaid = {
  /** `marked`: a look-for has a mark, be it that there was no chance to see it. */
  marked: (value: string) => value !== 'not-marked',
  /** `scored`: an indicator has a level. */
  scored: (value: string) => value.startsWith('level '),
}
export type Said = keyof typeof isSaid

/** In how many visits, and with how many educators, each item was marked or scored. */
export const saidOfItems = countedOnce((counted: SetVisits, said: Said) => {
  const items = new Listed<readonly [item: string]>()
  for (const [item] of counted.facts.all) items.placeOf(item)
  const figuresOf = (item: string, value: string) => (isSaid[said](value) ? [items.placeOf(item)] : [])
  const ofEducators = countFigures(counted, ['educator'], items.all.length, figuresOf)
  return items.all.map(([item], place) => {
    const each = ofEducators.map(({ visits }) => visits[place] ?? 0)
    return { item, visits: sum(each), educators: each.filter((n) => n > 0).length }
  })
})

/** What a figure counts: any of some items, or of all, with any of some values. */
export interface FigureOf {
  readonly figure: string
  readonly items: readonly string[] | null
  readonly values: readonly string[]
}

/** Visits behind a figure, of a group where it was asked by groups. */
export type VisitsWith = (figure: string, ...key: readonly string[]) => number

/** In how many visits each figure has something. */
export const visitsWith = countedOnce(
  (counted: SetVisits, figures: readonly FigureOf[], by: readonly SetGroup[]): VisitsWith => {
    const figuresOf = (item: string, value: string) =>
      figures.flatMap(({ items, values }, place) =>
        values.includes(value) && (items?.includes(item) ?? true) ? [place] : [],
      )
    const groups = countFigures(counted, by, figures.length, figuresOf)
    const ofKey = new Map(groups.map((it) => [it.key.join(), it] as const))
    const placeOf = new Map(figures.map(({ figure }, place) => [figure, place]))
    return (figure, ...key) => countIn(ofKey.get(key.join()), placeOf.get(figure))
  },
)

function countIn(group: FiguresOfGroup | undefined, place: number | undefined): number {
  return group?.visits[place ?? -1] ?? 0
}

/** The levels of each educator, indicator by indicator and day by day, the newest last. */
export const levelDays = countedOnce(({ facts, visits }: SetVisits) => {
  const each = visits.flatMap((visit) =>
    visit.records.flatMap(({ startedAt, facts: places }) =>
      places.flatMap((place) => {
        const [item = '', value = ''] = facts.all[place] ?? []
        return isSaid.scored(value) ? [{ visit, startedAt, item, value }] : []
      }),
    ),
  )
  const days = grouped(each, ({ visit, item, value }) =>
    [visit.educatorId, item, visit.startedOn, value].join('\n'),
  )
  const found = [...days.values()].flatMap((those) =>
    those.slice(0, 1).map(({ visit: { educatorId, startedOn }, item, value }) => ({
      educatorId,
      item,
      startedOn,
      value,
      visits: new Set(those.map(({ visit }) => visit)).size,
      last: Math.max(...those.map(({ startedAt }) => startedAt)),
    })),
  )
  return found.sort((a, b) => a.last - b.last || (a.value < b.value ? -1 : 1))
})

/** An educator's self-rating beside the level that the observer chose. */
export interface RatedByBoth {
  readonly educatorId: EducatorId
  readonly version: number
  readonly item: string
  readonly self: string
  readonly seen: string
  /** The number of the visit, which tells it from the others. */
  readonly visit: number
}

export const ratedByBoth = countedOnce(({ facts, visits }: SetVisits): RatedByBoth[] => {
  return visits.flatMap(({ educatorId, records }, visit) =>
    records.flatMap(({ version, rated, facts: places }) =>
      rated.flatMap(([item, self]) => {
        const levels = places.flatMap((place) => {
          const [of, value = ''] = facts.all[place] ?? []
          return of === item && isSaid.scored(value) ? [value] : []
        })
        return levels.map((seen) => ({ educatorId, version, item, self, seen, visit }))
      }),
    ),
  )
})

/** For every two items: in how many visits both could be seen in one record, and in how many both were. */
export const seenInPairs = countedOnce(({ facts, visits }: SetVisits, items: readonly string[]) => {
  const placeOf = new Map(items.map((id, place) => [id, place]))
  const isObserved = facts.all.map(([, value]) => value === 'observed')
  const places = facts.all.map(([item, value], fact) =>
    isObserved[fact] || value === 'not-observed' ? (placeOf.get(item) ?? -1) : -1,
  )
  const [both, observed] = [pairCounts(items.length), pairCounts(items.length)]
  visits.forEach(({ records }, visit) => {
    for (const record of records) {
      const looked = record.facts.filter((fact) => (places[fact] ?? -1) >= 0)
      looked.forEach((one, nth) => {
        for (let at = nth + 1; at < looked.length; at++) {
          const other = looked[at] ?? 0
          both.add(visit, places[one] ?? 0, places[other] ?? 0)
          if (isObserved[one] && isObserved[other]) observed.add(visit, places[one] ?? 0, places[other] ?? 0)
        }
      })
    }
  })
  return (one: number, other: number) => ({ n: both.of(one, other), k: observed.of(one, other) })
})

/** Counts visits in which something is true of two items: a visit may have used the set twice, and counts once. */
function pairCounts(size: number) {
  const counts = new Int32Array(size * size)
  const last = new Int32Array(size * size).fill(-1)
  const placeOf = (one: number, other: number) => Math.min(one, other) * size + Math.max(one, other)
  return {
    add: (visit: number, one: number, other: number) => {
      const place = placeOf(one, other)
      if (last[place] === visit) return
      last[place] = visit
      counts[place] = (counts[place] ?? 0) + 1
    },
    of: (one: number, other: number) => counts[placeOf(one, other)] ?? 0,
  }
}
