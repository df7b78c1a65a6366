import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PoolClient, QueryConfig, Submittable } from 'pg'

/** How many statements get a name: PostgreSQL keeps about 100 kB a statement and connection. Others get none. */
const MOST_NAMES = 400
const names = new Map<string, string>()

/**
 * A query builder on a connection whose statements PostgreSQL parses and plans once, each text under a name of its own.
 * It then plans without looking at the values, so it is for queries that find their rows the same way whatever is asked.
 */
export function buildKeepingPlans(client: PoolClient): NodePgDatabase {
  const query = (statement: QueryConfig | Submittable, values: unknown[]) =>
    'submit' in statement
      ? client.query(statement)
      : client.query({ ...statement, name: statement.name || statementName(statement.text) }, values)
  const naming: PoolClient = Object.create(client, { query: { value: query } })
  return drizzle(naming, { casing: 'snake_case' })
}

/** The name under which PostgreSQL keeps a text; none, where there are too many. */
export function statementName(text: string): string {
  const known = names.get(text)
  if (known !== undefined || names.size >= MOST_NAMES) return known ?? ''
  const name = `corridor_text_${names.size + 1}`
  names.set(text, name)
  return name
}
