import { expect, fillIn, test } from './fixtures.ts'

test('the demo opens the profile, and trying to save says what it is', async ({ page }) => {
  await page.goto('/login?to=/settings/profile')
  await page.getByRole('button', { name: 'Open the demo' }).click()
  await page.getByLabel('Name').fill('Somebody Else')
  await page.getByRole('button', { name: 'Save name' }).click()

  const dialog = page.getByRole('dialog', { name: 'Demo Account' })
  await expect(dialog).toContainText('This account is view only and cannot create or edit data.')
  await expect(dialog).toContainText('support@corridor.example')
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByLabel('Name')).toHaveValue('Somebody Else')
  await page.reload()
  await expect(page.getByLabel('Name')).toHaveValue('Demo Visitor')
})

test('a device that is signed out elsewhere is out at its next step', async ({
  page,
  browser,
  signIn,
  baseURL,
}) => {
  const tablet = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await tablet.goto('/login')
  await fillIn(tablet, 'vera')
  await expect(tablet).toHaveTitle('Dashboard | Corridor')
  await signIn('vera')
  await page.goto('/settings/profile')

  for (const row of await page.getByRole('button', { name: 'Sign out' }).all()) await row.click()
  await expect(page.getByRole('button', { name: 'Sign out' })).toHaveCount(0)

  await tablet.getByRole('button', { name: 'Vera Castleton, account' }).filter({ visible: true }).click()
  await tablet.getByRole('menuitem', { name: 'Profile' }).click()
  await expect(tablet).toHaveURL(/\/login/)
})
