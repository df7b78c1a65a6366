import type { SignedInUser } from '@corridor/contract/auth'
import type { contract } from '@corridor/contract/contract'
import { Problem } from '@corridor/contract/problems'
import { clearTokens, clearTokensOfClosedBrowser, storedToken, storeRoles, TOKEN_KEY } from './tokens.ts'
import { send } from './wire.ts'

// The start of every page must stay light: the contract is here as a type alone.
const user: Pick<typeof contract.auth.user, 'method' | 'path'> = { method: 'GET', path: '/auth/user' }

let signedIn: Promise<SignedInUser> | undefined
let current: SignedInUser | undefined
let whenRefused = () => {}

export function startSession(onRefused: () => void) {
  whenRefused = onRefused
  clearTokensOfClosedBrowser()
  addEventListener('storage', followOtherTabs)
}

/** The browser's tabs share one token: a tab that shows somebody else's page starts anew. */
async function followOtherTabs({ key }: StorageEvent) {
  if (key !== TOKEN_KEY || !current) return
  const { id } = current
  const user = await reloadUser().catch(() => current)
  if (user?.id !== id) location.reload()
}

/** Who is signed in, asked once; nobody without a token or when the server refuses it. */
export async function loadUser(): Promise<SignedInUser | undefined> {
  if (!storedToken()) {
    // Another tab may have signed out: whoever signs in here next is not the person of before.
    endSession()
    return undefined
  }
  signedIn ??= send(user).then(become)
  try {
    return await signedIn
  } catch (error) {
    signedIn = undefined
    if (!isRefusedToken(error)) throw error
    endSession()
    return undefined
  }
}

/** Asks the server anew: a plan may have begun, a role may have been given. */
export function reloadUser(): Promise<SignedInUser | undefined> {
  signedIn = undefined
  return loadUser()
}

export function currentUser(): SignedInUser | undefined {
  return current
}

/** Spec §7: no request by default; the tokens are cleared here. */
export function endSession() {
  clearTokens()
  signedIn = undefined
  current = undefined
}

/** Spec §8: a 401 is an invalid token. The page shown asks anew who may stay on it. */
export function noteRefusal(error: unknown) {
  if (!isRefusedToken(error)) return
  endSession()
  whenRefused()
}

// Spec §6: a match is by prefix, any suffix is accepted. The server checks exactly.
export function isGranted(held: readonly string[], required: string): boolean {
  return held.some((it) => it.startsWith(required))
}

function isRefusedToken(error: unknown): boolean {
  return error instanceof Problem && error.code === 'sign-in-required'
}

function become(reply: unknown): SignedInUser {
  // The server has checked it against the contract, whose schemas would weigh on the first load.
  current = reply as SignedInUser
  storeRoles(current.roles)
  return current
}
