import { Client, type ClientConfig, escapeIdentifier, escapeLiteral, Pool, type PoolConfig } from 'pg'
import { CannotStart, type Config } from '../config.ts'
import { type Doors, openDoors } from './doors.ts'
import { type Engine, startEngine } from './embedded/engine.ts'
import { WORKING } from './embedded/session.ts'
import { APP_ROLE } from './tenancy.ts'
import { turnSocket } from './turn-socket.ts'

export interface Database extends Doors {
  readonly pool: Pool
  /** The login that owns the tables; used to migrate, never to answer a request. */
  readonly owner: ClientConfig
  readonly isEmbedded: boolean
  close(): Promise<void>
}

type Log = (message: string) => void

export function openDatabase(config: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>, log: Log): Promise<Database> {
  return config.DATABASE_URL ? openExternal(config.DATABASE_URL, log) : openEmbedded(config.DATA_DIR, log)
}

async function openExternal(connectionString: string, log: Log): Promise<Database> {
  const owner = { connectionString }
  const unreachable = (error: Error) =>
    new CannotStart(`The database of DATABASE_URL does not answer: ${error.message}`)
  await withClient(owner, async () => {}).catch((error: Error) => Promise.reject(unreachable(error)))
  await withClient(owner, async (client) => {
    const { rows } = await client.query<{ server_version_num: string }>('show server_version_num')
    if (Number(rows[0]?.server_version_num) < 150_000)
      throw new CannotStart('Corridor needs PostgreSQL 15 or newer.')
    await ensureAppRole(client, 'nologin')
    await client.query(`grant ${APP_ROLE} to current_user`)
  })
  return connect({ app: owner, owner, isEmbedded: false, stop: async () => {} }, log)
}

export const OWNER = 'corridor_owner'
export const DATABASE = 'corridor'

async function openEmbedded(folder: string, log: Log): Promise<Database> {
  const engine = await startEngine({ folder, log })
  await withClient({ ...engine.admin, database: 'postgres' }, (admin) => prepareCluster(admin, engine))
  const database = { ...engine.admin, database: DATABASE }
  const app = { ...database, user: APP_ROLE }
  const owner = { ...database, user: OWNER }
  return connect({ app, owner, isEmbedded: true, stop: () => engine.close() }, log)
}

// Servers that start together take turns.
const PREPARING = 2

/** Makes the two roles and the database where they are missing. Safe to run again, and by two servers at once. */
export async function prepareCluster(admin: Client, engine: Pick<Engine, 'admin'>): Promise<void> {
  const login = `login password ${escapeLiteral(engine.admin.password)}`
  await admin.query(`select pg_advisory_lock(${PREPARING})`)
  await ensureAppRole(admin, login)
  await ensure(admin, 'pg_roles where rolname', OWNER, `create role ${OWNER} ${login}`)
  await ensure(admin, 'pg_database where datname', DATABASE, `create database ${DATABASE} owner ${OWNER}`)
  await admin.query(`revoke all on database ${escapeIdentifier(DATABASE)} from public`)
  await admin.query(`grant connect, temporary on database ${escapeIdentifier(DATABASE)} to ${APP_ROLE}`)
}

function ensureAppRole(client: Client, login: string) {
  const powerless = 'nosuperuser nobypassrls nocreaterole nocreatedb'
  return ensure(client, 'pg_roles where rolname', APP_ROLE, `create role ${APP_ROLE} ${powerless} ${login}`)
}

async function ensure(client: Client, place: string, name: string, create: string) {
  const { rowCount } = await client.query(`select from ${place} = $1`, [name])
  if (rowCount === 0) await client.query(create)
}

interface Connections extends Pick<Database, 'owner' | 'isEmbedded'> {
  readonly app: PoolConfig
  readonly stop: () => Promise<unknown>
}

export function connect({ app, owner, isEmbedded, stop }: Connections, log: Log): Database {
  const pool = openPool(app, log)
  const close = async () => {
    await pool.end()
    await stop()
  }
  return { ...openDoors(pool), pool, owner, isEmbedded, close }
}

/** For how long a connection is kept that nobody needs: a new one plans again whatever it is asked. */
const KEPT_MS = 5 * 60_000

function openPool(connection: PoolConfig, log: Log): Pool {
  const pool = new Pool({
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 30_000,
    ...connection,
    application_name: WORKING,
    max: 10,
    idleTimeoutMillis: KEPT_MS,
    pipeline: true,
    stream: turnSocket,
  })
  // A connection in use that breaks fails its query, and also says so here: unheard, that would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  // Idle connections die with the engine; the next query opens new ones.
  pool.on('error', (error) => log(`A database connection was lost: ${error.message}`))
  return pool
}

export async function withClient<T>(
  connection: ClientConfig,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client(connection)
  // Without a listener, a connection that breaks while idle would end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
