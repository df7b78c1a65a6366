import { expect, test } from '../fixtures.ts'

/** As a spreadsheet writes it in half the world: a mark, a line above the headings, semicolons, totals. */
const MESSY = `\u{feff}Willow staff;;;;
Employee ID;Name;E-mail;School;Room
W-1;Quist, Wilma;wilma@willow.example;Copper Ridge Middle School;140
W-2;José Núñez;jose@willow;Copper Ridge Middle School;12
W-3;Ann Twin;;CRMS;
W-4;Bo Lee;bo@willow.example;Copper Ridge Middle School;
W-4;Bea Lee;bea@willow.example;Copper Ridge Middle School;
Total;5;;;
`

test('a messy spreadsheet is checked, mended, imported, undone and imported again', { tag: '@long' }, async ({
  page,
  signIn,
}) => {
  const file = { name: 'staff.csv', mimeType: 'text/csv', buffer: Buffer.from(MESSY) }
  const main = page.getByRole('main')
  const upload = async () => {
    await page.getByLabel('Roster file').setInputFiles(file)
    await expect(main.getByText('staff.csv · CSV')).toBeVisible()
  }
  await signIn('lorraine', '/educators')
  await page.getByRole('link', { name: 'Import' }).click()
  await upload()
  await expect(page.getByRole('button', { name: 'Rows with faults 3' })).toBeVisible()

  await page.getByRole('button', { name: 'Type address' }).click()
  await page.getByRole('textbox', { name: 'Email' }).fill('jose@willow.example')
  await page.getByRole('button', { name: 'Check again' }).click()
  await page.getByRole('button', { name: 'Choose school' }).click()
  await page.getByRole('combobox', { name: '“CRMS” is' }).click()
  await page.getByRole('option', { name: 'Copper Ridge Middle School' }).click()
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(page.getByRole('button', { name: 'Rows with faults 1' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'New 4' })).toBeVisible()

  const begin = page.getByRole('button', { name: 'Import 4 changes, leave 1 out' })
  await expect(begin).toBeDisabled()
  await page.getByRole('radio', { name: /leave 1 out/ }).check()
  await begin.click()
  await expect(main.getByRole('heading', { name: 'Imported' })).toBeVisible()
  await expect(main.getByText('4 people added.')).toBeVisible()

  await page.getByRole('button', { name: 'Undo this import' }).click()
  await expect(main.getByRole('heading', { name: 'Undone' })).toBeVisible()
  await expect(main.getByText('4 changes taken back.')).toBeVisible()

  await page.getByRole('button', { name: 'Import another file' }).click()
  await upload()
  await page.getByRole('radio', { name: /leave 2 out/ }).check()
  await page.getByRole('button', { name: 'Import 3 changes, leave 2 out' }).click()
  await expect(main.getByRole('heading', { name: 'Imported' })).toBeVisible()
  await page.goto('/educators?search=Quist')
  await expect(page.getByRole('link', { name: 'Wilma Quist' })).toBeVisible()

  // The same file again has nothing to do.
  await page.goto('/educators/import')
  await upload()
  await expect(main.getByText('Nothing to change: everybody is as the file says.')).toBeVisible()
})
