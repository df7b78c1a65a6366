import { isSame } from '@corridor/domain/json'
import type { Kept } from './kept.ts'
import { type Author, mergeDocuments } from './reconcile.ts'
import type { Store } from './store.ts'

/** Locked away at a sign-out, or saved to a file; another device may have brought a newer one since. */
export function restore(store: Store, kept: Kept, author: Author): Promise<void> {
  const here = store.get(kept.id)
  if (!here) return store.put(kept.id, kept)
  const words = here.words ?? kept.words ?? null
  if (isSame(here.document, kept.document)) return store.put(kept.id, { ...here, words })
  const base = kept.base?.document ?? kept.inFlight?.document ?? { conflicts: [] }
  const document = mergeDocuments(base, kept.document, here.document, author)
  return store.put(kept.id, { ...here, document, words, waitsSince: kept.waitsSince ?? kept.changedAt })
}
