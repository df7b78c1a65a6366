/** An item that versions of a set have in common: a look-for, an indicator. */
interface Versioned {
  readonly id: string
  readonly code: string
}

interface VersionOf<T> {
  readonly version: number
  readonly items: readonly T[]
}

export interface AcrossVersions<T> {
  /** The item as it reads in the newest version that has it. */
  readonly item: T
  /** The versions that have the item, from the oldest. */
  readonly versions: readonly number[]
  /** Whether the item was reworded: it has another id than before. */
  readonly isReworded: boolean
  /** The item's code beside others: “A1”, or “A1 v2” where the newest version has it no more. */
  readonly code: string
  /** The mark behind the item's words: “ (v2)”, or nothing. */
  readonly mark: string
}

/** The items of several versions, in the order of the newest. What that one lacks stands behind the item with its code. */
export function acrossVersions<T extends Versioned>(given: readonly VersionOf<T>[]): AcrossVersions<T>[] {
  const [newest, ...older] = given.toSorted((a, b) => b.version - a.version)
  if (!newest) return []
  const found = newest.items.map((item) => oneAcross(given, item, null))
  for (const { version, items } of older)
    for (const item of items.filter(({ id }) => !found.some((it) => it.item.id === id)))
      found.splice(placeBehind(found, item), 0, oneAcross(given, item, version))
  return found
}

/** One item across versions. `last`: the version it was last in; null where it still is. */
function oneAcross<T extends Versioned>(
  given: readonly VersionOf<T>[],
  item: T,
  last: number | null,
): AcrossVersions<T> {
  const having = given.filter(({ items }) => items.some(({ id }) => id === item.id))
  return {
    item,
    versions: having.map(({ version }) => version).sort((a, b) => a - b),
    isReworded: /\.\d+$/.test(item.id),
    code: last === null ? item.code : `${item.code} v${last}`,
    mark: last === null ? '' : ` (v${last})`,
  }
}

function placeBehind<T extends Versioned>(found: readonly AcrossVersions<T>[], { code }: T): number {
  const twin = found.findLastIndex((it) => it.item.code === code)
  return twin < 0 ? found.length : twin + 1
}
