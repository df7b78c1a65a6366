import { expect, test } from 'vitest'
import { SchoolId } from '../../people/ids.ts'
import { factChanges } from './fact-changes.ts'
import type { RosterFacts } from './roster-plan.ts'

const [ridge, hill] = [SchoolId.parse(1), SchoolId.parse(2)]
const nameOf = (id: SchoolId) => (id === ridge ? 'Copper Ridge Middle' : 'Lantern Hill')
const atHill = { schoolId: hill, startsOn: '2026-08-17', endsOn: null }

/** Somebody who teaches at the hill, and at the ridge until a day. */
function until(endsOn: string | null): RosterFacts {
  return {
    name: 'Ruth Feldman',
    email: null,
    externalId: null,
    grades: '8',
    subject: 'Math',
    room: '',
    hiredOn: null,
    isActive: true,
    isProvisional: false,
    teaching: [{ schoolId: ridge, startsOn: '2026-08-17', endsOn }, atHill],
  }
}

test('a last day that is brought forward is told with both days', () => {
  expect(factChanges(until('2026-12-18'), until('2026-10-21'), nameOf, false)).toMatchObject([
    {
      field: 'schools',
      from: 'Copper Ridge Middle until December 18, 2026, Lantern Hill',
      to: 'Copper Ridge Middle until October 21, 2026, Lantern Hill',
    },
  ])
})

test('a school that ends is told without its last day', () => {
  expect(factChanges(until(null), until('2026-10-21'), nameOf, false)).toMatchObject([
    { field: 'schools', from: 'Copper Ridge Middle, Lantern Hill', to: 'Lantern Hill' },
  ])
})
