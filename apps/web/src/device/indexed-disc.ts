import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Disc, Stored } from './disc.ts'
import type { Kept } from './kept.ts'

interface Shape extends DBSchema {
  observations: { key: string; value: Kept }
  stamps: { key: string; value: number }
  settings: { key: string; value: unknown }
}

// For ever 1: an app that is rolled back must still open it. What changes are the records, and they say their format.
const VERSION = 1
// Chrome's default answers before the disc has it (since version 121).
const strict = { durability: 'strict' } as const

export const discName = (userId: number) => `corridor-${userId}`

/** One database a person. */
export function indexedDisc(name: string): Disc {
  let opened: Promise<IDBPDatabase<Shape>> | undefined
  let isGone = false
  const forget = () => {
    opened = undefined
  }
  const database = () => {
    // Opening it again would leave a readable one behind.
    if (isGone) return Promise.reject(new Error('What was kept here is locked away.'))
    opened ??= open(name, forget, () => {
      isGone = true
    })
    opened.catch(forget)
    return opened
  }
  return {
    all: async () => allOf(await database()),
    read: async (id) => readOf(await database(), id),
    write: async (id, stamp, next) => writeTo(await database(), id, stamp, next),
    readSetting: async (setting) => (await database()).get('settings', setting),
    writeSetting: async (setting, value) => {
      const transaction = (await database()).transaction('settings', 'readwrite', strict)
      await Promise.all([transaction.store.put(value, setting), transaction.done])
    },
    close: () => {
      isGone = true
      void opened?.then((it) => it.close()).catch(() => {})
    },
  }
}

function open(name: string, onLost: () => void, onGone: () => void) {
  return openDB<Shape>(name, VERSION, {
    upgrade: (fresh) => {
      fresh.createObjectStore('observations', { keyPath: 'id' })
      fresh.createObjectStore('stamps')
      fresh.createObjectStore('settings')
    },
    // Another tab locks it away.
    blocking: (_, __, event) => {
      onGone()
      if (event.target instanceof IDBDatabase) event.target.close()
    },
    terminated: onLost,
  })
}

async function allOf(database: IDBPDatabase<Shape>): Promise<Stored[]> {
  const transaction = database.transaction(['observations', 'stamps'])
  const kepts = await transaction.objectStore('observations').getAll()
  const stamps = transaction.objectStore('stamps')
  return Promise.all(kepts.map(async (kept) => ({ kept, stamp: (await stamps.get(kept.id)) ?? 0 })))
}

async function readOf(database: IDBPDatabase<Shape>, id: string): Promise<Stored | undefined> {
  const transaction = database.transaction(['observations', 'stamps'])
  const [kept, stamp] = await Promise.all([
    transaction.objectStore('observations').get(id),
    transaction.objectStore('stamps').get(id),
  ])
  return kept && { kept, stamp: stamp ?? 0 }
}

async function writeTo(
  database: IDBPDatabase<Shape>,
  id: string,
  stamp: number,
  next: Parameters<Disc['write']>[2],
): Promise<number> {
  const transaction = database.transaction(['observations', 'stamps'], 'readwrite', strict)
  const observations = transaction.objectStore('observations')
  const stamps = transaction.objectStore('stamps')
  const written = async () => {
    const stored = (await stamps.get(id)) ?? 0
    const kept = stored === stamp ? next() : next((await observations.get(id)) ?? null)
    await Promise.all([
      kept ? observations.put(kept) : observations.delete(id),
      // A stamp outlives what was removed, so that a tab that has not heard of it notices.
      stamps.put(stored + 1, id),
    ])
    return stored + 1
  }
  const [newStamp] = await Promise.all([written(), transaction.done])
  return newStamp
}
