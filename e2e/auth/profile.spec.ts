import { expect, fillIn, test } from '../fixtures.ts'

test('the demo opens the profile, and trying to save says what it is', { tag: '@long' }, async ({ page }) => {
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

// A person for each width: the journeys run at the same time.
const people = new Map([
  ['phone', 'Thuy Nguyen'],
  ['tablet', 'Yuki Tanabe'],
  ['desktop', 'Hannah Lindqvist'],
])

test(
  'a device that is signed out elsewhere is out at its next step',
  { tag: '@long' },
  async ({ page, browser, signIn }, info) => {
    const name = people.get(info.project.name) ?? ''
    const mailbox = name.toLowerCase().replace(' ', '.')
    const tablet = await (await browser.newContext({ baseURL: process.env.CORRIDOR_URL ?? '' })).newPage()
    await tablet.goto('/login')
    await fillIn(tablet, mailbox)
    await expect(tablet).toHaveTitle('Dashboard | Corridor')
    await signIn(mailbox, '/settings/profile')

    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByRole('button', { name: 'Sign out' })).toHaveCount(0)

    await tablet
      .getByRole('button', { name: `${name}, account` })
      .filter({ visible: true })
      .click()
    await tablet.getByRole('menuitem', { name: 'Profile' }).click()
    await expect(tablet).toHaveURL(/\/login/)
  },
)
