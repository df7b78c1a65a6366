import { type AnyColumn, ilike, type SQL, sql } from 'drizzle-orm'

/** Where somebody stands in a list by name. */
export interface PlaceByName {
  readonly sortName: string
  readonly id: number
}

/** The order of a list by name: case does not count, and among namesakes the id decides. */
export function byName(name: AnyColumn, id: AnyColumn) {
  const sortName = sql<string>`lower(${name})`
  return {
    sortName,
    isAfter: (it: PlaceByName) => sql`(${sortName}, ${id}) > (${it.sortName}, ${it.id}::bigint)`,
    isBefore: (it: PlaceByName) => sql`(${sortName}, ${id}) < (${it.sortName}, ${it.id}::bigint)`,
  }
}

/** Whether a text has this part, in any case; every sign of it means itself. */
export function contains(text: AnyColumn | SQL<string>, part: string): SQL {
  const escaped = part.replaceAll(/[\\%_]/g, '\\$&')
  return ilike(text, `%${escaped}%`)
}

export function countOf(condition: SQL | undefined) {
  return sql`count(*) filter (where ${condition ?? sql`false`})`.mapWith(Number)
}
