const GIVE_UP_MS = 120_000 // Spec §9

/** A part of the application did not arrive. Only reloading the page asks for it again. */
export class ChunkMissing extends Error {
  constructor(options?: ErrorOptions) {
    super('A part of Corridor did not load.', options)
  }
}

export function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkMissing()), GIVE_UP_MS)
    load()
      .then(resolve, (cause: unknown) => reject(new ChunkMissing({ cause })))
      .finally(() => clearTimeout(timer))
  })
}
