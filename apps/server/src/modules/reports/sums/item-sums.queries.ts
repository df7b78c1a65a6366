import { and, count, countDistinct, eq, like, ne, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { observationFacts } from '../../observations/facts/facts.tables.ts'
import { observations } from '../../observations/observations.tables.ts'
import { visitKey } from '../sets/sets.queries.ts'
import { type Counted, onlyThese } from '../visits/counted.queries.ts'
import { type FactGroup, groups } from './facts.queries.ts'

/** How often something was counted of an item, in how many visits; `key` says of which groups. */
export interface ItemSum {
  readonly key: readonly string[]
  readonly item: string
  readonly value: string
  readonly n: number
  readonly visits: number
}

/** What the reader may open, of what is counted. */
export function openPart(counted: Counted): Counted {
  return { ...counted, where: and(counted.where, counted.isOpen) }
}

/** `twice` has the observations of visits that used the set more than once: such a visit is one. */
export async function itemSums(
  db: Queries,
  { where }: Counted,
  by: readonly FactGroup[],
  twice: readonly string[],
): Promise<ItemSum[]> {
  const sums = await sumItems(db, where, by, sql`count(*)`)
  if (twice.length === 0) return sums
  // Only these are sorted to tell their visits apart: all together are far too many.
  const again = sql`count(*) - count(distinct ${visitKey})`
  const extra = await sumItems(db, and(where, onlyThese(twice).where), by, again)
  const less = new Map(extra.map((it) => [nameOf(it), it.visits]))
  return sums.map((it) => ({ ...it, visits: it.visits - (less.get(nameOf(it)) ?? 0) }))
}

const nameOf = ({ key, item, value }: ItemSum) => [...key, item, value].join('|')

function sumItems(
  db: Queries,
  where: SQL | undefined,
  by: readonly FactGroup[],
  visits: SQL,
): Promise<ItemSum[]> {
  const { item, value, n, observationId } = observationFacts
  return db
    .select({
      key: keyOf(by),
      item,
      value,
      n: sql`sum(${n})`.mapWith(Number),
      visits: visits.mapWith(Number),
    })
    .from(observationFacts)
    .innerJoin(observations, eq(observations.id, observationId))
    .where(where)
    .groupBy(sql`1`, item, value)
}

const isSaid = {
  /** Something was marked of a look-for, be it that there was no chance to see it. */
  marked: ne(observationFacts.value, 'not-marked'),
  /** An indicator has a level. */
  scored: like(observationFacts.value, 'level %'),
} satisfies Record<string, SQL>
export type Said = keyof typeof isSaid

/** In how many visits, with how many educators, something was said of each item. */
export async function saidOfItems(db: Queries, { where }: Counted, said: Said) {
  const { item, observationId } = observationFacts
  const { educatorId } = observations
  const each = db
    .selectDistinct({ item, visit: visitKey.as('visit'), educatorId })
    .from(observationFacts)
    .innerJoin(observations, eq(observations.id, observationId))
    .where(and(where, isSaid[said]))
    .as('each')
  return db
    .select({ item: each.item, visits: count(), educators: countDistinct(each.educatorId) })
    .from(each)
    .groupBy(each.item)
}

/** How many stand behind each group. */
export async function groupSizes(db: Queries, { where }: Counted, by: FactGroup) {
  return db
    .select({
      key: sql<string>`${groups[by]}`,
      visits: sql`count(distinct ${visitKey})`.mapWith(Number),
      educators: sql`count(distinct ${observations.educatorId})`.mapWith(Number),
    })
    .from(observations)
    .where(where)
    .groupBy(sql`1`)
}

/** Which level each educator had, indicator by indicator and day by day, the newest last. */
export async function levelDays(db: Queries, { where }: Counted) {
  const { item, value, observationId } = observationFacts
  const { educatorId, startedOn, startedAt } = observations
  const last = sql<string>`max(${startedAt})`
  return db
    .select({ educatorId, item, startedOn, value, visits: sql`count(distinct ${visitKey})`.mapWith(Number) })
    .from(observationFacts)
    .innerJoin(observations, eq(observations.id, observationId))
    .where(and(where, isSaid.scored))
    .groupBy(educatorId, item, startedOn, value)
    .orderBy(last, value)
}

function keyOf(by: readonly FactGroup[]): SQL<string[]> {
  const parts = by.map((name) => groups[name])
  return sql<string[]>`array[${sql.join(parts, sql`, `)}]::text[]`
}
