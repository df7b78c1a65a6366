import type { Fact } from '@corridor/tools/definition/tool'
import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from '../../../database/doors.ts'
import { prepared } from '../../../database/prepared.ts'
import { givenColumn, rowsGiven } from '../../../database/rows-given.ts'
import { monthlyFacts, observationFacts } from './facts.tables.ts'

export type FactRow = typeof observationFacts.$inferSelect
export type MonthRow = typeof monthlyFacts.$inferSelect

/** Deletes the facts of observations, and answers them. */
export const takeFacts = prepared<{ ids: readonly string[] }>()((db, value) =>
  db
    .delete(observationFacts)
    .where(sql`${observationFacts.observationId} = any(${value('ids')}::uuid[])`)
    .returning(getTableColumns(observationFacts)),
)

/** Rows that travel as one list, however many they are. */
interface Rows {
  readonly rows: string
}

const insertRows = prepared<Rows>()((db, value) => {
  const { columns, rows } = rowsGiven(observationFacts, value('rows'))
  return db.insert(observationFacts).select(sql`select ${columns} from ${rows}`)
})

export async function insertFacts(db: Queries, rows: readonly FactRow[]): Promise<void> {
  if (rows.length > 0) await insertRows(db, { rows: JSON.stringify(rows) })
}

const addToMonths = prepared<Rows>()((db, value) => {
  const { n, times, ...key } = getTableColumns(monthlyFacts)
  const { columns, rows } = rowsGiven(monthlyFacts, value('rows'))
  return db
    .insert(monthlyFacts)
    .select(sql`select ${columns} from ${rows}`)
    .onConflictDoUpdate({
      target: Object.values(key),
      set: { n: sql`${n} + excluded.n`, times: sql`${times} + excluded.times` },
    })
})

/** What the facts of one observation have in common. */
type OfAllFacts = Omit<FactRow, keyof Fact>

interface FirstFacts extends OfAllFacts {
  readonly items: readonly string[]
  readonly values: readonly string[]
  readonly ns: readonly number[]
}

const firstFacts = prepared<FirstFacts>()((db, value) => {
  const { n, times, ...key } = getTableColumns(monthlyFacts)
  const given = sql`unnest(${value('items')}::text[], ${value('values')}::text[], ${value('ns')}::int[]) with ordinality as given(item, value, n, nth)`
  const ofAll = {
    districtId: sql`${value('districtId')}::int`,
    observationId: sql`${value('observationId')}::uuid`,
    schoolId: sql`${value('schoolId')}::int`,
    toolTypeId: sql`${value('toolTypeId')}::smallint`,
    configurationId: sql`${value('configurationId')}::int`,
    configurationVersion: sql`${value('configurationVersion')}::int`,
    purpose: sql`${value('purpose')}::text`,
    yearStartsOn: sql`${value('yearStartsOn')}::date`,
    happenedOn: sql`${value('happenedOn')}::date`,
    month: sql`date_trunc('month', ${value('happenedOn')}::date)::date`,
    times: sql`1`,
  }
  const of: Readonly<Record<string, SQL>> = ofAll
  const columnsOf = (table: PgTable) => {
    const names = Object.keys(getTableColumns(table))
    return sql.join(
      names.map((name) => of[name] ?? givenColumn(name)),
      sql`, `,
    )
  }
  const facts = db.$with('facts').as(
    db
      .insert(observationFacts)
      .select(sql`select ${columnsOf(observationFacts)} from ${given}`)
      .returning({ n: observationFacts.n }),
  )
  return db
    .with(facts)
    .insert(monthlyFacts)
    .select(sql`select ${columnsOf(monthlyFacts)} from ${given} order by nth`)
    .onConflictDoUpdate({
      target: Object.values(key),
      set: { n: sql`${n} + excluded.n`, times: sql`${times} + excluded.times` },
    })
})

/** Writes the facts of an observation that had none, and adds them to its month. Sums are locked in the order they come in. */
export async function insertFirstFacts(
  db: Queries,
  ofAll: OfAllFacts,
  facts: readonly Fact[],
): Promise<void> {
  if (facts.length === 0) return
  await firstFacts(db, {
    ...ofAll,
    items: facts.map(({ item }) => item),
    values: facts.map(({ value }) => value),
    ns: facts.map(({ n }) => n),
  })
}

const deleteEmptyMonths = prepared<Rows>()((db, value) => {
  const { districtId: _, n: __, times, yearStartsOn, ...key } = getTableColumns(monthlyFacts)
  const { rows } = rowsGiven(monthlyFacts, value('rows'))
  const isSame = and(
    ...Object.entries(key).map(([name, column]) => sql`${column} = ${givenColumn(name)}`),
    sql`${yearStartsOn} is not distinct from ${givenColumn('yearStartsOn')}`,
  )
  return db.delete(monthlyFacts).where(and(eq(times, 0), sql`exists (select from ${rows} where ${isSame})`))
})

/** Adds to the sums of months, or takes from them. Rows are locked in the order they come in. */
export async function moveMonths(db: Queries, moves: readonly MonthRow[]): Promise<void> {
  if (moves.length === 0) return
  await addToMonths(db, { rows: JSON.stringify(moves) })
  const lowered = moves.filter((it) => it.times < 0)
  if (lowered.length > 0) await deleteEmptyMonths(db, { rows: JSON.stringify(lowered) })
}
