/** A list of things, each once: others name them by their places. */
export class Listed<T extends readonly (string | number)[]> {
  readonly all: T[] = []
  readonly #places = new Map<string, number>()

  placeOf(...thing: T): number {
    const key = thing.join('\n')
    const known = this.#places.get(key)
    if (known !== undefined) return known
    this.#places.set(key, this.all.length)
    return this.all.push(thing) - 1
  }
}
