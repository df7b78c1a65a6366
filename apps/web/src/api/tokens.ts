// Spec §9: the keys, and the product's prefix on the token's. Cookies are Secure, SameSite None, path /.
const DEFAULT_KEY = 'corridor_auth_token_default'
const IMPERSONATE_KEY = 'corridor_auth_token_impersonate'
const ROLES_KEY = 'roles'
const USER_KEY = 'corridor_user'
const ISSUED_AT_KEY = 'corridor_token_issued_at'
const STAY_COOKIE = 'auth_stay_signed_in'
const REMEMBER_COOKIE = 'auth_remember'
const FOURTEEN_DAYS_S = 1_209_600

type TokenKey = typeof DEFAULT_KEY | typeof IMPERSONATE_KEY

export interface TokenInUse {
  readonly key: TokenKey
  readonly token: string | null
}

/** Spec §4: while there is one for somebody else's eyes, it replaces the default one, which stays where it is. */
export function tokenInUse(): TokenInUse {
  const borrowed = readToken(IMPERSONATE_KEY)
  if (borrowed) return { key: IMPERSONATE_KEY, token: borrowed }
  return { key: DEFAULT_KEY, token: readToken(DEFAULT_KEY) }
}

/** What no header can carry would keep every call from leaving, the next sign-in among them. */
function readToken(key: TokenKey): string | null {
  const token = localStorage.getItem(key)
  if (token === null || isSendable(token)) return token
  localStorage.removeItem(key)
  return null
}

function isSendable(value: string): boolean {
  return /^[ -~]+$/.test(value)
}

/** Read at every request: another tab may have changed it. */
export function storedToken(): string | null {
  return tokenInUse().token
}

export function storeToken(token: string, key: TokenKey = DEFAULT_KEY) {
  localStorage.setItem(key, token)
  localStorage.setItem(ISSUED_AT_KEY, String(Date.now()))
}

export function storeImpersonation(token: string) {
  storeToken(token, IMPERSONATE_KEY)
}

/** A successor takes the place of the token that asked for it. One that was dropped meanwhile stays dropped. */
export function storeSuccessor(token: string, { key, token: asker }: TokenInUse) {
  if (asker === null || localStorage.getItem(key) === asker) storeToken(token, key)
}

/** Spec §4: the default token is in use again. */
export function dropImpersonation() {
  localStorage.removeItem(IMPERSONATE_KEY)
}

export function isImpersonation({ key }: TokenInUse): boolean {
  return key === IMPERSONATE_KEY
}

/** Whether a tab that changes this changes who is signed in. */
export function isTokenKey(key: string | null): boolean {
  return key === DEFAULT_KEY || key === IMPERSONATE_KEY
}

/** How long ago the token came, whichever tab received it; 0 where there is none. */
export function tokenAgeMs(): number {
  if (storedToken() === null) return 0
  const age = Date.now() - Number(localStorage.getItem(ISSUED_AT_KEY))
  // No number, or a day to come: it may be of any age.
  return age >= 0 ? age : Number.POSITIVE_INFINITY
}

export function storeRoles(roles: readonly string[]) {
  localStorage.setItem(ROLES_KEY, JSON.stringify(roles))
}

/** Whose token it is, as the server last said: without a connection it stands until the server answers. */
export function storeUser(user: unknown) {
  localStorage.setItem(USER_KEY, JSON.stringify(user))
}

export function storedUser(): string | null {
  return localStorage.getItem(USER_KEY)
}

export function forgetUser() {
  localStorage.removeItem(USER_KEY)
}

export function clearTokens() {
  forgetUser()
  localStorage.removeItem(DEFAULT_KEY)
  localStorage.removeItem(IMPERSONATE_KEY)
  localStorage.removeItem(ROLES_KEY)
  localStorage.removeItem(ISSUED_AT_KEY)
  setCookie(STAY_COOKIE, '', 0)
}

/** Without its cookie a session has ended with the browser: the token left behind is dropped. */
export function clearTokensOfClosedBrowser() {
  if (storedToken() && readCookie(STAY_COOKIE) === undefined) clearTokens()
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

/** A cookie that we did not write must not break the page. */
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
