import { inRank } from '../../../sets/ranks.ts'
import type { Domain, LookFor, LookForOption, LookForSet } from './look-for-set.shape.ts'

export interface DomainPart {
  readonly domain: Domain
  readonly items: readonly LookFor[]
}

/** The domains that have items, in order, each with its items in order. */
export function partsOf(set: LookForSet): readonly DomainPart[] {
  return inRank(set.domains)
    .map((domain) => ({ domain, items: inRank(set.items.filter(({ domainId }) => domainId === domain.id)) }))
    .filter(({ items }) => items.length > 0)
}

export function itemsIn(set: LookForSet): readonly LookFor[] {
  return partsOf(set).flatMap(({ items }) => items)
}

export function optionsOf(item: LookFor): readonly LookForOption[] {
  return inRank(item.options)
}
