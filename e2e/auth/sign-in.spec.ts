import { expect, fillIn, test } from '../fixtures.ts'

test('a principal signs in, sees her school and signs out', { tag: '@long' }, async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle('Sign in | Corridor')
  await fillIn(page, 'marisol')

  await expect(page).toHaveTitle('Dashboard | Corridor')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thursday, October 22')
  await expect(page.getByText(/^Instructional week 9 · .*24 active educators$/)).toBeVisible()
  // The sample's own numbers are for its test: other journeys visit her school meanwhile.
  await expect(page.getByRole('img', { name: /^\d+ of 12 visits this week$/ })).toBeVisible()
  await expect(page.getByText(/23 of 24 educators, \d+ visits\.$/)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Victor Szymanski' })).toContainText(
    '35 school days since last visit',
  )

  await page.getByRole('button', { name: 'Marisol Okafor, account' }).filter({ visible: true }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveTitle('Sign in | Corridor')
  await expect(page.getByText('You are signed out')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('marisol@alder-valley.example')

  await page.goBack()
  await expect(page).toHaveTitle('Sign in | Corridor')
})

test('a wrong password is said in words and loses nothing', { tag: '@long' }, async ({ page }) => {
  await page.goto('/login')
  await fillIn(page, 'marisol', 'corridor-simple')

  await expect(page.getByRole('alert')).toHaveText(
    'That email and password do not match. Check both and try again.',
  )
  await expect(page.getByLabel('Email')).toHaveValue('marisol@alder-valley.example')
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('corridor-simple')
})

test('the session lives on in a new tab and after a reload', { tag: '@long' }, async ({
  page,
  context,
  signIn,
}) => {
  await signIn('marisol')
  await expect(page).toHaveTitle('Dashboard | Corridor')
  await page.reload()
  await expect(page).toHaveTitle('Dashboard | Corridor')

  const tab = await context.newPage()
  await tab.goto('/login')
  await expect(tab).toHaveURL(/\/404$/)
})

test('the demo opens without a password', { tag: '@long' }, async ({ page }) => {
  await page.goto('/auth/login')
  await page.getByRole('button', { name: 'Open the demo' }).click()

  await expect(page).toHaveTitle('Dashboard | Corridor')
  await expect(page.getByRole('button', { name: /6 schools$/ })).toBeVisible()
})

test('signing in returns to where the person was going', { tag: '@long' }, async ({ page, signIn }) => {
  await signIn('lorraine')
  await page.getByRole('button', { name: /6 schools$/ }).click()
  await page.getByRole('menuitem', { name: 'Stonebridge High School' }).click()
  await expect(page).toHaveURL(/\?school=\d+$/)
  const address = page.url()
  await page.evaluate(() => localStorage.clear())

  await page.goto(address)
  await fillIn(page, 'lorraine')

  await expect(page).toHaveURL(address)
  await expect(page.getByRole('button', { name: /^Stonebridge( High School)?$/ })).toBeVisible()
})

test.describe('everybody finds a page of their own', () => {
  for (const [who, words] of [
    ['omar', 'Sent to me'],
    ['lorraine', 'Needs attention'],
    ['vera', 'Days since the last visit'],
    ['priya', 'Your week'],
    ['carla', 'Who to ask'],
    ['noor@mill-creek.example', 'Your district has no current plan'],
  ] as const) {
    test(`${who}: ${words}`, { tag: '@long' }, async ({ page, signIn }) => {
      await signIn(who)
      await expect(page.getByRole('heading', { name: words })).toBeVisible()
    })
  }
})
