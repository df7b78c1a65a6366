import { isSame } from '@corridor/domain/data/json'
import { isSent } from '@corridor/domain/observation/observation-rules'
import type { Goal, Kept } from '../kept.ts'
import { asSeen, settled } from '../sync/take-in.ts'
import { type Author, keepBoth, mergeDocuments } from './reconcile.ts'
import type { Store } from './store.ts'

/** Puts back an observation that was locked away at a sign-out, or saved to a file; another device may have brought a newer one since. */
export function restore(store: Store, kept: Kept, author: Author): Promise<void> {
  const here = store.get(kept.id)
  return store.put(kept.id, here ? together(here, kept, author) : kept)
}

function together(here: Kept, kept: Kept, author: Author): Kept {
  const base = kept.base?.document ?? kept.inFlight?.document ?? { conflicts: [] }
  const put = kept.base ? mergeDocuments : keepBoth
  const document = isSame(here.document, kept.document)
    ? here.document
    : put(base, kept.document, here.document, author)
  const { goal, sending, document: seen } = isFurther(kept, here) ? kept : here
  const words = here.words ?? kept.words ?? null
  const waitsSince = kept.waitsSince ?? kept.changedAt
  return settled(asSeen({ ...here, document, goal, sending, words, waitsSince }, seen, author))
}

const way: readonly Goal[] = ['draft', 'completed', 'sent']

/**
 * Whether the restored observation is to go further; one that was sent or reopened since is as far as the server
 * says.
 */
function isFurther(kept: Kept, here: Kept): boolean {
  if (isSent(here.status) || kept.version < here.version) return false
  return way.indexOf(kept.goal) > way.indexOf(here.goal)
}
