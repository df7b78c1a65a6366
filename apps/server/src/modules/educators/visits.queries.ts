import { type Actor, scopeOf } from '@corridor/domain/actor'
import type { Day } from '@corridor/domain/calendar'
import type { EducatorId } from '@corridor/domain/ids'
import { and, desc, eq, gt, gte, inArray, ne, not, or, sql } from 'drizzle-orm'
import type { Queries } from '../../database/doors.ts'
import { observations } from '../observations/observations.tables.ts'
import { servedTo } from '../observations/served-to.ts'
import { users } from '../people/people.tables.ts'

/** Which visits somebody may know of: their own, those they may read, and what was sent to them. */
export interface VisitSight {
  readonly actor: Actor
  /** The educator they are, if they are among those asked about. */
  readonly me: EducatorId | undefined
}

/** The last visit to each educator. Drafts count for nobody, and neither does what a wrong clock has put into the future. */
export function lastVisits(db: Queries, sight: VisitSight, ids: readonly EducatorId[]) {
  const { educatorId, status, startedAt, isAhead } = observations
  return db
    .select({ educatorId, startedAt: sql`max(${startedAt})`.mapWith(startedAt) })
    .from(observations)
    .where(and(inArray(educatorId, [...ids]), ne(status, 'draft'), not(isAhead), isKnown(sight)))
    .groupBy(educatorId)
}

/** What was recorded since a day, newest first. */
export function recordedSince(
  db: Queries,
  sight: VisitSight,
  educator: EducatorId,
  { since, timeZone }: { since: Day; timeZone: string },
) {
  const { id, visitId, toolTypeId, status, startedAt, observerId, educatorId, isAhead } = observations
  return db
    .select({ id, visitId, toolTypeId, status, startedAt, observer: users.name })
    .from(observations)
    .innerJoin(users, eq(users.id, observerId))
    .where(
      and(
        eq(educatorId, educator),
        gte(startedAt, sql`${since}::timestamp at time zone ${timeZone}`),
        // A wrong clock makes no visit; who has it as a draft sets its day right.
        or(eq(status, 'draft'), not(isAhead)),
        isKnown(sight),
      ),
    )
    .orderBy(desc(startedAt), desc(id))
}

export type Recorded = Awaited<ReturnType<typeof recordedSince>>[number]

function isKnown({ actor, me }: VisitSight) {
  const scope = scopeOf(actor, 'report.school')
  const { observerId, educatorId, schoolId, status, purpose, version } = observations
  const isFollowed = or(
    scope.schools === 'all' ? sql`true` : inArray(schoolId, [...scope.schools]),
    inArray(educatorId, [...scope.educators]),
  )
  return and(
    servedTo(actor),
    or(
      eq(observerId, actor.userId),
      // Coaching is between two. About oneself one knows what was sent, whatever else one may read.
      and(ne(status, 'draft'), ne(purpose, 'coaching'), isFollowed, me && ne(educatorId, me)),
      me && and(eq(educatorId, me), or(inArray(status, ['sent', 'acknowledged']), gt(version, 1))),
    ),
  )
}
