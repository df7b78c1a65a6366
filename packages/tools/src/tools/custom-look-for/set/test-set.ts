import type { LookFor, LookForSet } from './look-for-set.shape.ts'
import { makeSet, type WrittenItem } from './make-set.ts'

export const guidance = { looksLike: 'They speak.', doesNotLookLike: 'They do not.' }

export function aSet(...items: (Partial<WrittenItem> & { readonly id: string })[]): LookForSet {
  const written = items.map((it, index) => ({
    code: `A${index + 1}`,
    prompt: `Item ${it.id}`,
    ...guidance,
    ...it,
  }))
  return makeSet({ title: 'A set', purpose: '', domains: [{ id: 'talk', title: 'Talk', items: written }] })
}

export function itemOf(set: LookForSet, id: string): LookFor {
  const found = set.items.find((it) => it.id === id)
  if (!found) throw new Error(`There is no item ${id}.`)
  return found
}

/** A set with an item of most kinds of answers. */
export const set = aSet(
  { id: 'present' },
  { id: 'scale', type: 'scale', options: ['Low', 'High'] },
  { id: 'count', type: 'count' },
  { id: 'percent', type: 'percent' },
  { id: 'many', type: 'multiple', options: ['One', 'Two'] },
  { id: 'text', type: 'text' },
  { id: 'timer', type: 'timer' },
)
export const item = (id: string) => itemOf(set, id)
