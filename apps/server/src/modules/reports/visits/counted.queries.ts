import type { OpenedAsked } from '@corridor/contract/reports/report-asked'
import type { Day } from '@corridor/domain/calendar/calendar'
import { scopeOf } from '@corridor/domain/people/actor'
import { and, between, eq, isNull, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { isOneOf } from '../../../database/is-one-of.ts'
import { isKnownTo, isSettledFor } from '../../observations/access/readable.ts'
import { isCountedVisit } from '../../observations/facts/counted-visit.ts'
import { observationFacts } from '../../observations/facts/facts.tables.ts'
import { observations } from '../../observations/observations.tables.ts'
import { lastOfMonth, type MonthOfYear, type Span, wholeMonths, type Year } from '../days/span.ts'
import { grouped } from '../grouped.ts'
import { type ReportReader, type Sight, sightOf } from '../reader.ts'
import { isRatedAs } from '../sums/rated-pairs.queries.ts'
import { isBegunBetween } from './begun-between.queries.ts'
import type { OwnVisits } from './own-visits.queries.ts'

/** A question of a report: what is asked about, by whom, and on which day. */
export interface Asking {
  readonly reader: ReportReader
  readonly span: Span
  readonly today: Day
  readonly years: readonly Year[]
  readonly filters: OpenedAsked
}

/** The rows that enter a report's figures, and which of them the reader may open. */
export interface Counted {
  readonly where: SQL | undefined
  readonly isOpen: SQL<boolean>
  /** The months whose sums can stand for single rows; null: the question, or its reader, is too particular. */
  readonly whole: WholeMonths | null
  /** Whether what is kept of whole months stands for their rows: then these rows are the open ones alone. */
  readonly isTallied: boolean
}

/** Months of which all rows that are asked about are counted, but for some visits. */
interface WholeMonths {
  readonly months: readonly MonthOfYear[]
  /** Whether an observation is of one of the months. */
  readonly isIn: SQL
  /** The ids of visits that are left out. */
  readonly butFor: readonly string[]
}

/** The fewest educators of a cell that is summed for readers who may not read their visits. */
export const FEWEST_EDUCATORS = 5

/**
 * Visits the reader may read are counted one by one. What they may not read enters as whole cells, each a month of a
 * school with one purpose and one choice of tools, and only those with at least five educators: the difference of any
 * two sums is again made of such cells, so it tells of nobody. What is kept of months may stand for rows where it can be
 * asked what the reader observed themselves: of that they know more than others.
 */
export async function countedRows(
  db: Queries,
  asking: Asking,
  own?: () => Promise<OwnVisits>,
): Promise<Counted> {
  const { reader, filters } = asking
  const isOpen = sql<boolean>`(${isKnownTo(reader.actor, reader.me)})`
  const isMarked = hasFact(filters)
  const isSettled = isOfWhole(filters) ? undefined : isSettledFor(reader.actor, reader.me)
  const isWanted = and(isCountedVisit(), isAsked(asking.span, filters), isMarked, isSettled)
  const sight = sightOf(reader)
  if (sight.kind === 'nothing' || isAboutPeople(filters))
    return { where: and(isWanted, isOpen), isOpen, whole: null, isTallied: false }
  const months = wholeMonths(asking.span, asking.years, asking.today)
  const isIn = isInOne(months)
  const isSummed = isMarked === undefined && seesAllOf(asking, sight)
  const isTallied = own !== undefined && isSummed && !knowsMore(reader, sight, await own())
  if (isTallied)
    return { where: and(isWanted, isOpen), isOpen, whole: { months, isIn, butFor: [] }, isTallied }
  const closed = cellsOf(await closedRows(db, asking, and(isClosed(reader, sight), isIn)))
  return {
    where: and(isWanted, or(isOpen, onlyThese(closed.counted).where)),
    isOpen,
    whole: isSummed ? { months, isIn, butFor: closed.leftOut } : null,
    isTallied: false,
  }
}

/**
 * Whether the reader made visits of their own in these days, and so knows more of them than leaders, or viewers of
 * sums, do.
 */
function knowsMore({ actor }: ReportReader, sight: Sight, own: OwnVisits): boolean {
  if (sight.kind === 'coaching') return own.some(({ isCoaching }) => isCoaching)
  return own.length > 0 || scopeOf(actor, 'report.school').educators.length > 0
}

/** Whether a question is about schools and days, and nothing narrower. */
export function isOfAllVisits({ schools: _, from: __, to: ___, ...narrower }: OpenedAsked): boolean {
  return Object.values(narrower).every((it) => it === undefined)
}

/** Whether a row is one of the counted rows that a question asks about. */
export function isCountedIn({ span, filters }: Asking, { where }: Pick<Counted, 'where'>): SQL | undefined {
  return and(isAsked(span, filters), where)
}

/** Observations that are known by their ids. */
export function onlyThese(ids: readonly string[]): Pick<Counted, 'where'> {
  return { where: ids.length > 0 ? isAny(observations.id, ids, 'uuid') : sql`false` }
}

/** Whether the reader's sums have all of these schools, but for cells that are too small. */
function seesAllOf({ reader, filters }: Asking, sight: Sight): boolean {
  if (sight.kind === 'nothing' || reader.me !== undefined) return false
  const { schools } = sight
  return schools === 'all' || (filters.schools ?? []).every((id) => schools.includes(id))
}

/**
 * Whether a question is about which visits people had, and not what was marked in them. It is answered from what the
 * reader may read, alone.
 */
export function isOfWhole({
  educators,
  configuration,
  items,
  values,
  together,
  records,
  rated,
}: OpenedAsked): boolean {
  const marks = [configuration, items, values, together, records, rated]
  return educators !== undefined && marks.every((it) => it === undefined)
}

/** Whether a question tells one person from another: such questions are answered from what the reader may read, alone. */
export function isAboutPeople(filters: OpenedAsked): boolean {
  const { grades, subjects, observers, educators, periods, parts, weekdays, follow, short, open } = filters
  const { together, records } = filters
  const taught = [grades, subjects, observers, educators, periods, parts, weekdays]
  return [...taught, follow, short, open, together, records].some((it) => it !== undefined)
}

const month = sql`date_trunc('month', ${observations.startedOn}::timestamp)::date`
const monthOfYear = sql`concat(${month}, '|', ${observations.yearStartsOn})`

function isInOne(months: readonly MonthOfYear[]): SQL {
  const { startedOn, yearStartsOn } = observations
  const [one, ...more] = months.map(({ month: first, yearStartsOn: year }) =>
    and(
      between(startedOn, first, lastOfMonth(first)),
      year === null ? isNull(yearStartsOn) : eq(yearStartsOn, year),
    ),
  )
  return sql`(${one ? or(one, ...more) : sql`false`})`
}

/** An observation of a closed visit, with what tells its visit, the place of its cell and what it used from others. */
interface ClosedRow {
  readonly id: string
  readonly educatorId: number
  readonly visit: string
  readonly place: string
  readonly used: string
}

/** The rows of closed visits with all their tools, whichever are asked about. */
function closedRows(db: Queries, { span, filters: { schools, purposes } }: Asking, isOne: SQL | undefined) {
  const it = observations
  return db
    .select({
      id: it.id,
      educatorId: it.educatorId,
      visit: sql<string>`concat_ws('|', ${it.visitId}, ${it.educatorId}, ${it.observerId}, ${it.startedOn})`,
      place: sql<string>`concat_ws('|', ${it.schoolId}, ${monthOfYear}, ${it.purpose})`,
      used: sql<string>`concat_ws('.', ${it.toolTypeId}, ${it.configurationId}, ${it.configurationVersion})`,
    })
    .from(observations)
    .where(and(isCountedVisit(), isAsked(span, { schools, purposes }), isOne))
}

/** Rows of cells with enough educators, and the others. */
export function cellsOf(rows: readonly ClosedRow[]) {
  const visits = [...grouped(rows, ({ place, visit }) => `${place}|${visit}`).values()]
  const cells = grouped(visits, (theirs) =>
    [theirs[0]?.place, ...new Set(theirs.map(({ used }) => used).sort())].join('|'),
  )
  const [counted, leftOut]: [string[], string[]] = [[], []]
  for (const cell of cells.values()) {
    const theirs = cell.flat()
    const isEnough = new Set(theirs.map(({ educatorId }) => educatorId)).size >= FEWEST_EDUCATORS
    for (const { id } of theirs) (isEnough ? counted : leftOut).push(id)
  }
  return { counted, leftOut }
}

function isClosed({ actor, me }: ReportReader, sight: Sight): SQL | undefined {
  if (sight.kind === 'nothing') return sql`false`
  const { purpose, schoolId } = observations
  return and(
    sql`not (${isKnownTo(actor, me)})`,
    sight.kind === 'coaching' ? eq(purpose, 'coaching') : undefined,
    sight.schools === 'all' ? undefined : isOneOf(schoolId, sight.schools),
  )
}

function isAsked(span: Span, { configuration, ...filters }: OpenedAsked): SQL | undefined {
  return and(
    isWithin(span, filters),
    configuration === undefined ? undefined : sql`${observations.configurationId} = ${configuration}::bigint`,
  )
}

const { id, schoolId, educatorId, observerId, grades, subject, purpose, toolTypeId } = observations
/** The column that each filter with values is about, and the type of its values. */
const filtered = {
  schools: [schoolId, 'bigint'],
  educators: [educatorId, 'bigint'],
  observers: [observerId, 'bigint'],
  grades: [grades, 'text'],
  subjects: [subject, 'text'],
  purposes: [purpose, 'text'],
  tools: [toolTypeId, 'int'],
  versions: [observations.configurationVersion, 'bigint'],
  records: [id, 'uuid'],
  weekdays: [sql`extract(isodow from ${observations.startedOn})::int`, 'int'],
} as const
export type ColumnFilter = keyof typeof filtered
export const columnFilters = Object.keys(filtered).filter((it): it is ColumnFilter => it in filtered)

type Days = Readonly<Record<keyof Span, Day | Placeholder>>
type Values = readonly unknown[] | Placeholder | undefined

/** Whether an observation is of some days, and of what filters ask for: by values, or by their places in a prepared query. */
export function isWithin(
  { from, to }: Days,
  filters: Partial<Record<ColumnFilter, Values>>,
): SQL | undefined {
  const { startedOn, startedAt } = observations
  return and(
    sql`${startedOn} between ${from} and ${to}`,
    filters.educators || filters.observers ? isBegunBetween(startedAt, from, to) : undefined,
    ...columnFilters.map((it) => isAny(filtered[it][0], filters[it], filtered[it][1])),
  )
}

function isAny(column: unknown, values: Values, type: string): SQL | undefined {
  if (values === undefined) return undefined
  const given = 'map' in values ? sql.param([...values]) : values
  return sql`${column} = any(${given}::${sql.raw(type)}[])`
}

/** Whether an observation has any of some facts, all of some look-fors, and any of some pairs of levels. */
function hasFact({ items, values, together, rated }: OpenedAsked): SQL | undefined {
  const { observationId, item, value } = observationFacts
  const isOneOf = and(isAny(item, items, 'text'), isAny(value, values, 'text'))
  return and(
    isOneOf &&
      sql`exists (select from ${observationFacts} where ${observationId} = ${observations.id} and ${isOneOf})`,
    together && isObservedAll(together),
    rated && isRatedAs(rated),
  )
}

function isObservedAll(items: readonly string[]): SQL {
  const { observationId, item, value } = observationFacts
  const seen = sql`select count(distinct ${item}) from ${observationFacts}
    where ${observationId} = ${observations.id} and ${value} = 'observed' and ${isAny(item, items, 'text')}`
  return sql`(${seen}) = ${new Set(items).size}`
}
