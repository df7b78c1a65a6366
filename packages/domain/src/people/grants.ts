import { type Actor, type Assignment, holds, permissionsOf, type Scope, scopeOf } from './actor.ts'
import type { SchoolId } from './ids.ts'
import { type Role, roles } from './roles.ts'

const ranks: Readonly<Partial<Record<Role, number>>> = {
  'district-admin': 4,
  principal: 3,
  'assistant-principal': 2,
}

const HIGHEST = 4

function rankOf(held: readonly Pick<Assignment, 'role'>[]): number {
  return Math.max(0, ...held.map(({ role }) => ranks[role] ?? 1))
}

const schoolRoles: readonly Role[] = ['principal', 'assistant-principal', 'coach', 'peer-observer', 'teacher']
const groupRoles: readonly Role[] = ['coach', 'peer-observer']

/** Whether the role is held in a school; the others are held in the whole district. */
export function needsSchool(role: Role): boolean {
  return schoolRoles.includes(role)
}

export function mayHaveGroup(role: Role): boolean {
  return groupRoles.includes(role)
}

/** Whether the actor may end or change an assignment: in a place where they manage people, of a lower rank. */
export function mayChange(actor: Actor, assignment: Assignment): boolean {
  return managesAt(actor, assignment.schoolId) && outranks(rankAt(actor, assignment.schoolId), assignment)
}

/** Whether the actor may give an assignment. That a group's educators teach in the school is for the caller to check. */
export function mayGrant(actor: Actor, assignment: Assignment): boolean {
  return isWellFormed(assignment) && mayChange(actor, assignment) && holdsAllOf(actor, assignment)
}

/** The roles that the actor may give somewhere: in one of these schools, or in the district. */
export function grantableRoles(actor: Actor, schools: readonly SchoolId[]): Role[] {
  return roles.filter((role) => {
    const places = needsSchool(role) ? schools : [null]
    return places.some((schoolId) => mayGrant(actor, { role, schoolId, educatorIds: null }))
  })
}

/** Whether the actor may rename, pause or invite a person again, by all that the person holds today or later. */
export function mayManage(actor: Actor, held: readonly Assignment[]): boolean {
  return held.every((it) => {
    const isNear = managesAt(actor, it.schoolId)
    return outranks(isNear ? rankAt(actor, it.schoolId) : rankOf(actor.assignments), it)
  })
}

/** Whether a rank is above an assignment's. District administrators manage each other; others only those below. */
function outranks(rank: number, assignment: Pick<Assignment, 'role'>): boolean {
  const other = rankOf([assignment])
  return assignment.role !== 'support' && (other < rank || (other === HIGHEST && rank === HIGHEST))
}

/** The actor's rank at a school: an assistant principal here who is principal elsewhere is an assistant principal here. */
function rankAt({ assignments }: Actor, schoolId: SchoolId | null): number {
  return rankOf(assignments.filter((it) => !needsSchool(it.role) || it.schoolId === schoolId))
}

function managesAt(actor: Actor, schoolId: SchoolId | null): boolean {
  const { schools } = scopeOf(actor, 'user.manage')
  return schools === 'all' || (schoolId !== null && schools.includes(schoolId))
}

function isWellFormed({ role, schoolId, educatorIds }: Assignment): boolean {
  return needsSchool(role) === (schoolId !== null) && (educatorIds === null || mayHaveGroup(role))
}

function holdsAllOf(actor: Actor, assignment: Assignment): boolean {
  const granted = { ...actor, assignments: [assignment] }
  return permissionsOf(granted).every(
    (permission) =>
      holds(actor, permission) &&
      covers(scopeOf(actor, permission), scopeOf(granted, permission), assignment.schoolId),
  )
}

/** Whether one scope lies within another. A group lies in its school; what is one's own, everybody has. */
function covers(held: Scope, granted: Scope, schoolId: SchoolId | null): boolean {
  const { schools } = held
  if (schools === 'all') return true
  const isSchoolHeld = schoolId !== null && schools.includes(schoolId)
  return (
    granted.schools !== 'all' &&
    granted.schools.every((id) => schools.includes(id)) &&
    (isSchoolHeld || granted.educators.every((id) => held.educators.includes(id)))
  )
}
