import type { Snapshot } from '@corridor/contract/observations/device'
import type { JsonObject } from '@corridor/domain/data/json'
import type { FileRef } from '@corridor/domain/files/file-ref'
import type { ObservationDocument } from '@corridor/domain/observation/observation'
import type { StoredFile } from './files/file-disc.ts'
import type { UnsentFile } from './files/shelf.ts'
import type { Kept, Queued, SyncState, Words } from './kept.ts'
import type { Said } from './said/said.ts'

/** A message shown once on each page where nothing is kept: to the demo account, and during an impersonation. */
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
  /** Records that this program cannot make sense of, as they are. */
  readonly strange: readonly unknown[]
  /** How many records the browser does not give. */
  readonly unread: number
}

/** What one person keeps on this device. Reading is at once, from memory; a promise resolves when it is on the disc. */
export interface Device {
  readonly userId: number
  /** Whether nothing is kept or saved: for the demo account, or during an impersonation. */
  readonly isViewOnly: boolean
  /** Whether the disc could be read. As long as it could not, nothing is written over it. */
  isReadable(): boolean
  /** Reads the disc once more. */
  readAgain(): Promise<void>
  /** What a rescue file needs: the observations here that can be read and that the server lacks. */
  salvage(): Promise<Salvaged>
  /** The roster, tools and steps of the last contact; nothing before the first. */
  snapshot(): Snapshot | undefined
  /** Asks the server for a new snapshot; without a connection the last one stands. */
  refresh(): Promise<void>
  /** What a page showed last, for when there is no connection; undefined where nothing is kept. */
  recall(page: string): Promise<unknown>
  remember(page: string, shown: unknown): Promise<void>
  /** How a tool was set up, by the configuration’s version. */
  contentOf(configurationId: number, version: number): JsonObject | undefined
  list(): readonly Kept[]
  find(id: string): Kept | undefined
  add(id: string, document: ObservationDocument): Promise<void>
  change(id: string, next: (document: ObservationDocument) => ObservationDocument): Promise<void>
  /** Finishes an observation: from now on it wants to count. */
  finish(id: string): Promise<void>
  /** Takes the finishing of an observation back, as long as the server has not heard of it. */
  resume(id: string): Promise<void>
  /** Keeps the message and recipients that are being written for a sending, on this device alone. */
  keepWords(id: string, words: Words | null): Promise<void>
  /** Sends an observation with those that go together with it, once the server has all of them. */
  send(id: string, sending: Queued): Promise<void>
  /** Removes a draft for good: here, and on the server. */
  remove(id: string): Promise<void>
  /** Keeps a draft that came back after it was deleted: here, and on every device. */
  keep(id: string): Promise<void>
  /**
   * Ids of observations that were removed here and have not come back: an older list of the server may still name
   * them.
   */
  removed(): readonly string[]
  /** Keeps a photo or a document; throws an Error that says what to do. */
  addFile(id: string, file: File): Promise<FileRef>
  /** The file from this device, or else from the server; undefined where neither has it. */
  readFile(file: FileRef): Promise<Blob | undefined>
  /** Tries to send an observation again that the server would not take. */
  retry(id: string): Promise<void>
  /** Fetches an observation of this person that is only on the server. */
  fetch(id: string): Promise<Kept | undefined>
  /** Asks the server what the educator added meanwhile; without an answer what is known stands. */
  hear(id: string): Promise<void>
  /** What this person said about others’ observations: waiting, still being written, or just heard by the server. */
  said(): readonly Said[]
  /** Says something about an observation that is not one’s own: the last word under a key counts. */
  say(word: Omit<Said, 'at'>): Promise<void>
  /** Takes back something said that is still being written, or that the server would not take. */
  unsay(said: Said): Promise<void>
  /** The sync state of what was said about one observation. */
  stateOfSaid(observationId: string): SyncState
  /** How many things said about others’ observations the server does not have. */
  unheard(): number
  /** The sync state of one observation, or of everything on this device. */
  stateOf(id?: string): SyncState
  /** Observations that the server does not have in full: their text, photos, or how far they were to go. */
  unsent(): readonly Kept[]
  /** The photos and documents that only this device has. */
  unsentFiles(): AsyncIterable<UnsentFile>
  /** Puts back an observation that was saved to a file, as if it came from another device. */
  restore(kept: Kept): Promise<void>
  /** Keeps a file of a rescue file before its observation; answers whether there was room. */
  restoreFile(file: StoredFile): Promise<boolean>
  /** How many observations the server does not have in full. */
  waiting(): number
  /** Whether the server asked who this is: what is here waits for the sign-in. */
  isSignedOut(): boolean
  /** Whether the last call reached no server. */
  isOffline(): boolean
  warnings(): readonly Warning[]
  notice(): Notice | undefined
  dismissNotice(): void
  /** Starts a round of sync without waiting for the loop’s next turn. */
  tryNow(): void
  subscribe(listener: () => void): () => void
}
