import type { Shelf } from './files/shelf.ts'
import type { Kept } from './kept.ts'
import type { Said } from './said/said.ts'
import type { SaidStore } from './said/said-store.ts'
import type { Author } from './store/reconcile.ts'
import type { SyncServer } from './sync/server.ts'

/** Puts back work that was locked away at a sign-out. */
export interface Restore {
  readonly kept: (kept: Kept) => Promise<void>
  readonly said: (said: Said) => Promise<void>
}

/** What stands around one device: the server, what else the browser keeps, and whose device it is. */
export interface Surroundings {
  readonly server: SyncServer
  readonly shelf: Shelf
  readonly said: SaidStore
  readonly author: () => Author
  /** Whether the token in this browser is this person's: nobody else's may carry their work. */
  readonly isMine: () => Promise<boolean>
  /** Opens the work that was locked away at the last sign-out. */
  readonly unlock: (sealingKey: string, restore: Restore) => Promise<void>
  readonly isOpen: (id: string) => boolean
  /** Whether the server takes nothing from this person, who is told so once a page. */
  readonly isViewOnly: boolean
}
