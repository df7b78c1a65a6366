import { count, eq, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { contributions } from '../../observations/answer/contributions.tables.ts'
import { observationFacts } from '../../observations/facts/facts.tables.ts'
import { observations } from '../../observations/observations.tables.ts'
import { visitKey } from '../sets/sets.queries.ts'
import type { Counted } from '../visits/counted.queries.ts'
import { type FactGroup, groups } from './facts.queries.ts'
import { isSameIndicator, ratedPair } from './rated-pairs.queries.ts'

/** What a figure counts: any of some items, or of all, as any of some values. */
export interface FigureOf {
  readonly figure: string
  readonly items: readonly string[] | null
  readonly values: readonly string[]
}

/** Visits behind a figure, of a group where it was asked by groups. */
export type VisitsWith = (figure: string, ...key: readonly string[]) => number

/** In how many visits each figure has something. A visit in which it has several things is one. */
export async function visitsWith(
  db: Queries,
  { where }: Counted,
  figures: readonly FigureOf[],
  by: readonly FactGroup[] = [],
): Promise<VisitsWith> {
  const pairs = figures.flatMap(({ figure, items, values }) =>
    (items ?? [null]).flatMap((item) => values.map((value) => [figure, item, value] as const)),
  )
  if (pairs.length === 0) return () => 0
  const { observationId, item, value } = observationFacts
  const key = sql<
    string[]
  >`array[${sql.join([sql`asked.figure`, ...by.map((it) => groups[it])], sql`, `)}]::text[]`
  const each = db
    .selectDistinct({ key: key.as('key'), visit: visitKey.as('visit') })
    .from(observationFacts)
    .innerJoin(observations, eq(observations.id, observationId))
    .innerJoin(
      asked(pairs, sql`figure, item, value`),
      sql`asked.value = ${value} and (asked.item is null or asked.item = ${item})`,
    )
    .where(where)
    .as('each')
  return finder(await db.select({ key: each.key, visits: count() }).from(each).groupBy(each.key))
}

/** In how many visits an educator rated themselves as the pairs of each figure say. */
export async function visitsRated(
  db: Queries,
  { where }: Counted,
  figures: readonly { readonly figure: string; readonly pairs: readonly string[] }[],
): Promise<VisitsWith> {
  const pairs = figures.flatMap(({ figure, pairs: theirs }) => theirs.map((pair) => [figure, pair] as const))
  if (pairs.length === 0) return () => 0
  const each = db
    .selectDistinct({ key: sql<string[]>`array[asked.figure]`.as('key'), visit: visitKey.as('visit') })
    .from(observations)
    .innerJoin(contributions, eq(contributions.observationId, observations.id))
    .innerJoin(observationFacts, isSameIndicator)
    .innerJoin(asked(pairs, sql`figure, pair`), sql`asked.pair = ${ratedPair}`)
    .where(where)
    .as('each')
  return finder(await db.select({ key: each.key, visits: count() }).from(each).groupBy(each.key))
}

function asked(rows: readonly (readonly (string | null)[])[], columns: SQL): SQL {
  const width = rows[0]?.length ?? 0
  const lists = Array.from(
    { length: width },
    (_, place) => sql`${sql.param(rows.map((it) => it[place]))}::text[]`,
  )
  return sql`unnest(${sql.join(lists, sql`, `)}) as asked(${columns})`
}

function finder(found: readonly { readonly key: readonly string[]; readonly visits: number }[]): VisitsWith {
  const known = new Map(found.map((it) => [it.key.join(), it.visits]))
  return (...key) => known.get(key.join()) ?? 0
}
