import type { Kept } from '../kept.ts'
import type { LastWords } from './last-words.ts'

/** An observation on the disc; `stamp` counts its writes, by whichever tab. */
export interface Stored {
  readonly kept: Kept
  readonly stamp: number
}

/** How a write went. */
export interface Written {
  readonly stamp: number
  /** What another tab wrote since, null where it removed the observation: nothing was written over it. */
  readonly elsewhere?: Kept | null
}

/** A record under an observation’s id that this program cannot read; without a value where the browser gives none. */
export interface Aside {
  readonly id: string
  readonly value?: unknown
}

/** The records of the disc by their ids, whatever they are. */
export type Values = readonly (readonly [string, unknown])[]

export interface Found {
  readonly stored: readonly Stored[]
  /** Records that nobody can read; they stay on the disc. */
  readonly aside: readonly Aside[]
}

/** Where a device keeps things. A promise resolves when its data would survive a power cut. */
export interface Disc {
  all(): Promise<Found>
  /** Reads all that can be read for a rescue file, one by one, where `all` fails. Nothing is written. */
  salvage(): Promise<Found>
  /**
   * Calls the listener when the browser has closed the disc, and may have deleted it: memory is to be written again.
   */
  whenLost(listener: () => void): void
  read(id: string): Promise<Stored | undefined>
  /** Writes the observation that `next` makes, in one transaction, if the disc still has `stamp`. */
  write(id: string, stamp: number, next: () => Kept | undefined): Promise<Written>
  /** Keeps the last words of a page that may be gone in a moment: the next `all` heeds them. */
  say(words: LastWords): void
  /** Withdraws the last words of an observation: all of it is written. */
  takeBack(id: string): void
  readSetting(name: string): Promise<unknown>
  writeSetting(name: string, value: unknown): Promise<void>
  /** All settings whose names begin with `start`. */
  settingsUnder(start: string): Promise<readonly unknown[]>
  /** Deletes a setting, in one transaction, if its value is still the one that is meant. */
  dropSetting(name: string, isMeant: (value: unknown) => boolean): Promise<void>
  /** Keeps what an educator said on a page that may be gone in a moment, like `say`. */
  sayLast(name: string, said: unknown): void
  forgetLastSaid(name: string): void
  lastSaid(): readonly unknown[]
  close(): void
}
