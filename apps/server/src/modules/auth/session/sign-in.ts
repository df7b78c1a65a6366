import { randomUUID } from 'node:crypto'
import { Problem } from '@corridor/contract/problems'
import type { Credentials } from '@corridor/contract/sign-in/auth'
import { DEMO_USER, type DistrictId, type UserId } from '@corridor/domain/people/ids'
import type { Caller } from '../../../access/device.ts'
import { hashPassword, isOutdated, isPassword } from '../../../access/passwords.ts'
import { startSession } from '../../../access/sessions.ts'
import { admitAttempt } from '../../../access/throttle.ts'
import type { Doors } from '../../../database/doors.ts'
import type { Services } from '../../../services.ts'
import { recordAudit, recordNothing } from '../../audit/record-audit.ts'
import { askSecondFactor } from '../../second-factor/ask-second-factor.ts'
import { findAccount, hasDemo } from '../auth.queries.ts'
import { setPasswordHash } from '../password-reset/password-reset.queries.ts'
import { openSession } from './open-session.ts'

/**
 * Signs somebody in; answers the token of the session. A wrong address and a wrong password are refused alike, after
 * the same work. Whether there is a second factor is looked up for those alone whose password is right.
 */
export async function signIn(
  { database, hashing, ...services }: Pick<Services, 'database' | 'hashing' | 'now'>,
  { email, password, staySignedIn, code }: Credentials,
  caller: Caller,
): Promise<string> {
  const now = services.now()
  const { attempt, account } = await database.platform(async ({ db }) => ({
    attempt: await admitAttempt(db, email, caller, now),
    account: await findAccount(db, email),
  }))
  // The password is checked between two transactions: a flood of sign-ins waits here, and keeps no connection from
  // others.
  const isRight = await isPassword(password, account?.passwordHash, hashing)
  if (!account || !isRight) {
    await recordFailure(database, account, caller, now)
    throw new Problem('wrong-credentials')
  }
  const newHash = isOutdated(account.passwordHash, hashing)
    ? await hashPassword(password, hashing)
    : undefined
  const refused = async (error: unknown) => {
    if (error instanceof Problem && error.code === 'wrong-code')
      await recordFailure(database, account, caller, now)
    throw error
  }
  const token = await database
    .tenant(account.districtId, async (transaction) => {
      const { db } = transaction
      // The password may have been changed while it was checked.
      const isStill = (await findAccount(db, email))?.passwordHash === account.passwordHash
      if (!isStill) throw new Problem('wrong-credentials')
      const factor = await askSecondFactor(transaction, { account, code, caller, now })
      if (factor === 'not-shown') return attempt.withdrawn(db)
      if (newHash) await setPasswordHash(db, account.userId, newHash)
      await attempt.succeeded(db)
      const hasSecondFactor = factor === 'shown'
      return openSession(transaction, account, { caller, now, staySignedIn, hasSecondFactor })
    })
    .catch(refused)
  // Thrown outside of the transaction, which has taken the attempt back.
  if (!token) throw new Problem('second-factor-required')
  return token
}

interface Person {
  readonly userId: UserId
  readonly districtId: DistrictId
}

/** Notes a failed sign-in; for an address that nobody has, it does as much work and notes nothing. */
async function recordFailure(
  { platform, tenant }: Doors,
  person: Person | undefined,
  { requestId }: Caller,
  at: Date,
) {
  if (!person) return platform(recordNothing)
  const { districtId, userId } = person
  const subject = { kind: 'user' as const, id: userId }
  const failure = { name: 'auth.sign-in-failed' as const, actor: null, districtId, subject, requestId, at }
  return tenant(districtId, (transaction) => recordAudit(transaction, failure))
}

export function openDemo({ platform }: Doors, now: Date, { device }: Caller): Promise<string> {
  return platform(async ({ db }) => {
    if (!(await hasDemo(db))) throw new Problem('demo-not-available')
    // The demo has a tab of its own, and no device: whoever is signed in there stays so, and a second tab ends no
    // first one.
    const tab = { words: device.words, hash: `demo ${randomUUID()}` }
    // The demo changes nothing, so it needs no second factor whatever the district asks for.
    return startSession(db, {
      userId: DEMO_USER,
      now,
      staySignedIn: false,
      device: tab,
      hasSecondFactor: true,
    })
  })
}
