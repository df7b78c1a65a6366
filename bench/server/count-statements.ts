import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { withCluster } from './cluster.ts'
import type { Line, Readers } from './lines.ts'

/** A job of the server may fall into one of the tries; the fewest statements are those of the request. */
const TRIES = 5
const PATIENCE = 200

/** How many statements a request sends, by the name of the line. Statements sent as one count as one. */
export function countStatements(
  folder: string,
  readers: Readers,
  lines: readonly Line[],
): Promise<Map<string, number>> {
  return withCluster(folder, async ({ pool }) => {
    const log = join(folder, 'engine.log')
    const count = async ({ who, path }: Line) => {
      const from = statSync(log).size
      await readers[who].ask(path)
      return statementsIn(readFileSync(log).subarray(from).toString('utf8'))
    }
    await pool.query(`alter system set log_statement = 'all'`)
    await pool.query('select pg_reload_conf()')
    try {
      const [first] = lines
      // Each connection hears of the setting when it is next used.
      for (let tried = 0; first && tried < PATIENCE && (await count(first)) === 0; tried++);
      const found = new Map<string, number>()
      for (const line of lines) {
        const counts: number[] = []
        for (let tried = 0; tried < TRIES; tried++) counts.push(await count(line))
        found.set(line.name, Math.min(...counts))
      }
      return found
    } finally {
      await pool.query('alter system reset log_statement')
      await pool.query('select pg_reload_conf()')
    }
  })
}

/** The number of statements in a log, without those of the job queue. A statement’s further lines are indented. */
function statementsIn(log: string): number {
  const entries = log.split(/\n(?!\t)/)
  const statements = entries.filter((entry) => /LOG: {2}(statement|execute [^:]*): /.test(entry))
  return statements.filter((entry) => !entry.includes('pgboss.')).length
}
