import type { EducatorId } from '@corridor/domain/people/ids'
import { type AnyColumn, and, type asc, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import {
  type Reader,
  type ReadingShape,
  type ReadingValues,
  readingIn,
  readingParts,
} from '../access/readable.ts'
import { observations } from '../observations.tables.ts'
import {
  type FilterShape,
  type FilterValues,
  fits,
  fitsOwn,
  type ListReader,
  type ObservationFilters,
  shapeOf,
  valuesOf,
} from './filters.queries.ts'
import type { Place } from './observation-cursor.ts'

/** The page that begins after a place or, backwards, ends before one. */
export interface Page {
  readonly after: Place | undefined
  readonly before: Place | undefined
  readonly limit: number
}

const { startedAt, id } = observations

/** In the words of the indexes. A draft is listed to its observer alone, so the index of a school has none. */
const isFinished = sql`${observations.status} <> 'draft'`
export const isDraft = sql`${observations.status} = 'draft'`

/** The ways in which a reader reads: each is a part of the statement. */
export interface ReaderShape extends ReadingShape {
  readonly hasSchools: boolean
  readonly hasGroup: boolean
}

export interface ReaderValues extends ReadingValues {
  /** The educators of whom somebody reads in any way: their group, and themself. */
  readonly about: readonly EducatorId[]
}

export interface ListShape {
  readonly reader: ReaderShape
  readonly filters: FilterShape
  readonly after: boolean
  readonly before: boolean
}

export interface ListValues extends ReaderValues, FilterValues {
  readonly afterAt: string | null
  readonly afterId: string | null
  readonly beforeAt: string | null
  readonly beforeId: string | null
}

export type Value = (name: keyof ListValues) => Placeholder

export function readerParts(reader: Reader): {
  readonly shape: ReaderShape
  readonly values: ReaderValues
} {
  const { shape, values } = readingParts(reader)
  const about = reader.me ? [...values.group, reader.me] : values.group
  return {
    shape: { ...shape, hasSchools: values.schools.length > 0, hasGroup: about.length > 0 },
    values: { ...values, about },
  }
}

export function listParts(
  reader: ListReader,
  filters: ObservationFilters,
  { after, before }: Pick<Page, 'after' | 'before'>,
): { readonly shape: ListShape; readonly values: ListValues } {
  const { shape, values } = readerParts(reader)
  return {
    shape: {
      reader: shape,
      filters: shapeOf(filters),
      after: after !== undefined,
      before: before !== undefined,
    },
    values: {
      ...valuesOf(reader, filters),
      ...values,
      afterAt: after?.startedAt.toISOString() ?? null,
      afterId: after?.id ?? null,
      beforeAt: before?.startedAt.toISOString() ?? null,
      beforeId: before?.id ?? null,
    },
  }
}

interface Ends {
  /** The columns of a row; absent: its place in the list, which an index has. */
  readonly columns?: readonly AnyColumn[]
  readonly where?: SQL | undefined
  readonly order: typeof asc
  readonly limit: number
}

/**
 * The rows that a reader may list, by each way of reading: as their own, of their schools, of their educators. Each way
 * has an index in the order of the list, so the first of each are found however long the list is. Together they hold
 * the first rows of the list, some of them twice.
 */
export function waysTo(db: Queries, value: Value, shape: ListShape, ends: Ends): SQL {
  return joined(db, value, shape, ends, sql` union all `)
}

/** The same, each row once. */
export function waysOnce(db: Queries, value: Value, shape: ListShape, ends: Ends): SQL {
  return joined(db, value, shape, ends, isEachOnce(shape) ? sql` union all ` : sql` union `)
}

function joined(db: Queries, value: Value, shape: ListShape, ends: Ends, union: SQL): SQL {
  const { reader } = shape
  const { own, those, ofEach, ofSchools } = eachWay(db, value, shape, ends)
  const ways = [own(isEachOnce(shape) ? isDraft : undefined)]
  if (reader.isEverywhere) ways.push(those(isFinished))
  else if (reader.hasSchools) ways.push(ofSchools)
  if (reader.hasGroup) ways.push(ofEach(sql`${observations.educatorId}`, value('about')))
  return sql`(${sql.join(ways, union)}) as "ways"`
}

/** Who reads of every school reads all that is finished in one way, and their own drafts in another: none is in both. */
function isEachOnce({ reader }: ListShape): boolean {
  return reader.isEverywhere && !reader.hasGroup
}

export function eachWay(db: Queries, value: Value, { reader, filters }: ListShape, ends: Ends) {
  const asked = [db, readingIn(reader, value), filters, value] as const
  const columns = sql.join([...(ends.columns ?? [startedAt, id])], sql`, `)
  const inOrder = sql`order by ${ends.order(startedAt)}, ${ends.order(id)} limit ${sql.raw(String(ends.limit))}`
  const first = (isOne: SQL | undefined) =>
    sql`(select ${columns} from ${observations} where ${and(isOne, ends.where)} ${inOrder})`
  const own = (isOne?: SQL) => first(and(fitsOwn(...asked), isOne))
  const those = (isOne: SQL) => first(and(isOne, fits(...asked)))
  const ofEach = (column: SQL, ids: Placeholder) =>
    sql`(select found.* from unnest(${ids}::int[]) each, lateral ${those(sql`${column} = each`)} found)`
  const ofSchools = ofEach(sql`${isFinished} and ${observations.schoolId}`, value('schools'))
  return { own, those, ofEach, ofSchools }
}
