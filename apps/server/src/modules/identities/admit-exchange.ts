import { Problem } from '@corridor/contract/problems'
import { type Caller, digest } from '../../access/device.ts'
import { atMost, claim, giveBack } from '../../access/throttle.queries.ts'
import { blockOf } from '../../access/throttle.ts'
import type { Queries } from '../../database/doors.ts'

const WINDOW_MS = 10 * 60_000
const MOST_PER_BLOCK = 600

/**
 * Limits exchanges by address: each asks the provider something. Nobody guesses a code, but a flood of made-up ones
 * would have the provider shut us out, and everybody with us.
 */
export async function admitExchange(db: Queries, { address }: Caller, now: Date) {
  const key = `exchange:${digest(blockOf(address))}`
  const limit = atMost(MOST_PER_BLOCK, key, now, WINDOW_MS)
  if (!(await claim(db, limit, now))) throw new Problem('too-many-attempts')
  return { succeeded: (db: Queries) => giveBack(db, key, now) }
}
