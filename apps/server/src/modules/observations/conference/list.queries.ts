import type { ConferencesAsked } from '@corridor/contract/observations/conferences'
import type { EducatorId } from '@corridor/domain/people/ids'
import { and, asc, desc, eq, gte, isNotNull, not, or, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { accounts } from '../../../database/platform.tables.ts'
import { schools } from '../../districts/districts.tables.ts'
import { educators } from '../../educators/educators.tables.ts'
import { users } from '../../people/people.tables.ts'
import { type Reader, readableBy, readingOf, servedTo } from '../access/readable.ts'
import type { Place } from '../list/observation-cursor.ts'
import { observations } from '../observations.tables.ts'
import { conferences } from './conferences.tables.ts'

type Filters = Pick<ConferencesAsked, 'standing' | 'school' | 'educator'>

const { meetsAt, observationId, isPlanned } = conferences

/** Conferences that somebody may read, and for the educator also those to which they are invited. */
function isKnown({ actor, me }: Reader): SQL | undefined {
  const isInvited = me && and(eq(conferences.educatorId, me), isNotNull(conferences.invited), servedTo(actor))
  return sql`(${or(readableBy(actor, me), isInvited)}) is true`
}

function fits({ standing, school, educator }: Filters): SQL | undefined {
  return and(
    standing && eq(conferences.standing, standing),
    // An id may be larger than the column holds; then nothing has it.
    school ? sql`${conferences.schoolId} = ${school}::bigint` : undefined,
    educator ? sql`${conferences.educatorId} = ${educator}::bigint` : undefined,
  )
}

interface Ends {
  readonly where: SQL | undefined
  readonly order: typeof asc
  readonly limit: number
}

/**
 * The first conferences in their order. Somebody knows of them in several ways: as their own, about themselves, of their
 * schools and educators. Each way has an index in this order, so the end of each is found however many there are.
 */
function firstOf(reader: Reader, filters: Filters, { where, order, limit }: Ends): SQL {
  const { userId, schools: followed, educators: group } = readingOf(reader.actor, reader.me)
  const isListed = and(isKnown(reader), fits(filters), where)
  const those = (isOne: SQL | undefined) =>
    sql`(select ${meetsAt}, ${observationId} from ${conferences} inner join ${observations} on ${eq(observations.id, observationId)} where ${and(isOne, isListed)} order by ${order(meetsAt)}, ${order(observationId)} limit ${limit})`
  const ofEach = (column: SQL, ids: readonly number[]) =>
    sql`(select found.* from unnest(${sql.param([...ids])}::int[]) each, lateral ${those(sql`${column} = each`)} found)`
  const about = reader.me ? [...group, reader.me] : [...group]
  const ways = [those(eq(conferences.observerId, userId))]
  if (followed === 'all') ways.push(those(sql`true`))
  else if (followed.length > 0) ways.push(ofEach(sql`${conferences.schoolId}`, followed))
  if (about.length > 0) ways.push(ofEach(sql`${conferences.educatorId}`, about))
  return sql.join(ways, sql` union `)
}

function listed(db: Queries, reader: Reader, filters: Filters, ends: Ends) {
  const { id, purpose, status, version, sharedAt, startedAt } = observations
  const { minutes, place, standing, invited } = conferences
  const ids = db
    .select({ id: sql<string>`"observation_id"`.as('listed_id') })
    .from(sql`(${firstOf(reader, filters, ends)}) as "ways"`)
    .orderBy(ends.order(sql`"meets_at"`), ends.order(sql`"observation_id"`))
    .limit(ends.limit)
    .as('listed')
  return db
    .select({
      id,
      purpose,
      status,
      version,
      sharedAt,
      startedAt,
      meetsAt,
      isPlanned,
      minutes,
      place,
      standing,
      invited,
      educator: { id: educators.id, name: educators.name, email: educators.email },
      observer: { id: users.id, name: users.name },
      school: { id: schools.id, name: schools.name },
      account: accounts.userId,
    })
    .from(ids)
    .innerJoin(conferences, eq(observationId, ids.id))
    .innerJoin(observations, eq(id, observationId))
    .innerJoin(educators, eq(educators.id, conferences.educatorId))
    .innerJoin(users, eq(users.id, conferences.observerId))
    .innerJoin(schools, eq(schools.id, conferences.schoolId))
    .leftJoin(accounts, eq(accounts.userId, educators.userId))
    .orderBy(ends.order(meetsAt), ends.order(observationId))
}

export type ListedConference = Awaited<ReturnType<typeof listed>>[number]

/**
 * Whether a meeting is to come: it is not over, and nobody has signed its conference. An hour past its beginning nobody
 * waits for it.
 */
function isToCome(now: Date): SQL {
  const since = new Date(now.getTime() - 3_600_000)
  return sql`(${and(isPlanned, gte(meetsAt, since), sql`${conferences.standing} not in ('to-sign', 'signed')`)})`
}

export function upcomingConferences(
  db: Queries,
  reader: Reader,
  filters: Filters,
  now: Date,
  limit: number,
): Promise<ListedConference[]> {
  return listed(db, reader, filters, { where: isToCome(now), order: asc, limit })
}

interface Page {
  readonly now: Date
  readonly after: Place | undefined
  readonly limit: number
}

export function pastConferences(
  db: Queries,
  reader: Reader,
  filters: Filters,
  { now, after, limit }: Page,
): Promise<ListedConference[]> {
  const edge =
    after &&
    sql`(${meetsAt}, ${observationId}) < (${after.startedAt.toISOString()}::timestamptz, ${after.id}::uuid)`
  return listed(db, reader, filters, { where: and(not(isToCome(now)), edge), order: desc, limit })
}

/** The next meeting to which an educator is invited. */
export async function nextMeeting(db: Queries, reader: Reader & { readonly me: EducatorId }, now: Date) {
  const { me } = reader
  const { invited } = conferences
  const isTheirs = and(eq(conferences.educatorId, me), isNotNull(invited), isKnown(reader), isToCome(now))
  const [found] = await db
    .select({
      id: observationId,
      invited,
      observer: users.name,
      sharedAt: observations.sharedAt,
    })
    .from(conferences)
    .innerJoin(observations, eq(observations.id, observationId))
    .innerJoin(users, eq(users.id, conferences.observerId))
    .where(isTheirs)
    .orderBy(asc(meetsAt), asc(observationId))
    .limit(1)
  return found
}
