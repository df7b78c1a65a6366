import { type Database, withClient } from './open.ts'

/**
 * Has PostgreSQL look at tables into which much was written. It would do so by itself a minute later; until then it
 * plans for the few rows that were there before, and goes through thousands where an index would do. Tables are not
 * shortened, as others would have to wait for that. Only the owner of a table may ask for this. Without tables, all are
 * looked at.
 */
export async function countAnew({ owner }: Pick<Database, 'owner'>, tables: readonly string[] = []) {
  await withClient(owner, (client) => client.query(`vacuum (analyze, truncate off) ${tables.join(', ')}`))
}
