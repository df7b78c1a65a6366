import type { Kept } from '../kept.ts'
import type { Store } from '../store/store.ts'

export function update(store: Store, id: string, next: (kept: Kept) => Kept) {
  const kept = store.get(id)
  if (kept) void store.put(id, next(kept))
}

/** Puts an observation into the store. Where the disc refuses it, sync goes on from memory: the server will have it. */
export function written(store: Store, id: string, kept: Kept | undefined): Promise<void> {
  const isWritten = store.put(id, kept)
  const refuses = new Promise<void>((resolve) => {
    const stop = store.subscribe(() => {
      if (!store.errorOf(id)) return
      stop()
      resolve()
    })
    void isWritten.then(stop)
  })
  return Promise.race([isWritten, refuses])
}
