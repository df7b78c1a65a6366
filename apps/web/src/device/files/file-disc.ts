import type { FileType } from '@corridor/domain/files-in'
import { answer, isWritten, openDatabase, writingTo } from '../database.ts'
import { fileDiscName } from './file-disc-name.ts'

export interface StoredFile {
  readonly id: string
  readonly observationId: string
  readonly type: FileType
  readonly bytes: ArrayBuffer
}

/** Where a device keeps photos and documents. A promise resolves when they would survive a power cut. */
export interface FileDisc {
  add(file: StoredFile): Promise<void>
  read(id: string): Promise<StoredFile | undefined>
  /** File by file, its observation. */
  unsent(): Promise<ReadonlyMap<string, string>>
  markSent(id: string): Promise<void>
  /** Forgets those of every other observation that the server has. */
  keepOnly(observationIds: readonly string[]): Promise<void>
  close(): void
}

const [FILES, UNSENT] = ['files', 'unsent']

export function indexedFileDisc(userId: number): FileDisc {
  let opened: Promise<IDBDatabase> | undefined
  const forget = () => {
    opened = undefined
  }
  const database = () => {
    opened ??= openDatabase(fileDiscName(userId), { make, onLost: forget })
    opened.catch(forget)
    return opened
  }
  const writing = async () => writingTo(await database(), FILES, UNSENT)
  return {
    add: async (file) => {
      const transaction = await writing()
      transaction.objectStore(FILES).put(file)
      transaction.objectStore(UNSENT).put(file.observationId, file.id)
      await isWritten(transaction)
    },
    read: async (id) => answer((await database()).transaction(FILES).objectStore(FILES).get(id)),
    unsent: async () => unsentIn(await database()),
    markSent: async (id) => {
      const transaction = await writing()
      transaction.objectStore(UNSENT).delete(id)
      await isWritten(transaction)
    },
    keepOnly: async (ids) => keepIn(await writing(), new Set(ids)),
    close: () => void opened?.then((it) => it.close()).catch(() => {}),
  }
}

function make(fresh: IDBDatabase) {
  fresh.createObjectStore(FILES, { keyPath: 'id' }).createIndex('observationId', 'observationId')
  /** Of which observation each file is that the server lacks. */
  fresh.createObjectStore(UNSENT)
}

async function unsentIn(database: IDBDatabase): Promise<ReadonlyMap<string, string>> {
  const store = database.transaction(UNSENT).objectStore(UNSENT)
  const [ids, observations] = await Promise.all([answer(store.getAllKeys()), answer(store.getAll())])
  return new Map(ids.map((id, place) => [String(id), String(observations[place])]))
}

async function keepIn(transaction: IDBTransaction, kept: ReadonlySet<string>) {
  const files = transaction.objectStore(FILES)
  const unsent = new Set((await answer(transaction.objectStore(UNSENT).getAllKeys())).map(String))
  const cursors = files.index('observationId').openKeyCursor()
  cursors.onsuccess = () => {
    const cursor = cursors.result
    if (!cursor) return
    if (!kept.has(String(cursor.key)) && !unsent.has(String(cursor.primaryKey)))
      files.delete(cursor.primaryKey)
    cursor.continue()
  }
  await isWritten(transaction)
}
