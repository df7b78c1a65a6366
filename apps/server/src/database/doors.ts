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

/** Two ways to a query builder, and no third. */
export interface Doors {
  /** Sees and writes the rows of one district, and the platform's tables. */
  tenant<T>(districtId: DistrictId, work: (transaction: Transaction) => Promise<T>): Promise<T>
  /** For what happens before a district is known: row-level security shows it no tenant row. */
  platform<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>
}

export function openDoors(pool: Pool): Doors {
  return {
    // A number and nothing else goes into the statement; the type and the check both say so.
    tenant: (districtId, work) =>
      transact(pool, `set_config('app.district_id', '${Number(districtId)}', true)`, work),
    platform: (work) => transact(pool, `set_config('app.district_id', '', true)`, work),
  }
}

async function transact<T>(
  pool: Pool,
  context: string,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  let failure: Error | undefined
  try {
    // Not awaited: the connection pipelines it with the first query, and if it fails, that query fails too.
    const opened = client.query(`begin; set local role ${APP_ROLE}; select ${context}`)
    opened.catch(() => {})
    const result = await work({ db: queriesOn(client), client })
    await opened
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch((broken: Error) => {
      failure = broken
    })
    throw error
  } finally {
    client.release(failure)
  }
}

const builders = new WeakMap<PoolClient, Queries>()
const keeping = new WeakMap<Queries, Queries>()

function queriesOn(client: PoolClient): Queries {
  const known = builders.get(client)
  if (known) return known
  const made = drizzle(client, { casing: 'snake_case' })
  builders.set(client, made)
  keeping.set(made, buildKeepingPlans(client))
  return made
}

/** The same transaction for queries whose plans are kept: see `buildKeepingPlans`. */
export function keepingPlans(db: Queries): Queries {
  return keeping.get(db) ?? db
}
