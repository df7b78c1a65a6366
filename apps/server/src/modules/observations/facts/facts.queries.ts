import { and, eq, getTableColumns, or, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { isOneOf } from '../../../database/is-one-of.ts'
import { monthlyFacts, observationFacts } from './facts.tables.ts'

export type FactRow = typeof observationFacts.$inferSelect
export type MonthRow = typeof monthlyFacts.$inferSelect

/** Deletes the facts of observations, and answers them. */
export function takeFacts(db: Queries, ids: readonly string[]): Promise<FactRow[]> {
  return db
    .delete(observationFacts)
    .where(isOneOf(observationFacts.observationId, ids))
    .returning(getTableColumns(observationFacts))
}

// A statement carries at most 65,535 values.
const ROWS_A_STATEMENT = 5_000

export async function insertFacts(db: Queries, rows: readonly FactRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT)
    await db.insert(observationFacts).values(rows.slice(start, start + ROWS_A_STATEMENT))
}

/** Adds to the sums of months, or takes from them. Rows are locked in the order they come in. */
export async function moveMonths(db: Queries, moves: readonly MonthRow[]): Promise<void> {
  for (let start = 0; start < moves.length; start += ROWS_A_STATEMENT)
    await move(db, moves.slice(start, start + ROWS_A_STATEMENT))
}

async function move(db: Queries, moves: readonly MonthRow[]): Promise<void> {
  const { n, times, ...key } = getTableColumns(monthlyFacts)
  await db
    .insert(monthlyFacts)
    .values([...moves])
    .onConflictDoUpdate({
      target: Object.values(key),
      set: { n: sql`${n} + excluded.n`, times: sql`${times} + excluded.times` },
    })
  const lowered = moves.filter((it) => it.times < 0)
  if (lowered.length > 0) await db.delete(monthlyFacts).where(and(eq(times, 0), or(...lowered.map(isMonth))))
}

function isMonth(row: MonthRow) {
  const { schoolId, toolTypeId, configurationId, item, value, month } = monthlyFacts
  return and(
    eq(schoolId, row.schoolId),
    eq(toolTypeId, row.toolTypeId),
    eq(configurationId, row.configurationId),
    eq(item, row.item),
    eq(value, row.value),
    eq(month, row.month),
  )
}
