import type { Meant } from '@corridor/domain/observation/meant-observations'
import { scopeOf } from '@corridor/domain/people/actor'
import type { EducatorId, SchoolId } from '@corridor/domain/people/ids'
import { and, desc, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { isOneOf } from '../../../database/is-one-of.ts'
import { educatorAssignments, educators, educatorWords } from '../../educators/educators.tables.ts'
import { beginsLike, hasEachWord, hasEachWordOfMany, rarest } from '../../educators/found/having-words.ts'
import { areMany } from '../../educators/in-sight.ts'
import { users } from '../../people/people.tables.ts'
import { isKnownTo } from '../access/readable.ts'
import { fitsNow, type ListReader } from '../list/filters.queries.ts'
import { observations } from '../observations.tables.ts'

const { id, toolTypeId, status, version, startedAt, educatorId, observerId } = observations

/** How many people of one name are looked at; who has a commoner name is found by more of it. */
const MOST_NAMED = 60
/** How many of an observer's newest observations tell whom they visit. */
const NEWEST = 500

/** People whose names begin like this, as rows: all, or those of whom a reader may have observations. */
async function named(db: Queries, reader: ListReader, words: readonly string[]): Promise<SQL> {
  const { schools } = scopeOf(reader.actor, 'report.school')
  if (schools === 'all') return namedAlong(words, sql`true`)
  const there = placesAt(schools)
  const others = othersOf(reader)
  if (await areMany(db, schools)) {
    const place = sql`${there} and ${educatorAssignments.educatorId} = ${educatorWords.educatorId}`
    // Counted, as PostgreSQL then looks places up for each who has the words.
    const isThere = sql`(select count(*) from (${place}) counted) > 0`
    return namedAlong(words, sql`(${isThere} or ${educatorWords.educatorId} in (${others}))`)
  }
  return sql`(select near.id from (${there} union ${others}) near
    where ${hasEachWordOfMany(sql`near.id`, words, 'name')} limit ${sql.raw(String(MOST_NAMED))})`
}

/** Goes along the words, from the one that fewest people have. */
function namedAlong(words: readonly string[], isNear: SQL): SQL {
  const { word, isName, educatorId: whose } = educatorWords
  return sql`(select distinct along.whose as id from ${rarest(words)}, lateral (select ${whose} as whose
    from ${educatorWords} where ${isName} and ${beginsLike(sql`rarest`)} and ${hasEachWord(whose, words, 'name')}
      and ${isNear}
    order by ${word} using ~<~, ${whose} limit ${sql.raw(String(MOST_NAMED))}) along)`
}

/** Ids of whoever teaches or taught at some schools. */
function placesAt(schools: readonly SchoolId[]): SQL {
  return sql`select ${educatorAssignments.educatorId} as id from ${educatorAssignments}
    where ${isOneOf(educatorAssignments.schoolId, schools)}`
}

/** Ids of whoever else a reader may have observations of: a group's, the reader's own, and whom the reader visits. */
function othersOf({ actor, me }: ListReader): SQL {
  const { educators: group } = scopeOf(actor, 'report.school')
  const followed = me ? [...group, me] : group
  return sql`select unnest(${sql.param([...followed])}::int[])
    union select own.id from (select ${educatorId} as id from ${observations}
      where ${observerId} = ${actor.userId} order by ${startedAt} desc limit ${sql.raw(String(NEWEST))}) own`
}

/** Whether an observation is one that the reader knows of, of these tools and days. */
function isMeant(db: Queries, reader: ListReader, { tools, days }: Pick<Meant, 'tools' | 'days'>) {
  return and(
    fitsNow(db, reader, { from: days?.from, to: days?.to }),
    sql`(${isKnownTo(reader.actor, reader.me)}) is true`,
    tools.length > 0 ? isOneOf(toolTypeId, tools) : undefined,
  )
}

const people = {
  educator: { id: educators.id, name: educators.name },
  observer: { id: users.id, name: users.name },
}

/** The newest observations of people whose names begin like this: each has an index in this order. */
export async function newestOfNamed(db: Queries, reader: ListReader, meant: Meant, limit: number) {
  const newest = db
    .select({ id, toolTypeId, status, version, startedAt, observerId, educatorId })
    .from(observations)
    .where(and(sql`${educatorId} = "named".id`, isMeant(db, reader, meant)))
    .orderBy(desc(startedAt), desc(id))
    .limit(limit)
    .as('newest')
  return db
    .select({
      id: newest.id,
      toolTypeId: newest.toolTypeId,
      status: newest.status,
      version: newest.version,
      startedAt: newest.startedAt,
      // The educator is looked up for the few rows that are left: a join would read everybody in the district.
      educator: {
        id: newest.educatorId,
        name: sql<string>`(select ${educators.name} from ${educators} where ${educators.id} = ${newest.educatorId})`,
      },
      observer: {
        id: newest.observerId,
        name: sql<string>`(select ${users.name} from ${users} where ${users.id} = ${newest.observerId})`,
      },
    })
    .from(sql`${await named(db, reader, meant.names)} as "named"`)
    .innerJoinLateral(newest, sql`true`)
    .orderBy(desc(newest.startedAt), desc(newest.id))
    .limit(limit)
}

function newestWhere(db: Queries, isIt: SQL | undefined, limit: number) {
  return db
    .select({ id, toolTypeId, status, version, startedAt, ...people })
    .from(observations)
    .innerJoin(educators, eq(educators.id, educatorId))
    .innerJoin(users, eq(users.id, observerId))
    .where(isIt)
    .orderBy(desc(startedAt), desc(id))
    .limit(limit)
}

export type FoundRow = Awaited<ReturnType<typeof newestWhere>>[number]

/** The newest observations of an educator by others, as they received them. */
export function newestAbout(db: Queries, reader: ListReader, me: EducatorId, meant: Meant, limit: number) {
  const isReceived = and(eq(educatorId, me), ne(observerId, reader.actor.userId))
  return newestWhere(db, and(isReceived, isMeant(db, reader, meant)), limit)
}
