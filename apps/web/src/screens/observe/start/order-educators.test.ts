import { expect, test } from 'vitest'
import { juniperStreet } from '../../../testing/samples/sample-people.ts'
import { anEducatorOfRoster, aRoster, duringPeriod2 } from '../../../testing/samples/sample-roster.ts'
import { isFound, listEducators, orderEducators } from './order-educators.ts'

function orderOf(
  educators: Parameters<typeof anEducatorOfRoster>[0][],
  now = duringPeriod2,
  steps: { [id: number]: string } = {},
) {
  const snapshot = aRoster({
    educators: educators.map((it, index) => anEducatorOfRoster({ id: index + 1, ...it })),
    steps: Object.entries(steps).map(([id, dueOn], index) => ({
      id: `0199a1b2-7c3d-7e4f-8a5b-00000000000${index}`,
      educatorId: Number(id),
      text: 'Pause.',
      dueOn,
      agreedOn: '2026-10-01',
    })),
  })
  return orderEducators(snapshot, now).map(({ title, listed }) => [
    title,
    listed.map(({ educator }) => educator.name),
  ])
}

const ago = { today: '2026-10-22', lately: '2026-10-15', before: '2026-10-02', longAgo: '2026-09-01' }

test('the list has who teaches now, who is due a visit, whom one saw lately, and the others', () => {
  const order = orderOf([
    { name: 'Zoe', lastVisitOn: ago.before },
    { name: 'Abe', lastVisitOn: ago.before },
    { name: 'Rae', lastVisitOn: ago.lately },
    { name: 'Today', lastVisitOn: ago.today },
    { name: 'Due', lastVisitOn: ago.longAgo },
    { name: 'Never', lastVisitOn: null },
    { name: 'Here', periods: ['2'] },
  ])

  expect(order).toEqual([
    ['Here now', ['Here']],
    ['Due', ['Never', 'Due']],
    ['Recent', ['Today', 'Rae']],
    ['A to Z', ['Abe', 'Zoe']],
  ])
})

test('an open step that is due within a week makes a visit due, before the longest wait', () => {
  const people = ['Due soon', 'Due later', 'Waiting', 'Past due'].map((name, index) => ({
    name,
    lastVisitOn: index === 2 ? null : ago.today,
  }))

  const order = orderOf(people, duringPeriod2, { 1: '2026-10-29', 2: '2026-10-30', 4: '2026-10-09' })

  expect(order).toEqual([
    ['Due', ['Past due', 'Due soon', 'Waiting']],
    ['Recent', ['Due later']],
  ])
})

test('those who teach now are ordered by who waits longest', () => {
  const order = orderOf([
    { name: 'Seen', periods: ['2'], lastVisitOn: ago.today },
    { name: 'Waiting', periods: ['2'], lastVisitOn: ago.longAgo },
  ])

  expect(order).toEqual([['Here now', ['Waiting', 'Seen']]])
})

test.each([
  ['between two periods', new Date('2026-10-22T15:53:00Z')],
  ['on a Saturday', new Date('2026-10-24T15:30:00Z')],
  ['by the clock of another zone', new Date('2026-10-22T09:30:00Z')],
])('nobody is here now %s', (_, now) => {
  expect(listEducators(aRoster(), now).map(({ teachesNow }) => teachesNow)).toEqual([null, null])
})

test('nobody is here now where the school is closed', () => {
  const roster = aRoster()
  const closed = { ...roster, schools: roster.schools.map((it) => ({ ...it, closedOn: ['2026-10-22'] })) }

  expect(listEducators(closed, duringPeriod2).some(({ teachesNow }) => teachesNow)).toBe(false)
})

test('a period of another school says nothing', () => {
  const educators = [anEducatorOfRoster({ periods: ['2'], schools: [juniperStreet.id] })]

  expect(listEducators(aRoster({ educators }), duringPeriod2)[0]?.teachesNow).toBe(null)
})

test.each([
  ['had', true],
  ['224 omar', true],
  ['math', true],
  ['science', false],
])('a search for %s', (search, isThere) => {
  const omar = listEducators(aRoster(), duringPeriod2).find(({ educator }) => educator.id === 24)

  expect(omar && isFound(omar, search)).toBe(isThere)
})
