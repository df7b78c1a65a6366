import { expect, test } from '../fixtures.ts'
import { colorSchemes, seriousFindings } from '../serious-findings.ts'

test('search by keyboard: a person, a page, and what can be done', async ({ page, signIn }) => {
  await signIn('marisol')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('/')
  const field = page.getByRole('combobox', { name: 'Search' })
  await expect(field).toBeFocused()
  await page.keyboard.type('mar be')
  await expect(page.getByRole('option', { name: /^Marcus Bell/ }).first()).toBeVisible()
  await expect(page.getByRole('option', { name: /^Observe Marcus Bell/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Marcus Bell')

  await expect(field).toBeHidden()
  await page.keyboard.press('/')
  await expect(field).toBeFocused()
  await page.keyboard.type('invite a person')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/settings\/user\/create$/)
})

test('search by touch, and by what a device holds', { tag: '@long' }, async ({ page, signIn, context }) => {
  await signIn('marisol')
  await expect(page.getByRole('status').filter({ hasText: /saved/i }).first()).toBeVisible()
  // Pages that a browser has cached open without a connection; here they are loaded by hand before.
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('combobox', { name: 'Search' }).fill('bell')
  await expect(page.getByText('This is what this device holds.')).toBeVisible()
  await expect(page.getByRole('option', { name: /^Observe Marcus Bell/ })).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeHidden()
})

for (const colorScheme of colorSchemes) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })

    test('search, shortcuts and settings can be used by everybody', { tag: '@long' }, async ({
      page,
      signIn,
    }) => {
      await signIn('lorraine', '/settings')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings')
      expect(await seriousFindings(page)).toEqual([])
      await page.keyboard.press('/')
      await page.getByRole('combobox', { name: 'Search' }).fill('marcus')
      await expect(page.getByRole('option', { name: /^Marcus Bell/ }).first()).toBeVisible()
      expect(await seriousFindings(page)).toEqual([])
      await page.keyboard.press('Escape')
      await page.keyboard.press('?')
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
      expect(await seriousFindings(page)).toEqual([])
    })
  })
}
