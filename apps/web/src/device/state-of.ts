import type { Contact } from './contact.ts'
import type { Shelf } from './files/shelf.ts'
import type { Kept, SyncState } from './kept.ts'
import { isThere } from './progress.ts'
import type { Store } from './store.ts'

/** Text, photos, and how far it was to go: the server has it all. */
export function isWhole(kept: Kept, shelf: Shelf): boolean {
  return isThere(kept) && shelf.unsentOf(kept).length === 0
}

/** «Saved» is the server's word, and «on this device» the disc's: neither is said before it is so. */
export function stateOfOne(kept: Kept, store: Store, shelf: Shelf, contact: Contact): SyncState {
  const { id, trouble } = kept
  if (store.errorOf(id) || trouble) return 'needs-you'
  if (isWhole(kept, shelf)) return 'saved'
  if (store.isWriting(id)) return 'saving'
  if (contact.isSignedOut) return 'needs-you'
  return contact.isOffline || contact.heldBack.includes(id) ? 'on-device' : 'saving'
}

const byWeight: readonly SyncState[] = ['needs-you', 'saving', 'on-device']

/** The one that matters most. */
export function stateOfAll(store: Store, shelf: Shelf, contact: Contact): SyncState {
  const states = new Set(store.list().map((kept) => stateOfOne(kept, store, shelf, contact)))
  return byWeight.find((state) => states.has(state)) ?? 'saved'
}
