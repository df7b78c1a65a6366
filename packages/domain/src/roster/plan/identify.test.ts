import { expect, test } from 'vitest'
import { EducatorId, SchoolId } from '../../people/ids.ts'
import type { RosterRow } from '../roster-row.ts'
import { planEducators } from './plan-educators.ts'
import { type KnownEducator, nothingMended, type PlanItem } from './roster-plan.ts'

const hill = SchoolId.parse(1)

function known(id: number, externalId: string): KnownEducator {
  return {
    id: EducatorId.parse(id),
    name: `Person ${id}`,
    email: `p${id}@example.test`,
    externalId,
    grades: '8',
    subject: 'Math',
    room: '',
    hiredOn: null,
    isActive: true,
    isProvisional: false,
    teaching: [{ schoolId: hill, startsOn: '2026-08-17', endsOn: null }],
    hasAccount: false,
  }
}

function row(number: number, told: Partial<RosterRow>): RosterRow {
  const schools = [{ name: 'Lantern Hill' }]
  return { row: number, kind: 'educator', hasLeft: false, faults: [], schools, ...told }
}

function planned(educators: readonly KnownEducator[], rows: readonly RosterRow[], dropped: number[] = []) {
  const planning = planEducators({
    today: '2026-10-22',
    reach: 'all',
    educators,
    schools: [{ id: hill, name: 'Lantern Hill', isActive: true }],
    addresses: new Set(),
    suggested: new Map(),
    isWhole: false,
    mends: { ...nothingMended, dropped },
    placeOf: (field) => ({ column: field }),
    rows,
  })
  return [...planning].filter((it) => it !== undefined)
}

const told = ({ kind, row: number, changes }: PlanItem) =>
  [kind, number, ...changes.map(({ field, to }) => `${field} ${to}`)].join(' ')

test('a second row about somebody, that has their address where the first has their id, stays out', () => {
  const rows = [
    row(2, { externalId: 'T-1', name: 'Person 1', room: '11' }),
    row(3, { email: 'p1@example.test', name: 'Person 1', room: '12' }),
  ]

  const items = planned([known(1, 'T-1')], rows)

  expect(items.map(told)).toEqual(['changed 2 room 11', 'fault 3'])
  expect(items[1]?.faults).toMatchObject([
    {
      column: 'email',
      sentence: 'Row 2 is about the same person. Choose the row that is right; the other stays out.',
      mending: { rows: [2, 3] },
    },
  ])
  expect(planned([known(1, 'T-1')], rows, [2]).map(told)).toEqual(['changed 3 room 12'])
})

test('a number without the zeros that a spreadsheet drops is theirs, beside their name or address', () => {
  const educators = [known(1, '00104'), known(2, '0020')]

  const items = planned(educators, [
    row(2, { externalId: '104', name: 'Person 1' }),
    row(3, { externalId: '20', name: 'Somebody Else' }),
    row(4, { externalId: '21', name: 'Person 1' }),
  ])

  expect(items.map(told)).toEqual(['unchanged 2', 'new 3', 'new 4'])
  const mailed = row(2, { externalId: '20', name: 'Changed Name', email: 'p2@example.test' })
  expect(planned(educators, [mailed]).map(told)).toEqual(['changed 2 name Changed Name'])
})
