import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { educatorWords } from '../educators.tables.ts'

// The words of a search here are those of the domain's `searchWords`: each is looked for as the beginning of a word.

const { educatorId, word, isName } = educatorWords
/** The words of one person, inside a query that goes along everybody’s words. */
const own = alias(educatorWords, 'own')

/** A character after every word with the same beginning. */
const LAST = '\u{10ffff}'

/** The words that are looked for, as rows. They travel as one array, so that the statement is the same for any number. */
function looked(words: readonly string[]): SQL {
  const ends = words.map((it) => `${it}${LAST}`)
  return sql`unnest(${sql.param([...words])}::text[], ${sql.param(ends)}::text[]) with ordinality as looked (least, most, place)`
}

/**
 * Whether a word begins like the given one, with the operators of the index, which compare letter by letter and not as
 * a language sorts: row security lets these use the index.
 */
export const beginsLike = (range: SQL, of: AnyColumn = word): SQL =>
  sql`${of} ~>=~ ${range}.least and ${of} ~<~ ${range}.most`

/**
 * Whether each word of a search begins a word of somebody: of their name, or also of what stands beside it. They are
 * counted because PostgreSQL then looks them up for each person; an “exists” it would turn into a join with the words
 * of the whole district.
 */
export function hasEachWord(id: AnyColumn | SQL, words: readonly string[], where: 'name' | 'all'): SQL {
  const ofName = where === 'name' ? sql` and ${own.isName}` : sql``
  return sql`(select count(*) from ${looked(words)} where exists (
    select from ${educatorWords} ${own}
    where ${own.educatorId} = ${id} and ${beginsLike(sql`looked`, own.word)}${ofName})) = ${words.length}::int`
}

/** Ids of all people with a name word for each of these beginnings: found once, however many are compared with them. */
export function havingEachWord(words: readonly string[]): SQL {
  return sql`(select ${educatorId} from ${looked(words)} join ${educatorWords} on ${isName} and ${beginsLike(sql`looked`)}
    group by ${educatorId} having count(distinct looked.place) = ${words.length}::int)`
}

/**
 * Ids of people with a word that begins like this, once for each such word. It sorts nothing, so the first ids come at
 * once.
 */
export function havingWord(text: string): SQL {
  return sql`(select ${educatorId} from ${educatorWords}
    where ${isName} = any('{t,f}'::boolean[]) and ${word} ~>=~ ${text} and ${word} ~<~ ${text + LAST})`
}

/** How many matches of each word are counted at most to find the word that fewest people have. */
const MANY = 500

/** The word of a search that fewest people have, as a row: a search that begins with it is quickest. */
export function rarest(words: readonly string[], many = MANY): SQL {
  return sql`(select least, most, people from ${looked(words)}, lateral (
    select count(*) as people from (select from ${educatorWords}
      where ${isName} = any('{t,f}'::boolean[]) and ${beginsLike(sql`looked`)} limit ${sql.raw(String(many))}) begun) counted
    order by people limit 1) rarest`
}

/**
 * The same as `hasEachWord`, for many people one after the other: whoever is not among the few who have the rarest word
 * needs no look at their own words.
 */
export function hasEachWordOfMany(id: AnyColumn | SQL, words: readonly string[], where: 'name' | 'all'): SQL {
  const few = sql`(select ${educatorId} from ${rarest(words)}, ${educatorWords}
    where ${isName} = any('{t,f}'::boolean[]) and ${beginsLike(sql`rarest`)} and people < ${sql.raw(String(MANY))})`
  return sql`((${id} in ${few} or (select people from ${rarest(words)}) >= ${sql.raw(String(MANY))})
    and ${hasEachWord(id, words, where)})`
}
