import type { SignedInUser } from '@corridor/contract/sign-in/auth'
import { isLike } from './is-like.ts'
import { forgetUser, isImpersonation, storedUser, tokenInUse } from './tokens.ts'

const somebody = { id: 0, name: '' }
const sample = {
  ...somebody,
  email: '',
  roles: [''],
  security: { permissions: [''], roles: [''] },
  district: { ...somebody, time_zone: '', subscribed: true, on_trial: true },
  schools: [somebody],
}

/** Whether a reply is a user whom the contract would let through; a test compares the two. */
export function isUser(it: unknown): it is SignedInUser {
  if (!isLike(it, sample) || !('impersonator' in it)) return false
  return it.impersonator === null || isLike(it.impersonator, somebody)
}

/** The user of the stored token, as the server last said. A stored value that is no user is dropped. */
export function knownUser(): SignedInUser | undefined {
  const stored = isImpersonation(tokenInUse()) ? null : storedUser()
  if (stored === null) return undefined
  const user = parsed(stored)
  if (isUser(user)) return user
  forgetUser()
  return undefined
}

function parsed(stored: string): unknown {
  try {
    return JSON.parse(stored)
  } catch {
    return undefined
  }
}
