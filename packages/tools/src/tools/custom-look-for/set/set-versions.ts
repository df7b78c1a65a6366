import { isSame } from '@corridor/domain/data/json'
import type { ChangedItem, Item } from '../../../definition/tool.ts'
import type { LookFor, LookForSet } from './look-for-set.shape.ts'
import { itemsIn, optionsOf, partsOf } from './set-order.ts'

export function itemsOfSet(set: LookForSet): readonly Item[] {
  return partsOf(set).flatMap(({ domain, items }) =>
    items.map(({ id, code, prompt, isPrivate }) => ({
      id,
      code,
      title: prompt,
      domain: domain.title,
      isPrivate,
    })),
  )
}

/**
 * The part of a set for people who do not observe; private items, and domains with nothing else, stay with
 * observers.
 */
export function openPartOf(set: LookForSet): LookForSet | null {
  const items = set.items.filter(({ isPrivate }) => !isPrivate)
  const domains = set.domains.filter(({ id }) => items.some(({ domainId }) => domainId === id))
  return items.length > 0 ? { ...set, domains, items } : null
}

/** The look-fors of the version before that read differently now, are answered differently, or are gone. */
export function changedItems(before: LookForSet, after: LookForSet): readonly ChangedItem[] {
  return itemsIn(before).flatMap((was): ChangedItem[] => {
    const is = after.items.find(({ id }) => id === was.id)
    if (!is) return [{ id: was.id, was: was.prompt, is: null }]
    if (isSame(meaningOf(was), meaningOf(is))) return []
    const parts = (['prompt', 'guidance', 'answer'] as const).filter(
      (part) => part === 'prompt' || meaningOf(was)[part] !== meaningOf(is)[part],
    )
    const words = (item: LookFor) => parts.map((part) => meaningOf(item)[part]).join('\n')
    return [{ id: was.id, was: words(was), is: words(is) }]
  })
}

/** What a mark of an item stands for. The item’s place, code and privacy do not change that. */
function meaningOf(item: LookFor) {
  return {
    prompt: plain(item.prompt),
    guidance: [
      `Looks like: ${plain(item.looksLike)}`,
      `Does not look like: ${plain(item.doesNotLookLike)}`,
    ].join('\n'),
    answer: [
      `Answer: ${item.type}`,
      ...optionsOf(item).map(({ label }) => plain(label)),
      ...(item.allowsNoOpportunity ? ['no opportunity'] : []),
    ].join(', '),
    /** Options by id, as facts name them. */
    options: optionsOf(item).map(({ id }) => id),
  }
}

/** A text without spaces at the ends and doubled ones, which change nothing. */
function plain(text: string): string {
  return text.trim().replace(/\s+/g, ' ')
}
