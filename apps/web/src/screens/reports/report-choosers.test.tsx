import { contract } from '@corridor/contract/contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { reply, unreachable } from '../../testing/fake-server.ts'
import { address } from '../../testing/render-screen.tsx'
import { anEducatorList, aRow, educatorAnswers } from '../../testing/samples/sample-educators.ts'
import { lorraine, marisol, omar } from '../../testing/samples/sample-people.ts'
import { aReport } from '../../testing/samples/sample-report.ts'
import { visitReport } from '../../testing/visit-report.ts'

const { sets, lookFor, educator } = contract.reports

const twoSets = reply(sets, {
  items: [
    { id: 5, name: 'Literacy Across Subjects', isRetired: false, visits: 131 },
    { id: 6, name: 'Number Talks', isRetired: true, visits: 1 },
  ],
})

const ofOmar = (hasOtherEducators: boolean) => {
  const report = aReport({ title: 'Omar Haddad' })
  return reply(educator, { ...report, choices: { ...report.choices, hasOtherEducators } })
}

test('somebody who has nobody else to read about is offered no other report', async () => {
  await visitReport('/reports/individual-educator/24', { as: marisol, answers: [ofOmar(false)] })

  expect(await screen.findByRole('heading', { level: 1, name: 'Omar Haddad' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Another educator' })).toBeNull()
})

test('an educator who has only themselves to choose is led to their own report', async () => {
  const alone = anEducatorList({ items: [aRow()], mayAdd: false })
  await visitReport('/reports/individual-educator', {
    as: omar,
    answers: [...educatorAnswers(alone), ofOmar(false)],
  })

  expect(await screen.findByRole('heading', { level: 1, name: 'Omar Haddad' })).toBeTruthy()
  expect(address()).toBe('/reports/individual-educator/24')
})

test('somebody who may add educators chooses also where only one is listed', async () => {
  const one = anEducatorList({ items: [aRow()], mayAdd: true })
  await visitReport('/reports/individual-educator', { as: marisol, answers: educatorAnswers(one) })

  expect(await screen.findByRole('link', { name: 'Omar Haddad' })).toBeTruthy()
  expect(address()).toBe('/reports/individual-educator')
})

test('an educator is searched and chosen', async () => {
  const report = ofOmar(true)
  const { user, arrive, sent } = await visitReport('/reports/individual-educator?search=haddad', {
    as: marisol,
    answers: [...educatorAnswers(anEducatorList({ items: [aRow()] })), report],
  })
  expect(sent(contract.educators.list)[0]?.query).toEqual({ search: 'haddad' })
  expect(await screen.findByRole('searchbox', { name: 'Search educators' })).toHaveProperty('value', 'haddad')
  await user.click(screen.getByRole('link', { name: 'Omar Haddad' }))
  await arrive()

  expect(address()).toBe('/reports/individual-educator/24')
  expect(await screen.findByRole('heading', { level: 1, name: 'Omar Haddad' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Another educator' })).toBeTruthy()
})

test.each([
  [
    'several schools is told where each educator teaches',
    lorraine,
    '8 Math · Room 224 · Copper Ridge · Last visit Wed, Oct 21',
  ],
  ['one school is not told its name again', marisol, '8 Math · Room 224 · Last visit Wed, Oct 21'],
])('who reads %s', async (_, as, small) => {
  const answers = educatorAnswers(anEducatorList({ items: [aRow()] }))
  await visitReport('/reports/individual-educator', { as, answers })

  expect(await screen.findByText(small)).toBeTruthy()
})

test('where nobody is on the roster yet, it says when somebody is listed', async () => {
  await visitReport('/reports/individual-educator', {
    as: marisol,
    answers: educatorAnswers(anEducatorList({ items: [], mayAdd: true })),
  })
  expect(await screen.findByRole('heading', { name: 'No educators yet' })).toBeTruthy()
  expect(screen.queryByText('Show everyone')).toBeNull()
})

test('a name that nobody has is said to be nobody’s', async () => {
  await visitReport('/reports/individual-educator?search=xyz', {
    as: marisol,
    answers: educatorAnswers(anEducatorList({ items: [] })),
  })
  expect(await screen.findByText('No name, subject or room with “xyz”.')).toBeTruthy()
})

test('a set is searched and chosen; a retired one says so', async () => {
  const report = reply(lookFor, aReport({ title: 'Look-fors: Literacy Across Subjects' }))
  const { user, arrive } = await visitReport('/reports/custom-look-for', {
    as: marisol,
    answers: [twoSets, report],
  })
  await screen.findByRole('region', { name: 'Look-for sets' })
  const rows = () =>
    within(screen.getByRole('region', { name: 'Look-for sets' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  expect(rows()).toEqual([
    'Literacy Across Subjects131 visits this school year',
    'Number TalksRetired1 visit this school year',
  ])
  await user.type(screen.getByRole('searchbox', { name: 'Search look-for sets' }), 'xyz')
  expect(screen.getByText('No look-for set has “xyz” in its name.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Clear search' }))
  await user.type(screen.getByRole('searchbox', { name: 'Search look-for sets' }), 'liter')
  expect(rows()).toHaveLength(1)
  await user.click(screen.getByRole('link', { name: 'Literacy Across Subjects' }))
  await arrive()
  expect(address()).toBe('/reports/custom-look-for/5')

  await user.click(await screen.findByRole('button', { name: 'Set Literacy Across Subjects' }))
  const other = await screen.findByRole('menuitem', { name: 'Number Talks (retired)' })
  expect(other.getAttribute('href')).toBe('/reports/custom-look-for/6')
})

test('a set is not said to be unused by somebody who may not see its visits', async () => {
  const known = { isRetired: false }
  const items = [
    { ...known, id: 5, name: 'Literacy Across Subjects', visits: 0 },
    { ...known, id: 6, name: 'Number Talks', visits: null },
  ]
  await visitReport('/reports/custom-look-for', { as: marisol, answers: [reply(sets, { items })] })

  const list = within(await screen.findByRole('region', { name: 'Look-for sets' }))
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Literacy Across SubjectsNo visits to show this school year',
    'Number Talks',
  ])
})

test('without a rubric it says when there is one', async () => {
  await visitReport('/reports/rubric', { as: marisol, answers: [reply(sets, { items: [] })] })

  expect(
    await screen.findByText('As soon as somebody has visited with a rubric, it is listed here.'),
  ).toBeTruthy()
  expect(screen.queryByRole('searchbox')).toBeNull()
})

test('without a connection the choosers say that they need one', async () => {
  await visitReport('/reports/rubric', { as: marisol, answers: [unreachable(sets)] })

  expect(await screen.findByRole('heading', { name: 'Reports need a connection' })).toBeTruthy()
})

test('the reports are named in the side menu while one is open, and in a menu of their own', async () => {
  const { user } = await visitReport('/reports/rubric', { as: marisol, answers: [twoSets] })
  const [side] = screen.getAllByRole('navigation', { name: 'Main' })
  const links = ['School overview', 'Individual educator', 'Custom look-fors', 'Rubric']
  const named = [...(side?.querySelectorAll('a[href^="/reports/"]') ?? [])]
  expect(named.map(({ textContent }) => textContent)).toEqual(links)
  expect(named.at(-1)?.getAttribute('aria-current')).toBe('page')

  await user.click(screen.getByRole('button', { name: 'All reports' }))
  const menu = within(await screen.findByRole('menu'))
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(links)
})
