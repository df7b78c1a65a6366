import { getTableColumns, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/** Rows of a table that travel as one JSON list, named `given`, and all its columns in their order. */
export function rowsGiven(table: PgTable, list: Placeholder): { rows: SQL; columns: SQL } {
  const columns = Object.entries(getTableColumns(table))
  const types = columns.map(([name, column]) => sql`${sql.identifier(name)} ${sql.raw(column.getSQLType())}`)
  return {
    rows: sql`json_to_recordset(${list}::json) as given(${sql.join(types, sql`, `)})`,
    columns: sql.join(
      columns.map(([name]) => givenColumn(name)),
      sql`, `,
    ),
  }
}

export function givenColumn(name: string): SQL {
  return sql`given.${sql.identifier(name)}`
}
