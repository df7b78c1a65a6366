import type { Credentials } from '@corridor/contract/auth'
import { Problem } from '@corridor/contract/problems'
import { DEMO_USER } from '@corridor/domain/ids'
import { isPassword } from '../../access/passwords.ts'
import { startSession } from '../../access/sessions.ts'
import type { Queries } from '../../database/doors.ts'
import { findAccount, hasDemo } from './auth.queries.ts'

/** Answers the token. A wrong address and a wrong password are refused alike, after the same work. */
export async function signIn(
  db: Queries,
  now: Date,
  { email, password, staySignedIn }: Credentials,
): Promise<string> {
  const account = await findAccount(db, email)
  const isRight = await isPassword(password, account?.passwordHash)
  if (!account || !isRight) throw new Problem('wrong-credentials')
  return startSession(db, account.userId, now, staySignedIn)
}

export async function openDemo(db: Queries, now: Date): Promise<string> {
  if (!(await hasDemo(db))) throw new Problem('demo-not-available')
  return startSession(db, DEMO_USER, now, false)
}
