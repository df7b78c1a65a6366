import { readFile } from 'node:fs/promises'
import { expect, test } from '../fixtures.ts'
import { seriousFindings } from '../serious-findings.ts'

const RIDGE = 'Copper Ridge Middle School'

test('a principal takes her school along, and the district sees that she did', { tag: '@long' }, async ({
  page,
  signIn,
}) => {
  await signIn('marisol')
  await page.getByRole('button', { name: 'Marisol Okafor, account' }).first().click()
  await page.getByRole('menuitem', { name: 'Export data' }).click()
  await expect(page).toHaveTitle('Export data | Corridor')

  await page.getByRole('radio', { name: RIDGE }).check()
  await page.getByRole('button', { name: 'Start export' }).click()
  await expect(page.getByRole('heading', { level: 3, name: RIDGE })).toBeVisible()
  await page.reload()
  const download = page.getByRole('button', { name: `Download ${RIDGE}` }).first()
  await expect(download).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText(/can be downloaded until Oct 23, 9:30 AM/).first()).toBeVisible()

  const coming = page.waitForEvent('download')
  await download.click()
  const file = await coming
  expect(file.suggestedFilename()).toBe(`Corridor ${RIDGE} 2026-10-22.zip`)
  const bytes = await readFile(await file.path())
  expect(bytes.subarray(0, 2).toString()).toBe('PK')
  expect(bytes.includes('observations.csv')).toBe(true)

  await page.goto('/settings/activity')
  await expect(page.getByText(`Marisol Okafor downloaded an export: ${RIDGE}`).first()).toBeVisible()
  await page.goto('/exports')
  await page
    .getByRole('button', { name: `Delete ${RIDGE}` })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 3, name: RIDGE })).toHaveCount(0)
})

test('a viewer is told that there is nothing to export, a teacher that there is their own', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn('vera', '/exports')
  await expect(page.getByRole('heading', { name: 'Nothing to export' })).toBeVisible()

  await signIn('omar', '/exports')
  await expect(page.getByRole('radio')).toHaveCount(1)
  await expect(page.getByRole('radio', { name: 'My own visits' })).toBeChecked()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the page is accessible, ${colorScheme}`, { tag: '@long' }, async ({ page, signIn }) => {
    await page.emulateMedia({ colorScheme })
    await signIn('lorraine', '/exports')
    await page.getByRole('radio', { name: 'One school' }).check()

    expect(await seriousFindings(page)).toEqual([])
  })
}
