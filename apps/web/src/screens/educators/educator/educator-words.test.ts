import { contract } from '@corridor/contract/contract'
import { dueWords } from '@corridor/domain/calendar/due-words'
import { nearDay } from '@corridor/domain/calendar/near-day'
import { periodWords } from '@corridor/domain/people/teaching-words'
import { closedWords, stepsWords } from '@corridor/domain/steps/step-words'
import { expect, test } from 'vitest'
import { anEducator, masteredStep, openStep } from '../../../testing/sample-educators.ts'
import { stepsInOrder } from '../steps/step-words.ts'
import { factsWords } from './educator-words.ts'

const today = '2026-10-22'
const ridge = { id: 2, name: 'Copper Ridge Middle School' }
const hill = { id: 3, name: 'Lantern Hill School' }
const facts = (details: Parameters<typeof anEducator>[0]) =>
  factsWords(contract.educators.show.response.parse(anEducator({ email: null, room: '', ...details })))
const places = (...schools: NonNullable<Parameters<typeof anEducator>[0]>['schools'] & object) =>
  facts({ schools, periods: [] }).replace('Grade 8 Math · ', '')
const at = (school: typeof ridge, startsOn: string, endsOn: string | null = null) => ({
  school,
  startsOn,
  endsOn,
})

test.each([
  ['8', 'Grade 8 Math'],
  ['6–8', 'Grades 6–8 Math'],
  ['K–2', 'K–2 Math'],
])('grades %s are “%s”', (grades, words) => {
  expect(facts({ grades, periods: [], schools: [] })).toBe(words)
})

test('of somebody met at the door the room comes first', () => {
  expect(facts({ grades: '', subject: '', room: 'Room 44', periods: [], schools: [] })).toBe('Room 44')
})

test('periods are called what the school calls them', () => {
  expect(facts({ periods: ['3'], schools: [] })).toBe('Grade 8 Math · Period 3')
  expect(facts({ periods: ['2', '3', '5'], schools: [] })).toBe('Grade 8 Math · Periods 2, 3 and 5')
  expect(facts({ periods: ['2', 'Advisory'], schools: [] })).toBe('Grade 8 Math · Period 2 and Advisory')
  expect(periodWords('Block 1')).toBe('Block 1')
})

test('years at a school are counted in a row, and summers belong to the year after', () => {
  expect(places(at(ridge, '2026-08-17'))).toBe('Year 1 at Copper Ridge')
  expect(places(at(ridge, '2023-07-01'))).toBe('Year 4 at Copper Ridge')
  expect(places(at(ridge, '2024-01-08', '2025-06-05'), at(ridge, '2025-08-18'))).toBe(
    'Year 4 at Copper Ridge',
  )
  expect(places(at(ridge, '2019-08-12', '2021-06-04'), at(ridge, '2025-08-18'))).toBe(
    'Year 2 at Copper Ridge',
  )
  expect(places(at(ridge, '2025-08-18'), at(hill, '2026-08-17'))).toBe(
    'Year 2 at Copper Ridge · Year 1 at Lantern Hill',
  )
})

test('who is nowhere today will be somewhere, or was', () => {
  expect(places(at(hill, '2026-11-02'), at(ridge, '2020-08-17', '2026-06-05'))).toBe(
    'At Lantern Hill from Nov 2',
  )
  expect(places(at(ridge, '2020-08-17', '2025-06-05'), at(hill, '2019-08-12', '2020-06-05'))).toBe(
    'At Copper Ridge until Jun 5, 2025',
  )
})

test.each([
  [null, 'No due date'],
  ['2026-10-22', 'Due today'],
  ['2026-10-23', 'Due tomorrow'],
  ['2026-10-30', 'Due Oct 30'],
  ['2027-01-08', 'Due Jan 8, 2027'],
  ['2026-10-09', 'Past due since Oct 9'],
])('a step due %s is “%s”', (dueOn, words) => {
  expect(dueWords(dueOn, today)).toBe(words)
})

test('steps are counted by how far they came, and how long they took', () => {
  const dropped = { ...masteredStep, id: openStep.id, status: 'dropped', closedOn: '2026-09-10' } as const

  expect(stepsWords([openStep, masteredStep, dropped])).toBe('1 open, 1 mastered, 1 dropped')
  expect(closedWords(dropped, today)).toBe('Dropped Sep 10, 1 day')
  expect(closedWords({ ...dropped, closedOn: dropped.createdOn }, today)).toMatch(
    /^Dropped .+, the same day$/,
  )
  expect(stepsWords([])).toBe('')
})

test('the step that is due first comes first, and the one closed last', () => {
  const [soon, later, never] = ['2026-10-23', '2026-10-30', null].map((dueOn) => ({ ...openStep, dueOn }))
  const older = { ...masteredStep, closedOn: '2026-09-10' }
  if (!soon || !later || !never) throw new Error('There are three.')

  const { open, closed } = stepsInOrder([older, never, later, masteredStep, soon])

  expect(open).toEqual([soon, later, never])
  expect(closed).toEqual([masteredStep, older])
})

test.each([
  ['2026-10-22', 'Today'],
  ['2026-10-21', 'Yesterday'],
  ['2026-09-30', 'Wed, Sep 30'],
])('a visit on %s was “%s”', (day, words) => {
  expect(nearDay(day, today)).toBe(words)
})
