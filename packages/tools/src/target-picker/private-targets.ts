import type { Item } from '../definition/tool.ts'

interface PublishedItems {
  /** The configuration’s id. */
  readonly id: number
  readonly items: readonly Item[]
}

/**
 * The items that are only for observers, as `${configurationId}:${id}`. A tag does not name the version it was made
 * with: the newest one that has the item decides. Older versions come first.
 */
export function privateTargets(sets: readonly PublishedItems[]): ReadonlySet<string> {
  const found = new Set<string>()
  for (const set of sets)
    for (const { id, isPrivate } of set.items)
      if (isPrivate) found.add(`${set.id}:${id}`)
      else found.delete(`${set.id}:${id}`)
  return found
}
