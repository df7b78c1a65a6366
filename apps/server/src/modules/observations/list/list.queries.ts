import { MOST_LISTED } from '@corridor/contract/observations/most-listed'
import type { EducatorId, SchoolId } from '@corridor/domain/people/ids'
import { and, asc, desc, eq, inArray, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { countOf } from '../../../database/by-name.ts'
import type { Queries } from '../../../database/doors.ts'
import { isOneOf } from '../../../database/is-one-of.ts'
import { preparedByShape } from '../../../database/prepared.ts'
import { schools } from '../../districts/districts.tables.ts'
import { educators } from '../../educators/educators.tables.ts'
import { users } from '../../people/people.tables.ts'
import {
  type Reader,
  type ReadingShape,
  type ReadingValues,
  readableIn,
  readingIn,
  readingParts,
  servedIn,
} from '../access/readable.ts'
import { isStandingCopy, tellingFirst, told } from '../delivery/delivery.queries.ts'
import { observations } from '../observations.tables.ts'
import { goesOutAt } from '../planned/waiting-with.ts'
import { isToldOutOfReach } from '../reach/out-of-reach.queries.ts'
import { deliveries, sentCopies } from '../send/sendings.tables.ts'
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
const edge = (value: Value, it: Edge) => sql`(${value(`${it}At`)}::timestamptz, ${value(`${it}Id`)}::uuid)`

/** In the words of the indexes. A draft is listed to its observer alone, so the index of a school has none. */
const isFinished = sql`${observations.status} <> 'draft'`
const isDraft = sql`${observations.status} = 'draft'`

type Edge = 'after' | 'before'

/** The ways in which a reader reads: each is a part of the statement. */
interface ReaderShape extends ReadingShape {
  readonly hasSchools: boolean
  readonly hasGroup: boolean
}

interface ReaderValues extends ReadingValues {
  /** The educators of whom somebody reads in any way: their group, and themself. */
  readonly about: readonly EducatorId[]
}

interface ListShape {
  readonly reader: ReaderShape
  readonly filters: FilterShape
  readonly after: boolean
  readonly before: boolean
}

interface ListValues extends ReaderValues, FilterValues {
  readonly afterAt: string | null
  readonly afterId: string | null
  readonly beforeAt: string | null
  readonly beforeId: string | null
}

type Value = (name: keyof ListValues) => Placeholder

function readerParts(reader: Reader): { shape: ReaderShape; values: ReaderValues } {
  const { shape, values } = readingParts(reader)
  const about = reader.me ? [...values.group, reader.me] : values.group
  return {
    shape: { ...shape, hasSchools: values.schools.length > 0, hasGroup: about.length > 0 },
    values: { ...values, about },
  }
}

interface Ends {
  readonly where?: SQL | undefined
  readonly order: typeof asc
  readonly limit: number
}

/**
 * The rows that a reader may list, by each way of reading: as their own, of their schools, of their educators. Each way
 * has an index in the order of the list, so the first of each are found however long the list is. Together they hold
 * the first rows of the list.
 */
function waysTo(db: Queries, value: Value, shape: ListShape, ends: Ends): SQL {
  const { reader } = shape
  const { own, those, ofEach, ofSchools } = eachWay(db, value, shape, ends)
  // Who reads of every school reads all that is finished in one way, and their own drafts in another: none is in both.
  if (reader.isEverywhere && !reader.hasGroup)
    return sql`(${own(isDraft)} union all ${those(isFinished)}) as "ways"`
  const ways = [own()]
  if (reader.isEverywhere) ways.push(those(isFinished))
  else if (reader.hasSchools) ways.push(ofSchools)
  if (reader.hasGroup) ways.push(ofEach(sql`${observations.educatorId}`, value('about')))
  return sql`(${sql.join(ways, sql` union `)}) as "ways"`
}

function eachWay(db: Queries, value: Value, { reader, filters }: ListShape, ends: Ends) {
  const asked = [db, readingIn(reader, value), filters, value] as const
  const inOrder = sql`order by ${ends.order(startedAt)}, ${ends.order(id)} limit ${sql.raw(String(ends.limit))}`
  const first = (isOne: SQL | undefined) =>
    sql`(select ${startedAt}, ${id} from ${observations} where ${and(isOne, ends.where)} ${inOrder})`
  const own = (isOne?: SQL) => first(and(fitsOwn(...asked), isOne))
  const those = (isOne: SQL) => first(and(isOne, fits(...asked)))
  const ofEach = (column: SQL, ids: Placeholder) =>
    sql`(select found.* from unnest(${ids}::int[]) each, lateral ${those(sql`${column} = each`)} found)`
  const ofSchools = ofEach(sql`${isFinished} and ${observations.schoolId}`, value('schools'))
  return { own, those, ofEach, ofSchools }
}

/** The first observations of a list in its order. Their number is in the text: PostgreSQL then plans for so many. */
function firstOf(db: Queries, value: Value, shape: ListShape, ends: Ends): SQL {
  const inOrder = sql`order by ${ends.order(sql`"started_at"`)}, ${ends.order(sql`"id"`)}`
  const limit = sql.raw(String(ends.limit))
  return sql`(select * from ${waysTo(db, value, shape, ends)} ${inOrder} limit ${limit}) as "listed"`
}

const listedPage = preparedByShape<ListShape & { readonly limit: number }, ListValues>()(
  (db, value, shape) => {
    const { visitId, toolTypeId, status, purpose, sentAt, educatorId, observerId, schoolId } = observations
    const { sharedAt, version, isAhead } = observations
    const order = shape.before ? asc : desc
    const listed = firstOf(db, value, shape, {
      where: and(
        shape.after ? sql`(${startedAt}, ${id}) < ${edge(value, 'after')}` : undefined,
        shape.before ? sql`(${startedAt}, ${id}) > ${edge(value, 'before')}` : undefined,
      ),
      order,
      limit: shape.limit + 1,
    })
    return db
      .selectDistinctOn([startedAt, id], {
        id,
        visitId,
        toolTypeId,
        status,
        purpose,
        startedAt,
        sentAt,
        sharedAt,
        version,
        isAhead,
        goesOutAt: goesOutAt(db, value('userId')),
        isOutOfReach: isToldOutOfReach(db),
        delivery: told,
        educator: { id: educators.id, name: educators.name },
        observer: { id: users.id, name: users.name },
        school: { id: schools.id, name: schools.name },
      })
      .from(listed)
      .innerJoin(observations, eq(id, sql`"listed"."id"`))
      .innerJoin(educators, eq(educators.id, educatorId))
      .innerJoin(users, eq(users.id, observerId))
      .innerJoin(schools, eq(schools.id, schoolId))
      .leftJoin(sentCopies, isStandingCopy)
      .leftJoin(deliveries, eq(deliveries.sendId, sentCopies.sendId))
      .orderBy(order(startedAt), order(id), ...tellingFirst)
  },
)

/** A page of the list, newest first, and whether there is more in the direction that was asked for. */
export async function pageOfObservations(
  db: Queries,
  reader: ListReader,
  filters: ObservationFilters,
  page: Page,
) {
  const { limit } = page
  const { shape, values } = listParts(reader, filters, page)
  const found = await listedPage(db, { ...shape, limit }, values)
  const rows = found.slice(0, limit)
  return { rows: page.before ? rows.reverse() : rows, isMore: found.length > limit }
}

function listParts(
  reader: ListReader,
  filters: ObservationFilters,
  { after, before }: Pick<Page, Edge>,
): { shape: ListShape; values: ListValues } {
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

/** How many of an observer's newest observations tell which schools they visit. */
const NEWEST = 200

/** Schools whose observations somebody may read, and those where they observed or were observed. */
function schoolsRead(db: Queries, value: Value, shape: ReaderShape) {
  const { observerId, educatorId, schoolId } = observations
  const reading = readingIn(shape, value)
  const about = db
    .select({ schoolId })
    .from(observations)
    .where(and(isOneOf(educatorId, value('about')), sql`(${readableIn(reading)}) is true`))
  const own = db
    .select({ schoolId })
    .from(observations)
    .where(and(eq(observerId, value('userId')), servedIn(reading)))
    .orderBy(desc(startedAt), desc(id))
    .limit(NEWEST)
  const isTheirs = shape.isEverywhere
    ? undefined
    : or(isOneOf(schools.id, value('schools')), inArray(schools.id, own), inArray(schools.id, about))
  const one = sql`json_build_object('id', ${schools.id}, 'name', ${schools.name})`
  const all = db
    .select({ list: sql`coalesce(json_agg(${one} order by ${schools.name}, ${schools.id}), '[]')` })
    .from(schools)
    .where(isTheirs)
  return sql<readonly { id: SchoolId; name: string }[]>`(${all})`
}

const most = sql.raw(String(MOST_LISTED))

const tallied = preparedByShape<ListShape, ListValues>()((db, value, shape) => {
  const place = sql`("started_at", "id")`
  const isEarlier = shape.before ? sql`${place} > ${edge(value, 'before')}` : undefined
  // The rows need no sorting: each of the first rows of the list is among the first rows of some way.
  const upTo = (counted: SQL) => sql`least(${counted}, ${most})`.mapWith(Number)
  return db
    .select({
      found: upTo(sql`count(*)`),
      earlier: upTo(countOf(shape.after ? sql`${place} >= ${edge(value, 'after')}` : isEarlier)),
      schools: schoolsRead(db, value, shape.reader),
    })
    .from(waysTo(db, value, shape, { order: desc, limit: MOST_LISTED }))
})

/**
 * Counts the list for its first page, where the reader reads of some schools. If the observations of these schools
 * reach the most that is counted, nothing else is read. Otherwise the reader's own others are added, which the lists of
 * these schools do not have: drafts, and visits elsewhere.
 */
const talliedBySchools = preparedByShape<ListShape, ListValues>()((db, value, shape) => {
  const ends = { order: desc, limit: MOST_LISTED }
  const { own, ofSchools } = eachWay(db, value, shape, ends)
  const isElsewhere = sql`not ${isOneOf(observations.schoolId, value('schools'))}`
  const besides = own(sql`(${or(isDraft, isElsewhere)}) is true`)
  const inAll = shape.reader.hasGroup
    ? sql`(select count(*) from ${waysTo(db, value, shape, ends)})`
    : sql`"here" + (select count(*) from ${besides} as "besides")`
  const found = sql`case when "here" >= ${most} then ${most} else least(${inAll}, ${most}) end`
  return db
    .select({
      found: found.mapWith(Number),
      earlier: sql`0`.mapWith(Number),
      schools: schoolsRead(db, value, shape.reader),
    })
    .from(sql`(select count(*) as "here" from ${ofSchools} as "found") as "counted"`)
})

/**
 * How many observations the list has, how many of them stand before the edge of a page, and the schools by which its
 * reader may filter.
 */
export async function tallyObservations(
  db: Queries,
  reader: ListReader,
  filters: ObservationFilters,
  page: Pick<Page, Edge> = { after: undefined, before: undefined },
) {
  const { shape, values } = listParts(reader, filters, page)
  const { isEverywhere, hasSchools } = shape.reader
  const isFirst = !shape.after && !shape.before
  const tally = isFirst && hasSchools && !isEverywhere ? talliedBySchools : tallied
  const [found] = await tally(db, shape, values)
  if (!found) throw new Error('Counting gave no row.')
  return found
}
