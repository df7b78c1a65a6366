import { expect, test } from 'vitest'
import { type Actor, type Assignment, holds, permissionsOf, scopeOf } from './actor.ts'
import { DistrictId, EducatorId, SchoolId, UserId } from './ids.ts'
import type { Permission, Role } from './roles.ts'

const copperRidge = SchoolId.parse(1)
const cedarFlat = SchoolId.parse(2)
const omar = EducatorId.parse(10)

function actorWith(...assignments: Partial<Assignment>[]): Actor {
  const userId = UserId.parse(1000)
  const whole = assignments.map((it) => ({
    role: 'teacher' as const,
    schoolId: null,
    educatorIds: null,
    ...it,
  }))
  return { userId, realUserId: userId, districtId: DistrictId.parse(1), assignments: whole }
}

const inSchool = (role: Role) => actorWith({ role, schoolId: copperRidge })

test.each<[string, Actor, Permission, boolean]>([
  ['a principal runs her school', inSchool('principal'), 'school.manage', true],
  ['but not the district', inSchool('principal'), 'district.manage', false],
  ['an assistant principal adds people', inSchool('assistant-principal'), 'user.manage', true],
  ['but does not reopen what was sent', inSchool('assistant-principal'), 'observation.reopen', false],
  ['a coach observes', inSchool('coach'), 'observation.create', true],
  ['a teacher does not', inSchool('teacher'), 'observation.create', false],
  ['a district viewer reads totals', actorWith({ role: 'district-viewer' }), 'report.district', true],
  ['and no school', actorWith({ role: 'district-viewer' }), 'report.school', false],
  ['a billing contact pays', actorWith({ role: 'billing-contact' }), 'billing.manage', true],
  ['support may look over a shoulder', actorWith({ role: 'support' }), 'impersonation.start', true],
  ['a district administrator may not', actorWith({ role: 'district-admin' }), 'impersonation.start', false],
])('%s', (_, actor, permission, allowed) => {
  expect(holds(actor, permission)).toBe(allowed)
  expect(permissionsOf(actor).includes(permission)).toBe(allowed)
})

test('without an assignment nothing is held', () => {
  expect(permissionsOf(actorWith())).toEqual([])
})

test.each<[string, Actor, ReturnType<typeof scopeOf>]>([
  ['the whole district', actorWith({ role: 'district-admin' }), { schools: 'all', educators: [] }],
  ['one school', inSchool('principal'), { schools: [copperRidge], educators: [] }],
  [
    'a group',
    actorWith({ role: 'coach', schoolId: copperRidge, educatorIds: [omar] }),
    { schools: [], educators: [omar] },
  ],
  ['a coach without a group reads nobody’s', inSchool('coach'), { schools: [], educators: [] }],
  ['a teacher reads nobody’s', inSchool('teacher'), { schools: [], educators: [] }],
  [
    'two assignments add up',
    actorWith(
      { role: 'principal', schoolId: cedarFlat },
      { role: 'coach', schoolId: copperRidge, educatorIds: [omar] },
    ),
    { schools: [cedarFlat], educators: [omar] },
  ],
  [
    'the district wins over a school',
    actorWith({ role: 'principal', schoolId: cedarFlat }, { role: 'district-admin' }),
    { schools: 'all', educators: [] },
  ],
])('reports reach %s', (_, actor, scope) => {
  expect(scopeOf(actor, 'report.school')).toEqual(scope)
})

test('a coach observes in the whole school where no group is named', () => {
  expect(scopeOf(inSchool('coach'), 'observation.create')).toEqual({ schools: [copperRidge], educators: [] })
})

test('a power over one’s own reaches no school', () => {
  expect(scopeOf(inSchool('teacher'), 'export.run')).toEqual({ schools: [], educators: [] })
})
