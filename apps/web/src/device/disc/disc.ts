import type { Kept } from '../kept.ts'
import type { LastWords } from './last-words.ts'

/** Counts the writes of one observation, by whichever tab. */
export interface Stored {
  readonly kept: Kept
  readonly stamp: number
}

/** How a write went. */
export interface Written {
  readonly stamp: number
  /** What another tab wrote since, null where it was removed: then nothing was written over it. */
  readonly elsewhere?: Kept | null
}

/** What lies under an observation's name and is none that this program knows; without a value where the browser gives none. */
export interface Aside {
  readonly id: string
  readonly value?: unknown
}

/** What lies under each name, whatever it is. */
export type Values = readonly (readonly [string, unknown])[]

export interface Found {
  readonly stored: readonly Stored[]
  /** Records that nobody can read; they stay on the disc. */
  readonly aside: readonly Aside[]
}

/** Where a device keeps things. A promise resolves when it would survive a power cut. */
export interface Disc {
  all(): Promise<Found>
  /** For a rescue file: all that can be read, one by one, where `all` fails. Nothing is written. */
  salvage(): Promise<Found>
  /** The browser has closed it, and may have deleted it: what memory has is to be written again. */
  whenLost(listener: () => void): void
  read(id: string): Promise<Stored | undefined>
  /** In one transaction, and only on what has `stamp`: `next` says what is to be there. */
  write(id: string, stamp: number, next: () => Kept | undefined): Promise<Written>
  /** For a page that may be gone in a moment: whoever reads `all` finds it heeded. */
  say(words: LastWords): void
  /** Withdraws the last words of an observation: all of it is written. */
  takeBack(id: string): void
  readSetting(name: string): Promise<unknown>
  writeSetting(name: string, value: unknown): Promise<void>
  /** All settings whose names begin with `start`. */
  settingsUnder(start: string): Promise<readonly unknown[]>
  /** In one transaction, and only where it is still what is meant. */
  dropSetting(name: string, isMeant: (value: unknown) => boolean): Promise<void>
  /** For a page that may be gone in a moment, like `say`: of what an educator said. */
  sayLast(name: string, said: unknown): void
  forgetLastSaid(name: string): void
  lastSaid(): readonly unknown[]
  close(): void
}
