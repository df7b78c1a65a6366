/**
 * What was made for one reader and serves the next, up to so many bytes: what nobody asked for longest goes first. Its
 * name says all that it was made of, so that nothing has to be told when something changes. Its bytes are told by who
 * keeps it: so many for each letter or visit, as a full heap was measured with and without it.
 */
export class AtHand<T> {
  readonly #made = new Map<string, { readonly it: T; readonly bytes: number }>()
  readonly #most: number
  #bytes = 0

  constructor(most: number) {
    this.#most = most
  }

  find(name: string): T | undefined {
    const found = this.#made.get(name)
    if (!found) return undefined
    this.#made.delete(name)
    this.#made.set(name, found)
    return found.it
  }

  /** Divides things into those of which something is at hand, with what it is, and those of which nothing is. */
  look<Thing>(things: readonly Thing[], nameOf: (thing: Thing) => string) {
    const known = new Map<Thing, T>()
    const lacking: Thing[] = []
    for (const thing of things) {
      const it = this.find(nameOf(thing))
      if (it === undefined) lacking.push(thing)
      else known.set(thing, it)
    }
    return { known, lacking }
  }

  /** What takes more than all together may is not kept. */
  keep(name: string, it: T, bytes: number): T {
    if (bytes > this.#most || this.#made.has(name)) return it
    this.#made.set(name, { it, bytes })
    this.#bytes += bytes
    for (const [oldest, { bytes: less }] of this.#made) {
      if (this.#bytes <= this.#most) break
      this.#made.delete(oldest)
      this.#bytes -= less
    }
    return it
  }
}
