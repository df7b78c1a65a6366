import { type Database, withClient } from '../../../database/open.ts'

/**
 * PostgreSQL looks at what lists and searches read, after many of it were written: until it does by itself, a minute later,
 * it plans for the few who were there before. Only who owns a table may ask it to.
 */
export async function countAnew({ owner }: Pick<Database, 'owner'>): Promise<void> {
  await withClient(owner, (client) => client.query('analyze educators, educator_words, educator_assignments'))
}
