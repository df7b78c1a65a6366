import { describe, expect, test } from 'vitest'
import type { Actor, Assignment, Scope } from './actor.ts'
import { educatorSight, mayAgreeSteps, mayManageEducator, schoolsOf } from './educator-sight.ts'
import { DistrictId, EducatorId, SchoolId, UserId } from './ids.ts'
import type { Role } from './roles.ts'

const [ridge, hill] = [SchoolId.parse(1), SchoolId.parse(2)]
const [omar, ruth] = [EducatorId.parse(10), EducatorId.parse(11)]
const atRidge = { id: omar, schools: [ridge] }
const atHill = { id: ruth, schools: [hill] }

function actorWith(...assignments: Partial<Assignment>[]): Actor {
  const userId = UserId.parse(1000)
  const none = { role: 'teacher', schoolId: null, educatorIds: null } as const
  return {
    userId,
    realUserId: userId,
    districtId: DistrictId.parse(1),
    assignments: assignments.map((it) => ({ ...none, ...it })),
  }
}

const nobody: Scope = { schools: [], educators: [] }
const ofRidge: Scope = { schools: [ridge], educators: [] }

interface Row {
  readonly role: Role
  readonly held?: Partial<Assignment>
  readonly sees: Scope
  readonly manages: boolean
  readonly agrees: boolean
}

const table: Row[] = [
  { role: 'district-admin', sees: { schools: 'all', educators: [] }, manages: true, agrees: true },
  { role: 'principal', held: { schoolId: ridge }, sees: ofRidge, manages: true, agrees: true },
  { role: 'assistant-principal', held: { schoolId: ridge }, sees: ofRidge, manages: true, agrees: true },
  { role: 'coach', held: { schoolId: ridge }, sees: ofRidge, manages: false, agrees: true },
  {
    role: 'coach',
    held: { schoolId: ridge, educatorIds: [omar] },
    sees: { schools: [], educators: [omar] },
    manages: false,
    agrees: true,
  },
  {
    role: 'peer-observer',
    held: { schoolId: ridge, educatorIds: [omar] },
    sees: { schools: [], educators: [omar] },
    manages: false,
    agrees: true,
  },
  { role: 'peer-observer', held: { schoolId: ridge }, sees: nobody, manages: false, agrees: false },
  { role: 'teacher', held: { schoolId: ridge }, sees: nobody, manages: false, agrees: false },
  { role: 'district-viewer', sees: nobody, manages: false, agrees: false },
  { role: 'billing-contact', sees: nobody, manages: false, agrees: false },
  { role: 'support', sees: nobody, manages: false, agrees: false },
]

test.each(table)('a $role with $held sees, manages and agrees', ({ role, held, sees, manages, agrees }) => {
  const actor = actorWith({ role, ...held })
  const isEverywhere = sees.schools === 'all'

  expect(educatorSight(actor)).toEqual(sees)
  expect([mayManageEducator(actor, atRidge), mayManageEducator(actor, atHill)]).toEqual([
    manages,
    isEverywhere,
  ])
  expect([mayAgreeSteps(actor, atRidge, false), mayAgreeSteps(actor, atHill, false)]).toEqual([
    agrees,
    isEverywhere,
  ])
})

test('several assignments add up, and what is seen twice is named once', () => {
  const actor = actorWith(
    { role: 'principal', schoolId: ridge },
    { role: 'coach', schoolId: hill, educatorIds: [ruth] },
  )

  expect(educatorSight(actor)).toEqual({ schools: [ridge], educators: [ruth] })
  expect(mayManageEducator(actor, atHill)).toBe(false)
  expect(mayAgreeSteps(actor, atHill, false)).toBe(true)
})

test('nobody agrees on steps with themselves', () => {
  expect(mayAgreeSteps(actorWith({ role: 'district-admin' }), atRidge, true)).toBe(false)
})

describe('an educator belongs', () => {
  const today = '2026-10-22'

  test.each<[string, [SchoolId, string | null][], SchoolId[]]>([
    ['nowhere, who was never anywhere', [], []],
    ['where they are', [[ridge, null]], [ridge]],
    [
      'where they are, not where they were',
      [
        [ridge, '2026-05-29'],
        [hill, null],
      ],
      [hill],
    ],
    [
      'to both of two schools, on the last day too',
      [
        [ridge, today],
        [hill, '2027-05-28'],
      ],
      [ridge, hill],
    ],
    [
      'where they were last, if they left',
      [
        [ridge, '2024-05-31'],
        [hill, '2026-05-29'],
      ],
      [hill],
    ],
    [
      'once to a school they came back to',
      [
        [ridge, '2027-05-28'],
        [ridge, null],
      ],
      [ridge],
    ],
  ])('%s', (_, taught, expected) => {
    const rows = taught.map(([schoolId, endsOn]) => ({ schoolId, endsOn }))

    expect(schoolsOf(rows, today)).toEqual(expected)
  })
})
