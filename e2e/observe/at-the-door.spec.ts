import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, signInTo, test } from '../fixtures.ts'
import { button, finish, MORNING, pill, startOnTask, sweep } from '../observing.ts'
import { type Product, startFromSample } from '../product.ts'

// This journey has a product of its own: others count the educators of a school, and this one adds one.
let [folder, product]: [string?, Product?] = []

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'corridor-door-'))
  product = await startFromSample(join(folder, 'data'))
})

test.afterAll(async () => {
  await product?.stop()
  if (folder) await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

test('a coach with a group meets somebody at the door, sends the visit, and comes back without a connection', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: product?.url ?? '' })
  const page = await context.newPage()
  await page.clock.install({ time: MORNING })
  await signInTo(page, 'priya')
  await page.goto('/observations/start')
  await button(page, 'Add a person at the door').click()
  const sheet = page.getByRole('dialog', { name: 'Add a person at the door' })
  await sheet.getByRole('textbox', { name: 'Name' }).fill('Wanda Ortiz')
  await sheet.getByRole('button', { name: 'Go on' }).click()
  await page.getByRole('region', { name: 'Tools' }).getByRole('button', { name: 'On Task' }).click()
  await sweep(page, 1)
  await finish(page)
  await expect(pill(page)).toHaveText('Saved')
  await page.getByRole('link', { name: 'Send to Wanda' }).click()
  // An educator without an address gets the record on paper.
  await button(page, /^(Send to Wanda|Mark as handed over)$/).click()
  await expect(page).toHaveURL(/\/view\//)

  await page.goto('/observations/start')
  await expect(button(page, 'Wanda Ortiz')).toBeVisible()
  await context.setOffline(true)
  await startOnTask(page, 'Wanda Ortiz')
  await sweep(page, 1, 3)
  await context.setOffline(false)
  await expect(pill(page)).toHaveText('Saved')
  await context.close()
})
