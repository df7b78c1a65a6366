import type { Fact } from '../definition/tool.ts'

export type CountOf = (item: string, value: string) => number

/** How often an item’s value was counted in the facts. For a single visit this is faster than counting everything. */
export function countOf(facts: readonly Fact[], item: string, value: string): number {
  let count = 0
  for (const fact of facts) if (fact.item === item && fact.value === value) count += fact.n
  return count
}

/** Counts all facts once, for repeated questions. */
export function countsIn(facts: readonly Fact[]): CountOf {
  const items = new Map<string, Map<string, number>>()
  for (const { item, value, n } of facts) {
    const values = items.get(item) ?? new Map<string, number>()
    items.set(item, values.set(value, (values.get(value) ?? 0) + n))
  }
  return (item, value) => items.get(item)?.get(value) ?? 0
}
