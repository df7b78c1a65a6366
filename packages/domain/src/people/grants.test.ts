import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Actor, type Assignment, holds, permissionsOf, scopeOf } from './actor.ts'
import { grantableRoles, mayChange, mayGrant, mayManage } from './grants.ts'
import { DistrictId, EducatorId, SchoolId, UserId } from './ids.ts'
import { type Role, roles } from './roles.ts'

const [ridge, hill] = [SchoolId.parse(1), SchoolId.parse(2)]
const omar = EducatorId.parse(10)

function actorWith(...assignments: Assignment[]): Actor {
  const userId = UserId.parse(1000)
  return { userId, realUserId: userId, districtId: DistrictId.parse(1), assignments }
}

const inSchool = (role: Role, schoolId: SchoolId | null = ridge): Assignment => ({
  role,
  schoolId,
  educatorIds: null,
})
const wholeDistrict: readonly Role[] = ['support', 'district-admin', 'district-viewer', 'billing-contact']
const placed = (role: Role) => inSchool(role, wholeDistrict.includes(role) ? null : ridge)

const below: Readonly<Partial<Record<Role, readonly Role[]>>> = {
  'district-admin': roles.filter((role) => role !== 'support'),
  principal: ['assistant-principal', 'coach', 'peer-observer', 'teacher'],
  'assistant-principal': ['coach', 'peer-observer', 'teacher'],
}

describe.each(roles)('a %s', (role) => {
  const actor = actorWith(placed(role))
  const given = below[role] ?? []

  test('gives exactly the roles below, in their own place', () => {
    expect(roles.filter((it) => mayGrant(actor, placed(it)))).toEqual(given)
    expect(grantableRoles(actor, [ridge])).toEqual(given)
  })

  test('gives none of them at another school, unless theirs is the district', () => {
    const elsewhere = roles.filter((it) => mayGrant(actor, inSchool(it, hill)))

    expect(elsewhere).toEqual(
      role === 'district-admin' ? given.filter((it) => !wholeDistrict.includes(it)) : [],
    )
  })

  test('manages exactly those who hold them', () => {
    if (given.length === 0) return
    const district = ['district-viewer', 'billing-contact']
    expect(roles.filter((it) => mayManage(actor, [placed(it)]) && !district.includes(it))).toEqual(
      given.filter((it) => !district.includes(it)),
    )
  })
})

describe('a place', () => {
  const admin = actorWith(placed('district-admin'))

  test.each(roles)('a %s needs a school, or has none', (role) => {
    if (role === 'support') return
    expect(mayGrant(admin, inSchool(role, ridge))).toBe(!wholeDistrict.includes(role))
    expect(mayGrant(admin, inSchool(role, null))).toBe(wholeDistrict.includes(role))
  })

  test('only coaches and peer observers have a group', () => {
    const withGroup = roles.filter((role) => mayGrant(admin, { ...placed(role), educatorIds: [omar] }))

    expect(withGroup).toEqual(['coach', 'peer-observer'])
  })

  test('without a school to give them in, only the district’s roles are left', () => {
    expect(grantableRoles(admin, [])).toEqual(['district-admin', 'district-viewer', 'billing-contact'])
  })
})

describe('somebody with two roles', () => {
  const both = actorWith(inSchool('principal', ridge), inSchool('assistant-principal', hill))

  test('has in each school the rank that they have there', () => {
    expect(mayGrant(both, inSchool('assistant-principal', ridge))).toBe(true)
    expect(mayGrant(both, inSchool('assistant-principal', hill))).toBe(false)
    expect(mayManage(both, [inSchool('assistant-principal', hill)])).toBe(false)
    expect(grantableRoles(both, [ridge, hill])).toEqual(below.principal)
  })

  test('is managed by the higher of them', () => {
    const principal = actorWith(inSchool('principal', ridge))

    expect(mayManage(principal, [inSchool('coach', ridge), inSchool('teacher', hill)])).toBe(true)
    expect(mayManage(principal, [inSchool('coach', ridge), inSchool('principal', hill)])).toBe(false)
    expect(mayManage(principal, [inSchool('coach', ridge), placed('district-admin')])).toBe(false)
  })

  test('gives no role of the district, though they hold its powers', () => {
    const paying = actorWith(inSchool('principal'), placed('billing-contact'))

    expect(mayGrant(paying, placed('billing-contact'))).toBe(false)
    expect(mayChange(paying, placed('billing-contact'))).toBe(false)
  })
})

describe('whatever somebody holds', () => {
  const assignment = fc.record({
    role: fc.constantFrom(...roles),
    schoolId: fc.constantFrom(null, ridge, hill),
    educatorIds: fc.constantFrom(null, [omar]),
  })
  const actors = fc.array(assignment, { maxLength: 4 }).map((held) => actorWith(...held))
  const ranks: Partial<Record<Role, number>> = {
    'district-admin': 4,
    principal: 3,
    'assistant-principal': 2,
  }
  const rank = (held: readonly Assignment[]) => Math.max(0, ...held.map(({ role }) => ranks[role] ?? 1))

  test('they give no power that they do not hold, as far as they hold it', () => {
    fc.assert(
      fc.property(actors, assignment, (actor, wanted) => {
        if (!mayGrant(actor, wanted)) return
        const given = actorWith(wanted)
        for (const permission of permissionsOf(given)) {
          const [held, granted] = [scopeOf(actor, permission), scopeOf(given, permission)]
          expect(holds(actor, permission)).toBe(true)
          if (held.schools === 'all') continue
          expect(granted.schools).not.toBe('all')
          expect(held.schools).toEqual(expect.arrayContaining([...granted.schools]))
          if (granted.educators.length > 0) expect(held.schools).toContain(wanted.schoolId)
        }
      }),
      { numRuns: 20_000 },
    )
  })

  test('they neither give nor manage their own rank or a higher one, but for administrators', () => {
    fc.assert(
      fc.property(actors, fc.array(assignment, { minLength: 1, maxLength: 3 }), (actor, held) => {
        const mine = rank(actor.assignments)
        for (const it of held) {
          if (!mayGrant(actor, it) && !mayChange(actor, it)) continue
          expect(it.role).not.toBe('support')
          expect(rank([it]) < mine || mine === 4).toBe(true)
        }
        if (mayManage(actor, held)) expect(rank(held) < mine || mine === 4).toBe(true)
      }),
      { numRuns: 20_000 },
    )
  })

  test('what they may give they may take back', () => {
    fc.assert(
      fc.property(actors, assignment, (actor, it) => {
        if (!mayGrant(actor, it)) return
        expect(mayChange(actor, it)).toBe(true)
        expect(mayManage(actor, [it])).toBe(true)
        expect(grantableRoles(actor, [ridge, hill])).toContain(it.role)
      }),
      { numRuns: 5000 },
    )
  })
})
