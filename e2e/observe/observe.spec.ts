import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { button, classSize, finish, keptInBrowser, MORNING, pill, startOnTask, sweep } from '../observing.ts'

test.beforeEach(async ({ page }) => page.clock.install({ time: MORNING }))

/** Reaches a control by the Tab key, as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible()
  for (let stops = 0; stops < 80; stops += 1) {
    if (await target.evaluate((it) => it === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('The keyboard does not get there.')
}

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' })

  test('a visit by keyboard alone, from the dashboard to its end', async ({ page, signIn }) => {
    await signIn('ruben.salcedo')
    await tabTo(page, page.getByRole('link', { name: 'Observe', exact: true }).filter({ visible: true }))
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('searchbox', { name: 'Find an educator' }))
    await page.keyboard.type('cordero')
    await tabTo(page, button(page, 'Delia Cordero'))
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('region', { name: 'Tools' }).getByRole('button', { name: 'On Task' }))
    await page.keyboard.press('Enter')
    await sweep(page, 1)
    await page.keyboard.press('Control+z')
    await expect(button(page, `Seat ${await classSize(page)}, look here`)).toBeVisible()
    await page.keyboard.press('2')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('3')
    await expect(button(page, /^Seat 11, off task, active/)).toBeVisible()

    await tabTo(page, button(page, 'Note'))
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('textbox'))
    await page.keyboard.type('s 1 2 3')
    await page.keyboard.press('Escape')
    await expect(button(page, 'Note')).toBeFocused()
    await tabTo(page, button(page, /^Finish/))
    await page.keyboard.press('Enter')
    await expect(
      page.getByRole('heading', { name: /^Saved (on this device|to your account)$/ }),
    ).toBeFocused()
    await tabTo(page, page.getByRole('link', { name: 'Send to Delia' }))
  })
})

for (const mailbox of ['thuy.nguyen', 'vera']) {
  test(`${mailbox} reads visits and cannot make one`, { tag: '@long' }, async ({ page, signIn }) => {
    await signIn(mailbox)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Observe', exact: true })).toHaveCount(0)
    await page.goto('/observations/start')
    await expect(page.getByRole('heading', { name: 'Visits are started by observers' })).toBeVisible()
    await page.goto('/observations/2/create')
    await expect(page.getByRole('heading', { name: 'Visits are started by observers' })).toBeVisible()
  })
}

test('the demo account may try everything, is told at the first save, and leaves nothing behind', async ({
  page,
  signIn,
}) => {
  await signIn('demo', '/observations/start')
  await startOnTask(page, 'Nolan Benally')
  const dialog = page.getByRole('dialog', { name: 'Demo Account' })
  await expect(dialog).toContainText('This account is view only and cannot create or edit data.')
  await dialog.getByRole('button', { name: 'OK' }).click()
  await sweep(page, 1, 3)
  await button(page, 'Note').click()
  await page.getByRole('textbox').fill('Typed by a visitor.')
  await expect(page.getByText('3 of 24 seen')).toBeVisible()
  await expect(pill(page)).toHaveText('View only')
  const kept = await keptInBrowser(page)
  expect(kept).not.toContain('Typed by a visitor.')
  expect(kept).not.toContain('Nolan')
  await expect(dialog).toHaveCount(0)
})

test('the pages fit 320 px', { tag: '@long' }, async ({ page, signIn }) => {
  const fits = () =>
    expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await page.setViewportSize({ width: 320, height: 700 })
  await signIn('noelle.fairbanks', '/observations/start')
  await expect(page.getByRole('heading', { name: 'Who are you visiting?' })).toBeVisible()
  await fits()
  const id = await startOnTask(page, 'Isaac Feinberg')
  await sweep(page, 1)
  await fits()
  await finish(page)
  await fits()
  for (const path of [`/observations/2/send/${id}`, `/observations/2/view/${id}`, '/observations']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await fits()
  }
})
