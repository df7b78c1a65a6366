import type { EducatorId, UserId } from '@corridor/domain/people/ids'
import { and, eq, gte, isNull, lt, ne, or, type Placeholder, sql } from 'drizzle-orm'
import { isOneOf } from '../../../database/is-one-of.ts'
import { preparedByShape } from '../../../database/prepared.ts'
import { actionSteps } from '../../educators/educators.tables.ts'
import { observations } from '../../observations/observations.tables.ts'
import type { Span } from '../days/span.ts'

interface Shape {
  /** Whether the steps of everybody in the district are asked for: PostgreSQL compares many ids more slowly. */
  readonly isOfAll: boolean
}

interface Asked extends Span {
  readonly educators: readonly EducatorId[]
  readonly timeZone: string
  /** The reader, to whom their own coaching is told. */
  readonly realUserId: UserId
}

/** Steps agreed with some educators in a span. What came out of coaching is between two. */
export const stepsAgreed = preparedByShape<Shape, Asked>()((db, value, { isOfAll }) => {
  const { educatorId, status, dueOn, createdAt, closedAt, observationId } = actionSteps
  const day = sql<string>`(${createdAt} at time zone ${value('timeZone')})::date::text`
  const midnight = (date: Placeholder, days: number) =>
    sql`(${date}::date + ${sql.raw(String(days))})::timestamp at time zone ${value('timeZone')}`
  return db
    .select({ educatorId, status, dueOn, agreedOn: day, createdAt, closedAt })
    .from(actionSteps)
    .leftJoin(observations, eq(observations.id, observationId))
    .where(
      and(
        isOfAll ? undefined : isOneOf(educatorId, value('educators')),
        gte(createdAt, midnight(value('from'), 0)),
        lt(createdAt, midnight(value('to'), 1)),
        or(
          isNull(observations.id),
          ne(observations.purpose, 'coaching'),
          eq(observations.observerId, value('realUserId')),
        ),
      ),
    )
})
