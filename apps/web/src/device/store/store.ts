import type { Aside, Disc, Written } from '../disc/disc.ts'
import type { Kept } from '../kept.ts'
import type { Author } from './reconcile.ts'

const TRY_AGAIN_MS = 5_000

interface Entry {
  kept: Kept | undefined
  /** The observation as this tab last wrote or read it. */
  seen: Kept | undefined
  /** The observation as the disc was last given it. */
  passing: Kept | undefined
  stamp: number
  /** Counts the changes in memory; `written` counts those that the disc has. */
  changes: number
  written: number
  /** How many of the changes the last words had. */
  said: number
  isWriting: boolean
  error: unknown
  waiting: { readonly change: number; readonly resolve: () => void }[]
}

/** Keeps observations in memory at once, and on the disc as soon as it can: one write at a time for each. */
export class Store {
  readonly #disc: Disc
  readonly #author: () => Author
  readonly #pause: () => Promise<void>
  readonly #entries = new Map<string, Entry>()
  readonly #listeners = new Set<() => void>()
  readonly #hurried: Promise<void>
  #hurry = () => {}
  #list: readonly Kept[] | undefined
  /** Records that the disc keeps and nobody can read. */
  aside: readonly Aside[] = []
  /** Called after a write, to tell the other tabs. */
  onWritten: (id: string) => void = () => {}

  /** `pause` lets what is more urgent than the disc go first: a few milliseconds. */
  constructor(disc: Disc, author: () => Author, pause = async () => {}) {
    this.#disc = disc
    this.#author = author
    this.#pause = pause
    this.#hurried = new Promise((resolve) => {
      this.#hurry = resolve
    })
  }

  async load() {
    const { stored, aside } = await this.#disc.all()
    for (const { kept, stamp } of stored) this.#entries.set(kept.id, entryOf(kept, stamp))
    this.aside = aside
    this.#changed()
  }

  /** Writes everything once more, as the disc may be a new and empty one. */
  writeAll() {
    for (const [id, entry] of this.#entries) {
      if (!entry.kept) continue
      // This disc never had the observation: that it is missing does not mean that another tab has removed it.
      entry.seen = undefined
      entry.changes += 1
      void this.#write(id, entry)
    }
  }

  list(): readonly Kept[] {
    this.#list ??= [...this.#entries.values()].flatMap(({ kept }) => kept ?? [])
    return this.#list
  }

  get(id: string): Kept | undefined {
    return this.#entries.get(id)?.kept
  }

  /** Changes an observation; resolves when it is on the disc, which is asked again until it takes it. */
  put(id: string, kept: Kept | undefined): Promise<void> {
    const entry = this.#entries.get(id) ?? entryOf(undefined, 0)
    this.#entries.set(id, entry)
    entry.kept = kept
    entry.changes += 1
    const change = entry.changes
    const written = new Promise<void>((resolve) => entry.waiting.push({ change, resolve }))
    void this.#write(id, entry)
    this.#changed()
    return written
  }

  /** Takes over an observation that another tab has written. */
  async takeOver(id: string) {
    const stored = await this.#disc.read(id)
    const entry = this.#entries.get(id) ?? entryOf(undefined, 0)
    // A change that is not written yet is merged with the other tab’s when it is.
    if (entry.written < entry.changes || (stored && stored.stamp <= entry.stamp)) return
    this.#entries.set(id, entry)
    entry.kept = stored?.kept
    entry.seen = stored?.kept
    if (stored) entry.stamp = stored.stamp
    this.#changed()
  }

  /** Writes without pauses from now on. Resolves when the disc has all that it takes. */
  async finish(): Promise<void> {
    this.#hurry()
    const unwritten = () => [...this.#entries.values()].some((it) => it.isWriting && it.error === undefined)
    while (unwritten()) await new Promise<void>((resolve) => this.#onceTold(resolve))
  }

  /** Keeps last words, as the page may be gone in a moment. */
  leave() {
    for (const [id, entry] of this.#entries) {
      const { kept, seen, passing, changes, written } = entry
      if (written === changes) continue
      entry.said = changes
      this.#disc.say({ id, kept, seen, passing, author: this.#author() })
    }
  }

  isWriting(id: string): boolean {
    const entry = this.#entries.get(id)
    return entry !== undefined && entry.written < entry.changes
  }

  /** Why the disc does not take the observation. */
  errorOf(id: string): unknown {
    return this.#entries.get(id)?.error
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  async #write(id: string, entry: Entry) {
    if (entry.isWriting) return
    entry.isWriting = true
    await Promise.race([this.#pause(), this.#hurried])
    try {
      while (entry.written < entry.changes) await this.#writeOnce(id, entry)
    } catch (error) {
      entry.error = error
      setTimeout(() => void this.#write(id, entry), TRY_AGAIN_MS)
    }
    entry.isWriting = false
    this.#tell()
  }

  async #writeOnce(id: string, entry: Entry) {
    let change = 0
    const { stamp, elsewhere } = await this.#disc.write(id, entry.stamp, () => {
      change = entry.changes
      entry.passing = entry.kept
      return entry.kept
    })
    if (elsewhere !== undefined) return this.#meet(entry, { stamp, elsewhere })
    entry.stamp = stamp
    entry.seen = entry.passing
    entry.written = change
    entry.error = undefined
    // The page is still here, and the disc knows better than its last words.
    if (change >= entry.said) this.#disc.takeBack(id)
    for (const it of entry.waiting.filter((waiter) => waiter.change <= change)) it.resolve()
    entry.waiting = entry.waiting.filter((waiter) => waiter.change > change)
    this.onWritten(id)
  }

  /** Puts an observation together with what another tab wrote first; the next write takes it to the disc. */
  async #meet(entry: Entry, { stamp, elsewhere }: Required<Written>) {
    // Reconciling is seldom needed, and the round that brings news to this device has loaded it.
    const { reconcile } = await import('./reconcile.ts')
    entry.kept = reconcile(entry.seen, entry.kept, elsewhere, this.#author())
    entry.seen = elsewhere ?? undefined
    entry.stamp = stamp
    this.#changed()
  }

  #onceTold(listener: () => void) {
    const stop = this.subscribe(() => {
      stop()
      listener()
    })
  }

  #changed() {
    this.#list = undefined
    this.#tell()
  }

  #tell() {
    for (const listener of this.#listeners) listener()
  }
}

function entryOf(kept: Kept | undefined, stamp: number): Entry {
  return {
    kept,
    seen: kept,
    passing: kept,
    stamp,
    changes: 0,
    written: 0,
    said: 0,
    isWriting: false,
    error: undefined,
    waiting: [],
  }
}
