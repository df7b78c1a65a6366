import type { Snapshot } from '@corridor/contract/observations/device'
import type { Kept } from '../kept.ts'
import { restore } from '../store/restore.ts'
import type { Store } from '../store/store.ts'
import type { Surroundings } from '../surroundings.ts'
import { takeObservations } from './take-snapshot.ts'

interface Asking extends Surroundings {
  /** The observations that were here when the server was asked. */
  readonly before: Map<string, Kept>
  /** Called before anything of the answer is taken in. */
  readonly onAnswer: () => void
}

/** Asks for a snapshot and takes its observations in: in memory at once, and on the disc when `writes` are over. */
export async function askSnapshot(store: Store, asking: Asking) {
  const { server, shelf, said, author, unlock, before, onAnswer } = asking
  const next: Snapshot = await server.snapshot()
  onAnswer()
  const putBack = async (kept: Kept) => {
    const written = restore(store, kept, author())
    // Unsealed work is as old as the sign-out, so the snapshot’s answer is newer.
    if (!before.has(kept.id)) before.set(kept.id, store.get(kept.id) ?? kept)
    await written
  }
  // Sealed work that cannot be opened stays locked, and keeps nobody from working.
  await unlock(next.sealingKey, { kept: putBack, said: (it) => said.put(it) }).catch(() => {})
  await shelf.look()
  const writes = takeObservations(store, next, { ...asking, author: author() })
  return { next, writes }
}
