import { capital } from '../words/capital.ts'
import { counted } from '../words/count-words.ts'
import { listed } from '../words/listed.ts'
import { mayHaveGroup, needsSchool } from './grants.ts'
import { type Permission, powers, type Role } from './roles.ts'

/** What a role is, for whoever gives it. */
export const roleSentences: Readonly<Record<Role, string>> = {
  support: 'Helps people of every district, and is seen doing so',
  'district-admin': 'Manages the district, its schools, its people and billing',
  'district-viewer': 'Totals only, no single visit',
  principal: 'Leads their school: visits, reports, educators and users',
  'assistant-principal': 'Observes and reads reports at their school',
  coach: 'Observes assigned educators; coaching stays private',
  'peer-observer': 'Sees only their own visits',
  teacher: 'Reads what was sent to them, and replies',
  'billing-contact': 'Pays the bills; sees no visit',
}

const deeds: readonly (readonly [Permission, string])[] = [
  ['observation.create', 'start and send visits'],
  ['report.school', 'read reports'],
  ['report.district', 'read the district’s totals'],
  ['educator.manage', 'manage educators'],
  ['user.manage', 'invite users'],
  ['school.manage', 'set up schools'],
  ['district.manage', 'set up the district'],
  ['billing.manage', 'see and pay bills'],
  ['impersonation.start', 'look with somebody’s eyes'],
]

/** The place where a role is to be held. */
export interface RolePlace {
  readonly schools: readonly string[]
  /** How many educators the group has; null: there is no group. */
  readonly group: number | null
}

/** “Start and send visits, read reports and manage educators at Lantern Hill.” */
export function abilityOf(role: Role, place: RolePlace): string {
  const held = deeds.filter(([permission]) => isOfUse(role, permission, place)).map(([, words]) => words)
  if (held.length === 0) return `${nothingYet(role)}.`
  return `${capital(listed(held))}${placeWords(role, place)}.`
}

/** “Not billing, and not other schools.” */
export function limitOf(role: Role, { group }: RolePlace): string {
  const lacks = (permission: Permission) => powers[role][permission] === undefined
  const limits = [
    lacks('observation.create') && (needsSchool(role) ? 'other people’s visits' : 'single visits'),
    lacks('user.manage') && !lacks('observation.create') && 'users',
    lacks('billing.manage') && 'billing',
    needsSchool(role) && (group === null ? 'other schools' : 'other educators'),
  ].filter((it) => it !== false)
  if (limits.length === 0) return ''
  const last = limits.pop()
  return limits.length === 0 ? `Not ${last}.` : `Not ${limits.join(', not ')}, and not ${last}.`
}

/** Whether a permission is of use in a place: a power over a group is none without a group. */
function isOfUse(role: Role, permission: Permission, { group }: RolePlace): boolean {
  const reach = powers[role][permission]
  return reach !== undefined && (reach !== 'group' || group !== null)
}

function nothingYet(role: Role): string {
  return mayHaveGroup(role)
    ? 'Visit nobody yet: choose the educators they may visit'
    : 'Read what was sent to them, reply and follow their own steps'
}

function placeWords(role: Role, { schools, group }: RolePlace): string {
  if (!needsSchool(role)) return ''
  const where = schools.length > 0 ? ` at ${listed(schools)}` : ' at their school'
  return group === null ? where : `, for ${counted(group, 'educator')}${where}`
}
