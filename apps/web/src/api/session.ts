import type { SignedInUser } from '@corridor/contract/auth'
import type { contract } from '@corridor/contract/contract'
import { answerOrKnown, knownUser } from './known-user.ts'
import { personIs } from './person-change.ts'
import {
  clearTokens,
  clearTokensOfClosedBrowser,
  dropImpersonation,
  isImpersonation,
  isTokenKey,
  storedToken,
  storeRoles,
  storeUser,
  type TokenInUse,
} from './tokens.ts'
import { send, TokenRefused } from './wire.ts'

// The start of every page must stay light: the contract is here as a type alone.
const user: Pick<typeof contract.auth.user, 'method' | 'path'> = { method: 'GET', path: '/auth/user' }

let signedIn: Promise<SignedInUser> | undefined
let current: SignedInUser | undefined
let whenRefused = () => {}
let startAnew = () => location.reload()
let isOver = false

export function startSession(onRefused: () => void, onOtherPerson = startAnew) {
  whenRefused = onRefused
  startAnew = onOtherPerson
  clearTokensOfClosedBrowser()
  addEventListener('storage', followOtherTabs)
}

/** The browser's tabs share their tokens: a tab that shows somebody else's page starts anew. */
async function followOtherTabs({ key }: StorageEvent) {
  if (!isTokenKey(key) || !current) return
  const { id } = current
  const user = await reloadUser().catch(() => current)
  if (user?.id !== id) startAnew()
}

/** Who is signed in, asked once; nobody without a token or when the server refuses it. */
export function loadUser(): Promise<SignedInUser | undefined> {
  return load(orAsKnown)
}

async function load(
  take: (asked: Promise<SignedInUser>) => Promise<SignedInUser>,
): Promise<SignedInUser | undefined> {
  if (!storedToken()) {
    // Another tab may have signed out: whoever signs in here next is not the person of before.
    endSession()
    return undefined
  }
  signedIn ??= take(send(user).then(become))
  const asked = signedIn
  try {
    return await asked
  } catch (error) {
    if (signedIn === asked) signedIn = undefined
    if (!(error instanceof TokenRefused)) throw error
    dropRefused(error.sent)
    // Behind an impersonation that is over there is the person's own token.
    return loadUser()
  }
}

async function orAsKnown(asked: Promise<SignedInUser>): Promise<SignedInUser> {
  const known = knownUser()
  if (!known) return asked
  const user = await answerOrKnown(asked, known, noteRefusal)
  if (user !== known) return user
  // Stands until the server answers: the next navigation asks again.
  signedIn = undefined
  current = known
  personIs(known.id)
  return known
}

/** Asks the server anew: a plan may have begun, a role may have been given. */
export function reloadUser(): Promise<SignedInUser | undefined> {
  signedIn = undefined
  return load((asked) => asked)
}

export function currentUser(): SignedInUser | undefined {
  return current
}

/** Spec §7: no request by default; the tokens are cleared here. */
export function endSession() {
  clearTokens()
  isOver = false
  forget()
  personIs(undefined)
}

/** Spec §4, §7: no request either; the person's own token is in use again. */
export function unimpersonate() {
  dropImpersonation()
  forget()
}

/** Whether an impersonation has ended by itself, until the person has been told. */
export function isImpersonationOver(): boolean {
  return isOver
}

export function takeImpersonationOver(): boolean {
  const taken = isOver
  isOver = false
  return taken
}

/** Spec §8: a 401 is an invalid token. The page shown asks anew who may stay on it. */
export function noteRefusal(error: unknown) {
  if (!(error instanceof TokenRefused)) return
  dropRefused(error.sent)
  whenRefused()
}

/** An impersonation ends alone. A token that is not in use any more takes nothing with it. */
function dropRefused(sent: TokenInUse) {
  if (sent.token !== storedToken()) return
  if (!isImpersonation(sent)) return endSession()
  unimpersonate()
  isOver = true
}

function forget() {
  signedIn = undefined
  current = undefined
}

// Spec §6: a match is by prefix, any suffix is accepted. The server checks exactly.
export function isGranted(held: readonly string[], required: string): boolean {
  return held.some((it) => it.startsWith(required))
}

function become(reply: unknown): SignedInUser {
  // The server has checked it against the contract, whose schemas would weigh on the first load.
  current = reply as SignedInUser
  storeRoles(current.roles)
  if (!current.impersonator) {
    storeUser(current)
    personIs(current.id)
  }
  return current
}
