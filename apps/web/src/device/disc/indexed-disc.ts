import { answer, inDiscTime, isWritten, openDatabase, writingTo } from './database.ts'
import type { Disc, Found, Stored, Written } from './disc.ts'
import { isKept } from './is-kept.ts'
import { allLastWords, type LastWords, lastSaidOf, lastWordsOf } from './last-words.ts'
import { movedAside, recordsIn, stampIn } from './records.ts'
import { OBSERVATIONS, SETTINGS, STAMPS } from './store-names.ts'

export const discName = (userId: number) => `corridor-${userId}`

/**
 * The disc in a person’s own IndexedDB database. `onLockedAway`: another tab sealed it, and there is nothing to
 * write to.
 */
export function indexedDisc(name: string, onLockedAway = () => {}): Disc {
  let opened: Promise<IDBDatabase> | undefined
  let isGone = false
  let lost = () => {}
  const forget = () => {
    opened = undefined
  }
  const onLost = () => {
    forget()
    lost()
  }
  const onGone = () => {
    if (!isGone) onLockedAway()
    isGone = true
  }
  const begin = () => {
    const opening = openDatabase(name, { make, onGone, onLost })
    const answered = inDiscTime(opening)
    // An opening that is stuck is given up, so that the next try opens the database anew.
    answered.catch(() => {
      forget()
      void opening.then((it) => it.close()).catch(() => {})
    })
    return answered
  }
  const { say, takeBack } = lastWordsOf(name)
  const { sayLast, forgetLastSaid, lastSaid } = lastSaidOf(name)
  const database = () => {
    // Opening a sealed database again would leave a readable one behind.
    if (isGone) return Promise.reject(new Error('What was kept here is locked away.'))
    opened ??= begin()
    return opened
  }
  return {
    all: async () => {
      const opening = database()
      return inDiscTime(opening.then(allOf)).catch((error) => {
        forget()
        void opening.then((it) => it.close()).catch(() => {})
        throw error
      })
    },
    salvage: async () => (await import('./salvage.ts')).salvageFrom(name),
    whenLost: (listener) => {
      lost = listener
    },
    read: async (id) => readOf(await database(), id),
    write: async (id, stamp, next) => writeTo(await database(), id, stamp, next),
    // Last words must not stay readable either once the disc is sealed.
    say: (words) => isGone || say(words),
    takeBack,
    readSetting: async (setting) =>
      answer((await database()).transaction(SETTINGS).objectStore(SETTINGS).get(setting)),
    writeSetting: async (setting, value) => {
      const transaction = writingTo(await database(), SETTINGS)
      transaction.objectStore(SETTINGS).put(value, setting)
      await isWritten(transaction)
    },
    settingsUnder: async (start) => {
      const settings = (await database()).transaction(SETTINGS).objectStore(SETTINGS)
      return answer<unknown[]>(settings.getAll(IDBKeyRange.bound(start, `${start}\uffff`)))
    },
    dropSetting: async (setting, isMeant) => {
      const transaction = writingTo(await database(), SETTINGS)
      const done = isWritten(transaction)
      const settings = transaction.objectStore(SETTINGS)
      if (isMeant(await answer<unknown>(settings.get(setting)))) settings.delete(setting)
      await done
    },
    sayLast: (said, value) => isGone || sayLast(said, value),
    forgetLastSaid,
    lastSaid,
    close: () => {
      isGone = true
      void opened?.then((it) => it.close()).catch(() => {})
    },
  }
}

export function make(fresh: IDBDatabase) {
  fresh.createObjectStore(OBSERVATIONS, { keyPath: 'id' })
  fresh.createObjectStore(STAMPS)
  fresh.createObjectStore(SETTINGS)
}

async function allOf(database: IDBDatabase): Promise<Found> {
  await heedLastWords(database)
  return recordsIn(database)
}

async function readOf(database: IDBDatabase, id: string): Promise<Stored | undefined> {
  const transaction = database.transaction([OBSERVATIONS, STAMPS])
  const [kept, stamp] = await Promise.all([
    answer<unknown>(transaction.objectStore(OBSERVATIONS).get(id)),
    stampIn(transaction.objectStore(STAMPS), id),
  ])
  return isKept(kept) ? { kept, stamp } : undefined
}

async function writeTo(
  database: IDBDatabase,
  id: string,
  stamp: number | undefined,
  next: Parameters<Disc['write']>[2],
): Promise<Written> {
  const transaction = writingTo(database, OBSERVATIONS, STAMPS)
  const done = isWritten(transaction)
  const observations = transaction.objectStore(OBSERVATIONS)
  const stamps = transaction.objectStore(STAMPS)
  const put = async () => {
    const stored = await stampIn(stamps, id)
    // A tab that has seen the stored record writes over it at once; any other reads it first.
    const isSeen = stored === stamp && stored > 0
    const found: unknown = isSeen ? undefined : await answer(observations.get(id))
    const isStranger = found !== undefined && !isKept(found)
    // A record that nobody can read makes room for the new one, and is kept aside.
    if (isStranger) observations.put(movedAside(found))
    if (stored !== stamp) return { stamp: stored, elsewhere: isKept(found) ? found : null }
    const kept = next()
    if (kept) observations.put(kept)
    else observations.delete(id)
    // A stamp outlives a removed record, so that a tab that has not heard of the removal notices.
    stamps.put(stored + 1, id)
    return { stamp: stored + 1 }
  }
  const [written] = await Promise.all([put(), done])
  return written
}

async function heedLastWords(database: IDBDatabase) {
  // On a full disc last words stay where they are, and all else can still be read.
  for (const [key, words] of allLastWords(database.name))
    await heedOn(database, words).then(
      () => localStorage.removeItem(key),
      () => {},
    )
}

async function heedOn(database: IDBDatabase, words: LastWords) {
  // Heeding loads on demand: most pages have gone without a word left to write.
  const { heed } = await import('./heed.ts')
  // Without a stamp `writeTo` only reads.
  let found = await writeTo(database, words.id, undefined, () => undefined)
  while (found.elsewhere !== undefined) {
    const { stamp, elsewhere } = found
    found = await writeTo(database, words.id, stamp, () => heed(words, elsewhere))
  }
}
