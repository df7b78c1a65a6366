import { type LookFor, LookForSet } from '../set/look-for-set.shape.ts'
import { itemsIn } from '../set/set-order.ts'

/** A published version of a set, as it is stored. */
interface Version {
  readonly version: number
  readonly content: unknown
}

interface ReportedVersion {
  readonly version: number
  readonly items: readonly LookFor[]
}

/** The items that reports count of each version, in its order: none that is private there, or has become so since. */
export function reportedItems(published: readonly Version[]): ReportedVersion[] {
  const versions = published.map(({ version, content }) => ({
    version,
    items: itemsIn(LookForSet.parse(content)),
  }))
  const newest = new Map(versions.flatMap(({ items }) => items.map((it) => [it.id, it])))
  return versions.map(({ version, items }) => ({
    version,
    items: items.filter(({ id, isPrivate }) => !isPrivate && !newest.get(id)?.isPrivate),
  }))
}
