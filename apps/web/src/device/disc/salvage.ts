import { isSent } from '@corridor/domain/observation/observation-rules'
import type { Salvaged } from '../device.ts'
import type { Kept } from '../kept.ts'
import { isThere } from '../store/progress.ts'
import { answer, inDiscTime, isWritten, writingTo } from './database.ts'
import type { Found } from './disc.ts'
import { heed } from './heed.ts'
import { allLastWords } from './last-words.ts'
import { movedAside, recordsIn } from './records.ts'
import { OBSERVATIONS } from './store-names.ts'

/** Reads the disc for a rescue file, in whichever version it is: an app that was rolled back finds what a newer one has left. */
export async function salvageFrom(name: string): Promise<Found> {
  const database = await openAsIs(name)
  if (!database) return { stored: [], aside: [] }
  const { stored, aside } = await inDiscTime(recordsIn(database)).finally(() => database.close())
  const kept = new Map(stored.map((it) => [it.kept.id, it.kept]))
  for (const [, words] of allLastWords(name)) {
    const last = heed(words, kept.get(words.id) ?? null)
    if (last) kept.set(last.id, last)
  }
  return { stored: [...kept.values()].map((it) => ({ kept: it, stamp: 0 })), aside }
}

/** Opens a database to read it, in whichever version it is; undefined where there is none. */
export async function openAsIs(name: string): Promise<IDBDatabase | undefined> {
  const request = indexedDB.open(name)
  let isThere = true
  request.onupgradeneeded = () => {
    isThere = false
    // Without the abort an empty database would stay behind, which nothing could be written to.
    request.transaction?.abort()
  }
  return inDiscTime(answer(request)).catch((error) => {
    if (isThere) throw error
    return undefined
  })
}

/** The part of the found records that somebody may still do something with. */
export function salvaged({ stored, aside }: Found): Salvaged {
  return {
    observations: stored.map(({ kept }) => kept).filter(isUnfinished),
    strange: aside.flatMap((it) => ('value' in it ? [it.value] : [])),
    unread: aside.filter((it) => !('value' in it)).length,
  }
}

function isUnfinished(kept: Kept): boolean {
  return kept.goal !== 'removed' && (!isThere(kept) || !isSent(kept.status))
}

/** Keeps unreadable records of a rescue file on the disc: a newer Corridor may read them. */
export async function keepAside(name: string, values: readonly unknown[]) {
  const database = values.length > 0 && (await openAsIs(name))
  if (!database) return
  const transaction = writingTo(database, OBSERVATIONS)
  for (const value of values) transaction.objectStore(OBSERVATIONS).put(movedAside(value))
  await isWritten(transaction).finally(() => database.close())
}
