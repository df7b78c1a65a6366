import type { Connection } from '../cluster.ts'

/** An SQL expression for each column that differs from the row that is copied, `it`. */
export type Changed = Readonly<Record<string, string>>

/** Copies rows of a table into it. `from` selects them, each as often as it yields it. */
export async function copyRows(db: Connection, table: string, from: string, changed: Changed): Promise<void> {
  const columns = await columnsOf(db, table)
  const unknown = Object.keys(changed).filter((column) => !columns.includes(column))
  if (unknown.length > 0) throw new Error(`${table} has no ${unknown.join(', ')}.`)
  const values = columns.map((column) => changed[column] ?? `it.${column}`)
  await db.query(`insert into ${table} (${columns.join(', ')}) select ${values.join(', ')} from ${from}`)
}

async function columnsOf(db: Connection, table: string): Promise<string[]> {
  const { rows } = await db.query<{ attname: string }>(
    `select attname from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [`public.${table}`],
  )
  return rows.map(({ attname }) => attname)
}

export async function numberOf(db: Connection, query: string): Promise<number> {
  const { rows } = await db.query<{ n: string | null }>(query)
  return Number(rows[0]?.n ?? 0)
}
