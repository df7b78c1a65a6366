/** A picture without its notes, and how many pixels whoever shows it has to keep in memory. */
export interface Picture {
  readonly content: Buffer
  readonly pixels: number
}

/** The largest of the sizes that a picture names: readers differ in which of them they believe. */
export function pictureOf(parts: readonly Buffer[], sizes: readonly number[]): Picture {
  const pixels = Math.max(0, ...sizes)
  if (pixels === 0) throw new RangeError('There is no picture.')
  return { content: Buffer.concat(parts), pixels }
}
