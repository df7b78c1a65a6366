import type { Day } from '@corridor/domain/calendar/calendar'
import type { Actor } from '@corridor/domain/people/actor'
import type { EducatorId } from '@corridor/domain/people/ids'
import { and, desc, eq, gte, not, or, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { isKnownTo } from '../../observations/access/readable.ts'
import { hasCountedPurpose, isCountedVisit } from '../../observations/facts/counted-visit.ts'
import { observations } from '../../observations/observations.tables.ts'
import { users } from '../../people/people.tables.ts'

/** Whose eyes look for visits. */
export interface VisitSight {
  readonly actor: Actor
  /** The educator they are, if they are among those asked about. */
  readonly me: EducatorId | undefined
}

/** The last visit to each educator that somebody may know of: one look into the index for each, however many there were. */
export function lastVisits(db: Queries, { actor, me }: VisitSight, ids: readonly EducatorId[]) {
  const { educatorId, startedAt } = observations
  const last = db
    .select({ startedAt })
    .from(observations)
    .where(and(sql`${educatorId} = "each"`, isCountedVisit(), sql`(${isKnownTo(actor, me)}) is true`))
    .orderBy(desc(startedAt))
    .limit(1)
    .as('last')
  return db
    .select({ educatorId: sql<EducatorId>`"each"`, startedAt: last.startedAt })
    .from(sql`unnest(${sql.param([...ids])}::int[]) as "each"`)
    .innerJoinLateral(last, sql`true`)
}

/** What was recorded since a day, newest first. */
export function recordedSince(
  db: Queries,
  { actor, me }: VisitSight,
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
        hasCountedPurpose(),
        isKnownTo(actor, me),
      ),
    )
    .orderBy(desc(startedAt), desc(id))
}

export type Recorded = Awaited<ReturnType<typeof recordedSince>>[number]
