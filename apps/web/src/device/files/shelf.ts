import type { FileDisc, StoredFile } from './file-disc.ts'

/** The photos and documents of one person on this device, and which of them the server lacks. */
export class Shelf {
  readonly #disc: FileDisc
  #unsent: ReadonlyMap<string, string> = new Map()

  constructor(disc: FileDisc) {
    this.#disc = disc
  }

  /** Another tab may have added some. */
  async look() {
    // Where it cannot be read, nothing can be sent from it.
    this.#unsent = await this.#disc.unsent().catch(() => this.#unsent)
  }

  unsentOf(observationId: string): string[] {
    return [...this.#unsent].flatMap(([id, of]) => (of === observationId ? id : []))
  }

  /** Observations that have some. */
  waiting(): ReadonlySet<string> {
    return new Set(this.#unsent.values())
  }

  read(id: string): Promise<StoredFile | undefined> {
    return this.#disc.read(id)
  }

  async add(file: StoredFile) {
    await this.#disc.add(file)
    await this.look()
  }

  async markSent(id: string) {
    await this.#disc.markSent(id)
    await this.look()
  }

  keepOnly(observationIds: readonly string[]): Promise<void> {
    return this.#disc.keepOnly(observationIds)
  }

  close() {
    this.#disc.close()
  }
}
