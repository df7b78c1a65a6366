import { contract } from '@corridor/contract/contract'
import type { Side } from '@corridor/contract/people/educator-sets'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { eventually } from '../../testing/eventually.ts'
import { reply } from '../../testing/fake-server.ts'
import { address, visit } from '../../testing/render-screen.tsx'
import { educatorAnswers } from '../../testing/samples/sample-educators.ts'
import { lorraine, omar } from '../../testing/samples/sample-people.ts'

const { change, duplicates, filters, merge, undo } = contract.educatorSets

const id = '019a0000-0000-7000-8000-000000000001'
const caleb = { id: 9, name: 'Caleb Winters' }

test('several are chosen and changed; the page says for whom, for whom not, and takes it back', async () => {
  const left = [{ id: 24, name: 'Omar Haddad', why: 'They are inactive already.' }]
  const page = await visit('/educators', {
    as: lorraine,
    answers: [
      ...educatorAnswers(),
      reply(change, { id, done: [caleb], left, mayUndo: true }),
      reply(undo, { id, done: [caleb], left: [], mayUndo: false }),
    ],
  })
  await page.user.click(screen.getByRole('checkbox', { name: 'Choose everybody on this page' }))
  await page.user.click(screen.getByRole('checkbox', { name: /Choose Wanda/ }))
  const bar = within(await screen.findByRole('toolbar'))
  expect(bar.getByText('2 educators chosen')).toBeTruthy()
  await page.user.dblClick(bar.getByRole('button', { name: 'Set inactive' }))

  await eventually(() => expect(screen.getByText('1 educator set inactive.')).toBeTruthy())
  expect(screen.getByText('They are inactive already.')).toBeTruthy()
  expect(page.sent(change).map(({ body }) => body)).toMatchObject([{ kind: 'deactivate' }])
  expect(screen.queryByRole('toolbar')).toBeNull()
  await page.user.click(screen.getByRole('button', { name: 'Undo' }))
  await eventually(() => expect(screen.getByText('1 educator as before.')).toBeTruthy())
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('several values of a filter stand in the address in bracket form, a grade with the bands that contain it', async () => {
  const offered = reply(filters, { grades: ['7', '7–9', '8'], subjects: ['Art'] })
  const page = await visit('/educators?grades[]=7', {
    as: lorraine,
    answers: [offered, ...educatorAnswers()],
  })
  await page.user.click(screen.getByRole('button', { name: 'Grade 7' }))
  await page.user.click(await screen.findByRole('menuitemcheckbox', { name: '8' }))
  await page.arrive()

  expect(decodeURIComponent(address())).toBe('/educators?grades[]=7&grades[]=7–9&grades[]=8')
  expect(page.sent(contract.educators.list).at(-1)?.path).toMatch(/grades\[\]=7&.*grades\[\]=8/)
})

test('who changes nobody chooses nobody', async () => {
  const answers = educatorAnswers()
  const list = reply(contract.educators.list, {
    items: [],
    next: null,
    previous: null,
    first: 0,
    found: 0,
    mayAdd: false,
  })
  await visit('/educators', { as: omar, answers: [list, ...answers] })

  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.queryByRole('link', { name: 'Possible duplicates' })).toBeNull()
})

const side = {
  id: 24,
  name: 'Omar Haddad',
  email: null,
  externalId: null,
  grades: '8',
  subject: 'Math',
  room: 'Room 224',
  hiredOn: null,
  isActive: true,
  isProvisional: false,
  schools: ['Copper Ridge Middle School'],
  account: 'account' as const,
  observations: 3,
  lastVisitOn: '2026-10-20',
  steps: 1,
  conferences: 0,
}

type Numbered = Omit<Side, 'id'> & { readonly id: number }

/** Two who may be one person, on the page that merges them. */
const openPair = (one: Numbered, other: Numbered) =>
  visit('/educators/duplicates', {
    as: lorraine,
    answers: [
      reply(duplicates, { pairs: [{ alike: ['like-name'], one, other }], found: 1, merged: [] }),
      reply(merge, { id, done: [{ id: 24, name: 'Omar Haddad' }], left: [], mayUndo: true }),
    ],
  })

test('two are shown side by side; of two accounts one is chosen before they are merged', async () => {
  const other = { ...side, id: 31, name: 'O. Haddad', room: 'Room 9' }
  const page = await openPair(side, other)
  const card = within(screen.getByRole('region', { name: 'Omar Haddad and O. Haddad' }))
  expect(card.getByText('They have a similar name')).toBeTruthy()
  const button = card.getByRole('button', { name: 'Merge' })
  expect(button).toHaveProperty('disabled', true)
  await page.user.click(card.getByRole('radio', { name: /at the right/ }))
  await page.user.click(card.getByRole('radio', { name: 'Room 9' }))
  await page.user.click(button)

  await eventually(() =>
    expect(page.sent(merge)[0]?.body).toMatchObject({ otherId: 31, take: ['room'], account: 'other' }),
  )
})

test('what an import left empty for one of two is taken from the other, unless somebody says otherwise', async () => {
  const one = { ...side, grades: '', subject: '' }
  const other = { ...side, id: 31, name: 'O. Haddad', account: 'none' as const }
  const page = await openPair(one, other)
  const card = within(screen.getByRole('region', { name: 'Omar Haddad and O. Haddad' }))
  const [noGrades] = card.getAllByRole('radio', { name: 'None' })
  if (noGrades) await page.user.click(noGrades)
  await page.user.click(card.getByRole('button', { name: 'Merge' }))

  await eventually(() => expect(page.sent(merge)[0]?.body).toMatchObject({ otherId: 31, take: ['subject'] }))
})
