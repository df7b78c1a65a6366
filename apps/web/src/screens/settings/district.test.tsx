import { contract } from '@corridor/contract/contract'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { type Answer, refuse, reply } from '../../testing/fake-server.ts'
import { address, visit } from '../../testing/render-screen.tsx'
import { lorraine, marisol } from '../../testing/sample-people.ts'

const { show, change, addSchoolYear, changeSchoolYear } = contract.district

const laborDay = { name: 'Labor Day', firstOn: '2026-09-07', lastOn: '2026-09-07' }
const fallBreak = { name: 'Fall break', firstOn: '2026-10-12', lastOn: '2026-10-16' }
const year = { startsOn: '2026-08-17', endsOn: '2027-05-28', closures: [laborDay, fallBreak] }
const before = { startsOn: '2025-08-18', endsOn: '2026-05-29', closures: [] }
const alderValley = { name: 'Alder Valley Unified', timeZone: 'America/Denver', schoolYears: [year, before] }

function open(...answers: readonly Answer[]) {
  return visit('/settings/district', { as: lorraine, answers: [...answers, reply(show, alderValley)] })
}

const card = (name: string) => within(screen.getByRole('region', { name }))
const row = (number: number) =>
  within(card('School year 2026–27').getByRole('group', { name: `closure ${number}` }))

test('shows the district and a card for each school year', async () => {
  await open()

  expect(document.title).toBe('District | Corridor')
  expect(screen.getByText('Alder Valley Unified · 2 school years')).toBeTruthy()
  expect(screen.getByRole('combobox', { name: 'Time zone' })).toHaveProperty('value', 'Mountain time, Denver')
  expect(card('School year 2026–27').getByLabelText('First day of school')).toHaveProperty(
    'value',
    year.startsOn,
  )
  expect(row(2).getByLabelText('Last day')).toHaveProperty('value', '2026-10-16')
  expect(card('School year 2025–26').getByText('0 closures')).toBeTruthy()
})

describe('name and time', () => {
  test('are saved and confirmed, and the frame follows', async () => {
    const saved = { ...alderValley, name: 'Alder Valley', timeZone: 'America/Chicago' }
    const page = await open(reply(change, saved), reply(show, alderValley), reply(show, saved))
    const { user } = page
    const form = card('Name and time')
    expect(form.getByRole('button', { name: 'Save changes' })).toHaveProperty('disabled', true)

    await user.clear(form.getByLabelText('Name'))
    await user.type(form.getByLabelText('Name'), 'Alder Valley')
    await user.clear(screen.getByRole('combobox', { name: 'Time zone' }))
    await user.type(screen.getByRole('combobox', { name: 'Time zone' }), 'chicago')
    await user.click(await screen.findByRole('option', { name: 'Central time, Chicago' }))
    await user.click(form.getByRole('button', { name: 'Save changes' }))

    expect(await screen.findByText('District saved')).toBeTruthy()
    expect(page.sent(change).map(({ body }) => body)).toEqual([
      { name: 'Alder Valley', timeZone: 'America/Chicago' },
    ])
    expect(page.sent(contract.auth.user)).toHaveLength(2)
    expect(await screen.findByText('Alder Valley · 2 school years')).toBeTruthy()
  })

  test('are checked when a field is left, and can be undone', async () => {
    const { user } = await open()
    const name = card('Name and time').getByLabelText('Name')
    await user.clear(name)
    await user.tab()

    expect(await screen.findByText('Name the district.')).toBeTruthy()

    await user.click(screen.getByRole('button', { name: 'Undo changes' }))
    expect(name).toHaveProperty('value', 'Alder Valley Unified')
  })
})

