import { expect, test } from '../fixtures.ts'

test('navigation fits the width: a bar below, a rail, or a menu with words', async ({
  page,
  signIn,
  viewport,
}) => {
  await signIn('marisol')
  const width = viewport?.width ?? 0
  const link = page.getByRole('link', { name: width < 768 ? 'Home' : 'Dashboard', exact: true })
  const box = await link.boundingBox()

  await expect(link).toHaveAttribute('aria-current', 'page')
  if (width < 768) expect(box?.y).toBeGreaterThan((viewport?.height ?? 0) - 80)
  else expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(width < 1200 ? 72 : 224)
})

test('an unknown address leads to the start, and refused pages say what happened', { tag: '@long' }, async ({
  page,
  signIn,
}) => {
  await signIn('marisol', '/no/such/page')
  await expect(page).toHaveTitle('Dashboard | Corridor')

  await page.goto('/403')
  await expect(page).toHaveTitle('No access | Corridor')
  await page.goto('/404')
  await expect(page).toHaveTitle('Not found | Corridor')
  await page.getByRole('link', { name: 'Go to the dashboard' }).click()
  await expect(page).toHaveTitle('Dashboard | Corridor')
})

test('every navigation returns to the top', { tag: '@long' }, async ({ page, signIn }) => {
  await signIn('lorraine')
  await expect(page.getByRole('heading', { name: 'Follow-through' })).toBeVisible()
  const atTop = () => page.evaluate(() => scrollY)
  const scrollDown = () => page.evaluate(() => scrollTo(0, 400))
  await scrollDown()
  expect(await atTop()).toBeGreaterThan(0)

  await page.getByRole('button', { name: /6 schools$/ }).click()
  await page.getByRole('menuitem', { name: 'Stonebridge High School' }).click()
  await expect.poll(atTop).toBe(0)
  await expect(page.getByRole('button', { name: /^Stonebridge( High School)?$/ })).toBeVisible()

  await scrollDown()
  await page.goBack()
  await expect.poll(atTop).toBe(0)
})

test('the page fits 320 px and asks nobody but us for anything', { tag: '@long' }, async ({
  page,
  signIn,
  baseURL,
}) => {
  const strangers: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`)) strangers.push(request.url())
  })
  await signIn('lorraine')
  await page.setViewportSize({ width: 320, height: 700 })

  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  expect(strangers).toEqual([])
})

test('the chosen appearance stays', { tag: '@long' }, async ({ page, signIn }) => {
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await signIn('marisol')
  await expect.poll(background).toBe('rgb(243, 246, 246)')

  await page.getByRole('button', { name: 'Marisol Okafor, account' }).filter({ visible: true }).click()
  await page.getByRole('menuitem', { name: 'Profile' }).click()
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect.poll(background).toBe('rgb(13, 23, 26)')

  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await background()).toBe('rgb(13, 23, 26)')
})

test('by keyboard alone: sign in, skip the navigation, open and leave a popover, sign out', async ({
  page,
}) => {
  await page.goto('/login')
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.keyboard.type('marisol@alder-valley.example')
  await page.keyboard.press('Tab')
  await page.keyboard.type('corridor-sample')
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle('Dashboard | Corridor')

  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the page' })).toBeFocused()
  const how = page.getByRole('button', { name: 'How this is counted' })
  await how.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('A visit counts once')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('A visit counts once')).toBeHidden()
  await expect(how).toBeFocused()

  await page.getByRole('button', { name: 'Marisol Okafor, account' }).filter({ visible: true }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Sign out' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle('Sign in | Corridor')
})
