import { answer, isWritten, openDatabase, writingTo } from './database.ts'
import { unreadableLastWords } from './heed-last-words.ts'
import { isKept } from './is-kept.ts'
import { make, OBSERVATIONS, SETTINGS } from './observation-stores.ts'

/** The setting with what was found on this device and cannot be read: it is nobody's to throw away. */
const UNREADABLE = 'unreadable'

/** Out of the way of all else, and of what the server may send under the same id. */
export async function setAside(database: IDBDatabase) {
  const transaction = writingTo(database, OBSERVATIONS, SETTINGS)
  const done = isWritten(transaction)
  const observations = transaction.objectStore(OBSERVATIONS)
  const all: { readonly id: IDBValidKey }[] = await answer(observations.getAll())
  const unreadable = all.filter((it) => !isKept(it))
  for (const { id } of unreadable) observations.delete(id)
  const words = unreadableLastWords(database.name)
  await addTo(transaction, [...unreadable, ...words.values()])
  await done
  for (const key of words.keys()) localStorage.removeItem(key)
}

/** What was locked away and cannot be read is beside the rest again. */
export async function putBackUnreadable(name: string, found: readonly unknown[]) {
  const database = await openDatabase(name, { make })
  try {
    const transaction = writingTo(database, SETTINGS)
    await Promise.all([addTo(transaction, found), isWritten(transaction)])
  } finally {
    database.close()
  }
}

interface Settings {
  readSetting(name: string): Promise<unknown>
}

export async function unreadableOn(disc: Settings): Promise<readonly unknown[]> {
  return listIn(await disc.readSetting(UNREADABLE))
}

async function addTo(transaction: IDBTransaction, found: readonly unknown[]) {
  const settings = transaction.objectStore(SETTINGS)
  settings.put([...listIn(await answer(settings.get(UNREADABLE))), ...found], UNREADABLE)
}

function listIn(setting: unknown): readonly unknown[] {
  return Array.isArray(setting) ? setting : setting === undefined ? [] : [setting]
}
