import type { Actor } from '@corridor/domain/people/actor'
import type { EducatorId } from '@corridor/domain/people/ids'
import { and, desc, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { preparedByShape } from '../../../database/prepared.ts'
import {
  isKnownIn,
  type ReadingShape,
  type ReadingValues,
  readingIn,
  readingParts,
} from '../../observations/access/readable.ts'
import { isCountedVisit } from '../../observations/facts/counted-visit.ts'
import { observations } from '../../observations/observations.tables.ts'

/** Whoever looks for visits to some educators. */
export interface VisitSight {
  readonly actor: Actor
  /** The educator that the reader is, if they are among those asked about. */
  readonly me: EducatorId | undefined
}

/** The last visit to each educator that somebody may know of: one look into the index for each, however many there were. */
export function lastVisits(db: Queries, sight: VisitSight, ids: readonly EducatorId[]) {
  const { shape, values } = readingParts(sight)
  return lastOfEach(db, shape, { ...values, ids })
}

const lastOfEach = preparedByShape<ReadingShape, ReadingValues & { readonly ids: readonly EducatorId[] }>()(
  (db, value, shape) => {
    const { educatorId, startedAt } = observations
    const isKnown = isKnownIn(readingIn(shape, value))
    const last = db
      .select({ startedAt })
      .from(observations)
      .where(and(sql`${educatorId} = "each"`, isCountedVisit(), sql`(${isKnown}) is true`))
      .orderBy(desc(startedAt))
      .limit(1)
      .as('last')
    return db
      .select({ educatorId: sql<EducatorId>`"each"`, startedAt: last.startedAt })
      .from(sql`unnest(${value('ids')}::int[]) as "each"`)
      .innerJoinLateral(last, sql`true`)
  },
)
