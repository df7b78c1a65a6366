import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/**
 * Whether a contribution's value is a self-rating that its educator has not said “Done” to. Nobody else counts or reads
 * it.
 */
export function isPendingIn(value: AnyColumn): SQL<boolean> {
  return sql<boolean>`coalesce((${value} ->> 'isPending')::boolean, false)`
}
