import type { AuditChange } from '@corridor/contract/district/audit'
import type { User } from '@corridor/contract/people/users'
import { roleTitles } from '@corridor/domain/people/roles'
import { changesOf } from '../../audit/changes-of.ts'

/** The changes of a user: their roles in words; of anything else only that it changed. */
export function userChanges(before: User, after: User): AuditChange[] {
  const told = (user: User) => ({ name: user.name, jobTitle: user.jobTitle, roles: rolesOf(user) })
  return changesOf(told(before), told(after), {
    name: { what: 'Name' },
    jobTitle: { what: 'Job title' },
    roles: { what: 'Roles', say: (it) => it || 'None' },
  })
}

/** “Coach at Copper Ridge Middle School, District administrator” */
function rolesOf({ assignments }: User): string {
  const held = assignments.map(({ role, school }) =>
    school ? `${roleTitles[role]} at ${school.name}` : roleTitles[role],
  )
  return [...new Set(held)].sort().join(', ')
}
