import type { Disc } from '../disc/disc.ts'
import { isSameWord, isWaiting, nameOfSaid, type Said } from './said.ts'
import { SAID, saidOn } from './said-on-disc.ts'

/**
 * What somebody says about observations that are not theirs: in memory at once, and on the disc until the server has
 * it.
 */
export class SaidStore {
  readonly #disc: Disc
  readonly #onChange: () => void
  #all = new Map<string, Said>()
  /** The contributions that the server has, which a page may not know yet. */
  readonly #heard = new Map<string, Said>()
  readonly #writing = new Map<string, Promise<void>>()
  readonly #unwritten = new Set<string>()
  readonly #refused = new Set<string>()
  #list: readonly Said[] | undefined
  /** Called when the disc has something new, so that other tabs look. */
  onWritten: () => void = () => {}

  constructor(disc: Disc, onChange: () => void) {
    this.#disc = disc
    this.#onChange = onChange
  }

  /**
   * All contributions, those the server has heard from this page included; the array stays the same while its contents
   * do.
   */
  list(): readonly Said[] {
    this.#list ??= [...this.#heard.values(), ...this.#all.values()]
    return this.#list
  }

  waiting(): readonly Said[] {
    return [...this.#all.values()].filter(isWaiting).toSorted((a, b) => a.at.localeCompare(b.at))
  }

  isUnheard(said: Said): boolean {
    return this.#all.has(nameOfSaid(said))
  }

  isWriting(said: Said): boolean {
    return this.#writing.has(nameOfSaid(said))
  }

  isRefusedByDisc(said: Said): boolean {
    return this.#refused.has(nameOfSaid(said))
  }

  /** Reads what another tab, or the last page, wrote. */
  async load(): Promise<void> {
    const found = await saidOn(this.#disc)
    for (const [name, said] of this.#all) {
      // A contribution that is being written here is newer.
      if (this.#writing.has(name) || this.#refused.has(name)) found.set(name, said)
      else if (!found.has(name) && !said.isDraft) this.#heard.set(name, said)
    }
    for (const name of found.keys()) this.#heard.delete(name)
    this.#all = found
    this.#changed()
  }

  /** Says something, dated after all that was said before, whatever the clock does. */
  say(word: Omit<Said, 'at'>): Promise<void> {
    const last = Math.max(0, ...this.list().map(({ at }) => Date.parse(at)))
    return this.put({ ...word, at: new Date(Math.max(Date.now(), last + 1)).toISOString() })
  }

  put(said: Said): Promise<void> {
    const name = nameOfSaid(said)
    this.#heard.delete(name)
    this.#all.set(name, said)
    this.#changed()
    return this.#write(name)
  }

  /**
   * Drops a contribution that the server has, or that is no longer meant, unless something newer was said under its
   * name.
   */
  async drop(said: Said, isHeard: boolean): Promise<void> {
    const name = nameOfSaid(said)
    const last = this.#all.get(name)
    if (!last || !isSameWord(last, said)) return
    this.#all.delete(name)
    if (isHeard) this.#heard.set(name, said)
    this.#refused.delete(name)
    this.#disc.forgetLastSaid(name)
    this.#changed()
    await this.#disc.dropSetting(SAID + name, (it) => isSameWord(it, said)).catch(() => {})
    this.onWritten()
  }

  /** Keeps last words, as the page may be gone in a moment. */
  leave() {
    for (const name of new Set([...this.#writing.keys(), ...this.#refused])) {
      const said = this.#all.get(name)
      if (said) this.#disc.sayLast(name, said)
    }
  }

  async finish(): Promise<void> {
    await Promise.all(this.#writing.values())
  }

  #changed() {
    this.#list = undefined
    this.#onChange()
  }

  /** Writes contributions of one name one after the other; of several that come meanwhile only the last. */
  #write(name: string): Promise<void> {
    this.#unwritten.add(name)
    const under = this.#writing.get(name)
    if (under) return under
    const writing = this.#writeAll(name).finally(() => {
      this.#writing.delete(name)
      this.#changed()
      this.onWritten()
    })
    this.#writing.set(name, writing)
    return writing
  }

  async #writeAll(name: string): Promise<void> {
    while (this.#unwritten.delete(name)) {
      const said = this.#all.get(name)
      if (!said) return
      try {
        await this.#disc.writeSetting(SAID + name, said)
        this.#refused.delete(name)
        this.#disc.forgetLastSaid(name)
      } catch {
        this.#refused.add(name)
      }
    }
  }
}
