import type { SignedInUser } from '@corridor/contract/auth'
import { isImpersonation, storedUser, tokenInUse } from './tokens.ts'
import { TokenRefused } from './wire.ts'

// On a poor connection the page does not wait longer for what it knows already.
const PATIENCE_MS = 3_000

/** Whose token it is, as the server last said. */
export function knownUser(): SignedInUser | undefined {
  const stored = isImpersonation(tokenInUse()) ? null : storedUser()
  // Written by this program alone, as the server sent it.
  return stored ? (JSON.parse(stored) as SignedInUser) : undefined
}

/** Without an answer, whoever was here last is here still; only a 401 ends that, however late. */
export async function answerOrKnown(
  asked: Promise<SignedInUser>,
  known: SignedInUser,
  onLateError: (error: unknown) => void,
): Promise<SignedInUser> {
  let isLate = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const slow = new Promise<SignedInUser>((resolve) => {
    timer = setTimeout(() => {
      isLate = true
      resolve(known)
    }, PATIENCE_MS)
  })
  const answer = asked.catch((error: unknown) => {
    if (isLate) onLateError(error)
    else if (error instanceof TokenRefused) throw error
    return known
  })
  return Promise.race([answer, slow]).finally(() => clearTimeout(timer))
}
