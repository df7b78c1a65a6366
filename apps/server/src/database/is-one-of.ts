import { type Column, type Param, type Placeholder, type SQL, sql } from 'drizzle-orm'

/** Whether a column has one of some values. They travel as one array, so that the statement is the same for any number. */
export function isOneOf<C extends Column>(
  column: C,
  values: readonly C['_']['data'][] | Placeholder | Param,
): SQL {
  const given = 'map' in values ? sql.param(values.map((it) => column.mapToDriverValue(it))) : values
  return sql`${column} = any(${given}::${sql.raw(column.getSQLType())}[])`
}
