import { expect, test } from '../fixtures.ts'
import { seriousFindings } from '../serious-findings.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })

    for (const path of ['/login', '/403', '/404']) {
      test(`${path} can be used by everybody`, { tag: '@long' }, async ({ page }) => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

        expect(await seriousFindings(page)).toEqual([])
      })
    }

    test('the dashboard, its menus and a refused sign-in can be used by everybody', async ({
      page,
      signIn,
    }) => {
      await page.goto('/login')
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expect(page.getByText('Enter your password.')).toBeVisible()
      expect(await seriousFindings(page)).toEqual([])

      await signIn('lorraine')
      await expect(page.getByRole('heading', { name: 'Follow-through' })).toBeVisible()
      expect(await seriousFindings(page)).toEqual([])

      await page.getByRole('button', { name: 'Lorraine Tsosie, account' }).filter({ visible: true }).click()
      await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible()
      expect(await seriousFindings(page)).toEqual([])
    })

    test('Tool Configuration, with something to save, can be used by everybody', { tag: '@long' }, async ({
      page,
      signIn,
    }) => {
      await signIn('lorraine', '/configuration')
      await page.getByRole('switch', { name: 'On Task' }).press('Space')
      await expect(page.getByRole('region', { name: 'Not saved' })).toBeVisible()
      expect(await seriousFindings(page)).toEqual([])

      await page.getByText('By school').click()
      await expect(page.getByRole('heading', { name: 'By school' })).toBeVisible()
      expect(await seriousFindings(page)).toEqual([])
    })
  })
}
