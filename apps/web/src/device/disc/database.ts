import { withPatience } from '../../loading/with-patience.ts'

/** How to open a database of the browser, and who hears when another tab needs it. */
interface Opening {
  readonly make: (fresh: IDBDatabase) => void
  /** Called when another tab deletes the database, which is closed for that. */
  readonly onGone?: () => void
  /** Called when the browser closed the database by itself; it can be opened again. */
  readonly onLost?: () => void
}

// The version stays 1 for ever: an app that is rolled back must still open the database. Records change, and say
// their format.
const VERSION = 1

export async function openDatabase(name: string, { make, onGone, onLost }: Opening): Promise<IDBDatabase> {
  const request = indexedDB.open(name, VERSION)
  request.onupgradeneeded = () => make(request.result)
  return answer(request).then((database) => {
    database.onversionchange = () => {
      onGone?.()
      database.close()
    }
    database.onclose = () => onLost?.()
    return database
  })
}

/** Deletes a database, once those who have it open have closed it. */
export async function deleteDatabase(name: string): Promise<void> {
  await answer(indexedDB.deleteDatabase(name))
}

export function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

/** Waits for the disc, and rejects where it is stuck and answers neither yes nor no. */
export function inDiscTime<T>(work: Promise<T>): Promise<T> {
  return withPatience(work, 8_000, () => new Error('The disc does not answer.'))
}

/** A transaction for writing. Chrome’s default durability (since version 121) answers before the disc has the data. */
export function writingTo(database: IDBDatabase, ...stores: string[]): IDBTransaction {
  return database.transaction(stores, 'readwrite', { durability: 'strict' })
}

/** Resolves when the transaction has completed, so that its writes survive a power cut. */
export function isWritten(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
    transaction.onerror = () => reject(transaction.error)
  })
}
