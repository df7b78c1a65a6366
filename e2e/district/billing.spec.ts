import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { expect, fillIn, signInTo, test } from '../fixtures.ts'
import { type Product, startFromSample } from '../product.ts'

// This journey has a product of its own: other journeys find this district on its trial, and here it orders.
let [folder, product]: [string?, Product?] = []

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'corridor-billing-'))
  product = await startFromSample(join(folder, 'data'))
})

test.afterAll(async () => {
  await product?.stop()
  if (folder) await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

/** Saves a listed document as the browser does. */
async function savedPdf(page: Page, number: string): Promise<{ name: string; bytes: Buffer }> {
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: `PDF of ${number}` }).click()
  const download = await saving
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

// The secret is printed with the sample’s sign-ins.
const totp = new TOTP({ secret: 'CORRIDORSAMPLESECONDSTEPSUPPORT2' })

/** Records a check as somebody who looks after plans. */
async function recordCheck(page: Page) {
  await page.goto('/login?to=/support/plans')
  await fillIn(page, 'sam@corridor.example')
  await page.getByLabel('Code', { exact: true }).fill(totp.generate())
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('searchbox', { name: 'District' }).fill('harb')
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Awaiting payment' })).toHaveCount(1)
  await page.getByRole('link', { name: 'Harbor Point' }).click()
  await page.getByRole('button', { name: 'Record a payment: INV-10001' }).click()
  const form = page.getByRole('dialog', { name: 'Record a payment: INV-10001' })
  await form.getByRole('textbox', { name: 'Reference, optional' }).fill('Check 20417')
  await form.getByRole('textbox', { name: 'Reason' }).fill('The check came by mail.')
  await form.getByRole('button', { name: 'Record payment' }).click()
  await expect(form).toHaveCount(0)
  await expect(page.getByText('Payment recorded, INV-10001')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Record a payment/ })).toHaveCount(0)
}

test('a district on trial gets a quote, orders it with a purchase order, has its invoice at once, and pays it', async ({
  browser,
  contextOptions,
  viewport,
}) => {
  const context = await browser.newContext({ ...contextOptions, viewport, baseURL: product?.url ?? '' })
  const page = await context.newPage()
  await signInTo(page, 'dana@harbor-point.example', '/settings/billing')
  const documents = page.getByRole('row')
  await page.getByRole('textbox', { name: 'Bill to' }).fill('Harbor Point Schools\n12 Pier Road')
  await page.getByRole('textbox', { name: 'Accounts payable email' }).fill('payables@harbor-point.example')
  await page.getByRole('button', { name: 'Quote on letterhead' }).first().click()
  const quoted = documents.filter({ hasText: 'Q-10001' })
  await expect(quoted).toContainText('Valid to')
  const quote = await savedPdf(page, 'Q-10001')
  expect(quote.name).toBe('Corridor Quote Q-10001.pdf')
  expect(quote.bytes.subarray(0, 5).toString()).toBe('%PDF-')

  await page.getByRole('textbox', { name: 'Purchase order number' }).fill('PO-27-00418')
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a PDF or a photo' }).first().click()
  const po = { name: 'PO-27-00418.pdf', mimeType: 'application/pdf', buffer: quote.bytes }
  await (await choosing).setFiles(po)
  await expect(page.getByText('PO-27-00418.pdf')).toBeVisible()
  await quoted.getByRole('button', { name: 'Order' }).click()
  const asked = page.getByRole('dialog', { name: 'Order as in Q-10001?' })
  await expect(asked).toContainText('for purchase order PO-27-00418')
  await asked.getByRole('button', { name: 'Place order and get invoice' }).click()

  const invoiced = documents.filter({ hasText: 'INV-10001' })
  await expect(invoiced).toContainText('Due Nov 21')
  await expect(quoted).toContainText('Ordered')
  await page.reload()
  await expect(invoiced).toBeVisible()
  const invoice = await savedPdf(page, 'INV-10001')
  expect(invoice.name).toBe('Corridor Invoice INV-10001.pdf')
  expect(invoice.bytes.length).toBeGreaterThan(10_000)
  // Full use goes on before the invoice is paid.
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  const vendor = await browser.newContext({ ...contextOptions, viewport, baseURL: product?.url ?? '' })
  await recordCheck(await vendor.newPage())
  await vendor.close()
  await page.goto('/settings/billing')
  await expect(page.getByRole('main')).toContainText(/Subscribed\s*251 days left/)
  await expect(invoiced).toContainText('Paid')
  await expect(documents.filter({ hasText: 'R-10001' })).toContainText('Receipt')
  const receipt = await savedPdf(page, 'R-10001')
  expect(receipt.name).toBe('Corridor Receipt R-10001.pdf')
  expect(receipt.bytes.length).toBeGreaterThan(10_000)
  // The district reads who recorded the payment, and why.
  await page.goto('/settings/activity')
  await expect(page.getByText('The check came by mail.')).toBeVisible()
  await context.close()
})
