import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb'

/** Unsent work, locked: without its key, which only the server has, nobody can read it. */
export interface Sealed {
  readonly nonce: Uint8Array<ArrayBuffer>
  readonly ciphertext: ArrayBuffer
  readonly sealedAt: string
}

interface Shape extends DBSchema {
  sealed: { key: number; value: Sealed }
}

const VERSION = 1
const KEPT_MS = 30 * 24 * 60 * 60_000
const PREFIX = 'corridor-sealed-'

const nameOf = (userId: number) => `${PREFIX}${userId}`

export async function storeSealed(userId: number, sealed: Sealed) {
  await within(userId, async (database) => {
    const transaction = database.transaction('sealed', 'readwrite', { durability: 'strict' })
    await Promise.all([transaction.store.add(sealed), transaction.done])
  })
}

export async function readSealed(userId: number): Promise<readonly Sealed[]> {
  const names = await databaseNames()
  return names.includes(nameOf(userId)) ? within(userId, (database) => database.getAll('sealed')) : []
}

export async function deleteSealed(userId: number) {
  await deleteDB(nameOf(userId))
}

/** Nobody came back for it. */
export async function dropOldSealed(now = Date.now()) {
  for (const name of await databaseNames()) {
    if (!name.startsWith(PREFIX)) continue
    const userId = Number(name.slice(PREFIX.length))
    const all = await readSealed(userId)
    if (all.every(({ sealedAt }) => now - Date.parse(sealedAt) > KEPT_MS)) await deleteSealed(userId)
  }
}

export async function databaseNames(): Promise<string[]> {
  const all = await indexedDB.databases()
  return all.flatMap(({ name }) => name ?? [])
}

async function within<T>(userId: number, work: (database: IDBPDatabase<Shape>) => Promise<T>): Promise<T> {
  const database = await openDB<Shape>(nameOf(userId), VERSION, {
    upgrade: (fresh) => void fresh.createObjectStore('sealed', { autoIncrement: true }),
  })
  try {
    return await work(database)
  } finally {
    database.close()
  }
}
