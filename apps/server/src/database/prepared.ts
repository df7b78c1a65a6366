import { type Placeholder, sql } from 'drizzle-orm'
import type { Queries } from './doors.ts'
import { statementOf } from './statement.ts'

interface Prepared<T> {
  execute(values: Record<string, unknown>): Promise<T>
}

interface Query<T> {
  prepare(name: string): Prepared<T>
}

/** The values a prepared query takes: none where the query is always the same. */
type Given<Values> = keyof Values extends never ? [] : [values: Values]

let made = 0

/**
 * A query of a hot path: Drizzle builds it once a connection, and PostgreSQL parses and plans it once. What differs from
 * call to call is named where the query is built (`value('userId')`) and given in the form the driver takes: moments as
 * text, lists as arrays.
 *
 * PostgreSQL plans it without looking at the values. Where the best way depends on them (how large is this school, how
 * many rows does this filter leave?), a query is better planned anew at each call, as those of reports are.
 */
export function prepared<Values extends object = Record<never, never>>() {
  return <T>(build: (db: Queries, value: (name: keyof Values & string) => Placeholder) => Query<T>) => {
    made += 1
    const name = `corridor_${made}`
    const known = new WeakMap<Queries, Run<T>>()
    return (db: Queries, ...[values]: Given<Values>): Promise<Answered<T>> => {
      const kept = known.get(db)
      if (kept) return kept(values ?? nothing)
      const run = runnerOf(build(db, (it) => sql.placeholder(it)).prepare(name))
      known.set(db, run)
      return run(values ?? nothing)
    }
  }
}

/** The rows of a query; none where the statement returns no rows. */
type Answered<T> = T extends readonly unknown[] ? T : readonly never[]
type Run<T> = (values: object) => Promise<Answered<T>>
const nothing = {}

function runnerOf<T>(query: Prepared<T>): Run<T> {
  const run = statementOf(query)
  // The driver's rows are of the type that Drizzle declared for the query it built.
  return (values) => run(values) as Promise<Answered<T>>
}

/**
 * How many shapes are prepared: PostgreSQL keeps about 100 kB a statement and connection. Shapes beyond these are built
 * and planned anew each time.
 */
export const MOST_SHAPES = 60

/**
 * A prepared query of many shapes, such as a list with filters: what `shape` says decides how it is built, and each shape
 * is built and planned once. Whatever is not in the shape travels as a value.
 */
export function preparedByShape<Shape extends object, Values extends object>() {
  return <T>(
    build: (db: Queries, value: (name: keyof Values & string) => Placeholder, shape: Shape) => Query<T>,
  ) => {
    const known = new Map<string, (db: Queries, ...given: Given<Values>) => Promise<Answered<T>>>()
    return (db: Queries, shape: Shape, ...given: Given<Values>): Promise<Answered<T>> => {
      const key = JSON.stringify(shape)
      const kept = known.get(key)
      if (kept) return kept(db, ...given)
      const place = (it: string) => sql.placeholder(it)
      if (known.size >= MOST_SHAPES) return runnerOf(build(db, place, shape).prepare(''))(given[0] ?? nothing)
      const made = prepared<Values>()((on, value) => build(on, value, shape))
      known.set(key, made)
      return made(db, ...given)
    }
  }
}
