import { MOST_LISTED } from '@corridor/contract/observations/most-listed'
import { desc, or, type SQL, sql } from 'drizzle-orm'
import { countOf } from '../../../database/by-name.ts'
import type { Queries } from '../../../database/doors.ts'
import { isOneOf } from '../../../database/is-one-of.ts'
import { observations } from '../observations.tables.ts'
import { eachWay, isDraft, type ListShape, type Value, waysTo } from './ways.queries.ts'

const most = sql.raw(String(MOST_LISTED))
const ends = { order: desc, limit: MOST_LISTED }

/**
 * How many observations a list has, and how many of them stand before the edge of a page, as columns of a statement:
 * neither looks at its rows, so PostgreSQL counts once. No more are counted than a list tells of.
 */
export function tallyOf(db: Queries, value: Value, shape: ListShape) {
  const { isEverywhere, hasSchools } = shape.reader
  const isFirst = !shape.after && !shape.before
  const found = isFirst && hasSchools && !isEverywhere ? countBySchools : countAll
  return { found: found(db, value, shape), earlier: countEarlier(db, value, shape) }
}

/** The rows need no sorting: each of the first rows of the list is among the first rows of some way. */
function counted(db: Queries, value: Value, shape: ListShape, count: SQL) {
  return sql`(select least(${count}, ${most}) from ${waysTo(db, value, shape, ends)})`.mapWith(Number)
}

function countAll(db: Queries, value: Value, shape: ListShape) {
  return counted(db, value, shape, sql`count(*)`)
}

function countEarlier(db: Queries, value: Value, shape: ListShape) {
  const place = sql`("started_at", "id")`
  if (shape.after) return counted(db, value, shape, countOf(sql`${place} >= ${edgeOf(value, 'after')}`))
  if (shape.before) return counted(db, value, shape, countOf(sql`${place} > ${edgeOf(value, 'before')}`))
  return sql`0`.mapWith(Number)
}

/** The place where a page begins or ends. */
export function edgeOf(value: Value, edge: 'after' | 'before'): SQL {
  return sql`(${value(`${edge}At`)}::timestamptz, ${value(`${edge}Id`)}::uuid)`
}

/**
 * Counts the list for its first page, where the reader reads of some schools. If the observations of these schools
 * reach the most that is counted, nothing else is read. Otherwise the reader's own others are added, which the lists of
 * these schools do not have: drafts, and visits elsewhere.
 */
function countBySchools(db: Queries, value: Value, shape: ListShape) {
  const { own, ofSchools } = eachWay(db, value, shape, ends)
  const isElsewhere = sql`not ${isOneOf(observations.schoolId, value('schools'))}`
  const besides = own(sql`(${or(isDraft, isElsewhere)}) is true`)
  const inAll = shape.reader.hasGroup
    ? sql`(select count(*) from ${waysTo(db, value, shape, ends)})`
    : sql`"here" + (select count(*) from ${besides} as "besides")`
  const here = sql`(select count(*) as "here" from ${ofSchools} as "found") as "counted"`
  return sql`(select case when "here" >= ${most} then ${most} else least(${inAll}, ${most}) end from ${here})`.mapWith(
    Number,
  )
}
