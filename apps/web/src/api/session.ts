import type { contract } from '@corridor/contract/contract'
import type { SignedInUser } from '@corridor/contract/sign-in/auth'
import { inTime, Slow } from './in-time.ts'
import { isUser, knownUser } from './known-user.ts'
import { personIs } from './person-change.ts'
import {
  clearTokens,
  clearTokensOfClosedBrowser,
  dropImpersonation,
  isDemoTab,
  isImpersonation,
  isTokenKey,
  storedToken,
  storeRoles,
  storeUser,
  type TokenInUse,
} from './tokens.ts'
import { NotOurs, send, TokenRefused } from './wire.ts'

// The start of every page must stay light: the contract is here as a type alone.
const user: Pick<typeof contract.auth.user, 'method' | 'path'> = { method: 'GET', path: '/auth/user' }

// How long a page waits on a poor connection for a user whom it knows already.
const PATIENCE_MS = 3_000

let signedIn: Promise<SignedInUser> | undefined
let current: SignedInUser | undefined
/** A call that is late and that nobody waits for any more; its answer still takes effect. */
let late: AbortController | undefined
let lookAgain = () => {}
let startAnew = () => location.reload()
let isOver = false
let isEnded = false
let isSampleOver = false

/** `onChange` has the page shown ask anew who may stay on it. */
export function startSession(onChange: () => void, onOtherPerson = startAnew) {
  lookAgain = onChange
  startAnew = onOtherPerson
  clearTokensOfClosedBrowser()
  addEventListener('storage', followOtherTabs)
}

/**
 * Follows the browser’s other tabs, which share their tokens: a tab that shows somebody else’s page starts anew. The
 * demo’s tab shares none.
 */
async function followOtherTabs({ key }: StorageEvent) {
  if (!isTokenKey(key) || !current || isDemoTab()) return
  const { id } = current
  const user = await reloadUser().catch(() => current)
  if (user?.id !== id) startAnew()
}

/** The signed-in user, asked for once; undefined without a token or when the server refuses it. */
export function loadUser(): Promise<SignedInUser | undefined> {
  return load(() => answerOr(knownUser()))
}

/** Asks the server for the user anew: a plan may have begun, a role may have been given. */
export function reloadUser(): Promise<SignedInUser | undefined> {
  signedIn = undefined
  return load(answerOr)
}

async function load(ask: () => Promise<SignedInUser>): Promise<SignedInUser | undefined> {
  if (!storedToken()) {
    // Another tab may have signed out: the next person to sign in here may be somebody else.
    endSession()
    return undefined
  }
  signedIn ??= ask()
  const asked = signedIn
  try {
    return await asked
  } catch (error) {
    if (signedIn === asked) signedIn = undefined
    if (error instanceof TokenRefused) dropRefused(error.sent)
    else if (storedToken()) throw error
    // An impersonation that is over leaves the person’s own token in use.
    return loadUser()
  }
}

/** The signed-in user: without an answer the known one stands; only a 401 ends that, however late. */
async function answerOr(known?: SignedInUser): Promise<SignedInUser> {
  // A browser has few connections to one server: calls that hang must not take them all.
  late?.abort()
  const call = new AbortController()
  const patienceMs = known && (late ? 0 : PATIENCE_MS)
  const onLate = (error?: unknown) => (error ? noteRefusal(error) : lookAgain())
  try {
    return await inTime(ask(call.signal), { onLate, patienceMs })
  } catch (error) {
    if (error instanceof Slow) late = call
    if (!known || error instanceof TokenRefused || !storedToken()) throw error
  }
  // The known user stands until the server answers: the next navigation asks again.
  signedIn = undefined
  current = known
  personIs(known.id)
  return known
}

async function ask(signal?: AbortSignal): Promise<SignedInUser> {
  const token = storedToken()
  const reply = await send({ ...user, signal })
  if (!isUser(reply)) throw new NotOurs()
  // The token was renewed meanwhile, or is another person’s: a user belongs to the token that was sent.
  return token === storedToken() ? become(reply) : ask(signal)
}

export function currentUser(): SignedInUser | undefined {
  return current
}

/** Signs out without a request (specification §7): the tokens are cleared here. */
export function endSession() {
  clearTokens()
  isOver = false
  forget()
  personIs(undefined)
}

/** Ends an impersonation without a request (specification §4, §7): the person’s own token is in use again. */
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

/** Whether this tab’s demo session has ended by itself; true once, as the person is told before the tab is theirs. */
export function takeSampleOver(): boolean {
  const taken = isSampleOver
  isSampleOver = false
  return taken
}

/** Whether the person's own session ended by itself, until somebody signs in: the sign-in page tells it. */
export function hasSessionEnded(): boolean {
  return isEnded
}

/** Drops a token that was refused with a 401 (specification §8). The page shown asks anew who may stay on it. */
export function noteRefusal(error: unknown) {
  if (!(error instanceof TokenRefused)) return
  dropRefused(error.sent)
  lookAgain()
}

/**
 * Drops a refused token: that of an impersonation alone, or the session. A token that is not in use any more takes
 * nothing with it.
 */
function dropRefused(sent: TokenInUse) {
  if (sent.token !== storedToken()) return
  isSampleOver = isDemoTab()
  if (!isImpersonation(sent)) {
    endSession()
    isEnded = !isSampleOver
    return
  }
  unimpersonate()
  isOver = true
}

function forget() {
  signedIn = undefined
  current = undefined
  late = undefined
}

// Permissions match by prefix, any suffix is accepted (specification §6). The server checks exactly.
export function isGranted(held: readonly string[], required: string): boolean {
  return held.some((it) => it.startsWith(required))
}

function become(user: SignedInUser): SignedInUser {
  current = user
  isEnded = false
  signedIn = Promise.resolve(user)
  late = undefined
  storeRoles(user.roles)
  if (!user.impersonator) {
    storeUser(user)
    personIs(user.id)
  }
  return user
}
