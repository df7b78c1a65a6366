import type { AssignmentDetails } from '@corridor/contract/people/users'
import { Problem } from '@corridor/contract/problems'
import type { Day } from '@corridor/domain/calendar/calendar'
import { type Actor, scopeOf } from '@corridor/domain/people/actor'
import { mayGrant } from '@corridor/domain/people/grants'
import type { EducatorId, SchoolId } from '@corridor/domain/people/ids'
import type { Queries } from '../../../database/doors.ts'
import { listSchools } from '../../districts/list-schools.ts'
import { assignmentFaults, isKept } from './assignment-faults.ts'
import { educatorsAt, type HeldRow } from './assignments.queries.ts'

/** The schools in use where the actor manages people. */
export function managedSchools(db: Queries, actor: Actor) {
  const { schools } = scopeOf(actor, 'user.manage')
  return listSchools(db, schools)
}

/** Refuses assignments that the actor may not give. One that stays as it is was given by somebody before. */
export async function checkAssignments(
  db: Queries,
  actor: Actor,
  today: Day,
  wanted: readonly AssignmentDetails[],
  held: readonly HeldRow[],
): Promise<void> {
  refuse(assignmentFaults(wanted, held, today))
  const heldAs = (it: AssignmentDetails) => held.find(({ id }) => id === it.id)
  const open = new Set((await managedSchools(db, actor)).map(({ id }) => id))
  for (const it of wanted) {
    if (isKept(it, heldAs(it))) continue
    if (it.schoolId !== null && !open.has(it.schoolId)) throw new Problem('school-not-found')
    if (!mayGrant(actor, it)) throw new Problem('grant-not-allowed')
  }
  const strangers: Record<string, string> = {}
  for (const [index, it] of wanted.entries()) {
    const added = newIn(it.educatorIds, heldAs(it))
    if (it.schoolId === null || added.length === 0) continue
    if (await doAllTeachAt(db, it.schoolId, added, today)) continue
    strangers[`assignments.${index}.educatorIds`] = 'Choose educators of this school.'
  }
  refuse(strangers)
}

function refuse(fields: Record<string, string>) {
  if (Object.keys(fields).length > 0) throw new Problem('invalid-request', { fields })
}

/** The educators who are new in a group. Who was in it already may stay, though they have left the school. */
function newIn(group: readonly EducatorId[] | null, held: HeldRow | undefined): EducatorId[] {
  const known = new Set(held?.educatorIds)
  return (group ?? []).filter((id) => !known.has(id))
}

async function doAllTeachAt(db: Queries, schoolId: SchoolId, ids: readonly EducatorId[], today: Day) {
  const there = new Set((await educatorsAt(db, schoolId, today)).map(({ id }) => id))
  return ids.every((id) => there.has(id))
}
