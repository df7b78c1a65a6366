import { type Day, dayIn } from '@corridor/domain/calendar/calendar'
import type { Actor } from '@corridor/domain/people/actor'
import type { EducatorId, UserId } from '@corridor/domain/people/ids'
import type { Queries } from '../../../database/doors.ts'
import { lastVisits } from './visits.queries.ts'

interface Asked {
  readonly id: EducatorId
  readonly userId: UserId | null
}

/** The day of the last visit to each educator that somebody may know of. */
export async function lastVisitDays(
  db: Queries,
  actor: Actor,
  timeZone: string,
  educators: readonly Asked[],
): Promise<ReadonlyMap<EducatorId, Day>> {
  if (educators.length === 0) return new Map()
  const me = educators.find(({ userId }) => userId === actor.userId)?.id
  const ids = educators.map(({ id }) => id)
  const visits = await lastVisits(db, { actor, me }, ids)
  return new Map(visits.map(({ educatorId, startedAt }) => [educatorId, dayIn(timeZone, startedAt)]))
}
