import { expect, test } from '../fixtures.ts'
import { seriousFindings } from '../serious-findings.ts'

test('an administrator finds herself in the list, and narrows it down', { tag: '@long' }, async ({
  page,
  signIn,
}) => {
  await signIn('lorraine', '/settings/activity')
  await expect(page).toHaveTitle('Activity | Corridor')
  await expect(page.getByText('Nobody can change this list, and reading it is recorded too.')).toBeVisible()

  await test.step('by what happened', async () => {
    await page.getByRole('combobox', { name: 'What happened' }).click()
    await page.getByRole('option', { name: 'Signed in', exact: true }).click()
    await expect(page).toHaveURL(/\?event=auth\.sign-in$/)
    const today = page.getByRole('region', { name: /^Thu, Oct 22/ })
    await expect(
      today.getByRole('listitem').filter({ hasText: 'Lorraine Tsosie signed in' }).first(),
    ).toBeVisible()
  })

  await test.step('by who did it, and the address keeps it', async () => {
    await page.getByRole('link', { name: 'Lorraine Tsosie', exact: true }).first().click()
    await expect(page).toHaveURL(/actor=\d+/)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Show everyone, not only Lorraine Tsosie' })).toBeVisible()
    const others = page.getByRole('listitem').filter({ hasNotText: 'Lorraine Tsosie signed in' })
    await expect(page.getByRole('region').getByRole('listitem').and(others)).toHaveCount(0)
  })

  await test.step('by days', async () => {
    await page.getByLabel('To', { exact: true }).fill('2026-08-01')
    await expect(page.getByRole('heading', { name: 'Nothing matches these filters' })).toBeVisible()
    await page.getByRole('link', { name: 'show everything' }).click()
    await expect(page).toHaveURL(/\/settings\/activity$/)
    await expect(page.getByRole('region', { name: /^Thu, Oct 22/ })).toBeVisible()
  })

  await test.step('her own reading is there too', async () => {
    await page.goto('/settings/activity?event=audit.read')
    await expect(page.getByText('Lorraine Tsosie read this list').first()).toBeVisible()
  })
})

test('a teacher is turned away', { tag: '@long' }, async ({ page, signIn }) => {
  await signIn('omar', '/settings/activity')

  await expect(page).toHaveURL(/\/403$/)
})

test('the district sees whether support has looked', { tag: '@long' }, async ({ page, signIn }) => {
  await signIn('lorraine', '/settings/activity')
  await page.getByRole('link', { name: 'Support visits' }).click()

  await expect(page).toHaveURL(/\?view=support$/)
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(/No support visits|Support visits/)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })

    test('the list and its filters can be used by everybody', { tag: '@long' }, async ({ page, signIn }) => {
      await signIn('lorraine', '/settings/activity')
      await expect(page.getByRole('region').first()).toBeVisible()
      expect(await seriousFindings(page)).toEqual([])

      await page.getByRole('combobox', { name: 'What happened' }).click()
      await expect(page.getByRole('option', { name: 'Everything' })).toBeVisible()
      expect(await seriousFindings(page)).toEqual([])

      await page.goto('/settings/activity?view=support')
      await expect(page.getByRole('heading', { level: 2 })).toBeVisible()
      expect(await seriousFindings(page)).toEqual([])
    })
  })
}

test('the list fits 320 px', { tag: '@long' }, async ({ page, signIn }) => {
  await signIn('lorraine')
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/settings/activity?event=auth.sign-in')
  await page.getByRole('link', { name: 'Lorraine Tsosie', exact: true }).first().click()
  await expect(page.getByRole('button', { name: /^Show everyone/ })).toBeVisible()

  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})
