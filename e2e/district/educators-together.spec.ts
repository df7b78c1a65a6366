import { expect, test } from '../fixtures.ts'

test('several educators are moved, and moved back', { tag: '@long' }, async ({ page, signIn }) => {
  await signIn('lorraine', '/educators?search=haddad')
  const list = page.getByRole('region', { name: 'Educators' })
  await list.getByRole('checkbox', { name: 'Choose Omar Haddad' }).check()
  await page.getByRole('button', { name: 'Move…' }).click()
  await page.getByRole('combobox', { name: 'School' }).click()
  await page.getByRole('option', { name: 'Lantern Hill Middle School' }).click()
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  const said = page.getByText('1 educator moved to Lantern Hill Middle School.')
  await expect(said).toBeVisible()
  await expect(list).toContainText('Lantern Hill')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('1 educator as before.')).toBeVisible()
  await expect(list).toContainText('Copper Ridge')
})

test(
  'two that are one are found, merged, and apart again',
  { tag: '@long' },
  async ({ page, signIn }, info) => {
    const name = `Twin of the ${info.project.name}`
    await signIn('lorraine', '/educators')
    for (const room of ['Room 901', 'Room 902']) {
      await page.goto('/educators/create')
      await page.getByLabel('Name').fill(name)
      await page.getByLabel('Grades').fill('7')
      await page.getByLabel('Subject').fill('Chess')
      await page.getByLabel('Room, optional').fill(room)
      await page.getByRole('combobox', { name: 'School' }).click()
      await page.getByRole('option', { name: 'Lantern Hill Middle School' }).click()
      await page.getByRole('button', { name: 'Add educator' }).click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    }
    const gone = page.url()
    await page.goto('/educators')
    await page.getByRole('link', { name: 'Possible duplicates' }).click()
    const pair = page.getByRole('region', { name: `${name} and ${name}` })
    await pair.getByRole('radio', { name: 'Room 902' }).check()
    await pair.getByRole('button', { name: 'Merge' }).dblclick()
    await expect(pair).toHaveCount(0)
    await page.goto(gone)
    await expect(page).not.toHaveURL(gone)
    await expect(page.getByText(/Room 902/)).toBeVisible()

    await page.goto('/educators/duplicates')
    await page.getByRole('listitem').filter({ hasText: name }).getByRole('button', { name: 'Undo' }).click()
    await expect(pair).toBeVisible()
    await page.goto(gone)
    await expect(page).toHaveURL(gone)
    await page.goto('/educators/duplicates')
    await pair.getByRole('button', { name: 'Not the same person' }).click()
    await expect(pair).toHaveCount(0)
  },
)