describe('a school year', () => {
  test('gains and loses closures, and is saved whole', async () => {
    const page = await open(reply(changeSchoolYear, alderValley))
    const { user } = page
    const form = card('School year 2026–27')
    await user.click(form.getByRole('button', { name: 'Remove Labor Day' }))
    expect(document.activeElement).toBe(form.getByRole('button', { name: 'Add closure' }))

    await user.click(form.getByRole('button', { name: 'Add closure' }))
    expect(document.activeElement).toBe(row(2).getByLabelText('Name'))
    await user.keyboard('Thanksgiving')
    await user.type(row(2).getByLabelText('First day'), '2026-11-25')
    await user.type(row(2).getByLabelText('Last day'), '2026-11-27')
    await user.click(form.getByRole('button', { name: 'Save changes' }))

    expect(await screen.findByText('School year saved')).toBeTruthy()
    const thanksgiving = { name: 'Thanksgiving', firstOn: '2026-11-25', lastOn: '2026-11-27' }
    expect(page.sent(changeSchoolYear)).toMatchObject([
      {
        path: '/api/district/school-years/2026-08-17',
        body: { ...year, closures: [fallBreak, thanksgiving] },
      },
    ])
  })

  test('is not sent with a day that cannot be; the field says what to do', async () => {
    const page = await open()
    await page.user.clear(row(2).getByLabelText('Last day'))
    await page.user.type(row(2).getByLabelText('Last day'), '2026-10-01')
    await page.user.click(card('School year 2026–27').getByRole('button', { name: 'Save changes' }))

    expect(await row(2).findByText('Choose the first day or a later one.')).toBeTruthy()
    expect(document.activeElement).toBe(row(2).getByLabelText('Last day'))
    expect(page.sent(changeSchoolYear)).toEqual([])
  })

  test('keeps what was typed when the server refuses a field', async () => {
    const fields = { 'closures.1.firstOn': 'This overlaps Labor Day. Choose other days.' }
    const page = await open(refuse(changeSchoolYear, 'invalid-request', fields))
    await page.user.type(row(2).getByLabelText('Name'), ' week')
    await page.user.click(card('School year 2026–27').getByRole('button', { name: 'Save changes' }))

    expect(await row(2).findByText(fields['closures.1.firstOn'])).toBeTruthy()
    expect(row(2).getByLabelText('Name')).toHaveProperty('value', 'Fall break week')
    expect(document.activeElement).toBe(row(2).getByLabelText('First day'))
  })

  test('keeps what was typed when nothing works', async () => {
    const page = await open(refuse(changeSchoolYear, 'unexpected'))
    await page.user.type(row(2).getByLabelText('Name'), ' week')
    await page.user.click(card('School year 2026–27').getByRole('button', { name: 'Save changes' }))

    const dialog = within(await screen.findByRole('dialog', { name: 'Error' }))
    expect(dialog.getByText(/The school year was not saved\. What you typed is still here\./)).toBeTruthy()
    await page.user.click(dialog.getByRole('button', { name: 'Close' }))
    expect(row(2).getByLabelText('Name')).toHaveProperty('value', 'Fall break week')
  })
})

test('a new school year is proposed 52 weeks on, and added', async () => {
  const page = await open(reply(addSchoolYear, alderValley))
  await page.user.click(screen.getByRole('button', { name: 'Add school year' }))
  const form = card('New school year')
  expect(form.getByLabelText('First day of school')).toHaveProperty('value', '2027-08-16')

  await page.user.clear(form.getByLabelText('First day of school'))
  await page.user.type(form.getByLabelText('First day of school'), '2027-05-28')
  await page.user.click(form.getByRole('button', { name: 'Add school year' }))
  expect(await form.findByText('This overlaps the school year 2026–27. Choose other days.')).toBeTruthy()

  await page.user.clear(form.getByLabelText('First day of school'))
  await page.user.type(form.getByLabelText('First day of school'), '2027-08-16')
  await page.user.click(form.getByRole('button', { name: 'Add school year' }))

  expect(await screen.findByText('School year added')).toBeTruthy()
  expect(page.sent(addSchoolYear).map(({ body }) => body)).toEqual([
    { startsOn: '2027-08-16', endsOn: '2028-05-26', closures: [] },
  ])
  expect(screen.queryByRole('region', { name: 'New school year' })).toBeNull()
})

test('a principal is turned away before anything is asked', async () => {
  const { sent } = await visit('/settings/district', { as: marisol })

  expect(address()).toBe('/403')
  expect(sent(show)).toEqual([])
})
