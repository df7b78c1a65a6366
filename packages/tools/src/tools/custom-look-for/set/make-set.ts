import { rankAt } from '../../../sets/ranks.ts'
import { type AnswerType, hasOptions, isReserved } from '../answer-types.ts'
import type { LookFor, LookForSet } from './look-for-set.shape.ts'

/** An item as somebody writes it down, in its place. */
export interface WrittenItem
  extends Partial<Pick<LookFor, 'isRequired' | 'allowsNoOpportunity' | 'isPrivate' | 'asksEvidence'>> {
  readonly id: string
  readonly code: string
  readonly prompt: string
  readonly looksLike: string
  readonly doesNotLookLike: string
  readonly type?: AnswerType
  /** The labels of the options, in order. */
  readonly options?: readonly string[]
}

export interface WrittenSet {
  readonly title: string
  readonly purpose: string
  readonly domains: readonly {
    readonly id: string
    readonly title: string
    readonly items: readonly WrittenItem[]
  }[]
}

/** Makes a set as it is stored: flat lists, in which the order is data. */
export function makeSet({ title, purpose, domains }: WrittenSet): LookForSet {
  return {
    title,
    purpose,
    domains: domains.map((domain, index) => ({ id: domain.id, rank: rankAt(index), title: domain.title })),
    items: domains.flatMap((domain) =>
      domain.items.map((item, index) => makeItem(item, domain.id, rankAt(index))),
    ),
  }
}

export function makeItem(
  { type = 'present', options = [], ...item }: WrittenItem,
  domainId: string,
  rank: string,
): LookFor {
  return {
    domainId,
    rank,
    type,
    isRequired: false,
    allowsNoOpportunity: type !== 'text',
    isPrivate: false,
    asksEvidence: false,
    ...item,
    options: hasOptions(type) ? makeOptions(options) : [],
  }
}

function makeOptions(labels: readonly string[]): LookFor['options'] {
  const ids = new Set<string>()
  return labels.map((label, index) => {
    const slug = slugOf(label)
    const id = !slug || ids.has(slug) || isReserved(slug) ? `option-${index + 1}` : slug
    ids.add(id)
    return { id, rank: rankAt(index), label }
  })
}

/** “More than one sentence” becomes “more-than-one-sentence”. */
function slugOf(text: string): string {
  const words = text.toLowerCase().match(/[a-z0-9]+/g) ?? []
  return words.join('-').slice(0, 48).replace(/-$/, '')
}
