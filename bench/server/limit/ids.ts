import type { Cluster } from '../cluster.ts'

/** The ids of one load, one after the other as devices make them, and told apart from all others. */
export interface Ids {
  readonly prefix: string
  of(nth: number): string
}

const TABLES = [
  ['deliveries', 'send_id'],
  ['sent_copies', 'observation_id'],
  ['sendings', 'id'],
  ['observation_facts', 'observation_id'],
  ['observations', 'id'],
] as const
const made: string[] = []
let last = 0

export function freshIds(): Ids {
  last = Math.max(Date.now(), last + 1)
  const prefix = last
    .toString(16)
    .padStart(12, '0')
    .replace(/^(.{8})/, '$1-')
  made.push(prefix)
  return { prefix, of: (nth) => `${prefix}-7000-8000-${nth.toString(16).padStart(12, '0')}` }
}

/**
 * Deletes the rows that were made, so that the district keeps its size, and clears away what deleted rows leave in
 * tables and indexes: nobody deletes thousands of their newest visits. The sums of its months and the trail stay as
 * they are.
 */
export async function removeMade({ pool }: Cluster): Promise<void> {
  const db = await pool.connect()
  try {
    await db.query('set session_replication_role = replica; set statement_timeout = 0')
    for (const prefix of made.splice(0)) {
      const range = [`${prefix}-0000-0000-000000000000`, `${prefix}-ffff-ffff-ffffffffffff`]
      const between = 'between $1::uuid and $2::uuid'
      for (const [table, column] of TABLES)
        await db.query(`delete from ${table} where district_id = 1 and ${column} ${between}`, range)
    }
    for (const [table] of TABLES) await db.query(`vacuum ${table}`)
  } finally {
    db.release(true)
  }
}
