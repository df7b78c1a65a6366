import type { Day } from '@corridor/domain/calendar/calendar'
import type { Scope } from '@corridor/domain/people/actor'
import type { UserId } from '@corridor/domain/people/ids'
import { type AnyColumn, and, eq, gt, gte, notExists, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { alias, unionAll } from 'drizzle-orm/pg-core'
import type { Queries } from '../../database/doors.ts'
import { isOneOf } from '../../database/is-one-of.ts'
import { educatorAssignments, educators } from './educators.tables.ts'

/** The educators whom somebody sees: those of whole schools, single ones, and themself. */
export interface Sight {
  readonly scope: Scope
  readonly userId: UserId
  readonly today: Day
}

/** Whether an educator is in somebody's sight. */
export function isSeen(db: Queries, { scope, userId, today }: Sight) {
  const { schools } = scope
  if (schools === 'all') return undefined
  const named = or(eq(educators.userId, userId), isOneOf(educators.id, scope.educators))
  const ofSchools = belongingTo(db, today, (schoolId) => isOneOf(schoolId, schools))
  return isAmong(unionAll(ofSchools, db.select({ id: educators.id }).from(educators).where(named)))
}

/** Whether an educator is one of those that a query finds: it runs once, and they are then looked up by their ids. */
export function isAmong(ids: SQLWrapper): SQL {
  return sql`${educators.id} = any(array(${ids}))`
}

/**
 * Educators by the school they belong to, as the domain's `schoolsOf` says: today or later, or where they were last.
 * The query begins with those who were ever there, and looks at nobody else of the district.
 */
export function belongingTo(db: Queries, today: Day, isIt: (schoolId: AnyColumn) => SQL | undefined) {
  const { educatorId, schoolId, endsOn } = educatorAssignments
  const later = alias(educatorAssignments, 'later')
  const lastDay = (it: AnyColumn) => sql`coalesce(${it}, 'infinity'::date)`
  const wasElsewhereLater = db
    .select({ id: later.educatorId })
    .from(later)
    .where(and(eq(later.educatorId, educatorId), gt(lastDay(later.endsOn), lastDay(endsOn))))
  return db
    .select({ id: educatorId })
    .from(educatorAssignments)
    .where(and(isIt(schoolId), or(gte(lastDay(endsOn), sql`${today}::date`), notExists(wasElsewhereLater))))
}

/** From this many places at some schools on, the people there are not looked at one by one. */
const MANY_PLACES = 1_000

/** Whether there are, or were, so many people at some schools that it takes long to look at each. */
export async function areMany(db: Queries, schools: Scope['schools']): Promise<boolean> {
  if (schools === 'all') return true
  const { schoolId } = educatorAssignments
  // An id may be larger than the column holds; then nobody is there.
  const { rows } = await db.execute<{ are: boolean }>(
    sql`select count(*) = ${MANY_PLACES}::int as are from (select from ${educatorAssignments}
      where ${schoolId} = any(${sql.param([...schools])}::bigint[]) limit ${MANY_PLACES}::int) there`,
  )
  return rows.some(({ are }) => are)
}
