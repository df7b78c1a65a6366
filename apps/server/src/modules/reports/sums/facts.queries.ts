import type { OpenedAsked } from '@corridor/contract/reports/report-asked'
import type { Day } from '@corridor/domain/calendar/calendar'
import type { SchoolId } from '@corridor/domain/people/ids'
import type { Fact } from '@corridor/tools/definition/tool'
import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { isOneOf } from '../../../database/is-one-of.ts'
import { prepared } from '../../../database/prepared.ts'
import { monthlyFacts, observationFacts } from '../../observations/facts/facts.tables.ts'
import { observations } from '../../observations/observations.tables.ts'
import type { MonthOfYear } from '../days/span.ts'
import { grouped } from '../grouped.ts'

const it = observations

/** A fact of one observation. */
export interface ObservationFact extends Fact {
  readonly observationId: string
}

const { observationId, item: itemOf, value: valueOfItem } = observationFacts
// Facts are many and small: those of one observation travel as one value.
const facts = sql<
  [item: string, value: string, n: number][]
>`json_agg(json_build_array(${itemOf}, ${valueOfItem}, ${observationFacts.n}))`

interface OfSome {
  readonly ids: readonly string[]
  /** The items that are read; null: all of them. */
  readonly items: readonly string[] | null
}

const factsOfSome = prepared<OfSome>()((db, value) =>
  db
    .select({ observationId, facts })
    .from(observationFacts)
    .where(
      and(
        isOneOf(observationId, value('ids')),
        sql`(${value('items')}::text[] is null or ${isOneOf(itemOf, value('items'))})`,
      ),
    )
    .groupBy(observationId),
)

/** Facts of observations that are known by their ids; of some items alone, where told. */
export async function factsOfIds(
  db: Queries,
  ids: readonly string[],
  items: readonly string[] | null = null,
): Promise<ObservationFact[]> {
  return ids.length === 0 ? [] : oneByOne(await factsOfSome(db, { ids, items }))
}

/** Facts by the observation that they are of; of observations that are known by their ids. */
export async function factsOfEach(
  db: Queries,
  ids: readonly string[],
  items: readonly string[] | null = null,
): Promise<ReadonlyMap<string, readonly Fact[]>> {
  const found = ids.length === 0 ? [] : await factsOfSome(db, { ids, items })
  return new Map(found.map((one) => [one.observationId, one.facts.map(factOf)]))
}

function factOf([item, value, n]: FactsOfOne['facts'][number]): Fact {
  return { item, value, n }
}

interface FactsOfOne {
  readonly observationId: string
  readonly facts: readonly (readonly [item: string, value: string, n: number])[]
}

function oneByOne(found: readonly FactsOfOne[]): ObservationFact[] {
  return found.flatMap((one) =>
    one.facts.map((fact) => ({ observationId: one.observationId, ...factOf(fact) })),
  )
}

/** What the observations of a set, or of a tool without sets, counted together. */
export interface SetSum extends Fact {
  readonly configurationId: number
  /** How many observations counted the item. */
  readonly times: number
}

/** Sums of sets, added up from single observations. */
export function sumsOfSets(db: Queries, where: SQL | undefined, tools: readonly number[]): Promise<SetSum[]> {
  const { configurationId, item, value, n } = observationFacts
  return db
    .select({
      configurationId,
      item,
      value,
      n: sql`sum(${n})`.mapWith(Number),
      times: sql`count(*)`.mapWith(Number),
    })
    .from(observationFacts)
    .innerJoin(observations, eq(observations.id, observationId))
    .where(and(where, isOneOf(it.toolTypeId, tools)))
    .groupBy(configurationId, item, value)
}

/** The sum of a month of a school, of one item of a set, or of a tool without sets. */
type MonthSum = readonly [
  schoolId: SchoolId,
  month: Day,
  yearStartsOn: Day | null,
  configurationId: number,
  item: string,
  value: string,
  n: number,
  times: number,
]

/** The sums of whole months of schools, each by itself. All in one text: these are thousands of small rows. */
export async function sumsOfEachMonth(
  db: Queries,
  months: readonly (MonthOfYear & { readonly schoolId: SchoolId })[],
): Promise<MonthSum[]> {
  const { schoolId, month, yearStartsOn, configurationId, item, value, n, times } = monthlyFacts
  const byMonth = grouped(months, (one) => `${one.month} ${one.yearStartsOn}`)
  const isOne = [...byMonth.values()].flatMap((those) =>
    those.slice(0, 1).map((one) =>
      and(
        isOneOf(
          schoolId,
          those.map((that) => that.schoolId),
        ),
        eq(month, one.month),
        one.yearStartsOn === null ? isNull(yearStartsOn) : eq(yearStartsOn, one.yearStartsOn),
      ),
    ),
  )
  const key = sql`${schoolId}, ${month}, ${yearStartsOn}, ${configurationId}, ${item}, ${value}`
  const { rows } = await db.execute<{ list: string | null }>(sql`
    select string_agg(json_build_array(${key}, n, times)::text, ',') list from (
      select ${key}, sum(${n}) n, sum(${times}) times from ${monthlyFacts} where ${or(...isOne)} group by ${key}
    ) monthly_facts`)
  return JSON.parse(`[${rows[0]?.list ?? ''}]`)
}

/** Sums of items from the sums of whole months. */
export function sumsOfMonths(
  db: Queries,
  { schools, purposes, versions, configuration }: OpenedAsked,
  months: readonly MonthOfYear[],
  tools: readonly number[],
): Promise<SetSum[]> {
  const { schoolId, toolTypeId, configurationId, configurationVersion, purpose, item, value } = monthlyFacts
  const { month, yearStartsOn, n, times } = monthlyFacts
  const [first, ...more] = [...new Set(months.map((it) => it.yearStartsOn))].map((year) =>
    and(
      year === null ? isNull(yearStartsOn) : eq(yearStartsOn, year),
      isOneOf(
        month,
        months.filter((it) => it.yearStartsOn === year).map((it) => it.month),
      ),
    ),
  )
  return db
    .select({
      configurationId,
      item,
      value,
      n: sql`sum(${n})`.mapWith(Number),
      times: sql`sum(${times})`.mapWith(Number),
    })
    .from(monthlyFacts)
    .where(
      and(
        first ? or(first, ...more) : sql`false`,
        isOneOf(toolTypeId, tools),
        schools && isOneOf(schoolId, schools),
        purposes && isOneOf(purpose, purposes),
        // Numbers of an address may be larger than those of a column.
        versions && sql`${configurationVersion} = any(${sql.param([...versions])}::bigint[])`,
        configuration === undefined ? undefined : sql`${configurationId} = ${configuration}::bigint`,
      ),
    )
    .groupBy(configurationId, item, value)
}
