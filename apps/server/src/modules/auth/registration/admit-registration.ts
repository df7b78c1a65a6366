import { Problem } from '@corridor/contract/problems'
import { digest } from '../../../access/device.ts'
import { atMost, claim } from '../../../access/throttle.queries.ts'
import { blockOf, normalized } from '../../../access/throttle.ts'
import type { Queries } from '../../../database/doors.ts'

const HOUR_MS = 3_600_000
const most = { address: 5, block: 20, email: 5 }

/** Nobody makes districts by the hundred, or tries by the hundred who has an account. */
export async function admitRegistration(db: Queries, address: string, now: Date): Promise<void> {
  const isAdmitted =
    (await claimOne(db, 'address', normalized(address), now)) &&
    (await claimOne(db, 'block', blockOf(address), now))
  if (!isAdmitted) throw new Problem('too-many-requests')
}

/**
 * Whether this address may still be written to. Its row is locked from here on: of two who register with it at once,
 * the later finds the account of the earlier.
 */
export function admitEmail(db: Queries, email: string, now: Date): Promise<boolean> {
  return claimOne(db, 'email', email, now)
}

function claimOne(db: Queries, kind: keyof typeof most, value: string, now: Date): Promise<boolean> {
  return claim(db, atMost(most[kind], `register ${kind}:${digest(value)}`, now, HOUR_MS), now)
}
