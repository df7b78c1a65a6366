import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { button, captureIn, finish, idIn, MORNING, pill } from '../observing.ts'

export { button, captureIn, finish, idIn, pill }

/** The devices that observers hold: each journey of a tool is made on the one that suits it. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }
export const tablet = { viewport: { width: 820, height: 1180 }, hasTouch: true }
export const laptop = { viewport: { width: 1440, height: 900 } }

interface Start {
  readonly signIn: (name: string, to?: string) => Promise<void>
  /** Each journey’s own observer, because journeys run at the same time. */
  readonly observer: string
  readonly educator: string
  /** The tile’s words: the tool’s title, or with the name of a set. */
  readonly tool: string | RegExp
}

/** Starts a visit in two taps; answers the observation’s id. */
export async function startTool(page: Page, { signIn, observer, educator, tool }: Start): Promise<string> {
  await page.clock.install({ time: MORNING })
  await signIn(observer, '/observations/start')
  await page.getByRole('searchbox', { name: 'Find an educator' }).fill(educator)
  await button(page, educator).click()
  const tools = page.getByRole('region', { name: 'Tools' })
  const more = tools.getByRole('button', { name: /^\d+ more/ })
  await expect(tools.getByRole('button').first()).toBeVisible()
  if (await more.isVisible()) await more.click()
  await tools.getByRole('button', { name: tool }).first().click()
  await expect(page).toHaveURL(/\/observations\/\d+\/update\//)
  await expect(captureIn(page)).toBeVisible()
  return idIn(page)
}

/** Does work without a connection, and expects it to be kept. */
export async function withoutConnection(page: Page, work: () => Promise<void>) {
  await page.context().setOffline(true)
  await work()
  await expect(pill(page)).toHaveText(/^On device/)
  await page.context().setOffline(false)
}

/** Finishes the observation, waits for the server, and opens it as the observer reads it. */
export async function finishAndRead(page: Page, id: string) {
  const toolTypeId = new URL(page.url()).pathname.split('/')[2]
  await finish(page)
  await expect
    .poll(
      async () => {
        await page.goto(`/observations/${toolTypeId}/view/${id}`)
        const record = page.getByRole('article', { name: 'Record' })
        return record.waitFor({ timeout: 8_000 }).then(
          () => true,
          () => false,
        )
      },
      { timeout: 60_000 },
    )
    .toBe(true)
  return page.getByRole('article', { name: 'Record' })
}
