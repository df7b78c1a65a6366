import { DEMO_USER, type DistrictId, type UserId } from '@corridor/domain/people/ids'
import type { Role } from '@corridor/domain/people/roles'
import type { Queries } from '../../database/doors.ts'
import { districtToday } from '../districts/district-today.ts'
import { loadActor } from '../people/load-actor.ts'
import { nameOf } from '../people/name-of.ts'

interface Account {
  readonly userId: UserId
  readonly districtId: DistrictId
}

/** Somebody with whose eyes support may want to look, read inside their own district. */
export async function describePerson(db: Queries, { userId, districtId }: Account, now: Date) {
  const { district, today } = await districtToday(db, now)
  const { assignments } = await loadActor(db, { userId, districtId, parent: null }, today)
  const roles = [...new Set<Role>(assignments.map(({ role }) => role))]
  return {
    name: await nameOf(db, userId),
    roles,
    district: { name: district.name, timeZone: district.timeZone },
    // Support sees every district, and the demo is nobody.
    isOutOfReach: roles.includes('support') || userId === DEMO_USER,
  }
}
