import type { Day } from '@corridor/domain/calendar/calendar'
import { mayRead } from '@corridor/domain/observation/observation-rules'
import type { Purpose } from '@corridor/domain/observation/observation-words'
import type { Assignment } from '@corridor/domain/people/actor'
import type { DistrictId, EducatorId, SchoolId, UserId } from '@corridor/domain/people/ids'
import { powers, type Role, roles, roleTitles } from '@corridor/domain/people/roles'
import type { Queries } from '../../../database/doors.ts'
import { getAddressee, holdersOf } from './readers.queries.ts'

interface Observed {
  readonly districtId: DistrictId
  readonly observerId: UserId
  readonly educatorId: EducatorId
  readonly schoolId: SchoolId
  readonly purpose: Purpose
}

export interface Colleague {
  readonly id: UserId
  readonly name: string
  readonly role: string
}

const readingRoles = roles.filter((role) => powers[role]['report.school'])

/** The educator, and colleagues who could read an observation once it was sent, each with the role that lets them. */
export async function readersOf(db: Queries, today: Day, it: Observed) {
  const educator = await getAddressee(db, it.educatorId)
  return { educator, colleagues: await colleaguesOf(db, today, it, educator) }
}

export async function colleaguesOf(
  db: Queries,
  today: Day,
  it: Observed,
  educator: { readonly userId: UserId | null },
): Promise<Colleague[]> {
  const holders = await holdersOf(db, { roles: readingRoles, today })
  const colleagues = new Map<UserId, Colleague>()
  for (const { id, name, role, ...where } of holders) {
    const isOther = id !== it.observerId && id !== educator.userId && !colleagues.has(id)
    if (isOther && covers(it, id, { role, ...where }))
      colleagues.set(id, { id, name, role: roleTitles[role] })
  }
  return [...colleagues.values()]
}

function covers(it: Observed, userId: UserId, assignment: Assignment & { readonly role: Role }): boolean {
  const actor = { userId, realUserId: userId, districtId: it.districtId, assignments: [assignment] }
  return mayRead(actor, { ...it, status: 'sent', version: 1, sharedAt: null }, undefined)
}
