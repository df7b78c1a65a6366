import { answer, isWritten, openDatabase, writingTo } from './database.ts'
import type { Disc, Stored } from './disc.ts'
import type { Kept } from './kept.ts'
import { allLastWords, heed, lastWordsOf } from './last-words.ts'

const [OBSERVATIONS, STAMPS, SETTINGS] = ['observations', 'stamps', 'settings']

export const discName = (userId: number) => `corridor-${userId}`

/** One database a person. `onLockedAway`: by another tab, which leaves nothing to write to. */
export function indexedDisc(name: string, onLockedAway = () => {}): Disc {
  let opened: Promise<IDBDatabase> | undefined
  let isGone = false
  const onLost = () => {
    opened = undefined
  }
  const onGone = () => {
    if (!isGone) onLockedAway()
    isGone = true
  }
  const { say, takeBack } = lastWordsOf(name)
  const database = () => {
    // Opening it again would leave a readable one behind.
    if (isGone) return Promise.reject(new Error('What was kept here is locked away.'))
    opened ??= openDatabase(name, { make, onGone, onLost })
    opened.catch(onLost)
    return opened
  }
  return {
    all: async () => allOf(await database()),
    read: async (id) => readOf(await database(), id),
    write: async (id, stamp, next) => writeTo(await database(), id, stamp, next),
    // Nor may its last words stay readable.
    say: (words) => isGone || say(words),
    takeBack,
    readSetting: async (setting) =>
      answer((await database()).transaction(SETTINGS).objectStore(SETTINGS).get(setting)),
    writeSetting: async (setting, value) => {
      const transaction = writingTo(await database(), SETTINGS)
      transaction.objectStore(SETTINGS).put(value, setting)
      await isWritten(transaction)
    },
    close: () => {
      isGone = true
      void opened?.then((it) => it.close()).catch(() => {})
    },
  }
}

function make(fresh: IDBDatabase) {
  fresh.createObjectStore(OBSERVATIONS, { keyPath: 'id' })
  fresh.createObjectStore(STAMPS)
  fresh.createObjectStore(SETTINGS)
}

async function allOf(database: IDBDatabase): Promise<Stored[]> {
  await heedLastWords(database)
  const transaction = database.transaction([OBSERVATIONS, STAMPS])
  // Written by this program alone, in this shape.
  const kepts: Kept[] = await answer(transaction.objectStore(OBSERVATIONS).getAll())
  const stamps = transaction.objectStore(STAMPS)
  return Promise.all(kepts.map(async (kept) => ({ kept, stamp: (await answer(stamps.get(kept.id))) ?? 0 })))
}

async function readOf(database: IDBDatabase, id: string): Promise<Stored | undefined> {
  const transaction = database.transaction([OBSERVATIONS, STAMPS])
  const [kept, stamp] = await Promise.all([
    answer<Kept | undefined>(transaction.objectStore(OBSERVATIONS).get(id)),
    answer<number | undefined>(transaction.objectStore(STAMPS).get(id)),
  ])
  return kept && { kept, stamp: stamp ?? 0 }
}

async function writeTo(
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
    const stored: number = (await answer(stamps.get(id))) ?? 0
    const kept = stored === stamp ? next() : next((await answer(observations.get(id))) ?? null)
    if (kept) observations.put(kept)
    else observations.delete(id)
    // A stamp outlives what was removed, so that a tab that has not heard of it notices.
    stamps.put(stored + 1, id)
    return stored + 1
  }
  const [newStamp] = await Promise.all([put(), done])
  return newStamp
}

async function heedLastWords(database: IDBDatabase) {
  for (const [key, words] of allLastWords(database.name)) {
    const next = (stored: Kept | null = null) => heed(words, stored)
    await writeTo(database, words.id, undefined, next)
    localStorage.removeItem(key)
  }
}
