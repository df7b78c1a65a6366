import type { FileType } from '@corridor/domain/files/file-types'
import { isLike } from '../../api/is-like.ts'
import { answer, isWritten, openDatabase, writingTo } from '../disc/database.ts'
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
  /** The unsent files, each with its observation. */
  unsent(): Promise<ReadonlyMap<string, string>>
  markSent(id: string): Promise<void>
  /** Marks files as unsent again after the server has lost them. */
  markUnsent(ids: readonly string[]): Promise<void>
  /** Forgets these files, whether the server has them or not. */
  drop(ids: readonly string[]): Promise<void>
  /** Forgets the files that the server has, except those that `isKept` names. */
  keepOnly(isKept: (id: string, observationId: string) => boolean): Promise<void>
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
    read: async (id) => {
      const found: unknown = await answer((await database()).transaction(FILES).objectStore(FILES).get(id))
      return isStoredFile(found) ? found : undefined
    },
    unsent: async () => unsentIn(await database()),
    markSent: async (id) => {
      const transaction = await writing()
      transaction.objectStore(UNSENT).delete(id)
      await isWritten(transaction)
    },
    markUnsent: async (ids) => unsend(await writing(), ids),
    drop: async (ids) => {
      const transaction = await writing()
      for (const name of [FILES, UNSENT]) for (const id of ids) transaction.objectStore(name).delete(id)
      await isWritten(transaction)
    },
    keepOnly: async (isKept) => keepIn(await writing(), isKept),
    close: () => void opened?.then((it) => it.close()).catch(() => {}),
  }
}

const sample = { id: '', observationId: '', type: '', bytes: { byteLength: 0 } }

/** Whether a record is a file; one without bytes is as good as missing. */
function isStoredFile(it: unknown): it is StoredFile {
  return isLike(it, sample)
}

function make(fresh: IDBDatabase) {
  fresh.createObjectStore(FILES, { keyPath: 'id' }).createIndex('observationId', 'observationId')
  /** The files that the server lacks, each with its observation. */
  fresh.createObjectStore(UNSENT)
}

async function unsentIn(database: IDBDatabase): Promise<ReadonlyMap<string, string>> {
  const store = database.transaction(UNSENT).objectStore(UNSENT)
  const [ids, observations] = await Promise.all([answer(store.getAllKeys()), answer(store.getAll())])
  return new Map(ids.map((id, place) => [String(id), String(observations[place])]))
}

async function unsend(transaction: IDBTransaction, ids: readonly string[]) {
  const files = transaction.objectStore(FILES)
  const found: unknown[] = await Promise.all(ids.map((id) => answer(files.get(id))))
  for (const file of found.filter(isStoredFile))
    transaction.objectStore(UNSENT).put(file.observationId, file.id)
  await isWritten(transaction)
}

async function keepIn(transaction: IDBTransaction, isKept: (id: string, observationId: string) => boolean) {
  const files = transaction.objectStore(FILES)
  const unsent = new Set((await answer(transaction.objectStore(UNSENT).getAllKeys())).map(String))
  const cursors = files.index('observationId').openKeyCursor()
  cursors.onsuccess = () => {
    const cursor = cursors.result
    if (!cursor) return
    const id = String(cursor.primaryKey)
    if (!isKept(id, String(cursor.key)) && !unsent.has(id)) files.delete(id)
    cursor.continue()
  }
  await isWritten(transaction)
}
