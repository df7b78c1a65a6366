// Spec §9: the keys, and the product's prefix on the token's. Cookies are Secure, SameSite None, path /.
export const TOKEN_KEY = 'corridor_auth_token_default'
const ROLES_KEY = 'roles'
const ISSUED_AT_KEY = 'corridor_token_issued_at'
const STAY_COOKIE = 'auth_stay_signed_in'
const REMEMBER_COOKIE = 'auth_remember'
const FOURTEEN_DAYS_S = 1_209_600

/** Read at every request: another tab may have changed it. */
export function storedToken(): string | null {
  return localStorage.getItem(TOKEN_KEY)
}

export function storeToken(token: string) {
  localStorage.setItem(TOKEN_KEY, token)
  localStorage.setItem(ISSUED_AT_KEY, String(Date.now()))
}

/** How long ago the token came, whichever tab received it; 0 where there is none. */
export function tokenAgeMs(): number {
  return storedToken() === null ? 0 : Date.now() - Number(localStorage.getItem(ISSUED_AT_KEY))
}

export function storeRoles(roles: readonly string[]) {
  localStorage.setItem(ROLES_KEY, JSON.stringify(roles))
}

export function clearTokens() {
  localStorage.removeItem(TOKEN_KEY)
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
