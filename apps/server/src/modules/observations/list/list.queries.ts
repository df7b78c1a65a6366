import { MOST_LISTED } from '@corridor/contract/observations/most-listed'
import { scopeOf } from '@corridor/domain/people/actor'
import { and, asc, count, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { countOf } from '../../../database/by-name.ts'
import type { Queries } from '../../../database/doors.ts'
import { isOneOf } from '../../../database/is-one-of.ts'
import { schools } from '../../districts/districts.tables.ts'
import { educators } from '../../educators/educators.tables.ts'
import { users } from '../../people/people.tables.ts'
import { type Reader, readableBy, servedTo } from '../access/readable.ts'
import { observations } from '../observations.tables.ts'
import { fits, type ListReader, type ObservationFilters } from './filters.queries.ts'
import type { Place } from './observation-cursor.ts'

/** The page that begins after a place or, backwards, ends before one. */
export interface Page {
  readonly after: Place | undefined
  readonly before: Place | undefined
  readonly limit: number
}

const { startedAt, id } = observations
const at = (it: Place) => sql`(${sql.param(it.startedAt, startedAt)}, ${it.id}::uuid)`
const isAfter = (it: Place) => sql`(${startedAt}, ${id}) < ${at(it)}`
const isBefore = (it: Place) => sql`(${startedAt}, ${id}) > ${at(it)}`

/** In the words of the indexes: nobody follows drafts of others, however many there are. */
const isFinished = sql`${observations.status} <> 'draft'`

interface Ends {
  readonly where: SQL | undefined
  readonly order: typeof asc
  readonly limit: number
}

/**
 * The first observations of a list in its order. Somebody reads them in several ways: as their own, of their schools, of
 * their educators. Each way has an index in this order, so the end of each is found however long the list is.
 */
function firstOf(db: Queries, { actor, me, timeZone }: ListReader, filters: ObservationFilters, ends: Ends) {
  const isListed = and(fits({ actor, me, timeZone }, filters), ends.where)
  const inOrder = sql`order by ${ends.order(startedAt)}, ${ends.order(id)} limit ${sql.raw(String(ends.limit))}`
  const those = (isOne: SQL | undefined) =>
    sql`(select ${startedAt}, ${id} from ${observations} where ${and(isOne, isListed)} ${inOrder})`
  const ofEach = (column: SQL, ids: readonly number[]) =>
    sql`(select found.* from unnest(${sql.param([...ids])}::int[]) each, lateral ${those(sql`${column} = each`)} found)`
  const { schools: followed, educators: group } = scopeOf(actor, 'report.school')
  const about = me ? [...group, me] : group
  const ways = [those(eq(observations.observerId, actor.userId))]
  if (followed === 'all') ways.push(those(isFinished))
  else if (followed.length > 0) ways.push(ofEach(sql`${isFinished} and ${observations.schoolId}`, followed))
  if (about.length > 0) ways.push(ofEach(sql`${observations.educatorId}`, about))
  const all = sql.join(ways, sql` union `)
  return db
    .select({
      startedAt: sql<Date>`"started_at"`.mapWith(startedAt).as('listed_at'),
      id: sql<string>`"id"`.as('listed_id'),
    })
    .from(sql`(${all}) as "ways"`)
    .orderBy(ends.order(sql`"started_at"`), ends.order(sql`"id"`))
    .limit(ends.limit)
    .as('listed')
}

/** A page of the list, newest first, and whether there is more in the direction that was asked for. */
export async function pageOfObservations(
  db: Queries,
  reader: ListReader,
  filters: ObservationFilters,
  { after, before, limit }: Page,
) {
  const { visitId, toolTypeId, status, purpose, sentAt, educatorId, observerId, schoolId } = observations
  const { sharedAt, version, isAhead } = observations
  const order = before ? asc : desc
  const listed = firstOf(db, reader, filters, {
    where: and(after && isAfter(after), before && isBefore(before)),
    order,
    limit: limit + 1,
  })
  const found = await db
    .select({
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
      educator: { id: educators.id, name: educators.name },
      observer: { id: users.id, name: users.name },
      school: { id: schools.id, name: schools.name },
    })
    .from(listed)
    .innerJoin(observations, eq(id, listed.id))
    .innerJoin(educators, eq(educators.id, educatorId))
    .innerJoin(users, eq(users.id, observerId))
    .innerJoin(schools, eq(schools.id, schoolId))
    .orderBy(order(startedAt), order(id))
  const rows = found.slice(0, limit)
  return { rows: before ? rows.reverse() : rows, isMore: found.length > limit }
}

/** How many observations the list has, and how many of them stand before the edge of a page. */
export async function tallyObservations(
  db: Queries,
  reader: ListReader,
  filters: ObservationFilters,
  { after, before }: Pick<Page, 'after' | 'before'> = { after: undefined, before: undefined },
) {
  const listed = firstOf(db, reader, filters, { where: undefined, order: desc, limit: MOST_LISTED })
  const place = sql`(${listed.startedAt}, ${listed.id})`
  const isEarlier = after ? sql`${place} >= ${at(after)}` : before && sql`${place} > ${at(before)}`
  const [tally] = await db.select({ found: count(), earlier: countOf(isEarlier) }).from(listed)
  if (!tally) throw new Error('Counting gave no row.')
  return tally
}

/** As many of one's own newest tell where one goes. */
const NEWEST = 200

/** Schools whose observations somebody may read, and those where they observed or were observed. */
export function schoolsOfReader(db: Queries, { actor, me }: Reader) {
  const { observerId, educatorId, schoolId } = observations
  const scope = scopeOf(actor, 'report.school')
  const followed = [...scope.educators, ...(me ? [me] : [])]
  const about = db
    .select({ schoolId })
    .from(observations)
    .where(and(isOneOf(educatorId, followed), sql`(${readableBy(actor, me)}) is true`))
  const own = db
    .select({ schoolId })
    .from(observations)
    .where(and(eq(observerId, actor.userId), servedTo(actor)))
    .orderBy(desc(startedAt), desc(id))
    .limit(NEWEST)
  const isTheirs =
    scope.schools === 'all'
      ? undefined
      : or(isOneOf(schools.id, scope.schools), inArray(schools.id, own), inArray(schools.id, about))
  return db
    .select({ id: schools.id, name: schools.name })
    .from(schools)
    .where(isTheirs)
    .orderBy(asc(schools.name), asc(schools.id))
}
