/**
 * Keeps what was made for one reader for the next, up to a weight: what nobody asked for longest goes first. A thing's
 * name says all that it was made of, so that nothing has to be told when something changes.
 */
export class AtHand<T> {
  readonly #made = new Map<string, { readonly it: T; readonly weight: number }>()
  readonly #most: number
  #weight = 0

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

  /** Keeps a thing, unless it weighs more than all together may. */
  keep(name: string, it: T, weight: number): T {
    if (weight > this.#most || this.#made.has(name)) return it
    this.#made.set(name, { it, weight })
    this.#weight += weight
    for (const [oldest, { weight: less }] of this.#made) {
      if (this.#weight <= this.#most) break
      this.#made.delete(oldest)
      this.#weight -= less
    }
    return it
  }
}
