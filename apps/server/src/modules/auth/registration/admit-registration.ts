import { Problem } from '@corridor/contract/problems'
import { digest } from '../../../access/device.ts'
import { atMost, claim, waitOf } from '../../../access/throttle.queries.ts'
import { blockOf, mailboxOf, normalized } from '../../../access/throttle.ts'
import type { Queries } from '../../../database/doors.ts'

const HOUR_MS = 3_600_000
const most = { address: 5, block: 20, email: 5 }

/** Limits registrations by network address: nobody makes districts, or tries who has an account, by the hundred. */
export async function admitRegistration(db: Queries, address: string, now: Date): Promise<void> {
  await requireRoom(db, 'address', normalized(address), now)
  await requireRoom(db, 'block', blockOf(address), now)
}

/**
 * Whether this address may still be mailed. Its row is locked from here on: of two who register with it at once, the
 * later finds the account of the earlier.
 */
export function admitEmail(db: Queries, email: string, now: Date): Promise<boolean> {
  return claimOne(db, 'email', mailboxOf(email), now)
}

type Kind = keyof typeof most

async function requireRoom(db: Queries, kind: Kind, value: string, now: Date): Promise<void> {
  if (await claimOne(db, kind, value, now)) return
  const retryAfterMs = await waitOf(db, keyOf(kind, value), now, HOUR_MS)
  throw new Problem('too-many-requests', { retryAfterMs })
}

function claimOne(db: Queries, kind: Kind, value: string, now: Date): Promise<boolean> {
  return claim(db, atMost(most[kind], keyOf(kind, value), now, HOUR_MS), now)
}

function keyOf(kind: Kind, value: string): string {
  return `register ${kind}:${digest(value)}`
}
