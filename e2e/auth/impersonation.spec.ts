import type { BrowserContext, Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { expect, fillIn, test } from '../fixtures.ts'
import { colorSchemes, seriousFindings, switchTo } from '../serious-findings.ts'

// A supporter for each width: the journeys run at the same time.
const supporters = new Map([
  ['phone', { mailbox: 'tessa', name: 'Tessa Lindqvist' }],
  ['tablet', { mailbox: 'idris', name: 'Idris Farrow' }],
  ['desktop', { mailbox: 'sam', name: 'Sam Iverson' }],
])

// The secret is printed with the sample’s sign-ins.
const totp = new TOTP({ secret: 'CORRIDORSAMPLESECONDSTEPSUPPORT2' })

async function signInAsSupport(page: Page, project: string) {
  const supporter = supporters.get(project)
  if (!supporter) throw new Error(`There is no supporter for ${project}.`)
  await page.goto('/login')
  await fillIn(page, `${supporter.mailbox}@corridor.example`)
  await page.getByLabel('Code', { exact: true }).fill(totp.generate())
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveTitle('Dashboard | Corridor')
  return supporter
}

async function expectUsableByEverybody(page: Page) {
  for (const colorScheme of colorSchemes) {
    await switchTo(page, colorScheme)
    expect(await seriousFindings(page)).toEqual([])
  }
  await switchTo(page, 'light')
}

// One sign-in for the whole journey: a code works once, and the next comes after half a minute.
test('support sees Corridor as others see it, changes nothing, and the district reads of it', async ({
  page,
  context,
  browser,
}, { project }) => {
  test.slow()
  const { name } = await signInAsSupport(page, project.name)
  const reason = `Her dashboard looked empty on a ${project.name}.`
  await expect(page.getByRole('heading', { name: 'Who needs help?' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to Support' }).click()

  await test.step('finds a principal and says why', () => viewAsMarisol(page, reason))
  await test.step('saves nothing, and a reload changes nothing', () => tryToSave(page))
  await test.step('is itself again', () => stop(page, name))
  await test.step('the bar is on every page, and other tabs follow', () => followInTabs(page, context))
  await test.step('a district administrator reads of it', async () => {
    const district = await (await browser.newContext({ baseURL: process.env.CORRIDOR_URL ?? '' })).newPage()
    await district.goto('/login?to=/settings/activity')
    await fillIn(district, 'lorraine')
    await district.getByRole('link', { name: 'Support visits' }).click()
    await expect(district.getByRole('listitem').filter({ hasText: reason })).toContainText(name)
    await district.context().close()
  })
})

const bannerOn = (page: Page, name: string) => page.getByText(`Viewing as ${name}, read only`)

async function viewAsMarisol(page: Page, reason: string) {
  await page.getByLabel('Email').fill('nobody@alder-valley.example')
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page.getByText('No one has this address.')).toBeVisible()
  await page.getByLabel('Email').fill('marisol@alder-valley.example')
  await page.getByRole('button', { name: 'Find' }).click()
  const card = page.getByRole('region', { name: 'Marisol Okafor' })
  await expect(card).toContainText('Alder Valley Unified')
  await expect(card).toContainText('Principal')
  await card.getByRole('button', { name: 'View as Marisol Okafor' }).click()
  await expect(card.getByText('Say in a sentence why: the district reads it.')).toBeVisible()
  await expectUsableByEverybody(page)
  await card.getByLabel('Why do you need to look?').fill(reason)
  await card.getByRole('button', { name: 'View as Marisol Okafor' }).click()

  await expect(bannerOn(page, 'Marisol Okafor')).toBeVisible()
  await expect(page.getByText('Drafts, private notes and coaching are not shown to support.')).toBeVisible()
  await expect(page).toHaveTitle('Dashboard | Corridor')
  await expect(page.getByRole('heading', { name: 'Coverage' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Skip to the page' })).not.toBeInViewport()
  await expectUsableByEverybody(page)
}

async function tryToSave(page: Page) {
  await page.goto('/settings/profile')
  await page.getByLabel('Name', { exact: true }).fill('Somebody Else')
  await page.getByRole('button', { name: 'Save name' }).click()
  const dialog = page.getByRole('dialog', { name: 'Read only' })
  await expect(dialog).toContainText('You are viewing as Marisol Okafor')
  await dialog.getByRole('button', { name: 'OK' }).click()
  await page.reload()
  await expect(bannerOn(page, 'Marisol Okafor')).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Marisol Okafor')
}

async function stop(page: Page, name: string) {
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page).toHaveTitle('Support | Corridor')
  await expect(bannerOn(page, 'Marisol Okafor')).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('button', { name: `${name}, account` }).filter({ visible: true })).toBeVisible()
  await page.goto('/settings/school')
  await expect(page).toHaveURL(/\/403$/)
}

async function followInTabs(page: Page, context: BrowserContext) {
  await page.goto('/support')
  await page.getByLabel('Email').fill('noor@mill-creek.example')
  await page.getByRole('button', { name: 'Find' }).click()
  const other = await context.newPage()
  await other.goto('/')
  await expect(other.getByRole('heading', { name: 'Who needs help?' })).toBeVisible()
  await page.getByLabel('Why do you need to look?').fill('The district asked what its coaches see now.')
  await page.getByRole('button', { name: 'View as Noor Siddiqui' }).click()
  await expect(bannerOn(page, 'Noor Siddiqui')).toBeVisible()

  const banner = bannerOn(other, 'Noor Siddiqui')
  await expect(banner).toBeVisible()
  await other.goto('/expired')
  await expect(other.getByRole('heading', { name: 'Your district’s plan has ended' })).toBeVisible()
  await other.setViewportSize({ width: 320, height: 480 })
  await other.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(banner).toBeInViewport()
  expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await other.getByRole('button', { name: 'Stop' }).click()
  await expect(other).toHaveTitle('Support | Corridor')
  await expect(bannerOn(page, 'Noor Siddiqui')).toHaveCount(0)
}
