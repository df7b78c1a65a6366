import { contract } from '@corridor/contract/contract'
import { usualPolicies } from '@corridor/domain/people/policies'
import { screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { type Answer, refuse, reply } from '../../testing/fake-server.ts'
import { address, visit } from '../../testing/render-screen.tsx'
import { lorraine, marisol } from '../../testing/samples/sample-people.ts'

const { show, change, addSchoolYear, changeSchoolYear } = contract.district

const laborDay = { name: 'Labor Day', firstOn: '2026-09-07', lastOn: '2026-09-07' }
const fallBreak = { name: 'Fall break', firstOn: '2026-10-12', lastOn: '2026-10-16' }
const fall = { name: 'Semester 1', startsOn: '2026-08-17', endsOn: '2026-12-18' }
const spring = { name: 'Semester 2', startsOn: '2027-01-04', endsOn: '2027-05-28' }
const year = {
  startsOn: '2026-08-17',
  endsOn: '2027-05-28',
  terms: [fall, spring],
  closures: [laborDay, fallBreak],
}
const before = { startsOn: '2025-08-18', endsOn: '2026-05-29', terms: [], closures: [] }
const alderValley = {
  name: 'Alder Valley Unified',
  timeZone: 'America/Denver',
  policies: usualPolicies,
  schoolYears: [year, before],
}

function open(...answers: readonly Answer[]) {
  const service = reply(contract.rosterConnection.show, {
    canKeepSecrets: false,
    connection: null,
    isPulling: false,
    last: null,
  })
  const mine = reply(contract.secondFactor.show, { isOn: true, isRequired: false, recoveryCodesLeft: 8 })
  return visit('/settings/district', {
    as: lorraine,
    answers: [
      ...answers,
      reply(contract.district.logo, { logo: null }),
      reply(show, alderValley),
      mine,
      service,
    ],
  })
}

async function openYear(title: string, ...answers: readonly Answer[]) {
  const page = await open(...answers)
  await page.user.click(screen.getByRole('button', { name: `Edit School year ${title}` }))
  return page
}

const card = (name: string) => within(screen.getByRole('region', { name }))
const row = (number: number, what = 'closure') =>
  within(card('School year 2026–27').getByRole('group', { name: `${what} ${number}` }))

test('the page shows the district and a card for each school year', async () => {
  await open()

  expect(document.title).toBe('District | Corridor')
  expect(screen.getByText('Alder Valley Unified · 2 school years')).toBeTruthy()
  expect(screen.getByRole('combobox', { name: 'Time zone' })).toHaveProperty('value', 'Mountain time, Denver')
  const facts = card('School year 2026–27').getByText(/closures/).textContent
  expect(facts).toContain('Aug 17 to May 28 · 2 closures')
  expect(facts).toContain('Semester 1, Aug 17 to Dec 18 · Semester 2, Jan 4 to May 28')
  expect(card('School year 2025–26').getByText(/0 closures/).textContent).toContain('No terms yet')
})

test('a card opens into its form, and keeps what was typed while it is closed', async () => {
  const { user } = await openYear('2026–27')
  const form = card('School year 2026–27')
  expect(form.getByLabelText('First day of school')).toHaveProperty('value', year.startsOn)
  expect(row(2).getByLabelText('Last day')).toHaveProperty('value', '2026-10-16')

  await user.type(row(2).getByLabelText('Name'), ' week')
  await user.click(form.getByRole('button', { name: 'Close School year 2026–27' }))
  expect(form.queryByRole('button', { name: 'Save changes' })).toBeNull()
  await user.click(form.getByRole('button', { name: 'Edit School year 2026–27' }))

  expect(row(2).getByLabelText('Name')).toHaveProperty('value', 'Fall break week')
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
    const page = await openYear('2026–27', reply(changeSchoolYear, alderValley))
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
    expect(document.activeElement).toBe(form.getByRole('button', { name: 'Edit School year 2026–27' }))
    const thanksgiving = { name: 'Thanksgiving', firstOn: '2026-11-25', lastOn: '2026-11-27' }
    expect(page.sent(changeSchoolYear)).toMatchObject([
      {
        path: '/api/district/school-years/2026-08-17',
        body: { ...year, closures: [fallBreak, thanksgiving] },
      },
    ])
  })

  test('is not sent with a day that cannot be; the field says what to do', async () => {
    const page = await openYear('2026–27')
    await page.user.clear(row(2).getByLabelText('Last day'))
    await page.user.type(row(2).getByLabelText('Last day'), '2026-10-01')
    await page.user.click(card('School year 2026–27').getByRole('button', { name: 'Save changes' }))

    expect(await row(2).findByText('Choose the first day or a later one.')).toBeTruthy()
    expect(document.activeElement).toBe(row(2).getByLabelText('Last day'))
    expect(page.sent(changeSchoolYear)).toEqual([])
  })

  test('keeps what was typed when the server refuses a field', async () => {
    const fields = { 'closures.1.firstOn': 'This overlaps Labor Day. Choose other days.' }
    const page = await openYear('2026–27', refuse(changeSchoolYear, 'invalid-request', fields))
    await page.user.type(row(2).getByLabelText('Name'), ' week')
    await page.user.click(card('School year 2026–27').getByRole('button', { name: 'Save changes' }))

    expect(await row(2).findByText(fields['closures.1.firstOn'])).toBeTruthy()
    expect(row(2).getByLabelText('Name')).toHaveProperty('value', 'Fall break week')
    expect(document.activeElement).toBe(row(2).getByLabelText('First day'))
  })

  test('keeps what was typed when nothing works', async () => {
    const page = await openYear('2026–27', refuse(changeSchoolYear, 'unexpected'))
    await page.user.type(row(2).getByLabelText('Name'), ' week')
    await page.user.click(card('School year 2026–27').getByRole('button', { name: 'Save changes' }))

    const dialog = within(await screen.findByRole('dialog', { name: 'Error' }))
    expect(dialog.getByText(/The school year was not saved\. What you typed is still here\./)).toBeTruthy()
    await page.user.click(dialog.getByRole('button', { name: 'Close' }))
    expect(row(2).getByLabelText('Name')).toHaveProperty('value', 'Fall break week')
  })
})

