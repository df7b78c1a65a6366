import type { DistrictId } from '@corridor/domain/people/ids'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient } from 'pg'
import { buildKeepingPlans } from './keeping-plans.ts'
import { APP_ROLE } from './tenancy.ts'

/** A query builder inside a transaction. */
export type Queries = NodePgDatabase

/** The open transaction: its query builder, and its connection for whoever must join it (jobs). */
export interface Transaction {
  readonly db: Queries
  readonly client: PoolClient
}

/** A transaction for code that works in it until the commit. */
export interface WholeTransaction extends Transaction {
  /**
   * Takes one statement, already sent, whose answer nobody waits for: it travels together with the commit. Where it
   * fails, nothing of the transaction is kept, and whoever opened it hears of it.
   */
  readonly lastly: (statement: Promise<unknown>) => void
  /**
   * Takes the last statements, already sent, whose answers somebody waits for: the commit travels with them, and saves
   * a trip. Whatever would be sent after them is refused.
   */
  readonly closing: <T>(statements: Promise<T>) => Promise<T>
}

/**
 * How often PostgreSQL plans the statements of a transaction: `once`, keeping the plans (see `buildKeepingPlans`), or
 * `each time`. Left to itself it would plan anew those that look dearer without their values; planning a list that is
 * read in many ways takes longer than reading it.
 */
export type Planning = 'once' | 'each time'

/** Two ways to a query builder, and no third. */
export interface Doors {
  /** Sees and writes the rows of one district, and the platform's tables. */
  tenant<T>(
    districtId: DistrictId,
    work: (transaction: WholeTransaction) => Promise<T>,
    planning?: Planning,
  ): Promise<T>
  /** For what happens before a district is known: row-level security shows it no tenant row. */
  platform<T>(work: (transaction: WholeTransaction) => Promise<T>): Promise<T>
}

export function openDoors(pool: Pool): Doors {
  return {
    // A number and nothing else goes into the statement; the type and the check both say so.
    tenant: (districtId, work, planning) => transact(pool, String(Number(districtId)), work, planning),
    platform: (work) => transact(pool, '', work),
  }
}

async function transact<T>(
  pool: Pool,
  district: string,
  work: (transaction: WholeTransaction) => Promise<T>,
  planning: Planning = 'each time',
): Promise<T> {
  const client = await pool.connect()
  const { query } = client
  // `query` is set again and not deleted: an object that lost a property is slow for ever after.
  const reopen = () => Object.assign(client, { query })
  let failure: Error | undefined
  try {
    // `begin` is not awaited: the connection pipelines it with the first query, and if it fails, that query fails too.
    const opened = client.query(
      `begin; set local role ${APP_ROLE}; set local app.district_id = '${district}'${saying[planning]}`,
    )
    opened.catch(() => {})
    const last: Promise<unknown>[] = []
    const lastly = (statement: Promise<unknown>) => {
      // A failure is heard below; the work may fail before that.
      statement.catch(() => {})
      last.push(statement)
    }
    let committed: Promise<unknown> | undefined
    // After a statement that failed, PostgreSQL takes a commit for a rollback.
    const commit = () => client.query('commit')
    const closing = <S>(statements: Promise<S>): Promise<S> => {
      committed = commit()
      committed.catch(() => {})
      Object.assign(client, { query: refuse })
      return statements
    }
    const result = await work({ db: buildersOn(client)[planning], client, lastly, closing })
    await inOrder([opened, ...last, committed ?? commit()])
    return result
  } catch (error) {
    reopen()
    await client.query('rollback').catch((broken: Error) => {
      failure = broken
    })
    throw error
  } finally {
    reopen()
    client.release(failure)
  }
}

/** Waits for all. Of several that fail the first says why: those after it only say that the transaction had failed. */
async function inOrder(statements: readonly Promise<unknown>[]): Promise<void> {
  for (const ended of await Promise.allSettled(statements))
    if (ended.status === 'rejected') throw ended.reason
}

/** Refuses a statement after its transaction: it would find nothing, and nobody would notice. */
function refuse(): never {
  throw new Error('A statement came after the end of its transaction.')
}

const saying: Readonly<Record<Planning, string>> = {
  once: '; set local plan_cache_mode = force_generic_plan',
  'each time': '',
}

type Builders = Readonly<Record<Planning, Queries>>
const builders = new WeakMap<PoolClient, Builders>()

function buildersOn(client: PoolClient): Builders {
  const known = builders.get(client)
  if (known) return known
  const made = { once: buildKeepingPlans(client), 'each time': drizzle(client, { casing: 'snake_case' }) }
  builders.set(client, made)
  return made
}
