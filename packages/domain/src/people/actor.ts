import type { DistrictId, EducatorId, SchoolId, UserId } from './ids.ts'
import { type Permission, permissions, powers, type Reach, type Role } from './roles.ts'

/** A role somebody holds: in the district, in a school, or for a group of educators. */
export interface Assignment {
  readonly role: Role
  readonly schoolId: SchoolId | null
  readonly educatorIds: readonly EducatorId[] | null
}

export interface Actor {
  readonly userId: UserId
  /** Differs from `userId` only while impersonating. */
  readonly realUserId: UserId
  readonly districtId: DistrictId
  readonly assignments: readonly Assignment[]
}

/** What somebody is assigned to, today or on another day. */
export type Holder = Pick<Actor, 'assignments'>

/** Whether somebody else looks with the person's eyes: support. */
export function isImpersonated({ userId, realUserId }: Pick<Actor, 'userId' | 'realUserId'>): boolean {
  return userId !== realUserId
}

export function permissionsOf(actor: Actor): Permission[] {
  return permissions.filter((permission) => holds(actor, permission))
}

// Permissions match exactly. The specification's prefix match is the browser's alone.
export function holds({ assignments }: Holder, permission: Permission): boolean {
  return assignments.some(({ role }) => powers[role][permission])
}

/** What a permission reaches: whole schools, and single educators of assigned groups. */
export interface Scope {
  readonly schools: 'all' | readonly SchoolId[]
  readonly educators: readonly EducatorId[]
}

export function scopeOf({ assignments }: Holder, permission: Permission): Scope {
  const scopes = assignments.map((it) => reachOf(it, powers[it.role][permission]))
  return {
    schools: joined(scopes.map((it) => it.schools)),
    educators: scopes.flatMap((it) => it.educators),
  }
}

function joined(schools: readonly Scope['schools'][]): Scope['schools'] {
  const lists = schools.filter((it) => it !== 'all')
  return lists.length < schools.length ? 'all' : lists.flat()
}

const nowhere: Scope = { schools: [], educators: [] }

type Place = Pick<Assignment, 'schoolId' | 'educatorIds'>

function reachOf({ schoolId, educatorIds }: Place, reach: Reach | undefined): Scope {
  switch (reach) {
    case 'district':
      return { schools: 'all', educators: [] }
    case 'school':
      return schoolId ? { schools: [schoolId], educators: [] } : nowhere
    case 'group':
      return { schools: [], educators: educatorIds ?? [] }
    case 'school-or-group':
      return educatorIds
        ? { schools: [], educators: educatorIds }
        : reachOf({ schoolId, educatorIds }, 'school')
    default:
      return nowhere
  }
}
