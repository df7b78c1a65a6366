import type { Credentials } from '@corridor/contract/auth'
import { Problem } from '@corridor/contract/problems'
import { DEMO_USER } from '@corridor/domain/ids'
import type { Caller } from '../../access/device.ts'
import { isPassword } from '../../access/passwords.ts'
import { startSession } from '../../access/sessions.ts'
import { admitAttempt } from '../../access/throttle.ts'
import type { Doors } from '../../database/doors.ts'
import { findAccount, hasDemo } from './auth.queries.ts'

/** Answers the token. A wrong address and a wrong password are refused alike, after the same work. */
export async function signIn(
  { platform }: Doors,
  now: Date,
  credentials: Credentials,
  caller: Caller,
): Promise<string> {
  const { email, password, staySignedIn } = credentials
  const { account, attempt } = await platform(async ({ db }) => ({
    account: await findAccount(db, email),
    attempt: await admitAttempt(db, email, caller, now),
  }))
  // Between two transactions: a flood of sign-ins waits here, and keeps no connection from others.
  const isRight = await isPassword(password, account?.passwordHash)
  if (!account || !isRight) throw new Problem('wrong-credentials')
  return platform(async ({ db }) => {
    const { userId } = account
    const token = await startSession(db, { userId, now, staySignedIn, device: caller.device })
    await attempt.succeeded(db, userId)
    return token
  })
}

export function openDemo({ platform }: Doors, now: Date, { device }: Caller): Promise<string> {
  return platform(async ({ db }) => {
    if (!(await hasDemo(db))) throw new Problem('demo-not-available')
    return startSession(db, { userId: DEMO_USER, now, staySignedIn: false, device })
  })
}
