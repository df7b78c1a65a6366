import type { Day } from '@corridor/domain/calendar/calendar'
import { and, asc, desc, eq, gt, gte, ne, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queries } from '../../database/doors.ts'
import { isOneOf } from '../../database/is-one-of.ts'
import { preparedByShape } from '../../database/prepared.ts'
import {
  type ReadingShape,
  type ReadingValues,
  readableIn,
  readingIn,
  readingParts,
} from '../observations/access/readable.ts'
import { isCounted } from '../observations/facts/counted-visit.ts'
import { observations } from '../observations/observations.tables.ts'
import { type Looking, type Part, partsOf } from './dashboard.queries.ts'

/**
 * Educators whom somebody meant to visit again by today, and nobody has visited since that day, as far as the reader
 * may read either. The last word counts: one day for each educator.
 */
export function dueFollowUps(db: Queries, looking: Looking, part: Part, today: Day, since: Day) {
  const [reading, asked] = [readingParts(looking), partsOf(part)]
  return followUps(
    db,
    { ...reading.shape, ...asked.shape },
    { ...reading.values, ...asked.values, today, since },
  )
}

type Shape = ReadingShape & ReturnType<typeof partsOf>['shape']
type Values = ReadingValues &
  ReturnType<typeof partsOf>['values'] & { readonly today: Day; readonly since: Day }

const followUps = preparedByShape<Shape, Values>()((db, value, shape) => {
  const { educatorId, visitId, startedAt, startedOn, carried } = observations
  const reading = readingIn(shape, value)
  const dueOn = sql<Day>`${carried} ->> 'followUpOn'`
  const later = alias(observations, 'later')
  const newest = db
    .selectDistinctOn([educatorId], { educatorId, visitId, startedAt, dueOn: dueOn.as('due_on') })
    .from(observations)
    .where(
      and(
        eq(observations.schoolId, value('schoolId')),
        shape.isWhole ? undefined : isOneOf(educatorId, value('educatorIds')),
        gte(startedOn, value('since')),
        isCounted(),
        sql`${dueOn} is not null`,
        readableIn(reading),
        // Educators read about themselves where it was sent to them.
        shape.isEducator ? ne(educatorId, value('me')) : undefined,
      ),
    )
    .orderBy(educatorId, desc(startedAt))
    .as('newest')
  const kept = db
    .select({ id: later.id })
    .from(later)
    .where(
      and(
        eq(later.educatorId, newest.educatorId),
        isCounted(later),
        ne(later.visitId, newest.visitId),
        gt(later.startedAt, newest.startedAt),
        gte(sql`${later.startedOn}::text`, newest.dueOn),
        // Of the visits that keep a follow-up, only readable ones count: others must not show through it.
        readableIn(reading, later),
      ),
    )
  return db
    .select({ educatorId: newest.educatorId, dueOn: newest.dueOn })
    .from(newest)
    .where(and(sql`${newest.dueOn} <= ${value('today')}`, notExists(kept)))
    .orderBy(asc(newest.dueOn), asc(newest.educatorId))
})
