import { sql } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { educators } from '../educators.tables.ts'
import { rarest } from './having-words.ts'

/** The one of some words that fewest people of a district have, and how many: counted so far and no further. */
export async function rarestOf(db: Queries, words: readonly string[], most: number) {
  const { rows } = await db.execute<{ least: string; people: number }>(
    sql`select least, people::int from ${rarest(words, most)}`,
  )
  const [found] = rows
  if (!found) throw new Error('No word was looked for.')
  return { word: found.least, people: found.people }
}

/** Whether an educator's name, subject or room has a text, in any case. It takes half as long as a pattern. */
export function hasText(text: string) {
  return sql`strpos(${educators.searchText}, lower(${text})) > 0`
}
