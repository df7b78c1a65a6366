import { type Database, withClient } from './open.ts'

/**
 * PostgreSQL looks at what was written, after much of it was: until it does by itself, a minute later, it plans for the
 * few rows that were there before, and goes through thousands where an index would do. It shortens no table, for which
 * others would have to wait. Only who owns a table may ask it to. Without tables, all are looked at.
 */
export async function countAnew({ owner }: Pick<Database, 'owner'>, tables: readonly string[] = []) {
  await withClient(owner, (client) => client.query(`vacuum (analyze, truncate off) ${tables.join(', ')}`))
}
