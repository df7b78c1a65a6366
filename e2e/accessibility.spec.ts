import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

async function seriousFindings(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })

    for (const path of ['/login', '/403', '/404']) {
      test(`${path} can be used by everybody`, async ({ page }) => {
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
      await expect(page.getByRole('heading', { name: 'Coverage' })).toBeVisible()
      expect(await seriousFindings(page)).toEqual([])

      await page.getByRole('button', { name: 'Lorraine Tsosie, account' }).filter({ visible: true }).click()
      await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible()
      expect(await seriousFindings(page)).toEqual([])
    })
  })
}
