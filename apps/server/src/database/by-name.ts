import { type AnyColumn, and, asc, desc, ilike, type SQL, sql } from 'drizzle-orm'

/** A place in a list by name. */
export interface PlaceByName {
  readonly sortName: string
  readonly id: number
}

/** The page that begins after a place or, backwards, ends before one. */
export interface PageByName {
  readonly after: PlaceByName | undefined
  readonly before: PlaceByName | undefined
  readonly limit: number
}

/** The order of a list by name: case does not count, and among namesakes the id decides. */
export function byName(name: AnyColumn, id: AnyColumn) {
  return bySortName(sql<string>`lower(${name})`, id)
}

/** The order of a list by name, where the database keeps a column with the name in its sortable form. */
export function bySortName<Name extends AnyColumn | SQL<string>>(sortName: Name, id: AnyColumn) {
  const isAfter = (it: PlaceByName) => sql`(${sortName}, ${id}) > (${it.sortName}, ${it.id}::bigint)`
  const isBefore = (it: PlaceByName) => sql`(${sortName}, ${id}) < (${it.sortName}, ${it.id}::bigint)`
  return {
    sortName,
    isBefore,
    isOn: ({ after, before }: PageByName) => and(after && isAfter(after), before && isBefore(before)),
    orderOn: ({ before }: Pick<PageByName, 'before'>) => [sortName, id].map(before ? desc : asc),
  }
}

/** Whether a text has this part, in any case; `%`, `_` and `\` stand for themselves. */
export function contains(text: AnyColumn | SQL<string>, part: string): SQL {
  return ilike(text, patternOf(part))
}

/** The pattern for `ilike` that finds a part of a text. */
export function patternOf(part: string): string {
  const escaped = part.replaceAll(/[\\%_]/g, '\\$&')
  return `%${escaped}%`
}

export function countOf(condition: SQL | undefined) {
  return sql`count(*) filter (where ${condition ?? sql`false`})`.mapWith(Number)
}
