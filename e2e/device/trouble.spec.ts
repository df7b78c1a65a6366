import { expect, fillIn, test } from '../fixtures.ts'
import { button, finish, MORNING, pill, startOnTask, sweep } from '../observing.ts'

test('a part that does not arrive is said in words, and trying again brings it', { tag: '@long' }, async ({
  page,
}) => {
  await page.route('**/assets/sign-in*.js', (route) => route.abort())
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible()

  await page.unroute('**/assets/sign-in*.js')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})

test('without a connection signing in says so, and keeps what was typed', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await page.goto('/login')
  await page.getByLabel('Email').fill('marisol@alder-valley.example')
  await page.getByRole('textbox', { name: 'Password' }).fill('corridor-sample')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Sign in' }).click()

  const dialog = page.getByRole('dialog', { name: 'Error' })
  await expect(dialog).toContainText('Corridor cannot be reached.')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveTitle('Dashboard | Corridor')
})

test('a token that the server refuses ends the session and leads to the sign-in', { tag: '@long' }, async ({
  page,
  signIn,
}) => {
  await signIn('lorraine')
  await expect(page).toHaveTitle('Dashboard | Corridor')
  await page.getByRole('button', { name: /6 schools$/ }).click()
  // The token changes with the click: requests that the page makes by itself would be refused before.
  await page.getByRole('menuitem', { name: 'Stonebridge High School' }).evaluate((it: HTMLElement) => {
    localStorage.setItem('corridor_auth_token_default', 'x'.repeat(43))
    it.click()
  })

  await expect(page).toHaveURL(/\/login/)
  expect(await page.evaluate(() => localStorage.getItem('corridor_auth_token_default'))).toBeNull()
})

test('a sign-in that ends in another tab takes nothing from who observes, and what they tap is kept', async ({
  page,
  context,
  signIn,
}) => {
  await page.clock.install({ time: MORNING })
  await signIn('kirsten.aldaz', '/observations/start')
  await startOnTask(page, 'Ignacio Lovato')
  const tab = await context.newPage()
  await tab.goto('/educators')
  // In one turn of the page: between two it may notice by itself, and a reload from outside would be cut off.
  await tab.evaluate(() => {
    localStorage.setItem('corridor_auth_token_default', 'x'.repeat(43))
    location.reload()
  })
  await expect(tab).toHaveURL(/\/login/)

  await sweep(page, 1)
  await pill(page).click()
  await expect(page.getByText('You are signed out. 1 observation is safe on this device.')).toBeVisible()
  await finish(page)
  await button(page, 'Done').click()
  await expect(page).toHaveURL(/\/login/)

  await fillIn(page, 'kirsten.aldaz')
  await expect(pill(page)).toHaveText('Saved')
  await page.goto('/observations?status=completed&by=me&from=2026-10-22')
  await expect(page.getByRole('link', { name: /Ignacio Lovato/ }).first()).toBeVisible()
})

test('an uncaught error is reported to us, a rejected promise is not', { tag: '@long' }, async ({
  page,
  trouble,
}) => {
  const reporter = page.waitForResponse(/assets\/reporter.*\.js/)
  await page.goto('/login')
  await reporter
  const reported = page.waitForRequest('**/api/error-reports')
  await page.evaluate(() => {
    setTimeout(() => {
      Promise.reject(new Error('a rejected promise'))
      throw new Error('an uncaught error')
    })
  })

  const { data } = (await reported).postDataJSON()
  expect(data.environment).toBe('production')
  expect(JSON.stringify(data.body)).toContain('an uncaught error')
  expect((await (await reported).response())?.status()).toBe(200)
  expect(trouble.splice(0)).toContain('an uncaught error')
})

test('tabs of one browser belong to one person: signing out in one ends it in all', { tag: '@long' }, async ({
  page,
  context,
  signIn,
}) => {
  await signIn('marisol')
  await expect(page.getByRole('heading', { name: 'Coverage' })).toBeVisible()
  const tab = await context.newPage()
  await tab.goto('/')
  await tab.getByRole('button', { name: 'Marisol Okafor, account' }).filter({ visible: true }).click()
  await tab.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(tab).toHaveTitle('Sign in | Corridor')

  await expect(page).toHaveTitle('Sign in | Corridor')
})
