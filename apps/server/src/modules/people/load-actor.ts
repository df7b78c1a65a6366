import type { Day } from '@corridor/domain/calendar/calendar'
import type { Actor } from '@corridor/domain/people/actor'
import type { DistrictId, UserId } from '@corridor/domain/people/ids'
import type { Queries } from '../../database/doors.ts'
import { findAssignments } from './people.queries.ts'

interface SignedIn {
  readonly userId: UserId
  readonly districtId: DistrictId
  readonly parent: { readonly userId: UserId } | null
}

/** The actor of a request, with what they may do today. */
export async function loadActor(db: Queries, session: SignedIn, today: Day): Promise<Actor> {
  const { userId, districtId, parent } = session
  const assignments = await findAssignments(db, userId, today)
  return { userId, realUserId: parent?.userId ?? userId, districtId, assignments }
}
