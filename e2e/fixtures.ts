import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test'

export { expect }

interface Fixtures {
  /**
   * Signs in and leaves the browser as the sign-in form leaves it, on its way to the dashboard, or at another page
   * without drawing the dashboard before it; the form has journeys of its own.
   */
  readonly signIn: (name: string, to?: string) => Promise<void>
  /** Errors that went unseen: those of scripts, and what the content policy refused. */
  readonly trouble: string[]
}

export const test = base.extend<Fixtures>({
  baseURL: async ({ baseURL: _ }, use) => use(process.env.CORRIDOR_URL),
  trouble: [
    async ({ page }, use) => {
      const trouble: string[] = []
      page.on('pageerror', (error) => trouble.push(error.message))
      page.on('console', (message) => {
        if (/Content Security Policy|Warning:/.test(message.text())) trouble.push(message.text())
      })
      await use(trouble)
      expect(trouble).toEqual([])
    },
    { auto: true },
  ],
  signIn: async ({ page }, use) => use((name, to) => signInTo(page, name, to)),
})

const PASSWORD = 'corridor-sample'

/** Signs somebody in on a page of another browser. */
export async function signInTo(page: Page, name: string, to?: string) {
  const token = await tokenFor(page.context().request, name)
  await page
    .context()
    .addCookies([cookie('auth_stay_signed_in', 'true'), cookie('auth_remember', addressOf(name))])
  await page.goto('/healthz')
  await page.evaluate(keepToken, token)
  await page.goto(to ?? '/', { waitUntil: to ? 'load' : 'commit' })
}

export async function tokenFor(request: APIRequestContext, name: string): Promise<string> {
  await request.get('/healthz')
  const { cookies } = await request.storageState()
  const origin = cookies.find((it) => it.name === 'XSRF-TOKEN')?.value ?? ''
  const reply = await request.post('/api/auth/login', {
    headers: { 'X-Requested-With': 'XMLHttpRequest', 'X-XSRF-TOKEN': decodeURIComponent(origin) },
    data: { email: addressOf(name), password: PASSWORD, staySignedIn: true },
  })
  expect(reply.status(), await reply.text()).toBe(200)
  return reply.headers().authorization?.replace('Bearer ', '') ?? ''
}

function addressOf(name: string): string {
  return name.includes('@') ? name : `${name}@alder-valley.example`
}

// A cookie with the keys and the lifetime of specification §9.
function cookie(name: string, value: string) {
  const expires = Date.now() / 1_000 + 1_209_600
  const place = { domain: 'localhost', path: '/', secure: true, sameSite: 'None' as const }
  return { name, value: encodeURIComponent(value), expires, ...place }
}

function keepToken(token: string) {
  localStorage.setItem('corridor_auth_token_default', token)
  localStorage.setItem('corridor_token_issued_at', String(Date.now()))
}

export async function fillIn(page: Page, name: string, password = PASSWORD) {
  await page.getByLabel('Email').fill(addressOf(name))
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}
