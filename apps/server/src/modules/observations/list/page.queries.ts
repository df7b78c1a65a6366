import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
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
import { edgeOf, tallyOf } from './tally.queries.ts'
import { type ListShape, type ListValues, listParts, type Page, type Value, waysTo } from './ways.queries.ts'

interface PageShape extends ListShape, Pick<Page, 'limit'> {
  readonly isCounted: boolean
}

/** The first observations of a list in its order. Their number is in the text: PostgreSQL then plans for so many. */
function firstOf(db: Queries, value: Value, shape: PageShape): SQL {
  const { startedAt, id } = observations
  const order = shape.before ? asc : desc
  const limit = shape.limit + 1
  const where = and(
    shape.after ? sql`(${startedAt}, ${id}) < ${edgeOf(value, 'after')}` : undefined,
    shape.before ? sql`(${startedAt}, ${id}) > ${edgeOf(value, 'before')}` : undefined,
  )
  const inOrder = sql`order by ${order(sql`"started_at"`)}, ${order(sql`"id"`)}`
  const ways = waysTo(db, value, shape, { where, order, limit })
  return sql`(select * from ${ways} ${inOrder} limit ${sql.raw(String(limit))}) as "listed"`
}

const listedPage = preparedByShape<PageShape, ListValues>()((db, value, shape) => {
  const { id, visitId, toolTypeId, status, purpose, startedAt, sentAt } = observations
  const { educatorId, observerId, schoolId, sharedAt, version, isAhead } = observations
  const order = shape.before ? asc : desc
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
      tally: shape.isCounted ? tallyOf(db, value, shape) : notTallied,
    })
    .from(firstOf(db, value, shape))
    .innerJoin(observations, eq(id, sql`"listed"."id"`))
    .innerJoin(educators, eq(educators.id, educatorId))
    .innerJoin(users, eq(users.id, observerId))
    .innerJoin(schools, eq(schools.id, schoolId))
    .leftJoin(sentCopies, isStandingCopy)
    .leftJoin(deliveries, eq(deliveries.sendId, sentCopies.sendId))
    .orderBy(order(startedAt), order(id), ...tellingFirst)
})

const zero = sql`0`.mapWith(Number)
const notTallied = { found: zero, earlier: zero }
/** What is told of an empty page: nobody counts from beyond the end of a list. */
const nothing = { found: 0, earlier: 0 }

/** A page of the list, newest first, and whether there is more in the direction that was asked for. */
export async function pageOfObservations(
  db: Queries,
  reader: ListReader,
  filters: ObservationFilters,
  page: Page,
) {
  return settled(await askFor(db, reader, filters, page, false), page)
}

/** A page of the list, how many the list has, and how many of them stand before the edge of the page. */
export async function countedPage(db: Queries, reader: ListReader, filters: ObservationFilters, page: Page) {
  const found = await askFor(db, reader, filters, page, true)
  return { ...settled(found, page), ...(found[0]?.tally ?? nothing) }
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

function settled<T>(found: readonly T[], { before, limit }: Page) {
  const rows = found.slice(0, limit)
  return { rows: before ? rows.reverse() : rows, isMore: found.length > limit }
}
