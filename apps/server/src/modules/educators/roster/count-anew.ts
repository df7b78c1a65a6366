import { type Database, withClient } from '../../../database/open.ts'

/**
 * PostgreSQL looks at what lists and searches read, after many of it were written: until it does by itself, a minute later,
 * it plans for the few who were there before, and looks at rows where an index would do. It shortens no table, for which
 * others would have to wait. Only who owns a table may ask it to.
 */
export async function countAnew({ owner }: Pick<Database, 'owner'>): Promise<void> {
  const looked = 'vacuum (analyze, truncate off) educators, educator_words, educator_assignments'
  await withClient(owner, (client) => client.query(looked))
}
