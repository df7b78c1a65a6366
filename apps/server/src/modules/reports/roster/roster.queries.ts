import type { Day } from '@corridor/domain/calendar/calendar'
import type { EducatorId, SchoolId } from '@corridor/domain/people/ids'
import { and, type Column, eq, exists, gte, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import { isOneOf } from '../../../database/is-one-of.ts'
import { preparedByShape } from '../../../database/prepared.ts'
import { actionSteps, educatorAssignments, educators } from '../../educators/educators.tables.ts'
import { lastVisits } from '../../observations/facts/last-visits.tables.ts'
import type { Span } from '../days/span.ts'

interface Shape {
  /** Whether everybody at the schools is asked for, or those whom the reader follows there. */
  readonly isOfAll: boolean
  /** Whether the reader is an educator: nobody is on their own roster. */
  readonly isEducator: boolean
  /** Whether some educators, grades or subjects are asked for. */
  readonly isNarrow: boolean
}

interface Asked extends Span {
  readonly schools: readonly SchoolId[]
  readonly on: Day
  /** The schools and the educators that the reader follows. */
  readonly followed: readonly SchoolId[]
  readonly group: readonly EducatorId[]
  /** The educator that the reader is. */
  readonly me: EducatorId | null
  /** Null: all of them. */
  readonly educators: readonly EducatorId[] | null
  readonly grades: readonly string[] | null
  readonly subjects: readonly string[] | null
}

/**
 * Educators who teach at some schools on a day, one row for those who came to a school on the same day. Most of a large
 * roster is counted alone: an id is told of who was ever visited, agreed on a step about these days, or had more than
 * one place.
 */
export const rosterOn = preparedByShape<Shape, Asked>()((db, value, { isOfAll, isEducator, isNarrow }) => {
  const { educatorId, schoolId, startsOn, endsOn } = educatorAssignments
  const known = union(
    db.select({ id: lastVisits.educatorId }).from(lastVisits),
    db
      .select({ id: actionSteps.educatorId })
      .from(actionSteps)
      // A day more at both ends: these are the days of no time zone.
      .where(
        and(
          gte(actionSteps.createdAt, sql`${value('from')}::date - 1`),
          lt(actionSteps.createdAt, sql`${value('to')}::date + 2`),
        ),
      ),
    db.select({ id: educators.id }).from(educators).where(sql`${educators.hasSeveralPlaces}`),
  ).as('known')
  const isAmong = (column: Column, name: 'grades' | 'subjects') =>
    sql`(${value(name)}::text[] is null or ${isOneOf(column, value(name))})`
  // An id may be larger than the column holds; then nobody has it.
  const isChosen = sql`(${value('educators')}::bigint[] is null or ${educators.id} = any(${value('educators')}::bigint[]))`
  const asked = db
    .select({ id: educators.id })
    .from(educators)
    .where(
      and(
        eq(educators.id, educatorId),
        sql`${educators.isActive}`,
        isChosen,
        isAmong(educators.grades, 'grades'),
        isAmong(educators.subject, 'subjects'),
      ),
    )
  const inactive = db.select({ id: educators.id }).from(educators).where(sql`not ${educators.isActive}`)
  return db
    .select({
      schoolId,
      joinedOn: startsOn,
      known: sql<string | null>`string_agg(${known.id}::text, ',')`,
      others: sql<number>`(count(*) filter (where ${known.id} is null))::int`,
    })
    .from(educatorAssignments)
    .leftJoin(known, eq(known.id, educatorId))
    .where(
      and(
        isOneOf(schoolId, value('schools')),
        isOfAll ? undefined : or(isOneOf(schoolId, value('followed')), isOneOf(educatorId, value('group'))),
        isEducator ? ne(educatorId, value('me')) : undefined,
        isNarrow ? exists(asked) : sql`${educatorId} not in ${inactive}`,
        lte(startsOn, value('on')),
        or(isNull(endsOn), gte(endsOn, value('on'))),
      ),
    )
    .groupBy(schoolId, startsOn)
})
