import type { Day } from '@corridor/domain/calendar/calendar'
import type { SchoolId } from '@corridor/domain/people/ids'
import { and, asc, between, desc, eq, gt, lt, or, type Placeholder, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { isOneOf } from '../../../database/is-one-of.ts'
import { prepared, preparedByShape } from '../../../database/prepared.ts'
import { setMonths, visitMonths } from '../../observations/facts/visit-months.tables.ts'
import { firstOfMonth, type Span } from '../days/span.ts'
import type { KeptSet } from '../records/kept-set.ts'
import { KEPT_FORM, type KeptMonth } from './kept-month.ts'

const { schoolId, month, yearStartsOn, changes, keptAt, keptForm, keptZone, lastOn } = visitMonths

/** The columns that tell whether what is kept of a month still holds. */
const holding = {
  schoolId,
  month,
  yearStartsOn,
  changes,
  isKept: sql<boolean>`coalesce(${keptAt} = ${changes} and ${keptForm} = ${sql.raw(String(KEPT_FORM))}, false)`,
  keptZone,
  lastOn,
  /** The transaction that wrote the row last: it changes with the row, and with what is kept. */
  stamp: sql<string>`${visitMonths}.xmin::text`,
}

/** The readers for whom months are kept: who leads schools, and who sees sums alone. */
type KeptFor = 'leaders' | 'viewers'

export interface KeptAs {
  readonly whom: KeptFor
  /** Whether what tools counted is left out, where that is kept apart. */
  readonly isOfFigures: boolean
}

interface SpanOfSchools {
  readonly ids: readonly SchoolId[]
  readonly fromMonth: Day
  readonly toMonth: Day
}

interface Sets {
  readonly configurations: readonly number[]
}

/** The question for some schools, and the months in which the days of a span lie. */
export function monthsAsked(
  schools: readonly { readonly id: SchoolId }[],
  { from, to }: Span,
): SpanOfSchools {
  return { ids: schools.map(({ id }) => id), fromMonth: firstOfMonth(from), toMonth: firstOfMonth(to) }
}

/** The months of a span in which some schools have visits. */
export const monthsOf = prepared<SpanOfSchools>()((db, value) =>
  db.select(holding).from(visitMonths).where(isOfSpan(visitMonths, value)),
)

export type VisitMonth = Awaited<ReturnType<typeof monthsOf>>[number]

/** Months of schools, each with what is kept of it for some readers, as it is written. */
export const keptMonthsOf = preparedByShape<KeptAs, SpanOfSchools>()((db, value, { whom, isOfFigures }) => {
  const ofLeaders = isOfFigures ? visitMonths.keptFigures : visitMonths.kept
  const kept = whom === 'leaders' ? ofLeaders : visitMonths.keptCells
  return db
    .select({ ...holding, text: sql<string | null>`${kept}::text` })
    .from(visitMonths)
    .where(isOfSpan(visitMonths, value))
})

/** The rows kept of some sets in these months, whether they still hold or not. */
export const setMonthsOf = prepared<SpanOfSchools & Sets>()((db, value) => {
  const it = setMonths
  return db
    .select({
      schoolId: it.schoolId,
      month: it.month,
      yearStartsOn: it.yearStartsOn,
      configurationId: it.configurationId,
      kept: sql<KeptSet>`${it.kept}`,
    })
    .from(it)
    .where(and(isOfSpan(it, value), isOneOf(it.configurationId, value('configurations'))))
})

function isOfSpan(
  { schoolId: school, month: first }: typeof visitMonths | typeof setMonths,
  value: (name: keyof SpanOfSchools) => Placeholder,
) {
  return and(isOneOf(school, value('ids')), between(first, value('fromMonth'), value('toMonth')))
}

/** A place in the order of months to keep. */
export interface MonthPlace {
  readonly month: Day
  readonly schoolId: SchoolId
}

/** Months of which nothing is kept that holds, the newest first; after a place, where told. */
export function monthsToKeep(db: Queries, after: MonthPlace | null, most: number) {
  return db
    .select(holding)
    .from(visitMonths)
    .where(
      and(
        sql`not ${holding.isKept}`,
        after
          ? or(lt(month, after.month), and(eq(month, after.month), gt(schoolId, after.schoolId)))
          : undefined,
      ),
    )
    .orderBy(desc(month), asc(schoolId))
    .limit(most)
}

/** A month that was just counted. */
export interface CountedMonth
  extends Pick<VisitMonth, 'schoolId' | 'month' | 'yearStartsOn' | 'changes' | 'lastOn'> {
  readonly kept: Readonly<Record<KeptFor, KeptMonth>>
  readonly sets: ReadonlyMap<number, KeptSet>
}

/**
 * Keeps counted months for the next reader, where nothing changed since they were read. A month that somebody is just
 * changing is left alone: nobody waits for a reader.
 */
export async function keepMonths(
  db: Queries,
  counted: readonly CountedMonth[],
  timeZone: string,
): Promise<void> {
  if (counted.length === 0) return
  const it = visitMonths
  const given = counted.map(({ kept, sets, ...month }) => ({
    ...month,
    kept: kept.leaders,
    cells: kept.viewers,
    sets: [...sets].map(([set, records]) => ({ set, kept: records })),
  }))
  await db.execute(sql`
    with given as materialized (
      select * from json_to_recordset(${JSON.stringify(given)}::json) as given("schoolId" int, month date,
        "yearStartsOn" date, changes int, "lastOn" date, kept json, cells json, sets json)
    ), unchanged as (
      select ${it.schoolId}, ${it.month}, ${it.yearStartsOn}, given.kept new_kept, cells, "lastOn", sets
      from ${it} join given on ${it.schoolId} = given."schoolId" and ${it.month} = given.month
        and ${it.yearStartsOn} is not distinct from given."yearStartsOn" and ${it.changes} = given.changes
      for update of visit_months skip locked
    ), done as (
      update ${it} set kept = new_kept, kept_cells = cells, kept_at = changes, kept_form = ${KEPT_FORM},
        kept_zone = ${timeZone}, last_on = "lastOn"
      from unchanged where ${it.schoolId} = unchanged.school_id and ${it.month} = unchanged.month
        and ${it.yearStartsOn} is not distinct from unchanged.year_starts_on
      returning ${it.districtId}, ${it.schoolId}, ${it.month}, ${it.yearStartsOn}, sets
    ), used as (
      select done.district_id, done.school_id, done.month, done.year_starts_on, one.set, one.kept
      from done cross join json_to_recordset(done.sets) as one(set int, kept json)
    ), gone as (
      delete from ${setMonths} using done
      where ${setMonths.schoolId} = done.school_id and ${setMonths.month} = done.month
        and ${setMonths.yearStartsOn} is not distinct from done.year_starts_on
        and not exists (select from used where used.school_id = done.school_id and used.month = done.month
          and used.year_starts_on is not distinct from done.year_starts_on
          and used.set = ${setMonths.configurationId})
    )
    insert into ${setMonths} (district_id, school_id, month, year_starts_on, configuration_id, kept)
    select district_id, school_id, month, year_starts_on, set, kept from used
    on conflict on constraint set_months_key do update set kept = excluded.kept`)
}
