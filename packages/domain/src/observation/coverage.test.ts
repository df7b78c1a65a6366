import { expect, test } from 'vitest'
import { coverageOf } from './coverage.ts'

const year = {
  startsOn: '2026-10-05',
  endsOn: '2027-05-28',
  closures: [{ name: 'Fall break', from: '2026-10-12', to: '2026-10-16' }],
}
const person = (id: number, name: string, joinedOn = year.startsOn) => ({ id, name, joinedOn })

test('the longest wait comes first, nobody’s name decides before their wait does', () => {
  const educators = [person(1, 'Ann'), person(2, 'Ben'), person(3, 'Cy'), person(4, 'Di')]
  const visits = [
    { educatorId: 1, day: '2026-10-21', visits: 1 },
    { educatorId: 2, day: '2026-10-06', visits: 1 },
    { educatorId: 4, day: '2026-10-21', visits: 1 },
  ]

  const { rows } = coverageOf(year, '2026-10-22', educators, visits)

  expect(rows.map(({ educator, schoolDaysSince }) => [educator.name, schoolDaysSince])).toEqual([
    ['Cy', null],
    ['Ben', 7],
    ['Ann', 1],
    ['Di', 1],
  ])
})

test('on a day without school nobody waits a school day, and only who was visited then was visited today', () => {
  const educators = [person(1, 'Ann'), person(2, 'Ben')]
  const visits = [
    { educatorId: 1, day: '2026-10-23', visits: 1 },
    { educatorId: 2, day: '2026-10-24', visits: 1 },
  ]

  const { rows } = coverageOf(year, '2026-10-24', educators, visits)

  expect(rows).toMatchObject([
    { educator: { name: 'Ann' }, schoolDaysSince: 0, isVisitedToday: false },
    { educator: { name: 'Ben' }, schoolDaysSince: 0, isVisitedToday: true },
  ])
})

test('visits fall into their weeks; weeks before somebody joined are not theirs', () => {
  const visits = [
    { educatorId: 1, day: '2026-10-19', visits: 1 },
    { educatorId: 1, day: '2026-10-21', visits: 2 },
  ]

  const { weeks, rows } = coverageOf(year, '2026-10-22', [person(1, 'Ann', '2026-10-14')], visits)

  expect(weeks.map(({ monday }) => monday)).toEqual(['2026-10-05', '2026-10-12', '2026-10-19'])
  expect(rows[0]).toMatchObject({ weeks: [null, 0, 3], total: 3, schoolDaysSince: 1 })
})
