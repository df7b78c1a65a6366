import { isIPv6 } from 'node:net'
import { Problem } from '@corridor/contract/problems'
import { lt, lte, or, sql } from 'drizzle-orm'
import type { Queries } from '../database/doors.ts'
import { throttles } from '../database/platform.tables.ts'
import { type Caller, digest } from './device.ts'
import {
  atMost,
  claim,
  forgetFailures,
  forgetFailuresUntil,
  giveBack,
  isKnownDevice,
  type Limit,
} from './throttle.queries.ts'

const FREE_FAILURES = 5
const FIRST_WAIT_S = 2
const LONGEST_WAIT_S = 15 * 60
const DAY_MS = 24 * 3_600_000
const WINDOW_MS = 10 * 60_000
const MOST_PER_ADDRESS = 30
const MOST_PER_BLOCK = 150

export interface Attempt {
  /** Takes back the failure that was counted ahead, and forgets those before it. */
  succeeded(db: Queries): Promise<void>
  /** For an attempt that proved nothing either way: takes back only the failure it counted itself. */
  withdrawn(db: Queries): Promise<void>
}

/**
 * Counts a sign-in as failed before the password is looked at, so that guesses made at once are all counted.
 * The refusal has to roll the caller's transaction back: an attempt that one limit refuses counts for no other.
 */
export async function admitAttempt(
  db: Queries,
  email: string,
  { address, device }: Caller,
  now: Date,
): Promise<Attempt> {
  const account = keyOf('account', email)
  const ownDevice = keyOf('device', `${email} ${device.hash}`)
  const places = [
    atMost(MOST_PER_ADDRESS, keyOf('address', normalized(address)), now, WINDOW_MS),
    atMost(MOST_PER_BLOCK, keyOf('block', blockOf(address)), now, WINDOW_MS),
  ]
  // A browser that brings the cookie has been in before: the failures of strangers, or of the school's whole network,
  // do not keep its owner out. Only their own do.
  const isKnown = await isKnownDevice(db, email, device.hash)
  const limits = isKnown ? [withWaits(ownDevice, now)] : [withWaits(account, now), ...places]
  // Limits are claimed always in this order, and so in `succeeded`: two that wait for each other would be a deadlock.
  for (const limit of limits) {
    if (!(await claim(db, limit, now))) throw new Problem('too-many-attempts')
  }

  return {
    succeeded: async (db) => {
      await forgetFailures(db, account)
      if (isKnown) await forgetFailures(db, ownDevice)
      else for (const { key } of places) await giveBack(db, key, now)
    },
    withdrawn: async (db) => {
      for (const { key } of limits) await giveBack(db, key, now)
    },
  }
}

/** The mailbox where mails to an address arrive: what follows a plus in it makes no other mailbox. */
export function mailboxOf(email: string): string {
  return email.replace(/\+[^@]*(?=@[^@]*$)/, '')
}

/** Deletes failures that count under no limit any more. */
export function pruneThrottles(db: Queries, now: Date): Promise<void> {
  return forgetFailuresUntil(db, before(now, DAY_MS))
}

// Keys are hashed: the table names nobody, and has the same rows for an account that does not exist.
function keyOf(kind: string, value: string): string {
  return `${kind}:${digest(value.toLowerCase())}`
}

/** A limit with waits: some failures are free; then each doubles the wait. After a day without one, all are forgotten. */
function withWaits(key: string, now: Date): Limit {
  const { failures, lastFailedAt } = throttles
  // The exponent is bounded too: failures may go on for years.
  const seconds = sql`least(${FIRST_WAIT_S} * 2 ^ least(${failures} - ${FREE_FAILURES}, 20), ${LONGEST_WAIT_S})`
  const isOver = sql`${lastFailedAt} + make_interval(secs => ${seconds}) <= ${sql.param(now, lastFailedAt)}`
  return {
    key,
    isForgotten: lte(lastFailedAt, before(now, DAY_MS)),
    hasRoom: sql`${or(lt(failures, FREE_FAILURES), isOver)}`,
  }
}

/** The block of an address that one subscriber is usually given: 256 addresses of IPv4, or a /48 of IPv6. */
export function blockOf(address: string): string {
  const plain = normalized(address)
  return isIPv6(plain) ? groupsOf(plain).slice(0, 3).join(':') : plain.split('.').slice(0, 3).join('.')
}

/** An address in its one spelling; IPv4 written as IPv6 is IPv4. */
export function normalized(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  return isIPv6(plain) ? new URL(`http://[${plain}]`).hostname.slice(1, -1) : plain
}

/** All eight groups of an IPv6 address, of which `::` leaves some out. */
function groupsOf(address: string): string[] {
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean))
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => '0'), ...tail]
}

function before(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() - milliseconds)
}
