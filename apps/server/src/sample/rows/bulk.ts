import { getTableColumns, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from '../../database/doors.ts'

/** Takes new ids before the rows are written, because `returning` promises no order. */
export async function takeIds(db: Queries, column: `${string}.${string}`, count: number): Promise<number[]> {
  const [table, name] = column.split('.')
  const { rows } = await db.execute<{ id: number }>(sql`
    select nextval(pg_get_serial_sequence(${table}, ${name}))::int as id from generate_series(1, ${count}::int)
  `)
  return rows.map(({ id }) => id)
}

/** Inserts rows in chunks: a statement carries at most 65,535 values. */
export async function inChunks<T>(rows: readonly T[], insert: (chunk: T[]) => PromiseLike<unknown>) {
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT)
    await insert(rows.slice(start, start + ROWS_A_STATEMENT))
}

const ROWS_A_STATEMENT = 1000

/** Inserts many rows, which travel as one text, in a fraction of the time that single values take. */
export async function insertMany<T extends PgTable>(
  db: Queries,
  table: T,
  rows: readonly T['$inferInsert'][],
) {
  const names = new Map(Object.keys(getTableColumns(table)).map((key) => [key, toSnakeCase(key)]))
  const named = rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).flatMap(([key, value]) => {
        const name = names.get(key)
        return name ? [[name, value]] : []
      }),
    ),
  )
  await db.execute(sql`
    insert into ${table} select * from json_populate_recordset(null::${table}, ${JSON.stringify(named)})
  `)
}
