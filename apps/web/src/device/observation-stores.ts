import { answer, isWritten, writingTo } from './database.ts'
import type { Disc } from './disc.ts'
import { isKept } from './is-kept.ts'
import type { Kept } from './kept.ts'

export const [OBSERVATIONS, STAMPS, SETTINGS] = ['observations', 'stamps', 'settings']

/** Something is on the disc that nobody can make sense of. */
export class Unreadable extends Error {}

export function make(fresh: IDBDatabase) {
  fresh.createObjectStore(OBSERVATIONS, { keyPath: 'id' })
  fresh.createObjectStore(STAMPS)
  fresh.createObjectStore(SETTINGS)
}

export function readable(found: unknown): Kept {
  if (!isKept(found)) throw new Unreadable()
  return found
}

export async function stampIn(stamps: IDBObjectStore, id: string): Promise<number> {
  return Number(await answer(stamps.get(id))) || 0
}

export async function writeTo(
  database: IDBDatabase,
  id: string,
  stamp: number | undefined,
  next: Parameters<Disc['write']>[2],
): Promise<number> {
  const transaction = writingTo(database, OBSERVATIONS, STAMPS)
  const done = isWritten(transaction)
  const observations = transaction.objectStore(OBSERVATIONS)
  const stamps = transaction.objectStore(STAMPS)
  const put = async () => {
    const stored = await stampIn(stamps, id)
    const kept = stored === stamp ? next() : next(await elsewhere())
    if (kept) observations.put(kept)
    else observations.delete(id)
    // A stamp outlives what was removed, so that a tab that has not heard of it notices.
    stamps.put(stored + 1, id)
    return stored + 1
  }
  const elsewhere = async () => {
    const found: unknown = await answer(observations.get(id))
    return found === undefined ? null : readable(found)
  }
  const [newStamp] = await Promise.all([put(), done])
  return newStamp
}
