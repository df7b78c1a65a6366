import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, signInTo, test } from '../fixtures.ts'
import { type Product, startFromSample } from '../product.ts'

// Of its own: other journeys find this district on its trial, and here it orders.
let [folder, product]: [string?, Product?] = []

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'corridor-billing-'))
  product = await startFromSample(join(folder, 'data'))
})

test.afterAll(async () => {
  await product?.stop()
  if (folder) await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

/** A document that is listed, as the browser saves it. */
async function savedPdf(page: Page, number: string): Promise<{ name: string; bytes: Buffer }> {
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: `PDF of ${number}` }).click()
  const download = await saving
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

test('a district on trial gets a quote, orders it with a purchase order, and has its invoice at once', async ({
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
  // Full use goes on before it is paid.
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.close()
})
