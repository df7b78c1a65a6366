import type { SignedInUser } from '@corridor/contract/sign-in/auth'
import { type Actor, permissionsOf } from '@corridor/domain/people/actor'
import type { SchoolId } from '@corridor/domain/people/ids'
import type { Role } from '@corridor/domain/people/roles'
import type { WholeTransaction } from '../../../database/doors.ts'
import type { DistrictToday } from '../../districts/district-today.ts'
import { listSchools } from '../../districts/list-schools.ts'
import { impersonatorOf } from '../../impersonation/impersonator-of.ts'
import { getPerson } from '../auth.queries.ts'

export async function signedInUser(
  { db, closing }: Pick<WholeTransaction, 'db' | 'closing'>,
  actor: Actor,
  { district, subscribed, onTrial }: DistrictToday,
): Promise<SignedInUser> {
  const permissions = permissionsOf(actor)
  const roles = [...new Set<Role>(actor.assignments.map(({ role }) => role))]
  const isDistrictWide = actor.assignments.some(({ schoolId }) => schoolId === null)
  const isTheirs = (id: SchoolId) =>
    isDistrictWide || actor.assignments.some(({ schoolId }) => schoolId === id)
  const [{ name, email, educatorId }, schools, impersonator] = await closing(
    Promise.all([getPerson(db, actor.userId), listSchools(db, isTheirs), impersonatorOf(db, actor)]),
  )
  return {
    id: actor.userId,
    name,
    email,
    roles: [...permissions, ...roles],
    security: { permissions, roles },
    district: {
      id: district.id,
      name: district.name,
      time_zone: district.timeZone,
      subscribed,
      on_trial: onTrial,
    },
    schools,
    ...(educatorId !== null && { educator_id: educatorId }),
    impersonator,
  }
}
