import { madeAt } from '@corridor/domain/data/uuid-v7'
import type { Warning } from '../device.ts'
import type { Shelf } from '../files/shelf.ts'
import type { Kept } from '../kept.ts'
import { isThere } from '../store/progress.ts'
import type { Store } from '../store/store.ts'

const LOOK_EVERY_MS = 10 * 60_000
const DAY_MS = 24 * 60 * 60_000

/** Looks after what could put unsent work at risk. */
export class StorageHealth {
  readonly #store: Store
  readonly #shelf: Shelf
  readonly #tell: () => void
  #lookedAt = 0
  #found: readonly Warning[] = []
  #shown: readonly Warning[] = []
  #oldest: { readonly all: readonly Kept[]; readonly at: number } | undefined

  constructor(store: Store, shelf: Shelf, tell: () => void) {
    this.#store = store
    this.#shelf = shelf
    this.#tell = tell
  }

  warnings(): readonly Warning[] {
    const all = [...this.#ofNow(), ...this.#found]
    // The list keeps its identity while its contents stay the same: React compares by identity.
    if (all.join() !== this.#shown.join()) this.#shown = all
    return this.#shown
  }

  /**
   * Looks for storage risks once, after the first observation, so that the browser knows why it is asked to keep
   * data.
   */
  lookOnce() {
    if (Date.now() - this.#lookedAt < LOOK_EVERY_MS || this.#store.list().length === 0) return
    this.#lookedAt = Date.now()
    // Where the browser does not answer, the next look asks again.
    this.#look().catch(() => {})
  }

  async #look() {
    const { storageRisks } = await import('./storage-risks.ts')
    this.#found = await storageRisks()
    this.#tell()
  }

  #ofNow(): Warning[] {
    const isUnwritable = this.#store.list().some(({ id }) => this.#store.errorOf(id))
    const found: Warning[] = isUnwritable ? ['unwritable'] : []
    if (this.#store.aside.length > 0) found.push('set-aside')
    return [...found, ...this.#old()]
  }

  /**
   * Warnings of work that waits for more than a day. The text goes first: its photos may wait when it has long
   * arrived.
   */
  #old(): Warning[] {
    const dayAgo = Date.now() - DAY_MS
    if (this.#waitsSince() < dayAgo) return ['old-work']
    const wanted = this.#store.list().filter(({ goal }) => goal !== 'removed')
    const files = wanted.flatMap((kept) => this.#shelf.unsentOf(kept))
    return files.some((id) => madeAt(id) < dayAgo) ? ['old-files'] : []
  }

  /**
   * Since when the oldest unsent observation waits. It is asked for after each tap, so it is computed once for each
   * list.
   */
  #waitsSince(): number {
    const all = this.#store.list()
    if (this.#oldest?.all !== all) {
      const times = all
        .filter((kept) => !isThere(kept))
        .map((it) => Date.parse(it.waitsSince ?? it.changedAt))
      this.#oldest = { all, at: Math.min(...times) }
    }
    return this.#oldest.at
  }
}
