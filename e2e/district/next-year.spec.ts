import { expect, test } from '../fixtures.ts'

test('a school year is prepared, kept, checked by name, set up and undone @long', async ({
  page,
  signIn,
}) => {
  await signIn('lorraine', '/settings/district')
  await page.getByRole('link', { name: 'Prepare next school year' }).click()
  const title = page.getByRole('heading', { level: 1, name: /^Prepare 20/ })
  await expect(title).toBeVisible()
  await page.getByRole('button', { name: /^Add all/ }).click()
  await page.getByRole('button', { name: 'Next: people' }).click()

  const people = page.getByRole('list', { name: 'Educators' }).getByRole('listitem')
  const name = (await people.first().locator('strong').textContent()) ?? ''
  await people.first().getByRole('combobox').click()
  await page.getByRole('option', { name: 'Leaves' }).click()
  await expect(page.getByText('Plan saved')).toBeVisible()
  // The plan is as it was after somebody leaves the page and comes back.
  await page.reload()
  await expect(page.getByText('1 change')).toBeVisible()

  await page.getByRole('button', { name: /^3 Check|Check/ }).click()
  const leaving = page.getByRole('region', { name: 'Leaving' })
  await expect(leaving.getByText(name)).toBeVisible()
  await page.getByRole('button', { name: /^Set up 20/ }).click()
  await expect(page.getByText(/It can be undone until/)).toBeVisible()

  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click()
  await expect(title).toBeVisible()
  await expect(page.getByText('1 change')).toBeVisible()
  await page.getByRole('button', { name: 'Discard this plan' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByText('0 changes')).toBeVisible()
})
