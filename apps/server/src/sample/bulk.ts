import { sql } from 'drizzle-orm'
import type { Queries } from '../database/doors.ts'

/** Takes new ids before the rows are written, because `returning` promises no order. */
export async function takeIds(db: Queries, column: `${string}.${string}`, count: number): Promise<number[]> {
  const [table, name] = column.split('.')
  const { rows } = await db.execute<{ id: number }>(sql`
    select nextval(pg_get_serial_sequence(${table}, ${name}))::int as id from generate_series(1, ${count}::int)
  `)
  return rows.map(({ id }) => id)
}

/** A statement carries at most 65,535 values. */
export async function inChunks<T>(rows: readonly T[], insert: (chunk: T[]) => PromiseLike<unknown>) {
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT)
    await insert(rows.slice(start, start + ROWS_A_STATEMENT))
}

const ROWS_A_STATEMENT = 1000
