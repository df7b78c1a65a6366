import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, signInTo, test } from '../fixtures.ts'
import { finish, startOnTask, sweep } from '../observing.ts'
import { copyFolder, type Product, startProduct } from '../product.ts'

// Midnight after the trial’s last day where Harbor Point is, in Los Angeles.
const MIDNIGHT = '2026-11-04T08:00:00.000Z'
const BEFORE = '2026-11-04T07:40:00.000Z'
const JULIAN = 'julian.escalante@harbor-point.example'

// This journey has a product of its own: its clock runs, and is moved on while it works.
let [folder, product]: [string?, Product?] = []

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'corridor-trial-'))
  const data = join(folder, 'data')
  copyFolder(process.env.CORRIDOR_SAMPLE ?? '', data)
  const clock = fileURLToPath(new URL('../moving-clock.mjs', import.meta.url))
  product = await startProduct(data, {
    SAMPLE_DATA: 'yes',
    NODE_OPTIONS: `--import=${clock}`,
    CLOCK_FROM: BEFORE,
    CLOCK_THEN: MIDNIGHT,
  })
})

test.afterAll(async () => {
  await product?.stop()
  if (folder) await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

test('the trial ends while a principal captures: nothing is lost, and it is there once a plan is ordered', async ({
  browser,
  contextOptions,
  viewport,
}) => {
  const own = { ...contextOptions, viewport, baseURL: product?.url ?? '' }
  const observing = await browser.newContext(own)
  const page = await observing.newPage()
  await page.clock.install({ time: new Date(BEFORE) })
  await signInTo(page, JULIAN, '/observations/start')
  const id = await startOnTask(page, 'Kwame Boadi')
  await sweep(page, 1)

  product?.server.kill('SIGUSR2')
  const paying = await (await browser.newContext(own)).newPage()
  await signInTo(paying, 'dana@harbor-point.example', '/educators')
  await expect(paying).toHaveURL(/\/settings\/billing$/)
  await expect(paying.getByRole('main')).toContainText(
    'The trial ended on Tuesday, November 3, 2026, 1 day ago.',
  )

  // The capture goes on, and is finished.
  await sweep(page, 2)
  await finish(page)
  await page.goto('/observations')
  await expect(page).toHaveURL(/\/expired$/)
  await page.getByRole('button', { name: 'View drafts' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: /^Kwame Boadi/ })).toBeVisible()

  await paying.getByRole('textbox', { name: 'Bill to' }).fill('Harbor Point Schools\n12 Pier Road')
  await paying.getByRole('textbox', { name: 'Accounts payable email' }).fill('payables@harbor-point.example')
  await paying.getByRole('button', { name: 'Place order and get invoice' }).click()
  await expect(paying.getByRole('main')).toContainText('Awaiting payment')
  await paying.context().close()

  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(page).toHaveTitle('Dashboard | Corridor')
  // Another device knows nothing of the visit.
  const elsewhere = await (await browser.newContext(own)).newPage()
  await expect(async () => {
    await signInTo(elsewhere, JULIAN, `/observations/2/view/${id}`)
    await expect(elsewhere.getByText('2 sweeps').first()).toBeVisible({ timeout: 5_000 })
    await expect(elsewhere.getByText('Completed', { exact: true }).first()).toBeVisible({ timeout: 5_000 })
  }).toPass()
  await elsewhere.context().close()
  await observing.close()
})
