import type { EducatorId } from '@corridor/domain/people/ids'
import { sql } from 'drizzle-orm'
import { patternOf } from '../../../database/by-name.ts'
import type { Queries } from '../../../database/doors.ts'
import { educators, educatorWords } from '../educators.tables.ts'
import { beginsLike, hasEachWord, rarest } from './having-words.ts'

/** Some for whom each word begins one of theirs, in no order; who has several words that begin alike may come again. */
export async function idsHaving(db: Queries, words: readonly string[], limit: number): Promise<EducatorId[]> {
  const { educatorId, isName } = educatorWords
  const hasOthers = words.length > 1 ? sql`where ${hasEachWord(sql`begun.id`, words, 'all')}` : sql``
  // With an offset PostgreSQL finds these first, and asks of nobody else for the other words.
  const { rows } = await db.execute<{ id: EducatorId }>(sql`
    select id from (select ${educatorId} as id from ${rarest(words)} join ${educatorWords}
      on ${isName} = any('{t,f}'::boolean[]) and ${beginsLike(sql`rarest`)} offset 0) begun ${hasOthers}
    limit ${limit}`)
  return rows.map(({ id }) => id)
}

/** Whether somebody's name, subject or room has this text, in any case. */
export function hasText(text: string) {
  return sql`${educators.searchText} like lower(${patternOf(text)})`
}

/** Some who have a text inside a word. */
export async function idsWithText(db: Queries, text: string, limit: number): Promise<EducatorId[]> {
  const { id } = educators
  // By id, as along its index the district is asked for once, and not for every row.
  const found = await db.select({ id }).from(educators).where(hasText(text)).orderBy(id).limit(limit)
  return found.map(({ id }) => id)
}
