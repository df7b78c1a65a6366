import { Problem } from '@corridor/contract/problems'

/** Lets so many requests in at once; others wait their turn, and where too many wait one is asked to come back. */
export function turnstile(most: number, mostWaiting = Number.POSITIVE_INFINITY) {
  let inside = 0
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting.length >= mostWaiting) throw new Problem('too-busy')
    if (inside >= most) await new Promise<void>((resolve) => waiting.push(resolve))
    else inside += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else inside -= 1
    }
  }
}
