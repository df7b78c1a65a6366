import type { Fact } from '@corridor/tools/tool'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../database/doors.ts'
import { observationFacts } from '../observations/facts.tables.ts'
import { observations } from '../observations/observations.tables.ts'
import type { Counted } from './counted.queries.ts'
import { visitKey } from './sets.queries.ts'

const it = observations

/** What sums are kept apart by. */
export const groups = {
  tool: sql`${it.toolTypeId}::text`,
  configuration: sql`${it.configurationId}::text`,
  version: sql`${it.configurationVersion}::text`,
  month: sql`to_char(${it.startedOn}, 'YYYY-MM-01')`,
  school: sql`${it.schoolId}::text`,
  grades: sql`${it.grades}`,
  subject: sql`${it.subject}`,
  educator: sql`${it.educatorId}::text`,
  observer: sql`${it.observerId}::text`,
  observation: sql`${it.id}::text`,
} satisfies Record<string, SQL>

export type FactGroup = keyof typeof groups

/** Summed facts of one group; `key` has what it is of, in the order that was asked for. */
export interface SummedFact extends Fact {
  readonly key: readonly string[]
  /** How many observations, and how many visits, count it. */
  readonly observations: number
  readonly visits: number
  readonly educators: number
}

/** Of some tools, or one item, alone. */
export interface FactsOf {
  readonly tools?: readonly number[]
  readonly item?: string
}

/** What the counted observations counted, added up by groups. */
export async function sumFacts(
  db: Queries,
  { where }: Counted,
  by: readonly FactGroup[],
  { tools, item }: FactsOf = {},
): Promise<SummedFact[]> {
  const key = sql<string[]>`array[${sql.join(
    by.map((name) => groups[name]),
    sql`, `,
  )}]::text[]`
  return db
    .select({
      key,
      item: observationFacts.item,
      value: observationFacts.value,
      n: sql`sum(${observationFacts.n})`.mapWith(Number),
      observations: sql`count(*)`.mapWith(Number),
      visits: sql`count(distinct ${visitKey})`.mapWith(Number),
      educators: sql`count(distinct ${it.educatorId})`.mapWith(Number),
    })
    .from(observationFacts)
    .innerJoin(observations, eq(observations.id, observationFacts.observationId))
    .where(
      and(
        where,
        tools && inArray(observationFacts.toolTypeId, [...tools]),
        item === undefined ? undefined : eq(observationFacts.item, item),
      ),
    )
    .groupBy(sql`1`, observationFacts.item, observationFacts.value)
}
