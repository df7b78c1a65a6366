import { type AnyColumn, and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { preparedByShape } from '../../../database/prepared.ts'
import { schools } from '../../districts/districts.tables.ts'
import { educators } from '../../educators/educators.tables.ts'
import { users } from '../../people/people.tables.ts'
import { isStandingCopy, tellingFirst, told } from '../delivery/delivery.queries.ts'
import { observations } from '../observations.tables.ts'
import { goesOutAt } from '../planned/waiting-with.ts'
import { isToldOutOfReach } from '../reach/out-of-reach.queries.ts'
import { deliveries, sentCopies } from '../send/sendings.tables.ts'
import type { ListReader, ObservationFilters } from './filters.queries.ts'
import { edgeOf, type Tally, tallyOf } from './tally.queries.ts'
import { type ListShape, type ListValues, listParts, type Page, type Value, waysTo } from './ways.queries.ts'

interface PageShape extends ListShape, Pick<Page, 'limit'> {
  readonly isCounted: boolean
}

const { startedAt, id, educatorId, observerId, schoolId } = observations
const { visitId, toolTypeId, status, purpose, sentAt, sharedAt, version, isAhead, isUndelivered } =
  observations
/** What a page tells of an observation as it stands in its table. */
const cells = { id, visitId, toolTypeId, status, purpose, startedAt, sentAt, sharedAt, version, isAhead }
/** What else has to be known of an observation, to look up what other tables tell of it. */
const keys = [educatorId, observerId, schoolId, isUndelivered]

type Cells = typeof cells
type CellOf<Column extends AnyColumn> = Column['_']['notNull'] extends true
  ? Column['_']['data']
  : Column['_']['data'] | null

/** The cells as expressions: Drizzle does not know of a table that stands in a part of its own. */
function cellsRead() {
  const read = Object.entries(cells).map(([name, column]) => [name, sql`${column}`.mapWith(column)])
  // Each is decoded by the column whose type it is given here.
  return Object.fromEntries(read) as { readonly [Name in keyof Cells]: SQL<CellOf<Cells[Name]>> }
}

/**
 * The first observations of a list in its order, under the name of their table: they are not looked up once more. Their
 * number is in the text: PostgreSQL then plans for so many.
 */
function firstOf(db: Queries, value: Value, shape: PageShape): SQL {
  const order = shape.before ? asc : desc
  const limit = shape.limit + 1
  const where = and(
    shape.after ? sql`(${startedAt}, ${id}) < ${edgeOf(value, 'after')}` : undefined,
    shape.before ? sql`(${startedAt}, ${id}) > ${edgeOf(value, 'before')}` : undefined,
  )
  const inOrder = sql`order by ${order(sql`"started_at"`)}, ${order(sql`"id"`)}`
  const columns = [...Object.values(cells), ...keys]
  const ways = waysTo(db, value, shape, { columns, where, order, limit })
  return sql`(select distinct on ("started_at", "id") * from ${ways} ${inOrder} limit ${sql.raw(String(limit))}) as ${observations}`
}

/** Who and where it was, each looked up by its key: a page must not have PostgreSQL read all names of a district. */
function namesOf(db: Queries) {
  const { name, userId } = educators
  const educator = db.select({ id: educators.id, name, userId }).from(educators)
  const observer = db.select({ id: users.id, name: users.name }).from(users)
  const school = db.select({ id: schools.id, name: schools.name }).from(schools)
  return {
    educator: educator.where(eq(educators.id, educatorId)).limit(1).as('educators'),
    observer: observer.where(eq(users.id, observerId)).limit(1).as('users'),
    school: school.where(eq(schools.id, schoolId)).limit(1).as('schools'),
  }
}

const listedPage = preparedByShape<PageShape, ListValues>()((db, value, shape) => {
  const order = shape.before ? asc : desc
  const { educator, observer, school } = namesOf(db)
  return db
    .selectDistinctOn([startedAt, id], {
      ...cellsRead(),
      goesOutAt: goesOutAt(db, value('userId')),
      isOutOfReach: isToldOutOfReach(db),
      delivery: told,
      educator: { id: educator.id, name: educator.name },
      observer: { id: observer.id, name: observer.name },
      school: { id: school.id, name: school.name },
      tally: shape.isCounted ? tallyOf(db, value, shape) : sql<Tally | null>`null`,
    })
    .from(firstOf(db, value, shape))
    .innerJoinLateral(educator, sql`true`)
    .innerJoinLateral(observer, sql`true`)
    .innerJoinLateral(school, sql`true`)
    .leftJoin(sentCopies, isStandingCopy)
    .leftJoin(deliveries, eq(deliveries.sendId, sentCopies.sendId))
    .orderBy(order(startedAt), order(id), ...tellingFirst)
})

/** What is told of an empty page: nobody counts from beyond the end of a list. */
const nothing: Tally = [0, 0]

/** A page of the list, newest first, and whether there is more in the direction that was asked for. */
export async function pageOfObservations(
  db: Queries,
  reader: ListReader,
  filters: ObservationFilters,
  page: Page,
) {
  return cutTo(await askFor(db, reader, filters, page, false), page)
}

/** A page of the list, how many the list has, and how many of them stand before the edge of the page. */
export async function countedPage(db: Queries, reader: ListReader, filters: ObservationFilters, page: Page) {
  const rows = await askFor(db, reader, filters, page, true)
  const [found, earlier] = rows[0]?.tally ?? nothing
  return { ...cutTo(rows, page), found, earlier }
}

function askFor(
  db: Queries,
  reader: ListReader,
  filters: ObservationFilters,
  page: Page,
  isCounted: boolean,
) {
  const { shape, values } = listParts(reader, filters, page)
  return listedPage(db, { ...shape, limit: page.limit, isCounted }, values)
}

function cutTo<T>(found: readonly T[], { before, limit }: Page) {
  const rows = found.slice(0, limit)
  return { rows: before ? rows.reverse() : rows, isMore: found.length > limit }
}
