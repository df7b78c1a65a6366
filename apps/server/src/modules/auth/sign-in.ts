import type { Credentials } from '@corridor/contract/auth'
import { Problem } from '@corridor/contract/problems'
import { DEMO_USER } from '@corridor/domain/ids'
import { isPassword } from '../../access/passwords.ts'
import { startSession } from '../../access/sessions.ts'
import type { Doors } from '../../database/doors.ts'
import { findAccount, hasDemo } from './auth.queries.ts'

/** Answers the token. A wrong address and a wrong password are refused alike, after the same work. */
export async function signIn({ platform }: Doors, now: Date, credentials: Credentials): Promise<string> {
  const { email, password, staySignedIn } = credentials
  const account = await platform(({ db }) => findAccount(db, email))
  // Between two transactions: a flood of sign-ins waits here, and keeps no connection from others.
  const isRight = await isPassword(password, account?.passwordHash)
  if (!account || !isRight) throw new Problem('wrong-credentials')
  return platform(({ db }) => startSession(db, account.userId, now, staySignedIn))
}

export function openDemo({ platform }: Doors, now: Date): Promise<string> {
  return platform(async ({ db }) => {
    if (!(await hasDemo(db))) throw new Problem('demo-not-available')
    return startSession(db, DEMO_USER, now, false)
  })
}
