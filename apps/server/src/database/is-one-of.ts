import { type Column, type SQL, sql } from 'drizzle-orm'

/** Whether a column has one of some values. They travel as one array, so that the statement is the same for any number. */
export function isOneOf<C extends Column>(column: C, values: readonly C['_']['data'][]): SQL {
  const encoded = values.map((value) => column.mapToDriverValue(value))
  return sql`${column} = any(${sql.param(encoded)}::${sql.raw(column.getSQLType())}[])`
}
