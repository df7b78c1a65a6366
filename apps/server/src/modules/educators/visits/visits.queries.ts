import type { Actor } from '@corridor/domain/people/actor'
import type { EducatorId } from '@corridor/domain/people/ids'
import { and, desc, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { isKnownTo } from '../../observations/access/readable.ts'
import { isCountedVisit } from '../../observations/facts/counted-visit.ts'
import { observations } from '../../observations/observations.tables.ts'

/** Whoever looks for visits to some educators. */
export interface VisitSight {
  readonly actor: Actor
  /** The educator that the reader is, if they are among those asked about. */
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
