// The storage keys, and the product’s prefix on the token’s (specification §9). Cookies are Secure, SameSite None,
// path /.
const DEFAULT_KEY = 'corridor_auth_token_default'
const IMPERSONATE_KEY = 'corridor_auth_token_impersonate'
/** The key of the demo’s token, in the session storage of one tab: the person stays themselves in every other. */
const DEMO_KEY = 'corridor_auth_token_demo'
const ROLES_KEY = 'roles'
const USER_KEY = 'corridor_user'
const ISSUED_AT_KEY = 'corridor_token_issued_at'
const STAY_COOKIE = 'auth_stay_signed_in'
const REMEMBER_COOKIE = 'auth_remember'
const FOURTEEN_DAYS_S = 1_209_600

type TokenKey = typeof DEFAULT_KEY | typeof IMPERSONATE_KEY | typeof DEMO_KEY

export interface TokenInUse {
  readonly key: TokenKey
  readonly token: string | null
}

/** The token in use: that of an impersonation replaces the default one, which stays stored (specification §4). */
export function tokenInUse(): TokenInUse {
  const demo = readToken(DEMO_KEY)
  if (demo) return { key: DEMO_KEY, token: demo }
  const borrowed = readToken(IMPERSONATE_KEY)
  if (borrowed) return { key: IMPERSONATE_KEY, token: borrowed }
  return { key: DEFAULT_KEY, token: readToken(DEFAULT_KEY) }
}

/**
 * Reads a token; one that no header can carry is dropped, as it would keep every call from leaving, even the next
 * sign-in.
 */
function readToken(key: TokenKey): string | null {
  const token = storageOf(key).getItem(key)
  if (token === null || isSendable(token)) return token
  storageOf(key).removeItem(key)
  return null
}

function storageOf(key: TokenKey): Storage {
  return key === DEMO_KEY ? sessionStorage : localStorage
}

/** The storage that holds what belongs to the token in use. */
function storageInUse(): Storage {
  return storageOf(tokenInUse().key)
}

function isSendable(value: string): boolean {
  return /^[ -~]+$/.test(value)
}

/** The token, read at every request: another tab may have changed it. */
export function storedToken(): string | null {
  return tokenInUse().token
}

export function storeToken(token: string, key: TokenKey = DEFAULT_KEY) {
  storageOf(key).setItem(key, token)
  storageOf(key).setItem(ISSUED_AT_KEY, String(Date.now()))
}

export function storeDemo(token: string) {
  storeToken(token, DEMO_KEY)
}

export function storeImpersonation(token: string) {
  storeToken(token, IMPERSONATE_KEY)
}

/** Stores a renewed token in place of the one that asked for it. One that was dropped meanwhile stays dropped. */
export function storeSuccessor(token: string, { key, token: asker }: TokenInUse) {
  if (asker === null || storageOf(key).getItem(key) === asker) storeToken(token, key)
}

/** Drops the token of an impersonation: the default one is in use again (specification §4). */
export function dropImpersonation() {
  localStorage.removeItem(IMPERSONATE_KEY)
}

export function isImpersonation({ key }: TokenInUse): boolean {
  return key === IMPERSONATE_KEY
}

/** Whether this tab shows the sample district, whoever is signed in elsewhere in the browser. */
export function isDemoTab(): boolean {
  return tokenInUse().key === DEMO_KEY
}

/** Whether a storage key holds who is signed in. */
export function isTokenKey(key: string | null): boolean {
  return key === DEFAULT_KEY || key === IMPERSONATE_KEY
}

/** How long ago the token came, whichever tab received it; 0 where there is none. */
export function tokenAgeMs(): number {
  if (storedToken() === null) return 0
  const age = Date.now() - Number(storageInUse().getItem(ISSUED_AT_KEY))
  // Without a number, or with a future one, the token may be of any age.
  return age >= 0 ? age : Number.POSITIVE_INFINITY
}

export function storeRoles(roles: readonly string[]) {
  storageInUse().setItem(ROLES_KEY, JSON.stringify(roles))
}

/** Stores the user of the token, as the server last said: it stands while there is no connection. */
export function storeUser(user: unknown) {
  storageInUse().setItem(USER_KEY, JSON.stringify(user))
}

export function storedUser(): string | null {
  return storageInUse().getItem(USER_KEY)
}

export function forgetUser() {
  storageInUse().removeItem(USER_KEY)
}

/** Clears the stored tokens; in a tab that shows the sample, only that tab’s. */
export function clearTokens() {
  const [storage, isDemo] = [storageInUse(), isDemoTab()]
  for (const key of [USER_KEY, ROLES_KEY, ISSUED_AT_KEY, DEMO_KEY]) storage.removeItem(key)
  if (isDemo) return
  localStorage.removeItem(DEFAULT_KEY)
  localStorage.removeItem(IMPERSONATE_KEY)
  setCookie(STAY_COOKIE, '', 0)
}

/** Drops the token of a session that ended with the browser, which its missing cookie shows. */
export function clearTokensOfClosedBrowser() {
  if (!isDemoTab() && storedToken() && readCookie(STAY_COOKIE) === undefined) clearTokens()
}

export function rememberSignIn(email: string, staySignedIn: boolean) {
  setCookie(STAY_COOKIE, String(staySignedIn), staySignedIn ? FOURTEEN_DAYS_S : undefined)
  setCookie(REMEMBER_COOKIE, email, FOURTEEN_DAYS_S)
}

export function rememberedEmail(): string {
  return readCookie(REMEMBER_COOKIE) ?? ''
}

export function readCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((it) => it.startsWith(`${name}=`))
  return found && decoded(found.slice(name.length + 1))
}

/** Decodes a cookie’s value; one that we did not write must not break the page. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

function setCookie(name: string, value: string, maxAgeS?: number) {
  const lifetime = maxAgeS === undefined ? '' : `; Max-Age=${maxAgeS}`
  // The Cookie Store API would do, but Firefox and older Safari lack it.
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Secure; SameSite=None${lifetime}`
}
