import { answer, deleteDatabase, isWritten, openDatabase, writingTo } from '../disc/database.ts'

/** Unsent work, locked: without its key, which only the server has, nobody can read it. */
export interface Sealed {
  readonly nonce: Uint8Array<ArrayBuffer>
  readonly ciphertext: ArrayBuffer
  readonly sealedAt: string
}

const SEALED = 'sealed'
const KEPT_MS = 30 * 24 * 60 * 60_000
const PREFIX = 'corridor-sealed-'

const nameOf = (userId: number) => `${PREFIX}${userId}`

export async function storeSealed(userId: number, sealed: Sealed) {
  await within(userId, async (database) => {
    const transaction = writingTo(database, SEALED)
    transaction.objectStore(SEALED).add(sealed)
    await isWritten(transaction)
  })
}

/** The locked pieces of work, in the order in which they were locked. */
export async function readSealed(userId: number): Promise<readonly Sealed[]> {
  const names = await databaseNames()
  return names.includes(nameOf(userId)) ? within(userId, all) : []
}

/** Deletes the sealed work that was opened, or all of it without `opened`; what could not be opened stays locked. */
export async function deleteSealed(userId: number, opened?: readonly number[]) {
  const left = opened && (await within(userId, (database) => removeFrom(database, opened)))
  if (!left) await deleteDatabase(nameOf(userId))
}

/** Drops locked work that nobody came back for. */
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

const all = (database: IDBDatabase): Promise<Sealed[]> =>
  answer(database.transaction(SEALED).objectStore(SEALED).getAll())

/** Removes locked pieces by their places; answers how many are left. */
async function removeFrom(database: IDBDatabase, places: readonly number[]): Promise<number> {
  const transaction = writingTo(database, SEALED)
  const done = isWritten(transaction)
  const keys = await answer(transaction.objectStore(SEALED).getAllKeys())
  const opened = keys.filter((_, place) => places.includes(place))
  for (const key of opened) transaction.objectStore(SEALED).delete(key)
  await done
  return keys.length - opened.length
}

async function within<T>(userId: number, work: (database: IDBDatabase) => Promise<T>): Promise<T> {
  const database = await openDatabase(nameOf(userId), {
    make: (fresh) => void fresh.createObjectStore(SEALED, { autoIncrement: true }),
  })
  try {
    return await work(database)
  } finally {
    database.close()
  }
}