describe('terms', () => {
  test('of a year without any are divided evenly with one button, and saved with it', async () => {
    const page = await openYear('2025–26', reply(changeSchoolYear, alderValley))
    const form = card('School year 2025–26')
    await page.user.click(form.getByRole('button', { name: 'Three trimesters' }))

    expect(document.activeElement).toHaveProperty('value', 'Trimester 1')
    expect(form.queryByRole('button', { name: 'Two semesters' })).toBeNull()
    await page.user.click(form.getByRole('button', { name: 'Save changes' }))

    expect(await screen.findByText('School year saved')).toBeTruthy()
    const terms = [
      { name: 'Trimester 1', startsOn: '2025-08-18', endsOn: '2025-11-21' },
      { name: 'Trimester 2', startsOn: '2025-11-24', endsOn: '2026-02-20' },
      { name: 'Trimester 3', startsOn: '2026-02-23', endsOn: '2026-05-29' },
    ]
    expect(page.sent(changeSchoolYear).map(({ body }) => body)).toEqual([{ ...before, terms }])
  })

  test('are not offered for a year whose days are not known', async () => {
    const { user } = await openYear('2025–26')
    const form = card('School year 2025–26')
    await user.clear(form.getByLabelText('Last day of school'))

    for (const name of ['Two semesters', 'Three trimesters', 'Four quarters']) {
      expect(form.getByRole('button', { name })).toHaveProperty('disabled', true)
    }
  })

  test('that overlap are not sent; the field says what to do', async () => {
    const page = await openYear('2026–27')
    const startsOn = row(2, 'term').getByLabelText('First day')
    await page.user.clear(startsOn)
    await page.user.type(startsOn, fall.endsOn)
    await page.user.click(card('School year 2026–27').getByRole('button', { name: 'Save changes' }))

    expect(await row(2, 'term').findByText('Start after Semester 1 has ended.')).toBeTruthy()
    expect(document.activeElement).toBe(startsOn)
    expect(page.sent(changeSchoolYear)).toEqual([])
  })

  test('are led back to where they are not complete, also where the person still is', async () => {
    const { user } = await openYear('2026–27')
    const form = card('School year 2026–27')
    await user.click(form.getByRole('button', { name: 'Add term' }))
    const name = row(3, 'term').getByLabelText('Name')
    expect(document.activeElement).toBe(name)
    // A browser scrolls only to what it focuses anew.
    const focused = vi.fn()
    name.addEventListener('focus', focused)
    await user.click(form.getByRole('button', { name: 'Save changes' }))

    expect(await row(3, 'term').findByText('Name the term.')).toBeTruthy()
    expect(document.activeElement).toBe(name)
    expect(focused).toHaveBeenCalledOnce()
  })

  test('come and go one by one', async () => {
    const page = await openYear('2026–27', reply(changeSchoolYear, alderValley))
    const form = card('School year 2026–27')
    await page.user.click(form.getByRole('button', { name: 'Remove Semester 2' }))
    await page.user.click(form.getByRole('button', { name: 'Add term' }))
    await page.user.keyboard('Spring')
    await page.user.type(row(2, 'term').getByLabelText('First day'), '2027-01-11')
    await page.user.type(row(2, 'term').getByLabelText('Last day'), '2027-05-21')
    await page.user.click(form.getByRole('button', { name: 'Save changes' }))

    expect(await screen.findByText('School year saved')).toBeTruthy()
    expect(page.sent(changeSchoolYear)).toMatchObject([
      { body: { terms: [fall, { name: 'Spring', startsOn: '2027-01-11', endsOn: '2027-05-21' }] } },
    ])
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
    {
      startsOn: '2027-08-16',
      endsOn: '2028-05-26',
      terms: [
        { name: 'Semester 1', startsOn: '2027-08-16', endsOn: '2027-12-17' },
        { name: 'Semester 2', startsOn: '2028-01-03', endsOn: '2028-05-26' },
      ],
      closures: [],
    },
  ])
  expect(screen.queryByRole('region', { name: 'New school year' })).toBeNull()
})

test('a principal is turned away before anything is asked', async () => {
  const { sent } = await visit('/settings/district', { as: marisol })

  expect(address()).toBe('/403')
  expect(sent(show)).toEqual([])
})
