import type { Page } from '@playwright/test'
import { storedZip } from '../../apps/server/src/modules/rosters/read/workbook/stored-zip.ts'
import { expect, test } from '../fixtures.ts'

/** A spreadsheet as half the world writes it: a byte order mark, a line above the headings, semicolons, totals. */
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

  // Importing the file again has nothing to do.
  await page.goto('/educators/import')
  await upload()
  await expect(main.getByText(/^Nothing to change/)).toBeVisible()
})

const SCHOOL = 'Juniper Street Elementary School'
const MANIFEST = 'propertyName,value\noneroster.version,1.1\nfile.users,bulk\nfile.orgs,bulk\n'
const ORGS = `sourcedId,status,name,type\nJ-1,active,${SCHOOL},school\nJ-2,active,Nowhere Hill,school\n`
const USERS = 'sourcedId,status,enabledUser,orgSourcedIds,role,username,givenName,familyName,email\n'

/** Four teachers as a system exports them when all is well. */
const clean = `${USERS}J-10,active,true,J-1,teacher,ivy,Ivy,Chen,ivy@juniper.example
J-11,active,true,J-1,teacher,leo,Leo,Brandt,leo@juniper.example
J-12,active,true,J-1,teacher,mo,Mo,Park,
J-13,active,true,J-1,teacher,sky,Sky,Olsen,sky@juniper.example
`

/**
 * The district’s roster a month later: one person married, one left, one is new, one is there twice, one is at an
 * unknown school; families and students are in it as well.
 */
const messy = `${USERS}J-10,active,true,J-1,teacher,ivy,Ivy,Chén-Díaz,ivy@juniper.example
J-11,active,true,J-1,teacher,leo,Leo,Brandt,leo@juniper.example
J-11,active,true,J-1,teacher,leonie,Leonie,Brand,leonie@juniper.example
J-12,active,true,J-1,teacher,mo,Mo,Park,mo@juniper.example
J-13,tobedeleted,true,J-1,teacher,sky,Sky,Olsen,sky@juniper.example
J-14,active,true,J-1,teacher,ada,Ada,Núñez,ada@juniper.example
J-15,active,true,J-2,teacher,kit,Kit,Moss,kit@juniper.example
J-90,active,true,J-1,student,s1,Not,Read,
J-91,active,true,J-1,parent,p1,Nor,This,
`

const zipped = (users: string, encoding: BufferEncoding = 'utf8') =>
  Buffer.from(
    storedZip(
      new Map([
        ['manifest.csv', [Buffer.from(MANIFEST)]],
        ['orgs.csv', [Buffer.from(ORGS)]],
        ['users.csv', [Buffer.from(users, encoding)]],
      ]),
    ),
  )

/** Checks a file, and expects so many of each kind. */
async function check(page: Page, name: string, buffer: Buffer, counts: Readonly<Record<string, number>>) {
  await page.goto('/educators/import')
  await page.getByLabel('Roster file').setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
  await expect(page.getByRole('main').getByText(`${name} ·`)).toBeVisible()
  for (const [kind, count] of Object.entries(counts))
    await expect(page.getByRole('button', { name: `${kind} ${count}`, exact: true })).toBeVisible()
}

const nothing = (page: Page) =>
  expect(page.getByRole('main').getByText('Nothing to change: everybody is as the file says.')).toBeVisible()

async function begin(page: Page, name: string) {
  await page.getByRole('button', { name }).click()
  await expect(page.getByRole('main').getByRole('heading', { name: 'Imported' })).toBeVisible()
}

test('a clean OneRoster bundle, then a messy one: each change is told, made, undone and made again', {
  tag: '@long',
}, async ({ page, signIn }) => {
  const main = page.getByRole('main')
  await signIn('lorraine', '/educators')
  await check(page, 'clean.zip', zipped(clean), { New: 4, 'Rows with faults': 0 })
  await begin(page, 'Import 4 changes')
  await check(page, 'clean.zip', zipped(clean), { New: 0, Unchanged: 4 })
  await nothing(page)

  const told = { New: 1, Changed: 2, Leaving: 1, 'Rows with faults': 2 }
  await check(page, 'messy.zip', zipped(messy, 'latin1'), told)
  await expect(main.getByText('1 student and 1 parent were counted, not read.')).toBeVisible()
  await page.getByRole('button', { name: 'Changed 2', exact: true }).click()
  await expect(main.getByText('Ivy Chén-Díaz').first()).toBeVisible()
  await expect(main.getByText('mo@juniper.example').first()).toBeVisible()
  await page.getByRole('radio', { name: /leave 2 out/ }).check()
  await begin(page, 'Import 4 changes, leave 2 out')
  await expect(main.getByText('1 person added')).toBeVisible()

  await page.getByRole('button', { name: 'Undo this import' }).click()
  await expect(main.getByRole('heading', { name: 'Undone' })).toBeVisible()
  await expect(main.getByText('4 changes taken back.')).toBeVisible()
  await check(page, 'clean.zip', zipped(clean), { New: 0, Changed: 0, Unchanged: 4 })

  await check(page, 'messy.zip', zipped(messy, 'latin1'), told)
  await page.getByRole('radio', { name: /leave 2 out/ }).check()
  await begin(page, 'Import 4 changes, leave 2 out')
  await check(page, 'messy.zip', zipped(messy, 'latin1'), { New: 0, Changed: 0, Leaving: 0 })
  await page.goto('/educators?search=Chen-Diaz')
  await expect(page.getByRole('link', { name: 'Ivy Chén-Díaz' })).toBeVisible()
})

/** A file as Excel on Windows writes it: Latin letters, a row for each school, somebody without id and address. */
const windows = (surname: string) =>
  Buffer.from(
    [
      'Staff #;Last name;First name;E-mail;Building',
      `L-1;${surname};Íñigo;inigo@latin.example;${SCHOOL}`,
      `L-2;Ortiz;Mercè;;${SCHOOL}`,
      'L-2;Ortiz;Mercè;;Copper Ridge Middle School',
      `;Sólo;Nombre;;${SCHOOL}`,
    ].join('\r\n'),
    'latin1',
  )

test('a sheet in the letters of Windows: one person at two schools is one, a changed surname is told, a name alone stays out', {
  tag: '@long',
}, async ({ page, signIn }) => {
  const main = page.getByRole('main')
  await signIn('lorraine', '/educators')
  await check(page, 'latin.csv', windows('Peña'), { New: 2, 'Rows with faults': 1 })
  await expect(main.getByText(/Windows letters, semicolons/)).toBeVisible()
  await page.getByRole('button', { name: 'Rows with faults 1', exact: true }).click()
  await expect(main.getByText(/A name alone does not tell who it is/).first()).toBeVisible()
  const whole = page.getByRole('checkbox', { name: /whole roster of its schools/ })
  await whole.click()
  await expect(whole).not.toBeChecked()
  await page.getByRole('radio', { name: /leave 1 out/ }).check()
  await begin(page, 'Import 2 changes, leave 1 out')

  await check(page, 'latin.csv', windows('Peña-Ruiz'), { New: 0, Changed: 1 })
  await expect(main.getByText('Íñigo Peña-Ruiz').first()).toBeVisible()
  await check(page, 'latin.csv', windows('Peña'), { New: 0, Changed: 0 })
})
