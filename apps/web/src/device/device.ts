import type { Snapshot } from '@corridor/contract/observations/device'
import type { JsonObject } from '@corridor/domain/data/json'
import type { FileRef } from '@corridor/domain/files/file-ref'
import type { ObservationDocument } from '@corridor/domain/observation/observation'
import type { StoredFile } from './files/file-disc.ts'
import type { UnsentFile } from './files/shelf.ts'
import type { Kept, Queued, SyncState, Words } from './kept.ts'
import type { Said } from './said/said.ts'

/** Said once a page, where nothing is kept: to the demo account, and to support behind somebody's eyes. */
export type Notice = 'demo' | 'demo-needs-connection' | 'read-only'

/** What may put unsent work at risk. */
export type Warning =
  | 'unwritable'
  | 'set-aside'
  | 'not-persistent'
  | 'not-installed'
  | 'low-space'
  | 'old-work'
  | 'old-files'

export interface Salvaged {
  readonly observations: readonly Kept[]
  /** What this program cannot make sense of, as it is. */
  readonly strange: readonly unknown[]
  /** How many the browser does not give. */
  readonly unread: number
}

/** What one person keeps on this device. Reading is at once, from memory; a promise resolves when it is on the disc. */
export interface Device {
  readonly userId: number
  /** The demo account, or support behind somebody's eyes: nothing is kept, and nothing saved. */
  readonly isViewOnly: boolean
  /** Whether what is kept here could be read. As long as it could not, nothing is written over it. */
  isReadable(): boolean
  /** Reads it once more. */
  readAgain(): Promise<void>
  /** For a rescue file: what can be read of what is here, and of what the server lacks. */
  salvage(): Promise<Salvaged>
  /** The roster, tools and steps of the last contact; nothing before the first. */
  snapshot(): Snapshot | undefined
  /** Asks the server for a new one; without a connection the last one stands. */
  refresh(): Promise<void>
  /** What a page showed last, for when there is no connection; nothing where nothing is kept. */
  recall(page: string): Promise<unknown>
  remember(page: string, shown: unknown): Promise<void>
  /** How a tool was set up in a version. */
  contentOf(configurationId: number, version: number): JsonObject | undefined
  list(): readonly Kept[]
  find(id: string): Kept | undefined
  add(id: string, document: ObservationDocument): Promise<void>
  change(id: string, next: (document: ObservationDocument) => ObservationDocument): Promise<void>
  /** The observer has finished: from now on the observation wants to count. */
  finish(id: string): Promise<void>
  /** Takes finishing back, as long as the server has not heard of it. */
  resume(id: string): Promise<void>
  /** Keeps what is being written to go with it, on this device alone. */
  keepWords(id: string, words: Words | null): Promise<void>
  /** Sends it, and what goes together with it, once all of that is there. */
  send(id: string, sending: Queued): Promise<void>
  /** A draft goes for good: here, and on the server. */
  remove(id: string): Promise<void>
  /** A draft that came back after it was deleted stays: here, and on every device. */
  keep(id: string): Promise<void>
  /** What was removed here and has not come back: a list that the server made before may still name it. */
  removed(): readonly string[]
  /** Keeps a photo or a document; throws an Error that says what to do. */
  addFile(id: string, file: File): Promise<FileRef>
  /** The file from this device, or else from the server; nothing where neither has it. */
  readFile(file: FileRef): Promise<Blob | undefined>
  /** Tries again what the server would not take. */
  retry(id: string): Promise<void>
  /** Fetches one of my own that is only on the server. */
  fetch(id: string): Promise<Kept | undefined>
  /** Asks the server what the educator added meanwhile; without an answer what is known stands. */
  hear(id: string): Promise<void>
  /** What was said of others' observations and waits, is written or was just heard by the server. */
  said(): readonly Said[]
  /** Says something of an observation that is not one's own: the last word under a key counts. */
  say(word: Omit<Said, 'at'>): Promise<void>
  /** Takes back what was being written, or what the server would not take. */
  unsay(said: Said): Promise<void>
  /** Of what was said of one observation. */
  stateOfSaid(observationId: string): SyncState
  /** How much of what was said the server does not have. */
  unheard(): number
  /** Of one, or of everything on this device. */
  stateOf(id?: string): SyncState
  /** What the server does not have in full: text, photos, or how far it was to go. */
  unsent(): readonly Kept[]
  /** The photos and documents that only this device has. */
  unsentFiles(): AsyncIterable<UnsentFile>
  /** Puts back what was saved to a file, as if it came from another device. */
  restore(kept: Kept): Promise<void>
  /** Keeps a file before the observation that it is of; answers whether there was room. */
  restoreFile(file: StoredFile): Promise<boolean>
  /** How many the server does not have in full. */
  waiting(): number
  /** The server asked who this is: what is here waits for the sign-in. */
  isSignedOut(): boolean
  /** The last call reached nobody. */
  isOffline(): boolean
  warnings(): readonly Warning[]
  notice(): Notice | undefined
  dismissNotice(): void
  /** Does not wait for the next turn of the sync loop. */
  tryNow(): void
  subscribe(listener: () => void): () => void
}
