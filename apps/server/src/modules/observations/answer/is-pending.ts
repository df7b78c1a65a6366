import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/** Whether a value is a self-rating without its educator's “Done”. Nobody else counts or reads it. */
export function isPendingIn(value: AnyColumn): SQL<boolean> {
  return sql<boolean>`coalesce((${value} ->> 'isPending')::boolean, false)`
}
