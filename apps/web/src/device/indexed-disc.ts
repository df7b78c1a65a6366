import { answer, isWritten, openDatabase, writingTo } from './database.ts'
import type { Disc, Stored } from './disc.ts'
import { keysOf, lastWordsOf } from './last-words.ts'
import {
  make,
  OBSERVATIONS,
  readable,
  SETTINGS,
  STAMPS,
  stampIn,
  Unreadable,
  writeTo,
} from './observation-stores.ts'

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

async function allOf(database: IDBDatabase): Promise<Stored[]> {
  try {
    return await readAll(database)
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    await (await import('./set-aside.ts')).setAside(database)
    return readAll(database)
  }
}

async function readAll(database: IDBDatabase): Promise<Stored[]> {
  // Few pages go in the middle of a write.
  if (keysOf(database.name).length > 0) await (await import('./heed-last-words.ts')).heedLastWords(database)
  const transaction = database.transaction([OBSERVATIONS, STAMPS])
  const found: unknown[] = await answer(transaction.objectStore(OBSERVATIONS).getAll())
  const kepts = found.map(readable)
  const stamps = transaction.objectStore(STAMPS)
  return Promise.all(kepts.map(async (kept) => ({ kept, stamp: await stampIn(stamps, kept.id) })))
}

async function readOf(database: IDBDatabase, id: string): Promise<Stored | undefined> {
  const transaction = database.transaction([OBSERVATIONS, STAMPS])
  const [found, stamp]: [unknown, number] = await Promise.all([
    answer(transaction.objectStore(OBSERVATIONS).get(id)),
    stampIn(transaction.objectStore(STAMPS), id),
  ])
  return found === undefined ? undefined : { kept: readable(found), stamp }
}
