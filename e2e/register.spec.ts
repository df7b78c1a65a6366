import AxeBuilder from '@axe-core/playwright'
import { expect, fillIn, test } from './fixtures.ts'
import { mailsTo } from './mailbox.ts'

// From one address at most five districts an hour are registered: one journey a width is all there is room for.
test.use({ timezoneId: 'America/Chicago' })

test('a district registers, is on trial, sees what comes next, and signs in again', async ({ page }, {
  project,
}) => {
  test.setTimeout(90_000)
  const email = `nadia-${project.name}@pine-hollow.example`
  await page.goto('/login')
  await page.getByRole('link', { name: 'Start a 30-day trial' }).click()
  await expect(page).toHaveTitle('Register | Corridor')
  await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Central time, Chicago')

  await test.step('a fault is said at its field, and nothing typed is lost', async () => {
    await page.getByLabel('District name').fill('Pine Hollow Schools')
    await page.getByLabel('First school').fill('Pine Hollow Elementary')
    await page.getByLabel('Grades').fill('K–5')
    await page.getByLabel('Name', { exact: true }).fill('Nadia Bloom')
    await page.getByLabel('Work email').fill(email)
    await page.getByRole('textbox', { name: 'Choose a password' }).fill('short')
    await page.getByRole('button', { name: 'Start the trial' }).click()
    await expect(page.getByText('Use at least 12 characters.')).toBeVisible()
    await expect(page.getByLabel('District name')).toHaveValue('Pine Hollow Schools')
  })

  await test.step('the dashboard says what to do next', async () => {
    await page.getByRole('textbox', { name: 'Choose a password' }).fill('lavender kettle thursday')
    await page.getByRole('button', { name: 'Start the trial' }).click()
    await expect(page).toHaveTitle('Dashboard | Corridor')
    await expect(page.getByRole('heading', { name: 'No educators yet' })).toBeVisible()
    await page.getByRole('link', { name: 'Look through your school year and its closed days' }).click()
    await expect(page.getByRole('heading', { name: 'School year 2026–27' })).toBeVisible()
  })

  await test.step('the billing page shows the trial', async () => {
    await page.goto('/settings/billing')
    await expect(page.getByText('Pine Hollow Elementary').filter({ visible: true }).first()).toBeVisible()
    await expect(page.getByText(/November 21|Nov 21/).first()).toBeVisible()
  })

  await test.step('a welcome arrives', async () => {
    await expect.poll(async () => (await mailsTo(email)).length, { timeout: 15_000 }).toBe(1)
    expect((await mailsTo(email))[0]?.subject).toBe('Welcome to Corridor')
  })

  await test.step('and the password signs in again', async () => {
    await page.getByRole('button', { name: 'Nadia Bloom, account' }).filter({ visible: true }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(page).toHaveTitle('Sign in | Corridor')
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await fillIn(page, email, 'lavender kettle thursday')
    await expect(page).toHaveTitle('Dashboard | Corridor')
  })
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })

    test('the page fits 320 px and can be used by everybody, faults and all', async ({ page }) => {
      await page.goto('/auth/register')
      await page.getByRole('button', { name: 'Start the trial' }).click()
      await expect(page.getByText('Name the district.')).toBeVisible()
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
        .analyze()
      expect(violations.map(({ id }) => id)).toEqual([])

      await page.setViewportSize({ width: 320, height: 700 })
      const width = page.evaluate(() => document.documentElement.scrollWidth)
      expect(await width).toBeLessThanOrEqual(320)
    })
  })
}
