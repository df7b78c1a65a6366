import { type Browser, chromium, type Page } from '@playwright/test'
import { watchTaps } from './watch-taps.ts'

export const SEATS = 26
const ON_TASK = 2

export function launch(): Promise<Browser> {
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--disable-gpu', '--disable-background-networking', ...sandbox],
  })
}

/** Opens a page as on a tablet, upright. */
export async function openPage(browser: Browser, baseURL: string): Promise<Page> {
  const viewport = { width: 820, height: 1180 }
  const context = await browser.newContext({ baseURL, viewport, hasTouch: true })
  const page = await context.newPage()
  await page.addInitScript(watchTaps)
  return page
}

export async function signIn(page: Page) {
  await page.goto('/login')
  await page.getByLabel('Email').fill('marisol@alder-valley.example')
  await page.getByRole('textbox', { name: 'Password' }).fill('corridor-sample')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('/')
}

/** Opens a draft of the first educator listed, with a full class. */
export async function openDraft(page: Page) {
  await page.goto('/educators')
  const person = page.locator('main :is(li, tr) a[href^="/educators/"]').first()
  const address = await person.getAttribute('href')
  await page.goto(`/observations/${ON_TASK}/create/${address?.split('/').at(-1)}`)
  const present = page.getByRole('group', { name: 'Students present' })
  await present.waitFor()
  const count = async () => Number((await present.textContent())?.match(/\d+/)?.[0])
  while ((await count()) < SEATS) await present.getByRole('button', { name: /one more/ }).tap()
  while ((await count()) > SEATS) await present.getByRole('button', { name: /one fewer/ }).tap()
  await page.getByRole('button', { name: /^Start sweep/ }).tap()
  await page.locator(`[data-seat="${SEATS}"]`).waitFor()
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}
