import { type APIRequestContext, type Page, request } from '@playwright/test'
import { expect, tokenFor } from './fixtures.ts'

/** The second period of the day on which the product stands still: the browser's clock goes on from here. */
export const MORNING = new Date('2026-10-22T15:30:00Z')

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** What stands on a page that captures: the time of a visit, or the steps of a conference. */
export const captureIn = (page: Page) =>
  page.getByRole('timer').or(page.getByRole('navigation', { name: 'Steps of the conference' }))

/** Starts a visit in two taps: who, and with what. */
export async function startOnTask(page: Page, educator: string) {
  await button(page, educator).click()
  await page.getByRole('region', { name: 'Tools' }).getByRole('button', { name: 'On Task' }).click()
  await expect(page).toHaveURL(/\/observations\/2\/update\//)
  return idIn(page)
}

export function idIn(page: Page): string {
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

/** Makes a sweep by keys, each student with the next code; of the whole class unless told otherwise. */
export async function sweep(page: Page, number: number, some?: number) {
  await expect(button(page, `Start sweep ${number}`).first()).toBeVisible()
  await page.keyboard.press('s')
  await expect(page.getByRole('heading', { name: new RegExp(`^Sweep ${number} of`) })).toBeVisible()
  const students = some ?? (await classSize(page))
  for (let student = 0; student < students; student += 1) await page.keyboard.press(String((student % 5) + 1))
}

/** How many students the open sweep is of: those of the last visit to the class. */
export async function classSize(page: Page): Promise<number> {
  const words = await page
    .getByText(/^\d+ of \d+ seen/)
    .first()
    .textContent()
  return Number(/of (\d+) seen/.exec(words ?? '')?.[1])
}

export async function finish(page: Page) {
  await button(page, /^Finish/).click()
  await expect(page.getByRole('heading', { name: /^Saved (on this device|to your account)$/ })).toBeVisible()
}

/** The sync pill, which says where the work is. */
export const pill = (page: Page) => page.getByRole('region', { name: 'Sync' }).getByRole('button').first()

/** Everything that this browser keeps for this address, in one text. */
export function keptInBrowser(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const asked = <T>(it: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        it.onsuccess = () => resolve(it.result)
        it.onerror = () => reject(it.error)
      })
    const readable = (_: string, value: unknown) =>
      value instanceof ArrayBuffer || ArrayBuffer.isView(value) ? new TextDecoder().decode(value) : value
    const parts: unknown[] = [{ ...localStorage }, { ...sessionStorage }]
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await asked(indexedDB.open(name))
      for (const store of database.objectStoreNames)
        parts.push(name, await asked(database.transaction(store).objectStore(store).getAll()))
      database.close()
    }
    return JSON.stringify(parts, readable)
  })
}

/** Requests to the server in somebody’s name, beside the page. */
export async function apiOf(name: string): Promise<APIRequestContext> {
  const baseURL = process.env.CORRIDOR_URL ?? ''
  const guest = await request.newContext({ baseURL })
  const token = await tokenFor(guest, name)
  await guest.dispose()
  const extraHTTPHeaders = { Authorization: `Bearer ${token}`, 'X-Requested-With': 'XMLHttpRequest' }
  return request.newContext({ baseURL, extraHTTPHeaders })
}

export async function answer(api: APIRequestContext, path: string) {
  const reply = await api.get(`/api${path}`)
  expect(reply.status(), path).toBe(200)
  return reply.json()
}
