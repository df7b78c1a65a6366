import type { Actor } from '@corridor/domain/actor'
import type { Day } from '@corridor/domain/calendar'
import type { DistrictId, UserId } from '@corridor/domain/ids'
import type { Queries } from '../../database/doors.ts'
import { findAssignments } from './people.queries.ts'

interface SignedIn {
  readonly userId: UserId
  readonly districtId: DistrictId
}

/** Who acts, with what they may do today. */
export async function loadActor(db: Queries, { userId, districtId }: SignedIn, today: Day): Promise<Actor> {
  return { userId, realUserId: userId, districtId, assignments: await findAssignments(db, userId, today) }
}
