import { expect, test } from 'vitest'
import { EducatorId, SchoolId } from '../people/ids.ts'
import type { RolloverDraft } from './rollover-draft.ts'
import { planPeople, type RolloverEducator } from './rollover-plan.ts'

const id = (it: number) => EducatorId.parse(it)
const [ridge, hill, closed] = [SchoolId.parse(1), SchoolId.parse(2), SchoolId.parse(3)]
const began = '2024-08-19'
const at = (schoolId: SchoolId, startsOn = began, endsOn: string | null = null) => ({
  schoolId,
  startsOn,
  endsOn,
})

function educator(number: number, name: string, taught = [at(ridge)]): RolloverEducator {
  return { id: id(number), name, grades: '8', isActive: true, taught }
}

const world = {
  educators: [
    educator(1, 'Omar Haddad'),
    educator(2, 'Ivy Chen', [at(ridge), at(hill)]),
    educator(3, 'Ana Cruz', [at(ridge, '2027-08-01')]),
    { ...educator(4, 'Gone Before'), isActive: false },
  ],
  schools: [
    { id: ridge, name: 'Copper Ridge', isActive: true },
    { id: hill, name: 'Lantern Hill', isActive: true },
    { id: closed, name: 'Old Mill', isActive: false },
  ],
  lastOn: '2027-05-28',
  firstOn: '2027-08-16',
}

function plan(draft: Partial<RolloverDraft>) {
  const calendar = { startsOn: '2027-08-16', endsOn: '2028-05-26', terms: [], closures: [] }
  return planPeople({ calendar, leaving: [], moving: [], grades: [], ...draft }, world)
}

test('who leaves has their last day with the old year, at every school', () => {
  const { leaving, teaching } = plan({ leaving: [id(2), id(1)] })

  expect(leaving.map(({ name, schools }) => [name, schools])).toEqual([
    ['Ivy Chen', ['Copper Ridge', 'Lantern Hill']],
    ['Omar Haddad', ['Copper Ridge']],
  ])
  expect(teaching[0]?.after).toEqual([at(ridge, began, '2027-05-28'), at(hill, began, '2027-05-28')])
})

test('who moves stays until the day before the new year, and keeps the last day they had', () => {
  const leave = educator(5, 'Kai Long', [at(ridge, began, '2027-12-17')])
  const draft = { moving: [{ educatorId: leave.id, from: ridge, to: hill }], leaving: [], grades: [] }
  const calendar = { startsOn: '2027-08-16', endsOn: '2028-05-26', terms: [], closures: [] }

  const { teaching, moving } = planPeople({ calendar, ...draft }, { ...world, educators: [leave] })

  expect(moving).toEqual([
    { educatorId: leave.id, name: 'Kai Long', from: 'Copper Ridge', to: 'Lantern Hill' },
  ])
  expect(teaching[0]?.after).toEqual([at(ridge, began, '2027-08-15'), at(hill, '2027-08-16', '2027-12-17')])
})

test('grades that stay the same change nothing', () => {
  const { grades } = plan({
    grades: [
      { educatorId: id(1), grades: '8' },
      { educatorId: id(2), grades: '6–7' },
    ],
  })

  expect(grades).toEqual([{ educatorId: id(2), name: 'Ivy Chen', from: '8', to: '6–7' }])
})

test.each<[string, Partial<RolloverDraft>, RegExp]>([
  [
    'both leaves and moves',
    { leaving: [id(1)], moving: [{ educatorId: id(1), from: ridge, to: hill }] },
    /both/,
  ],
  ['is not there', { leaving: [id(9)] }, /not on the list/],
  ['is inactive', { grades: [{ educatorId: id(4), grades: '7' }] }, /not on the list/],
  ['has not begun', { leaving: [id(3)] }, /not begun/],
  ['moves to a closed school', { moving: [{ educatorId: id(1), from: ridge, to: closed }] }, /closed/],
  ['moves from where they are not', { moving: [{ educatorId: id(1), from: hill, to: ridge }] }, /move from/],
  ['moves to where they are', { moving: [{ educatorId: id(2), from: ridge, to: hill }] }, /already/],
  ['moves nowhere', { moving: [{ educatorId: id(1), from: ridge, to: ridge }] }, /already/],
  ['has no grades', { grades: [{ educatorId: id(1), grades: '' }] }, /grades/],
])('somebody who %s is told, and nothing is done to them', (_, draft, sentence) => {
  const { faults, teaching, grades } = plan(draft)

  expect(faults).toMatchObject([{ sentence: expect.stringMatching(sentence) }])
  expect([teaching, grades]).toEqual([[], []])
})
