/** Numbers that look drawn and are the same on every machine. */
export interface Random {
  /** A number from 0, below 1. */
  next(): number
  /** A whole number, both ends included. */
  integer(from: number, to: number): number
  chance(share: number): boolean
  /** One of the items, each as likely as its weight says; throws where none weighs anything. */
  weighted<T>(items: readonly T[], weightOf: (item: T) => number): T
}

export function seededRandom(seed: string): Random {
  const next = mulberry32(hashOf(seed))
  return {
    next,
    integer: (from, to) => from + Math.floor(next() * (to - from + 1)),
    chance: (share) => next() < share,
    weighted: (items, weightOf) => {
      let left = next() * items.reduce((sum, item) => sum + weightOf(item), 0)
      for (const item of items) {
        left -= weightOf(item)
        if (left < 0) return item
      }
      throw new RangeError('There is nothing to choose from.')
    },
  }
}

function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

// The hash is FNV-1a.
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash
}
