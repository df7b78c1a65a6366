const FIRST_MS = 1_000
const MOST_MS = 5 * 60_000

/** Longer after each failure, and never the same for two devices that lost the same server. */
export function backoffMs(failures: number, random = Math.random()): number {
  const most = Math.min(MOST_MS, FIRST_MS * 2 ** Math.max(0, failures - 1))
  return most / 2 + (most / 2) * random
}
