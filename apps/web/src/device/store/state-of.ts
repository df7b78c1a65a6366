import type { Contact } from '../contact.ts'
import type { Shelf } from '../files/shelf.ts'
import type { Kept, SyncState } from '../kept.ts'
import type { SaidStore } from '../said/said-store.ts'
import { isThere } from './progress.ts'
import { isQueued, othersOf } from './sent-together.ts'
import type { Store } from './store.ts'

/** Whether the server has all of an observation: text, photos, and how far it was to go. */
export function isWhole(kept: Kept, shelf: Shelf): boolean {
  return isThere(kept) && shelf.unsentOf(kept).length === 0
}

/** How one observation stands: what the disc, the server and the last calls say of it. */
interface Standing {
  readonly isRefusedByDisc: boolean
  readonly hasTrouble: boolean
  readonly isWhole: boolean
  readonly isWriting: boolean
  readonly isSignedOut: boolean
  readonly isOffline: boolean
  readonly isHeldBack: boolean
}

/**
 * An observation’s sync state. “Saved” is the server’s word, and “on this device” the disc’s: neither is said before
 * it is so.
 */
export function stateFrom(it: Standing): SyncState {
  if (it.isRefusedByDisc || it.hasTrouble) return 'needs-you'
  if (it.isWhole) return 'saved'
  if (it.isWriting) return 'saving'
  if (it.isSignedOut) return 'needs-you'
  return it.isOffline || it.isHeldBack ? 'on-device' : 'saving'
}

export function stateOfOne(kept: Kept, store: Store, shelf: Shelf, contact: Contact): SyncState {
  const { id, trouble } = kept
  return stateFrom({
    isRefusedByDisc: Boolean(store.errorOf(id)),
    hasTrouble: trouble !== null,
    isWhole: isWhole(kept, shelf),
    isWriting: store.isWriting(id),
    isSignedOut: contact.isSignedOut,
    isOffline: contact.isOffline,
    isHeldBack: contact.heldBack.includes(id) || waitsForOther(kept, store),
  })
}

/** Whether another observation of the same sending needs somebody first. */
function waitsForOther(kept: Kept, store: Store): boolean {
  return isQueued(kept) && othersOf(store.list(), kept).some(({ trouble }) => trouble !== null)
}

const byWeight: readonly SyncState[] = ['needs-you', 'saving', 'on-device']

export function weightiest(states: readonly SyncState[]): SyncState {
  return byWeight.find((state) => states.includes(state)) ?? 'saved'
}

/** The state of all observations: the one that matters most. */
export function stateOfAll(store: Store, shelf: Shelf, contact: Contact): SyncState {
  return weightiest(store.list().map((kept) => stateOfOne(kept, store, shelf, contact)))
}

/**
 * The sync state of what was said about one observation, or about all; what is still being written waits for nobody.
 */
export function stateOfSaid(said: SaidStore, contact: Contact, observationId?: string): SyncState {
  const own = said
    .list()
    .filter((it) => !it.isDraft && (observationId === undefined || it.observationId === observationId))
  const states = own.map((it) =>
    stateFrom({
      isRefusedByDisc: said.isRefusedByDisc(it),
      hasTrouble: it.trouble !== undefined,
      isWhole: !said.isUnheard(it),
      isWriting: said.isWriting(it),
      isSignedOut: contact.isSignedOut,
      isOffline: contact.isOffline,
      isHeldBack: contact.isSaidHeldBack,
    }),
  )
  return weightiest(states)
}
