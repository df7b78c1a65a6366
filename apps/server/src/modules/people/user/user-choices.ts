import type { contract } from '@corridor/contract/contract'
import type { ResponseOf } from '@corridor/contract/endpoint'
import { Problem } from '@corridor/contract/problems'
import type { Actor } from '@corridor/domain/people/actor'
import { grantableRoles } from '@corridor/domain/people/grants'
import type { SchoolId } from '@corridor/domain/people/ids'
import type { Queries } from '../../../database/doors.ts'
import { districtToday } from '../../districts/district-today.ts'
import { educatorsAt } from '../assignment/assignments.queries.ts'
import { managedSchools } from '../assignment/check-assignments.ts'

type Choices = ResponseOf<typeof contract.users.choices>
type GroupChoices = ResponseOf<typeof contract.users.groupChoices>

export async function listChoices(db: Queries, actor: Actor, now: Date): Promise<Choices> {
  const { today } = await districtToday(db, now)
  const schools = await managedSchools(db, actor)
  const ids = schools.map(({ id }) => id)
  return { today, roles: grantableRoles(actor, ids), schools: schools.map(({ id, name }) => ({ id, name })) }
}

export async function listGroupChoices(
  db: Queries,
  actor: Actor,
  now: Date,
  schoolId: SchoolId,
): Promise<GroupChoices> {
  const schools = await managedSchools(db, actor)
  if (!schools.some(({ id }) => id === schoolId)) throw new Problem('school-not-found')
  const { today } = await districtToday(db, now)
  return { items: await educatorsAt(db, schoolId, today) }
}
