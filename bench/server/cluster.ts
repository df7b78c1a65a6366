import type { Transaction } from '../../apps/server/src/database/doors.ts'
import { startEngine } from '../../apps/server/src/database/embedded/engine.ts'
import { connect, DATABASE, type Database } from '../../apps/server/src/database/open.ts'

/** The database of a data folder, with row-level security for nobody outside the doors. */
export type Cluster = Pick<Database, 'pool' | 'tenant'>

/** A connection of the pool. */
export type Connection = Transaction['client']

/** Joins the engine of a product that runs on the folder, or runs one alone, which need not survive a power failure. */
export async function withCluster<T>(folder: string, work: (cluster: Cluster) => Promise<T>): Promise<T> {
  const engine = await startEngine({ folder, durable: false })
  const admin = { ...engine.admin, database: DATABASE }
  const database = connect(
    { app: admin, owner: admin, isEmbedded: true, stop: () => engine.close() },
    console.log,
  )
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}
