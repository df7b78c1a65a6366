import { scopeOf } from '@corridor/domain/people/actor'
import { and, asc, count, desc, eq, inArray, or, sql } from 'drizzle-orm'
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

interface Page {
  readonly after: Place | undefined
  readonly before: Place | undefined
  readonly limit: number
}

const { startedAt, id } = observations
const place = sql`(${startedAt}, ${id})`
const at = (it: Place) => sql`(${sql.param(it.startedAt, startedAt)}, ${it.id}::uuid)`
const isAfter = (it: Place) => sql`${place} < ${at(it)}`
const isBefore = (it: Place) => sql`${place} > ${at(it)}`

/** The page that begins after a place or, backwards, ends before one. Newest first either way. */
export async function pageOfObservations(
  db: Queries,
  reader: ListReader,
  filters: ObservationFilters,
  page: Page,
) {
  const { visitId, toolTypeId, status, purpose, sentAt, educatorId, observerId, schoolId } = observations
  const { sharedAt, version, isAhead } = observations
  const order = page.before ? asc : desc
  const isOnIt = and(
    page.after && isAfter(page.after),
    page.before && isBefore(page.before),
    fits(reader, filters),
  )
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
    .from(observations)
    .innerJoin(educators, eq(educators.id, educatorId))
    .innerJoin(users, eq(users.id, observerId))
    .innerJoin(schools, eq(schools.id, schoolId))
    .where(isOnIt)
    .orderBy(order(startedAt), order(id))
    .limit(page.limit)
  return page.before ? found.reverse() : found
}

/** More observations are not counted one by one. */
const MOST_COUNTED = 10_000

/** How many observations the list has, and how many stand before a place. */
export async function tallyObservations(
  db: Queries,
  reader: ListReader,
  filters: ObservationFilters,
  first: Place | undefined,
) {
  const newest = db
    .select({ startedAt, id })
    .from(observations)
    .where(fits(reader, filters))
    .orderBy(desc(startedAt), desc(id))
    .limit(MOST_COUNTED)
    .as('newest')
  const isEarlier = first && sql`(${newest.startedAt}, ${newest.id}) > ${at(first)}`
  const [tally] = await db.select({ found: count(), earlier: countOf(isEarlier) }).from(newest)
  if (!tally) throw new Error('Counting gave no row.')
  return tally
}

export async function isAnyAfter(
  db: Queries,
  reader: ListReader,
  filters: ObservationFilters,
  last: Place,
): Promise<boolean> {
  const [later] = await db
    .select({ id })
    .from(observations)
    .where(and(isAfter(last), fits(reader, filters)))
    .limit(1)
  return later !== undefined
}

const NEWEST = 1_000

/** Schools whose observations somebody may read, and those where they observed or were observed. */
export function schoolsOfReader(db: Queries, { actor, me }: Reader) {
  const { observerId, educatorId, schoolId } = observations
  const scope = scopeOf(actor, 'report.school')
  const followed = [...scope.educators, ...(me ? [me] : [])]
  const about = db
    .select({ schoolId })
    .from(observations)
    .where(and(isOneOf(educatorId, followed), readableBy(actor, me)))
  // The newest of one's own tell where one goes; not all of them are looked through for each page.
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
