import type { Day } from '@corridor/domain/calendar/calendar'
import type { EducatorId } from '@corridor/domain/people/ids'
import { searchWords } from '@corridor/domain/words/search-words'
import { and, eq, not, notExists, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Queries } from '../../../database/doors.ts'
import { educatorAssignments, educators } from '../educators.tables.ts'
import { isAmong } from '../in-sight.ts'
import { teachingOn } from '../teaching/teaching.queries.ts'
import { havingWord } from './having-words.ts'

/** Some people who have a word for each of these beginnings, in no order; one with several such words may come again. */
export async function idsHaving(db: Queries, words: readonly string[], limit: number): Promise<EducatorId[]> {
  const { rows } = await db.execute<{ educator_id: EducatorId }>(sql`${havingAll(words)} limit ${limit}`)
  return rows.map((it) => it.educator_id)
}

function havingAll(words: readonly string[]) {
  return sql.join(words.map(havingWord), sql` intersect `)
}

/** Whether an educator's name, subject or room has a text, in any case. It takes half as long as a pattern. */
export function hasText(text: string) {
  return sql`strpos(${educators.searchText}, lower(${text})) > 0`
}

/**
 * Some people who have a text inside a word, in no order. All of the text's words but the first begin a word of theirs:
 * by these they are found along the index, and only for a single word everybody is looked at.
 */
export async function idsWithText(db: Queries, text: string, limit: number): Promise<EducatorId[]> {
  const [, ...later] = searchWords(text)
  const isNear = later.length > 0 ? isAmong(havingAll(later)) : undefined
  const found = await db
    .select({ id: educators.id })
    .from(educators)
    .where(and(isNear, hasText(text)))
    // Sorted to go along the index: PostgreSQL would rather look at every row, and ask of each whose district it is.
    .orderBy(educators.searchText)
    .limit(limit)
  return found.map(({ id }) => id)
}

/** Some people who are inactive or teach nowhere on a day, in no order, somebody who is both maybe twice. */
export async function idsNotTeaching(db: Queries, day: Day, limit: number): Promise<EducatorId[]> {
  const { id, isActive } = educators
  const isTheirs = eq(educatorAssignments.educatorId, id)
  const inactive = db.select({ id }).from(educators).where(not(isActive))
  const nowhere = db
    .select({ id })
    .from(educators)
    .where(notExists(teachingOn(db, day, isTheirs)))
  return (await unionAll(inactive, nowhere).limit(limit)).map((it) => it.id)
}
