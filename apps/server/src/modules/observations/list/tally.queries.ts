import { MOST_LISTED } from '@corridor/contract/observations/most-listed'
import { desc, or, type SQL, sql } from 'drizzle-orm'
import { countOf } from '../../../database/by-name.ts'
import type { Queries } from '../../../database/doors.ts'
import { isOneOf } from '../../../database/is-one-of.ts'
import { observations } from '../observations.tables.ts'
import { eachWay, isDraft, type ListShape, type Value, waysOnce } from './ways.queries.ts'

const most = sql.raw(String(MOST_LISTED))
const ends = { order: desc, limit: MOST_LISTED }

/** How many observations a list has, and how many of them stand before the edge of a page. */
export type Tally = readonly [found: number, earlier: number]

/** The tally of a list, as one column of a statement: it does not look at its rows, so PostgreSQL counts once. */
export function tallyOf(db: Queries, value: Value, shape: ListShape) {
  const { isEverywhere, hasSchools } = shape.reader
  const isFirst = !shape.after && !shape.before
  const counted = isFirst && hasSchools && !isEverywhere ? countBySchools : countAll
  return sql<Tally>`(${counted(db, value, shape)})`
}

/** The rows need no sorting: each of the first rows of the list is among the first rows of some way. */
function countAll(db: Queries, value: Value, shape: ListShape): SQL {
  const place = sql`("started_at", "id")`
  const isBefore = shape.before ? sql`${place} > ${edgeOf(value, 'before')}` : undefined
  const earlier = countOf(shape.after ? sql`${place} >= ${edgeOf(value, 'after')}` : isBefore)
  const tally = sql`json_build_array(least(count(*), ${most}), least(${earlier}, ${most}))`
  return sql`select ${tally} from ${waysOnce(db, value, shape, ends)}`
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
function countBySchools(db: Queries, value: Value, shape: ListShape): SQL {
  const { own, ofSchools } = eachWay(db, value, shape, ends)
  const isElsewhere = sql`not ${isOneOf(observations.schoolId, value('schools'))}`
  const besides = own(sql`(${or(isDraft, isElsewhere)}) is true`)
  const inAll = shape.reader.hasGroup
    ? sql`(select count(*) from ${waysOnce(db, value, shape, ends)})`
    : sql`"here" + (select count(*) from ${besides} as "besides")`
  const found = sql`case when "here" >= ${most} then ${most} else least(${inAll}, ${most}) end`
  const here = sql`(select count(*) as "here" from ${ofSchools} as "found") as "counted"`
  return sql`select json_build_array(${found}, 0) from ${here}`
}
