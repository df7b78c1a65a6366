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

/** The doors: two ways to a query builder, and no third. */
export interface Doors {
  /** A transaction that sees and writes the rows of one district, and the platform's tables. */
  tenant<T>(districtId: DistrictId, work: (transaction: WholeTransaction) => Promise<T>): Promise<T>
  /** A transaction for what happens before a district is known: row-level security shows it no tenant row. */
  platform<T>(work: (transaction: WholeTransaction) => Promise<T>): Promise<T>
}

export function openDoors(pool: Pool): Doors {
  return {
    // A number and nothing else goes into the statement; the type and the check both say so.
    tenant: (districtId, work) => transact(pool, String(Number(districtId)), work),
    platform: (work) => transact(pool, '', work),
  }
}

async function transact<T>(
  pool: Pool,
  district: string,
  work: (transaction: WholeTransaction) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  const { query } = client
  // `query` is set again and not deleted: an object that lost a property is slow for ever after.
  const reopen = () => Object.assign(client, { query })
  let failure: Error | undefined
  try {
    // `begin` is not awaited: the connection pipelines it with the first query, and if it fails, that query fails too.
    const opened = client.query(
      `begin; set local role ${APP_ROLE}; set local app.district_id = '${district}'`,
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
    const result = await work({ db: queriesOn(client), client, lastly, closing })
    await Promise.all([opened, ...last, committed ?? commit()])
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

/** Refuses a statement after its transaction: it would find nothing, and nobody would notice. */
function refuse(): never {
  throw new Error('A statement came after the end of its transaction.')
}

const builders = new WeakMap<PoolClient, Queries>()
const keeping = new WeakMap<Queries, { readonly queries: Queries; readonly client: PoolClient }>()

function queriesOn(client: PoolClient): Queries {
  const known = builders.get(client)
  if (known) return known
  const made = drizzle(client, { casing: 'snake_case' })
  builders.set(client, made)
  keeping.set(made, { queries: buildKeepingPlans(client), client })
  return made
}

/**
 * The same transaction for queries whose plans are kept: see `buildKeepingPlans`. Left to itself, PostgreSQL would plan
 * those anew that look dearer without their values, and planning a list of many ways takes longer than reading it.
 */
export function keepingPlans(db: Queries): Queries {
  const kept = keeping.get(db)
  if (!kept) return db
  // The setting leaves together with the first of the queries; if it fails, so do they.
  kept.client.query('set local plan_cache_mode = force_generic_plan').catch(() => {})
  return kept.queries
}
