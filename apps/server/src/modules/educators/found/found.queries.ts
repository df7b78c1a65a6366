import { sql } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { educatorAssignments, educators, educatorWords } from '../educators.tables.ts'
import type { Sight } from '../in-sight.ts'
import { teachesOn } from '../teaching/teaching.queries.ts'
import { beginsLike, hasEachWord, rarest } from './having-words.ts'

const { id, name, grades, subject, room, userId } = educators
const { educatorId, schoolId, endsOn } = educatorAssignments

/** How many rows are read for each person: somebody with several words that begin alike has as many rows. */
const ROWS_EACH = 4

/**
 * The first educators who teach today, whom somebody sees and who have a word for each of these beginnings. Those with
 * such a name come first, then they are in the order of the words.
 */
export function firstByWords(db: Queries, sight: Sight, words: readonly string[], limit: number) {
  return sight.scope.schools === 'all'
    ? firstOfAll(db, sight, words, limit)
    : firstOfSome(db, sight, sight.scope.schools, words, limit)
}

/** Goes along the words, from the one that fewest people have: however large a district is, the first are found soon. */
function firstOfAll(db: Queries, { today }: Sight, words: readonly string[], limit: number) {
  const { word, isName, educatorId: whose } = educatorWords
  const most = sql.raw(String(limit * ROWS_EACH))
  const along = (isOfName: boolean) => sql`(select ${id}, ${name}, ${grades}, ${subject}, ${room}, ${word}
    from ${educatorWords} join ${educators} on ${id} = ${whose}
    where ${isName} = ${sql.raw(String(isOfName))} and ${beginsLike(sql`rarest`)}
      and ${teachesOn(db, today)} and ${hasEachWord(id, words, 'all')}
    order by ${word} using ~<~, ${whose} limit ${most})`
  return db
    .select(found)
    .from(sql`${rarest(words)}, lateral (
      select *, 0 as place from ${along(true)} named union all select *, 1 from ${along(false)} beside) as found`)
    .orderBy(sql`place`, sql`word`, sql`lower(name)`, sql`id`)
}

/** The first matches of some schools: looks at everybody who teaches there. */
function firstOfSome(
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
      where ${teachesOn(db, today)} and ${hasEachWord(id, words, 'all')}) as found`)
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
