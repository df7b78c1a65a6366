import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { educatorWords } from '../educators.tables.ts'

// Words here are those of the domain's `searchWords`: each is the beginning of a word that is looked for.

const { educatorId, word, isName } = educatorWords

/** A character after every word with the same beginning. */
const LAST = '\u{10ffff}'

/** The words that are looked for, as rows. They travel as one array, so that the statement is the same for any number. */
function looked(words: readonly string[]): SQL {
  const ends = words.map((it) => `${it}${LAST}`)
  return sql`unnest(${sql.param([...words])}::text[], ${sql.param(ends)}::text[]) with ordinality as looked (least, most, place)`
}

/**
 * Whether a word begins like another, in the words of the index, which is by letters and not by a language: row
 * security lets these comparisons use it.
 */
export const beginsLike = (range: SQL): SQL => sql`${word} ~>=~ ${range}.least and ${word} ~<~ ${range}.most`

/**
 * Whether each word begins a word of somebody's: of their name, or also of what stands beside it. Counted, as
 * PostgreSQL then looks it up for each person: of an “exists” it would make a join with the words of the whole
 * district.
 */
export function hasEachWord(id: AnyColumn | SQL, words: readonly string[], where: 'name' | 'all'): SQL {
  const ofName = where === 'name' ? sql` and ${isName}` : sql``
  return sql`(select count(*) from ${looked(words)} where exists (
    select from ${educatorWords} where ${educatorId} = ${id} and ${beginsLike(sql`looked`)}${ofName})) = ${words.length}::int`
}

/** Ids of all people with a name word for each of these beginnings: found once, however many are compared with them. */
export function havingEachWord(words: readonly string[]): SQL {
  return sql`(select ${educatorId} from ${looked(words)} join ${educatorWords} on ${isName} and ${beginsLike(sql`looked`)}
    group by ${educatorId} having count(distinct looked.place) = ${words.length}::int)`
}

/** Ids of people with a word that begins like this one, as often as it does: the first come at once. */
export function havingWord(text: string): SQL {
  return sql`(select ${educatorId} from ${educatorWords}
    where ${isName} = any('{t,f}'::boolean[]) and ${word} ~>=~ ${text} and ${word} ~<~ ${text + LAST})`
}

/** How far matches are counted to know which word fewest people have. */
const MANY = 500

/** The one of the words that fewest people have, as a row: to begin with it is quickest. */
export function rarest(words: readonly string[], many = MANY): SQL {
  return sql`(select least, most, people from ${looked(words)}, lateral (
    select count(*) as people from (select from ${educatorWords}
      where ${isName} = any('{t,f}'::boolean[]) and ${beginsLike(sql`looked`)} limit ${sql.raw(String(many))}) begun) counted
    order by people limit 1) rarest`
}
