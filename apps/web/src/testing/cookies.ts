interface Cookie {
  readonly key: string
  readonly value: string
  readonly path: string
  readonly secure: boolean
  readonly sameSite: string
  /** Seconds; null: the cookie ends with the browser. */
  readonly maxAge: number | null
}

interface CookieJar {
  readonly getCookiesSync: (address: string) => readonly Cookie[]
  readonly setCookieSync: (cookie: string, address: string) => void
  readonly removeAllCookiesSync: () => void
}

// Vitest’s own name for the browser that it simulates.
declare const jsdom: { readonly cookieJar: CookieJar }

/** A cookie with all the attributes that `document.cookie` does not tell. */
export function cookieNamed(name: string): Cookie | undefined {
  return jsdom.cookieJar.getCookiesSync(location.origin).find(({ key }) => key === name)
}

/** Sets a cookie as a server’s reply would. */
export function setCookie(cookie: string) {
  jsdom.cookieJar.setCookieSync(cookie, location.origin)
}

export function clearCookies() {
  jsdom.cookieJar.removeAllCookiesSync()
}
