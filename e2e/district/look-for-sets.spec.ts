import type { Page } from '@playwright/test'
import { expect, signInTo, test } from '../fixtures.ts'
import { button, finish, idIn, MORNING } from '../observing.ts'

/** The set’s name, new with each run: a second try would find the set of the first. */
const SET = `Hallway Talk ${Date.now() % 10_000}`
const WAS = 'Students greet one another'
const IS = 'Students greet one another by name'

/**
 * Starts a visit in two taps: the educator, and the set. It waits for the snapshot, without which the device would
 * start with the set it holds.
 */
async function start(page: Page, educator: string) {
  const heard = page.waitForResponse('**/api/device/snapshot*')
  await page.goto('/observations/start')
  await heard
  await page.getByRole('searchbox', { name: 'Find an educator' }).fill(educator)
  await button(page, educator).click()
  const tools = page.getByRole('region', { name: 'Tools' })
  await tools.getByRole('button', { name: /^\d+ more/ }).click()
  await tools.getByRole('button', { name: SET }).click()
  await expect(page.getByRole('timer')).toBeVisible()
  return idIn(page)
}

const isNarrow = (page: Page) => (page.viewportSize()?.width ?? 0) < 768

/** Opens an item where there is room for the list or an item, but not for both. */
async function openItem(page: Page, name: RegExp) {
  if (isNarrow(page)) await button(page, name).click()
}

async function backToList(page: Page) {
  if (isNarrow(page)) await button(page, 'All items').click()
}

async function publish(page: Page, version: number) {
  await button(page, `Publish v${version}`).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText(`v${version} published`)).toBeVisible()
}

async function leaveAndReturn(page: Page) {
  const crumbs = page.getByRole('navigation', { name: 'Where this is' })
  await crumbs.getByRole('link', { name: 'Custom look-fors' }).click()
  await page.getByRole('link', { name: SET }).click()
}

async function more(page: Page, item: string) {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

async function chooseFile(page: Page, text: string) {
  const chooser = page.waitForEvent('filechooser')
  await more(page, 'Import a file')
  const file = { name: 'hallways.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
  await (await chooser).setFiles(file)
}

test('a set is written, used, changed and used again; what was captured stays what it was', async ({
  page,
  browser,
  signIn,
}) => {
  await signIn('lorraine', '/configuration/custom-look-for/create')
  await page.getByLabel('Name').fill(SET)
  await button(page, 'Create draft').click()
  await button(page, 'Add an item to Domain 1').click()
  await page.getByRole('textbox', { name: 'Prompt' }).fill(WAS)
  await expect(page.getByText('Draft saved')).toBeVisible()
  await page.reload()
  await openItem(page, /^A1/)
  await expect(page.getByRole('textbox', { name: 'Prompt' })).toHaveValue(WAS)
  // A writer who leaves and comes back at once goes on where they were.
  await page.getByRole('textbox', { name: 'Code' }).fill('T1')
  await leaveAndReturn(page)
  await openItem(page, /^T1/)
  await expect(page.getByRole('textbox', { name: 'Code' })).toHaveValue('T1')
  await backToList(page)
  await button(page, 'Add an item to Domain 1').click()
  await page.getByRole('textbox', { name: 'Prompt' }).fill('Students hold the door')
  await expect(page.getByText('Draft saved')).toBeVisible()
  await leaveAndReturn(page)
  await expect(page.getByText('1 domain, 2 items')).toBeVisible()
  await button(page, /^T2/).click()
  await button(page, 'Remove').click()
  await expect(page.getByText('Draft saved')).toBeVisible()
  await publish(page, 1)

  const observer = await (await browser.newContext({ baseURL: process.env.CORRIDOR_URL ?? '' })).newPage()
  // The product’s clock stands still: a device with the real day would be ahead of it, and asked when the visit was.
  await observer.clock.install({ time: MORNING })
  await signInTo(observer, 'ruben.salcedo')
  const before = await start(observer, 'Delia Cordero')
  await expect(observer.getByText(WAS, { exact: true })).toBeVisible()
  await button(observer, /^Observed/)
    .first()
    .click()
  await finish(observer)

  await openItem(page, /^T1/)
  await page.getByRole('textbox', { name: 'Prompt' }).fill(IS)
  await button(page, 'Publish v2').click()
  await expect(page.getByText(/1 item reads differently/)).toBeVisible()
  await page.getByText('Reworded', { exact: true }).click()
  await expect(page.getByText('Draft saved')).toBeVisible()
  await publish(page, 2)

  await start(observer, 'Delia Cordero')
  await expect(observer.getByText(IS, { exact: true })).toBeVisible()
  await observer.goto(`/observations/11/view/${before}`)
  await expect(observer.getByRole('article', { name: 'Record' })).toContainText(WAS)
  await expect(observer.getByRole('article', { name: 'Record' })).not.toContainText(IS)

  await page.goto('/configuration/custom-look-for')
  await page.getByRole('link', { name: SET }).click()
  await chooseFile(page, 'Code,Prompt\nT1,Students greet\n')
  await expect(page.getByText('Row 1: Add a column “Domain”.')).toBeVisible()
  await chooseFile(page, 'Domain,Code,Prompt\nDomain 1,T1,Students greet all\nDomain 1,T2,Students wait\n')
  await expect(page.getByText('1 domain, 2 items')).toBeVisible()
  await expect(page.getByText(/1 item reads differently/)).toBeVisible()
  await more(page, 'Discard draft')
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
  await openItem(page, /^T1/)
  await expect(page.getByRole('textbox', { name: 'Prompt' })).toHaveValue(IS)
  await more(page, 'Retire')
  await expect(page.getByText('v2 retired')).toBeVisible()
  await observer.context().close()
})
