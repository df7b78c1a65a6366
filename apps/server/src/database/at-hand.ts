/**
 * A cache of things that were made for one reader and can serve the next, up to so many bytes; the one that nobody
 * asked for longest goes first. A thing is kept under a name that says all that it was made of, so nothing here has to
 * be told of a change. Whoever keeps a thing says how many bytes it takes, so many for each letter or visit: estimates
 * from a full heap, measured with and without it.
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

  /** Keeps a thing, unless it is larger than the whole cache. */
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
