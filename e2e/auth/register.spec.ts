import AxeBuilder from '@axe-core/playwright'
import { expect, fillIn, test } from '../fixtures.ts'
import { linkTo, mailsTo } from '../mailbox.ts'

// From one address at most five districts an hour are registered: one journey a width is all there is room for.
test.use({ timezoneId: 'America/Chicago' })

test('a district registers, begins its trial from the mailed link, sees what comes next, and signs in again @long', async ({
  page,
}, { project }) => {
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
    await page.getByLabel('Work email').fill('nadia')
    await page.getByRole('button', { name: 'Email me the link' }).click()
    await expect(page.getByText('Enter an email address such as name@school.org.')).toBeVisible()
    await page.getByLabel('Name', { exact: true }).fill('evil.example')
    await page.getByLabel('Work email').fill(email)
    await page.getByRole('button', { name: 'Email me the link' }).click()
    await expect(page.getByText('A name cannot hold a web or email address.')).toBeVisible()
    await expect(page.getByLabel('District name')).toHaveValue('Pine Hollow Schools')
  })

  await test.step('who has the address is written to, and who typed it is not signed in', async () => {
    await page.getByLabel('Name', { exact: true }).fill('Nadia Bloom')
    await page.getByRole('button', { name: 'Email me the link' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email')
    await expect(page.getByRole('status')).toContainText(`We have written to ${email}.`)
    await page.getByRole('button', { name: 'Wrong address? Change it' }).click()
    await expect(page.getByLabel('Work email')).toHaveValue(email)
    await expect(page.getByLabel('First school')).toHaveValue('Pine Hollow Elementary')
    await page.goto('/')
    await expect(page).toHaveTitle('Sign in | Corridor')
  })

  await test.step('the link begins the trial when its button is pressed', async () => {
    await expect.poll(() => linkTo(email, '/auth/register/')).toBeDefined()
    const link = (await linkTo(email, '/auth/register/')) ?? ''
    // A mail scanner opens it first.
    expect((await page.request.get(link)).status()).toBe(200)
    await page.goto(link)
    await expect(page).toHaveTitle('Begin your trial | Corridor')
    await expect(page).toHaveURL(/\/auth\/register\/confirm$/)
    await expect(page.getByText('Pine Hollow Schools')).toBeVisible()
    await page.getByRole('textbox', { name: 'Choose a password' }).fill('short')
    await page.getByRole('button', { name: 'Begin the trial' }).click()
    await expect(page.getByText('Use at least 12 characters.')).toBeVisible()
  })

  await test.step('the dashboard says what to do next', async () => {
    await page.getByRole('textbox', { name: 'Choose a password' }).fill('lavender kettle thursday')
    await page.getByRole('button', { name: 'Begin the trial' }).click()
    await expect(page).toHaveTitle('Dashboard | Corridor')
    await expect(page.getByRole('heading', { name: 'Set up Pine Hollow Schools' })).toBeVisible()
    await page.getByRole('link', { name: 'Look through: School year' }).click()
    await expect(page.getByRole('heading', { name: 'School year 2026–27' })).toBeVisible()
    await page.getByRole('link', { name: 'Back to the first steps' }).click()
    await expect(page.getByRole('heading', { name: 'Set up Pine Hollow Schools' })).toBeVisible()
  })

  await test.step('the billing page shows the trial', async () => {
    await page.goto('/settings/billing')
    await expect(page.getByText('Pine Hollow Elementary').filter({ visible: true }).first()).toBeVisible()
    await expect(page.getByText(/November 21|Nov 21/).first()).toBeVisible()
  })

  await test.step('a welcome arrives', async () => {
    const subjects = async () => (await mailsTo(email)).map(({ subject }) => subject)
    await expect.poll(subjects).toContain('Welcome to Corridor')
  })

  await test.step('and the password signs in again', async () => {
    await page.getByRole('button', { name: 'Nadia Bloom, account' }).filter({ visible: true }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(page).toHaveTitle('Sign in | Corridor')
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await fillIn(page, email, 'lavender kettle thursday')
    await expect(page).toHaveTitle('Dashboard | Corridor')
  })

  await test.step('the link works once, and says so', async () => {
    await page.evaluate(() => localStorage.clear())
    await page.goto((await linkTo(email, '/auth/register/')) ?? '')
    await expect(page.getByRole('alert')).toHaveText(
      'Your trial has already begun. Sign in with your email and your password.',
    )
  })
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })

    test('the pages fit 320 px and can be used by everybody, faults and all', { tag: '@long' }, async ({
      page,
    }) => {
      for (const [path, button, words] of [
        ['/auth/register', 'Email me the link', 'Name the district.'],
        ['/auth/register/confirm/never-issued', '', 'This link is too old or incomplete.'],
      ] as const) {
        await page.setViewportSize({ width: 1440, height: 900 })
        await page.goto(path)
        if (button) await page.getByRole('button', { name: button }).click()
        await expect(page.getByText(words)).toBeVisible()
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
          .analyze()
        expect(violations.map(({ id }) => id)).toEqual([])

        await page.setViewportSize({ width: 320, height: 700 })
        const width = page.evaluate(() => document.documentElement.scrollWidth)
        expect(await width).toBeLessThanOrEqual(320)
      }
    })
  })
}
