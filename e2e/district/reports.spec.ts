import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { seriousFindings } from '../serious-findings.ts'

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const filters = (page: Page) => page.getByRole('region', { name: 'Filters' })
const figure = (page: Page) => page.locator('#content a[href^="/reports/visits"]').first()

/** Chooses a span in the filters, which stand in a row, or on a phone in a drawer. */
async function chooseSpan(page: Page, span: string) {
  const drawer = filters(page).getByRole('button', { name: /^Filters/ })
  if (await drawer.isVisible()) await drawer.click()
  else
    await filters(page)
      .getByRole('button', { name: /^Dates/ })
      .click()
  await page.getByRole('button', { name: span, exact: true }).click()
  await expect(page).toHaveURL(/from=2026-\d\d-\d\d&to=/)
  await page.keyboard.press('Escape')
}

test('a principal narrows the school overview, shares it, opens a figure and comes back', async ({
  page,
  signIn,
}) => {
  await signIn('marisol')
  await page.getByRole('link', { name: 'Reports', exact: true }).filter({ visible: true }).click()
  await expect(page).toHaveURL(/\/reports\/school-overview$/)
  await expect(page).toHaveTitle('School overview | Corridor')
  await expect(page.getByRole('heading', { name: 'Visits per week' })).toBeVisible()
  await expect(page.getByText(/^Visits are not a random sample of lessons/)).toBeVisible()

  await chooseSpan(page, 'September 2026')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Visits per week' })).toBeVisible()
  await expect(filters(page).getByRole('link', { name: 'Reset' })).toBeVisible()

  const report = page.url()
  await figure(page).click()
  await expect(page).toHaveURL(/\/reports\/visits\?.*from=2026/)
  await expect(title(page, /^\d+ visits?$/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Visits' }).getByRole('link').first()).toHaveAttribute(
    'href',
    /^\/observations\/\d+\/view\//,
  )
  await page.getByRole('link', { name: 'Back to the report' }).click()
  await expect(page).toHaveURL(report)
  await filters(page).getByRole('link', { name: 'Reset' }).click()
  await expect(page).toHaveURL(/\/reports\/school-overview$/)
})

test('a report leaves the house as PDF, XLSX and CSV, under a name people can read', async ({
  page,
  signIn,
}) => {
  await signIn('marisol', '/reports/school-overview')
  for (const [choice, name] of [
    ['PDF', /\.pdf$/],
    ['XLSX', /\.xlsx$/],
    ['CSV', /\.csv$/],
  ] as const) {
    await page.getByRole('button', { name: 'Download' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: new RegExp(`^${choice}`) }).click()
    expect((await download).suggestedFilename()).toMatch(name)
  }
})

test('an administrator chooses an educator, a look-for set and a rubric', { tag: '@long' }, async ({
  page,
  signIn,
}) => {
  await signIn('lorraine', '/reports/individual-educator')
  await page.getByRole('searchbox', { name: 'Search educators' }).fill('haddad')
  await page.getByRole('region', { name: 'Educators' }).getByRole('link', { name: 'Omar Haddad' }).click()
  await expect(title(page, /Omar Haddad/)).toBeVisible()

  for (const [path, list] of [
    ['/reports/custom-look-for', 'Look-for sets'],
    ['/reports/rubric', 'Rubrics'],
  ] as const) {
    await page.goto(path)
    await page.getByRole('region', { name: list }).getByRole('link').first().click()
    await expect(page).toHaveURL(new RegExp(`${path}/\\d+$`))
    await expect(filters(page)).toBeVisible()
  }
})

test('a district viewer opens the figures of all schools', { tag: '@long' }, async ({ page, signIn }) => {
  await signIn('vera', '/reports/school-overview')

  await expect(page.getByRole('heading', { name: 'School beside school' })).toBeVisible()
  await expect(page.getByText(/^You see sums of whole months/)).toBeVisible()
})

test('a teacher sees the report of themselves, and nobody else’s', { tag: '@long' }, async ({
  page,
  signIn,
}) => {
  await signIn('omar', '/reports/individual-educator')
  await expect(title(page, /Omar Haddad/)).toBeVisible()
  await expect(page).toHaveURL(/\/individual-educator\/\d+$/)
  const own = page.url()

  await page.goto(own.replace(/\d+$/, (id) => String(Number(id) + 1)))
  await expect(page).toHaveURL(/\/40[34]$/)
})

test('what an address gets wrong is said in a sentence', { tag: '@long' }, async ({ page, signIn }) => {
  await signIn('marisol')
  for (const search of [
    '?schools[]=abc',
    '?from=2026-10-22&to=2026-10-01',
    '?from=2024-01-01&to=2026-01-01',
  ]) {
    await page.goto(`/reports/school-overview${search}`)
    await expect(page.getByRole('alert')).not.toBeEmpty()
    await page.getByRole('link', { name: 'Reset filters' }).click()
    await expect(page.getByRole('heading', { name: 'Visits per week' })).toBeVisible()
  }
  await page.goto('/reports/rubric/999999')
  await expect(page).toHaveURL(/\/404$/)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })

    test('the overview, its filters and its visits can be used by everybody', { tag: '@long' }, async ({
      page,
      signIn,
    }) => {
      await signIn('marisol', '/reports/school-overview')
      await expect(page.getByRole('heading', { name: 'Visits per week' })).toBeVisible()
      expect(await seriousFindings(page)).toEqual([])
      await filters(page).getByRole('button').first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await seriousFindings(page)).toEqual([])

      await page.goto('/reports/visits?weekdays[]=2')
      await expect(title(page, /^\d+ visits?$/)).toBeVisible()
      expect(await seriousFindings(page)).toEqual([])
    })

    test('the other reports can be used by everybody', { tag: '@long' }, async ({ page, signIn }) => {
      await signIn('marisol')
      for (const path of ['/reports/custom-look-for', '/reports/rubric', '/reports/individual-educator']) {
        await page.goto(path)
        await page.locator('#content').getByRole('region').getByRole('link').first().click()
        await expect(filters(page)).toBeVisible()
        expect(await seriousFindings(page)).toEqual([])
      }
    })
  })
}

test('the reports fit 320 px', { tag: '@long' }, async ({ page, signIn }) => {
  await signIn('marisol')
  await page.setViewportSize({ width: 320, height: 700 })
  for (const path of ['school-overview', 'individual-educator', 'custom-look-for', 'rubric', 'visits']) {
    await page.goto(`/reports/${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(320)
  }
})
