import type { Kept } from '../kept.ts'
import type { FileDisc, StoredFile } from './file-disc.ts'
import { namedIn } from './named-in.ts'

/** A file that the server lacks; without its bytes where the disc does not give them. */
export type UnsentFile = StoredFile | Pick<StoredFile, 'id' | 'observationId'>

/** The photos and documents of one person on this device, and which of them the server lacks. */
export class Shelf {
  readonly #disc: FileDisc
  #unsent: ReadonlyMap<string, string> = new Map()

  constructor(disc: FileDisc) {
    this.#disc = disc
  }

  /** Reads which files are unsent: another tab may have added some. */
  async look() {
    // Where the disc cannot be read, nothing can be sent from it.
    this.#unsent = await this.#disc.unsent().catch(() => this.#unsent)
  }

  /** Files that the server lacks, one after the other: together they may be large. */
  async *unsentFiles(): AsyncIterable<UnsentFile> {
    // A device that has just been opened may not know them yet.
    await this.look()
    for (const [id, observationId] of this.#unsent)
      yield (await this.#disc.read(id).catch(() => undefined)) ?? { id, observationId }
  }

  /** The unsent files that an observation names; one that was taken out of it again only waits for an undo. */
  unsentOf(kept: Pick<Kept, 'document'>): readonly string[] {
    return this.#unsent.size === 0 ? [] : namedIn(kept).filter((id) => this.#unsent.has(id))
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

  /** Sends all files of an observation again after the server has lost some; it takes what it lacks. */
  async sendAgain(kept: Kept) {
    // Where the disc cannot be written, there is nothing to send from it either.
    await this.#disc.markUnsent(namedIn(kept)).catch(() => {})
    await this.look()
  }

  /**
   * Drops the unsent files of an observation that has left this device: nobody can bring back what was taken out of
   * it.
   */
  async leave(observationId: string, others: readonly Kept[]) {
    const named = new Set(others.flatMap(namedIn))
    const left = [...this.#unsent].flatMap(([id, of]) => (of === observationId && !named.has(id) ? id : []))
    if (left.length === 0) return
    await this.#disc.drop(left).catch(() => {})
    await this.look()
  }

  /** Forgets the files that the server has and no observation here uses. */
  keepOnly(observations: readonly Kept[]): Promise<void> {
    const owners = new Set(observations.map(({ id }) => id))
    const named = new Set(observations.flatMap(namedIn))
    return this.#disc.keepOnly((id, of) => owners.has(of) || named.has(id))
  }

  close() {
    this.#disc.close()
  }
}
