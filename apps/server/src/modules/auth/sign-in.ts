import type { Credentials } from '@corridor/contract/auth'
import { Problem } from '@corridor/contract/problems'
import { DEMO_USER } from '@corridor/domain/ids'
import type { Caller } from '../../access/device.ts'
import { isPassword } from '../../access/passwords.ts'
import { startSession } from '../../access/sessions.ts'
import { admitAttempt } from '../../access/throttle.ts'
import type { Doors } from '../../database/doors.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { findAccount, hasDemo } from './auth.queries.ts'

/** Answers the token. A wrong address and a wrong password are refused alike, after the same work. */
export async function signIn(
  { platform, tenant }: Doors,
  now: Date,
  credentials: Credentials,
  caller: Caller,
): Promise<string> {
  const { email, password, staySignedIn } = credentials
  const { attempt, account } = await platform(async ({ db }) => ({
    attempt: await admitAttempt(db, email, caller, now),
    account: await findAccount(db, email),
  }))
  // Between two transactions: a flood of sign-ins waits here, and keeps no connection from others.
  const isRight = await isPassword(password, account?.passwordHash)
  if (!account) throw new Problem('wrong-credentials')
  const { userId, districtId } = account
  const about = {
    districtId,
    subject: { kind: 'user' as const, id: userId },
    requestId: caller.requestId,
    at: now,
  }
  if (!isRight) {
    await tenant(districtId, (it) => recordAudit(it, { name: 'auth.sign-in-failed', actor: null, ...about }))
    throw new Problem('wrong-credentials')
  }
  return tenant(districtId, async (transaction) => {
    // The password may have been changed while it was checked.
    const isStill = (await findAccount(transaction.db, email))?.passwordHash === account.passwordHash
    if (!isStill) throw new Problem('wrong-credentials')
    const token = await startSession(transaction.db, { userId, now, staySignedIn, device: caller.device })
    await attempt.succeeded(transaction.db, userId)
    await recordAudit(transaction, { name: 'auth.sign-in', actor: { userId, realUserId: userId }, ...about })
    return token
  })
}

export function openDemo({ platform }: Doors, now: Date, { device }: Caller): Promise<string> {
  return platform(async ({ db }) => {
    if (!(await hasDemo(db))) throw new Problem('demo-not-available')
    return startSession(db, { userId: DEMO_USER, now, staySignedIn: false, device })
  })
}
