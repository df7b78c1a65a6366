import { digest } from '../../access/device.ts'
import { atMost, claim, giveBack, type Limit } from '../../access/throttle.queries.ts'
import { blockOf, normalized } from '../../access/throttle.ts'
import type { Queries } from '../../database/doors.ts'

const WINDOW_MS = 10 * 60_000
/** The most failures of an address. A whole school may share one: only what fails counts against links and codes. */
const most = {
  link: { address: 100, block: 500 },
  code: { address: 60, block: 300 },
  guess: { address: 50, block: 250 },
}

/**
 * Counts an attempt from an address before it is made. Undefined: there were too many. What the answer gives back was no
 * failure. The transaction has to be kept whatever comes of the attempt.
 */
export async function admitAddress(
  db: Queries,
  kind: keyof typeof most,
  address: string,
  now: Date,
): Promise<{ readonly giveBack: (db: Queries) => Promise<void> } | undefined> {
  const limit = (place: 'address' | 'block', value: string): Limit =>
    atMost(most[kind][place], `record ${kind} ${place}:${digest(value)}`, now, WINDOW_MS)
  const limits = [limit('address', normalized(address)), limit('block', blockOf(address))]
  for (const it of limits) if (!(await claim(db, it, now))) return undefined
  return {
    giveBack: async (db) => {
      for (const { key } of limits) await giveBack(db, key, now)
    },
  }
}
