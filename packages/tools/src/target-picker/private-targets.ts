import type { Item } from '../definition/tool.ts'

interface PublishedItems {
  /** Of the configuration. */
  readonly id: number
  readonly items: readonly Item[]
}

/**
 * What is only for observers, as `${configurationId}:${id}`. A tag does not name the version it was made with: the newest one that has
 * the item says so. Older versions come first.
 */
export function privateTargets(sets: readonly PublishedItems[]): ReadonlySet<string> {
  const found = new Set<string>()
  for (const set of sets)
    for (const { id, isPrivate } of set.items)
      if (isPrivate) found.add(`${set.id}:${id}`)
      else found.delete(`${set.id}:${id}`)
  return found
}
