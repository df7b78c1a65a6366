import type { SchoolId } from '@corridor/domain/people/ids'
import { and, between, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { isOneOf } from '../../../database/is-one-of.ts'
import { visitMonths } from '../../observations/facts/visit-months.tables.ts'
import { firstOfMonth, type Span } from '../days/span.ts'
import type { KeptFigures, KeptMonth } from './kept-month.ts'

export type VisitMonth = Awaited<ReturnType<typeof visitMonthsOf>>[number]

/**
 * The months of a span in which some schools have visits, each with what is kept of it where that still holds; of
 * figures alone, without what tools counted.
 */
export function visitMonthsOf(
  db: Queries,
  ids: readonly SchoolId[],
  { from, to }: Span,
  isOfFigures: boolean,
) {
  const { schoolId, month, yearStartsOn, changes, keptAt } = visitMonths
  const kept = isOfFigures ? visitMonths.keptFigures : visitMonths.kept
  return db
    .select({
      schoolId,
      month,
      yearStartsOn,
      changes,
      kept: sql<KeptFigures | null>`case when ${keptAt} = ${changes} then ${kept} end`,
    })
    .from(visitMonths)
    .where(and(isOneOf(schoolId, ids), between(month, firstOfMonth(from), firstOfMonth(to))))
}

/** One that was just counted. */
export interface CountedMonth extends Pick<VisitMonth, 'schoolId' | 'month' | 'yearStartsOn' | 'changes'> {
  readonly kept: KeptMonth
}

/**
 * Keeps for the next reader what was counted, of months in which nothing changed since they were read. One that somebody
 * is just changing is left alone: nobody waits for a reader.
 */
export async function keepMonths(db: Queries, counted: readonly CountedMonth[]): Promise<void> {
  if (counted.length === 0) return
  const it = visitMonths
  await db.execute(sql`
    with given as (
      select * from json_to_recordset(${JSON.stringify(counted)}::json)
        as given("schoolId" int, month date, "yearStartsOn" date, changes int, kept json)
    ), unchanged as (
      select ${it.schoolId}, ${it.month}, ${it.yearStartsOn}, given.kept new_kept
      from ${it} join given on ${it.schoolId} = given."schoolId" and ${it.month} = given.month
        and ${it.yearStartsOn} is not distinct from given."yearStartsOn" and ${it.changes} = given.changes
      for update of visit_months skip locked
    )
    update ${it} set kept = new_kept, kept_at = changes from unchanged
    where ${it.schoolId} = unchanged.school_id and ${it.month} = unchanged.month
      and ${it.yearStartsOn} is not distinct from unchanged.year_starts_on`)
}
