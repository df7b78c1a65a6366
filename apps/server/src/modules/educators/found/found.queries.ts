import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { educatorAssignments, educators, educatorWords } from '../educators.tables.ts'
import { areMany, type Sight } from '../in-sight.ts'
import { teachesOn } from '../teaching/teaching.queries.ts'
import { beginsLike, hasEachWord, hasEachWordOfMany, rarest } from './having-words.ts'

const { id, name, grades, subject, room, userId } = educators
const { educatorId, schoolId, endsOn } = educatorAssignments

/** How many rows are read for each person: somebody with several words that begin alike has as many rows. */
const ROWS_EACH = 4

/**
 * The first educators who teach today, whom somebody sees and who have a word for each of these beginnings. Those with
 * such a name come first, then they are in the order of the words.
 */
export async function firstByWords(db: Queries, sight: Sight, words: readonly string[], limit: number) {
  const { schools } = sight.scope
  if (schools === 'all' || (await areMany(db, schools))) return firstAlong(db, sight, words, limit)
  return firstOfFew(db, sight, schools, words, limit)
}

/**
 * Goes along the words, beginning with the one that fewest people have: however many people there are, the first
 * matches are found soon.
 */
function firstAlong(db: Queries, sight: Sight, words: readonly string[], limit: number) {
  const { word, isName, educatorId: whose } = educatorWords
  const most = sql.raw(String(limit * ROWS_EACH))
  const along = (isOfName: boolean) => sql`(select ${id}, ${name}, ${grades}, ${subject}, ${room}, ${word}
    from ${educatorWords} join ${educators} on ${id} = ${whose}
    where ${isName} = ${sql.raw(String(isOfName))} and ${beginsLike(sql`rarest`)}
      and ${teachesOn(db, sight.today)} and ${hasEachWord(id, words, 'all')} and ${isNear(sight)}
    order by ${word} using ~<~, ${whose} limit ${most})`
  return db
    .select(found)
    .from(sql`${rarest(words)}, lateral (
      select *, 0 as place from ${along(true)} named union all select *, 1 from ${along(false)} beside) as found`)
    .orderBy(sql`place`, sql`word`, sql`lower(name)`, sql`id`)
}

/**
 * Whether somebody sees the educator whom a row is about. The places are counted because PostgreSQL then looks them up
 * for each row, and does not join them all.
 */
function isNear({ scope, userId: me, today }: Sight): SQL {
  if (scope.schools === 'all') return sql`true`
  const places = sql`select from ${educatorAssignments} where ${educatorId} = ${id}
    and ${schoolId} = any(${sql.param([...scope.schools])}::int[]) and (${endsOn} is null or ${endsOn} >= ${today}::date)`
  return sql`((select count(*) from (${places}) near) > 0
    or ${id} = any(${sql.param([...scope.educators])}::int[]) or (${userId} = ${me}) is true)`
}

/** The first matches of some schools with few people: looks at everybody who teaches there. */
function firstOfFew(
  db: Queries,
  { scope, userId: me, today }: Sight,
  schools: readonly number[],
  words: readonly string[],
  limit: number,
) {
  const near = sql`(select ${educatorId} as id from ${educatorAssignments}
      where ${schoolId} = any(${sql.param([...schools])}::int[]) and (${endsOn} is null or ${endsOn} >= ${today}::date)
    union select unnest(${sql.param([...scope.educators])}::int[])
    union select ${id} from ${educators} where ${userId} = ${me})`
  return db
    .select(found)
    .from(sql`(select ${id}, ${name}, ${grades}, ${subject}, ${room}, '' as word,
        case when ${hasEachWord(id, words, 'name')} then 0 else 1 end as place
      from ${near} near, lateral (select * from ${educators} where ${id} = near.id limit 1) ${educators}
      where ${hasEachWordOfMany(sql`near.id`, words, 'all')} and ${teachesOn(db, today)}) as found`)
    .orderBy(sql`place`, sql`lower(name)`, sql`id`)
    .limit(limit)
}

const found = {
  id: sql<number>`id`.mapWith(id),
  name: sql<string>`name`,
  grades: sql<string>`grades`,
  subject: sql<string>`subject`,
  room: sql<string>`room`,
}
