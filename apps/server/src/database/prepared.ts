import { type Placeholder, sql } from 'drizzle-orm'
import type { Queries } from './doors.ts'

interface Prepared<T> {
  execute(values: Record<string, unknown>): Promise<T>
}

interface Query<T> {
  prepare(name: string): Prepared<T>
}

/**
 * A query of a hot path: built once a connection instead of at every call. What differs from call to call is named where
 * the query is built (`value('userId')`) and given in the form the driver takes: moments as text, lists as arrays.
 */
export function prepared<Values extends object>() {
  return <T>(build: (db: Queries, value: (name: keyof Values & string) => Placeholder) => Query<T>) => {
    const made = new WeakMap<Queries, Prepared<T>>()
    return (db: Queries, values: Values): Promise<T> => {
      const known = made.get(db) ?? build(db, (name) => sql.placeholder(name)).prepare('')
      made.set(db, known)
      return known.execute(Object.fromEntries(Object.entries(values)))
    }
  }
}
