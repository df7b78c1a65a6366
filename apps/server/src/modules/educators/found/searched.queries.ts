import type { EducatorId } from '@corridor/domain/people/ids'
import { sql } from 'drizzle-orm'
import { patternOf } from '../../../database/by-name.ts'
import type { Queries } from '../../../database/doors.ts'
import { educators } from '../educators.tables.ts'
import { havingWord } from './having-words.ts'

/** Some for whom each word begins one of theirs, in no order; who has several words that begin alike may come again. */
export async function idsHaving(db: Queries, words: readonly string[], limit: number): Promise<EducatorId[]> {
  const having = sql.join(words.map(havingWord), sql` intersect `)
  const { rows } = await db.execute<{ educator_id: EducatorId }>(sql`${having} limit ${limit}`)
  return rows.map((it) => it.educator_id)
}

/** Whether somebody's name, subject or room has this text, in any case. */
export function hasText(text: string) {
  return sql`${educators.searchText} like lower(${patternOf(text)})`
}

/** Some who have a text inside a word, in no order. */
export async function idsWithText(db: Queries, text: string, limit: number): Promise<EducatorId[]> {
  const found = await db.select({ id: educators.id }).from(educators).where(hasText(text)).limit(limit)
  return found.map(({ id }) => id)
}
