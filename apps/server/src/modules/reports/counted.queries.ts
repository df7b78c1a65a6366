import type { OpenedAsked } from '@corridor/contract/report-asked'
import type { Day } from '@corridor/domain/calendar'
import { and, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../database/doors.ts'
import { isCountedVisit } from '../observations/counted-visit.ts'
import { observationFacts } from '../observations/facts.tables.ts'
import { observations } from '../observations/observations.tables.ts'
import { isKnownTo } from '../observations/readable.ts'
import { isRatedAs } from './rated-pairs.ts'
import { type ReportReader, type Sight, sightOf } from './reader.ts'
import { type Span, wholeMonths, type Year } from './span.ts'

/** Two people talk: it is no visit to a lesson. */
export const TEACHER_CONFERENCE = 10

/** What is asked about, by whom, and on which day. */
export interface Asking {
  readonly reader: ReportReader
  readonly span: Span
  readonly today: Day
  readonly years: readonly Year[]
  readonly filters: OpenedAsked
}

/** Which rows enter a report's figures, and which of them the reader may open. */
export interface Counted {
  readonly where: SQL | undefined
  readonly isOpen: SQL<boolean>
}

/** Fewer educators than this are not summed for those who may not read their visits. */
const FEWEST_EDUCATORS = 5

/**
 * Visits the reader may read are counted one by one. What they may not read enters as whole cells, each a month of a
 * school with one tool and purpose, and only those with at least five educators: the difference of any two sums is
 * again made of such cells, so it tells of nobody.
 */
export async function countedRows(db: Queries, asking: Asking): Promise<Counted> {
  const { reader, filters } = asking
  const isOpen = sql<boolean>`(${isKnownTo(reader.actor, reader.me)})`
  const isWanted = and(isVisit(), isAsked(asking), hasFact(filters))
  const open = and(isWanted, isKnownTo(reader.actor, reader.me))
  const sight = sightOf(reader)
  if (sight.kind === 'nothing' || isAboutPeople(filters)) return { where: open, isOpen }
  const cells = await closedCells(db, asking, sight)
  if (cells.length === 0) return { where: open, isOpen }
  const isInCell = sql`${cell} = any(${sql.param(cells)}::text[])`
  const closed = and(isWanted, isClosed(reader, sight), isInCell)
  return { where: or(open, closed), isOpen }
}

/** What tells one person from another: such questions are answered from what the reader may read, alone. */
function isAboutPeople(filters: OpenedAsked): boolean {
  const { grades, subjects, observers, educators, periods, parts, weekdays, follow, short, open } = filters
  return [grades, subjects, observers, educators, periods, parts, weekdays, follow, short, open].some(
    (it) => it !== undefined,
  )
}

const month = sql`date_trunc('month', ${observations.startedOn}::timestamp)::date`
const monthOfYear = sql`concat(${month}, '|', ${observations.yearStartsOn})`
const cell = sql`concat_ws('|', ${observations.schoolId}, ${monthOfYear}, ${observations.purpose}, ${observations.toolTypeId}, ${observations.configurationId}, ${observations.configurationVersion})`

async function closedCells(db: Queries, asking: Asking, sight: Sight): Promise<string[]> {
  const whole = wholeMonths(asking.span, asking.years, asking.today)
  const months = whole.map((it) => `${it.month}|${it.yearStartsOn ?? ''}`)
  if (months.length === 0) return []
  const found = await db
    .select({ cell: sql<string>`${cell}` })
    .from(observations)
    .where(
      and(
        isVisit(),
        isClosed(asking.reader, sight),
        isAsked(asking),
        sql`${monthOfYear} = any(${sql.param(months)}::text[])`,
      ),
    )
    .groupBy(cell)
    .having(sql`count(distinct ${observations.educatorId}) >= ${FEWEST_EDUCATORS}`)
  return found.map((it) => it.cell)
}

function isClosed({ actor, me }: ReportReader, sight: Sight): SQL | undefined {
  if (sight.kind === 'nothing') return sql`false`
  const { purpose, schoolId } = observations
  return and(
    sql`not (${isKnownTo(actor, me)})`,
    sight.kind === 'coaching' ? eq(purpose, 'coaching') : undefined,
    sight.schools === 'all' ? undefined : inArray(schoolId, [...sight.schools]),
  )
}

/** A conference is none. */
function isVisit(): SQL | undefined {
  return and(isCountedVisit(), ne(observations.toolTypeId, TEACHER_CONFERENCE))
}

function isAsked({ span, filters }: Asking): SQL | undefined {
  const it = observations
  return and(
    sql`${it.startedOn} between ${span.from} and ${span.to}`,
    isAny(it.schoolId, filters.schools, 'bigint'),
    isAny(it.educatorId, filters.educators, 'bigint'),
    isAny(it.observerId, filters.observers, 'bigint'),
    isAny(it.grades, filters.grades, 'text'),
    isAny(it.subject, filters.subjects, 'text'),
    isAny(it.purpose, filters.purposes, 'text'),
    isAny(it.toolTypeId, filters.tools, 'int'),
    isAny(it.configurationVersion, filters.versions, 'bigint'),
    isAny(sql`extract(isodow from ${it.startedOn})::int`, filters.weekdays, 'int'),
    filters.configuration === undefined
      ? undefined
      : sql`${it.configurationId} = ${filters.configuration}::bigint`,
  )
}

function isAny(column: unknown, values: readonly unknown[] | undefined, type: string): SQL | undefined {
  return values && sql`${column} = any(${sql.param([...values])}::${sql.raw(type)}[])`
}

/** Any of some things that were counted, and any of some pairs of levels. */
function hasFact({ items, values, rated }: OpenedAsked): SQL | undefined {
  const { observationId, item, value } = observationFacts
  const isOneOf = and(isAny(item, items, 'text'), isAny(value, values, 'text'))
  return and(
    isOneOf &&
      sql`exists (select from ${observationFacts} where ${observationId} = ${observations.id} and ${isOneOf})`,
    rated && isRatedAs(rated),
  )
}
