import type { EducatorId } from '@corridor/domain/people/ids'
import { searchWords } from '@corridor/domain/words/search-words'
import { and, sql } from 'drizzle-orm'
import { patternOf } from '../../../database/by-name.ts'
import type { Queries } from '../../../database/doors.ts'
import { educators } from '../educators.tables.ts'
import { isAmong } from '../in-sight.ts'
import { havingWord } from './having-words.ts'

/** Some for whom each word begins one of theirs, in no order; who has several words that begin alike may come again. */
export async function idsHaving(db: Queries, words: readonly string[], limit: number): Promise<EducatorId[]> {
  const { rows } = await db.execute<{ educator_id: EducatorId }>(sql`${havingAll(words)} limit ${limit}`)
  return rows.map((it) => it.educator_id)
}

function havingAll(words: readonly string[]) {
  return sql.join(words.map(havingWord), sql` intersect `)
}

/** Whether somebody's name, subject or room has this text, in any case. */
export function hasText(text: string) {
  return sql`${educators.searchText} like lower(${patternOf(text)})`
}

/**
 * Some who have a text inside a word, in no order. All of its words but the first begin one of theirs: by these they are
 * found along the index, and only of a single word everybody is looked at.
 */
export async function idsWithText(db: Queries, text: string, limit: number): Promise<EducatorId[]> {
  const [, ...later] = searchWords(text)
  const isNear = later.length > 0 ? isAmong(havingAll(later)) : undefined
  const found = await db
    .select({ id: educators.id })
    .from(educators)
    .where(and(isNear, hasText(text)))
    .limit(limit)
  return found.map(({ id }) => id)
}
