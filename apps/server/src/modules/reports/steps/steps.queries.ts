import type { EducatorId } from '@corridor/domain/people/ids'
import { and, eq, gte, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { isOneOf } from '../../../database/is-one-of.ts'
import { actionSteps } from '../../educators/educators.tables.ts'
import { observations } from '../../observations/observations.tables.ts'
import type { Span } from '../days/span.ts'
import type { ReportReader } from '../reader.ts'

/** Steps agreed with some educators in a span. What came out of coaching is between two. */
export function stepsAgreed(
  db: Queries,
  { actor }: ReportReader,
  educators: readonly EducatorId[],
  span: Span,
  timeZone: string,
) {
  const { educatorId, status, dueOn, createdAt, closedAt, observationId } = actionSteps
  const day = sql<string>`(${createdAt} at time zone ${timeZone})::date::text`
  const midnight = (date: string, days: number) =>
    sql`(${date}::date + ${days}::int)::timestamp at time zone ${timeZone}`
  return db
    .select({ educatorId, status, dueOn, agreedOn: day, createdAt, closedAt })
    .from(actionSteps)
    .leftJoin(observations, eq(observations.id, observationId))
    .where(
      and(
        isOneOf(educatorId, educators),
        gte(createdAt, midnight(span.from, 0)),
        lt(createdAt, midnight(span.to, 1)),
        or(
          isNull(observations.id),
          ne(observations.purpose, 'coaching'),
          eq(observations.observerId, actor.realUserId),
        ),
      ),
    )
}
