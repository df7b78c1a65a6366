import { answer, isWritten, openDatabase, writingTo } from './database.ts'
import type { Disc, Stored } from './disc.ts'
import { isKept } from './is-kept.ts'
import type { Kept } from './kept.ts'
import { allLastWords, heed, lastWordsOf } from './last-words.ts'

const [OBSERVATIONS, STAMPS, SETTINGS] = ['observations', 'stamps', 'settings']

/** The setting with what was found here and cannot be read: it is nobody's to throw away. */
export const UNREADABLE = 'unreadable'

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
  await takeBackReadable(database)
  const transaction = database.transaction([OBSERVATIONS, STAMPS])
  const found: unknown[] = await answer(transaction.objectStore(OBSERVATIONS).getAll())
  const stamps = transaction.objectStore(STAMPS)
  const kepts = found.filter(isKept)
  const all = await Promise.all(kepts.map(async (kept) => ({ kept, stamp: await stampIn(stamps, kept.id) })))
  if (kepts.length < found.length) await setAsideAll(database)
  return all
}

async function readOf(database: IDBDatabase, id: string): Promise<Stored | undefined> {
  const transaction = database.transaction([OBSERVATIONS, STAMPS])
  const [kept, stamp]: [unknown, number] = await Promise.all([
    answer(transaction.objectStore(OBSERVATIONS).get(id)),
    stampIn(transaction.objectStore(STAMPS), id),
  ])
  if (kept === undefined) return undefined
  if (!isKept(kept)) throw new Error('What another tab wrote cannot be read here.')
  return { kept, stamp }
}

async function stampIn(stamps: IDBObjectStore, id: string): Promise<number> {
  const stamp: unknown = await answer(stamps.get(id))
  return typeof stamp === 'number' ? stamp : 0
}

async function writeTo(
  database: IDBDatabase,
  id: string,
  stamp: number | undefined,
  next: Parameters<Disc['write']>[2],
): Promise<number> {
  const transaction = writingTo(database, OBSERVATIONS, STAMPS, SETTINGS)
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
  /** As another tab wrote it; undefined where that cannot be read, so that this tab's stands. */
  const elsewhere = async (): Promise<Kept | null | undefined> => {
    const found: unknown = await answer(observations.get(id))
    if (found === undefined) return null
    if (isKept(found)) return found
    await setAside(transaction, [found])
    return undefined
  }
  const [newStamp] = await Promise.all([put(), done])
  return newStamp
}

async function heedLastWords(database: IDBDatabase) {
  for (const [key, words] of allLastWords(database.name)) {
    if (typeof words === 'string') await setAsideIn(database, words)
    else await writeTo(database, words.id, undefined, (stored: Kept | null = null) => heed(words, stored))
    localStorage.removeItem(key)
  }
}

/** What was locked away and cannot be read is beside the rest again. */
export async function putBackUnreadable(name: string, found: readonly unknown[]) {
  const database = await openDatabase(name, { make })
  try {
    await setAsideIn(database, ...found)
  } finally {
    database.close()
  }
}

async function setAsideIn(database: IDBDatabase, ...found: unknown[]) {
  const transaction = writingTo(database, SETTINGS)
  await Promise.all([setAside(transaction, found), isWritten(transaction)])
}

/** Out of the way of what the server may send under the same id. */
async function setAsideAll(database: IDBDatabase) {
  const transaction = writingTo(database, OBSERVATIONS, SETTINGS)
  const done = isWritten(transaction)
  const observations = transaction.objectStore(OBSERVATIONS)
  const all: { readonly id: IDBValidKey }[] = await answer(observations.getAll())
  const unreadable = all.filter((it) => !isKept(it))
  for (const { id } of unreadable) observations.delete(id)
  await Promise.all([setAside(transaction, unreadable), done])
}

/** An app that was rolled back could not read it; the newer one is here again. */
async function takeBackReadable(database: IDBDatabase) {
  const reading = database.transaction(SETTINGS).objectStore(SETTINGS)
  if (!unreadableIn(await answer(reading.get(UNREADABLE))).some(isKept)) return
  const transaction = writingTo(database, OBSERVATIONS, SETTINGS)
  const done = isWritten(transaction)
  const observations = transaction.objectStore(OBSERVATIONS)
  const settings = transaction.objectStore(SETTINGS)
  const left: unknown[] = []
  for (const it of unreadableIn(await answer(settings.get(UNREADABLE)))) {
    if (isKept(it) && (await answer(observations.getKey(it.id))) === undefined) observations.put(it)
    else left.push(it)
  }
  settings.put(left, UNREADABLE)
  await done
}

async function setAside(transaction: IDBTransaction, found: readonly unknown[]) {
  const settings = transaction.objectStore(SETTINGS)
  settings.put([...unreadableIn(await answer(settings.get(UNREADABLE))), ...found], UNREADABLE)
}

/** What the setting holds. */
export function unreadableIn(setting: unknown): readonly unknown[] {
  return Array.isArray(setting) ? setting : setting === undefined ? [] : [setting]
}
