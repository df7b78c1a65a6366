import { readFile } from 'node:fs/promises'
import { Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { EngineUnavailable } from './engine-unavailable.ts'
import { codeOf } from './failure.ts'
import type { Site } from './site.ts'

export const ADMIN_USER = 'corridor_admin'

/** The name of the connections with which a process works that is present. */
export const WORKING = 'corridor'

/** The file of the password, inside the cluster, so that the two are made, moved and lost together. */
export const PASSWORD_FILE = 'corridor.password'

export interface AdminLogin {
  readonly host: string
  readonly port: number
  readonly user: string
  readonly password: string
}

/**
 * A connection that each process holds for as long as it uses the engine. Its end says at once that the engine
 * died, whoever started it; its lock tells a process that leaves whether others stay.
 */
export interface Session {
  readonly ended: Promise<void>
  /** Whether nobody else uses the engine; if so, nobody can join until this session ends. */
  isLast(): Promise<boolean>
  end(): Promise<void>
}

export async function readAdminLogin({ cluster, socketFolder }: Site): Promise<AdminLogin> {
  const password = await readFile(join(cluster, PASSWORD_FILE), 'utf8')
  return { host: socketFolder, port: 5432, user: ADMIN_USER, password }
}

export async function openSession(site: Site): Promise<Session | 'starting' | 'unreachable'> {
  const socket = new Socket()
  const client = new Client({
    ...(await readAdminLogin(site)),
    database: 'postgres',
    application_name: 'corridor-present',
    connectionTimeoutMillis: 2_000,
    lock_timeout: 2_000,
    stream: () => socket,
  })
  // The end of the connection is what counts, and is told by `ended`.
  client.on('error', () => {})
  const ended = new Promise<void>((resolve) => client.once('end', resolve))
  try {
    await client.connect()
    await client.query(`select pg_advisory_lock_shared(${PRESENCE})`)
  } catch (error) {
    socket.destroy()
    return stateBehind(error, site)
  }
  socket.unref()
  return {
    ended,
    async isLast() {
      socket.ref()
      return await isLast(client)
    },
    end: () => client.end(),
  }
}

/** Names an advisory lock. A pair, because the rest of the server names its locks by one number. */
const PRESENCE = '7311, 702'

function stateBehind(error: unknown, { cluster }: Site): 'starting' | 'unreachable' {
  const code = codeOf(error)
  if (code === CANNOT_CONNECT_NOW) return 'starting'
  if (code === INVALID_PASSWORD) {
    throw new EngineUnavailable(
      `The password in ${join(cluster, PASSWORD_FILE)} is not that of the database.`,
    )
  }
  return 'unreachable'
}

const CANNOT_CONNECT_NOW = '57P03'
const INVALID_PASSWORD = '28P01'

async function isLast(client: Client): Promise<boolean> {
  await client.query(`set application_name = 'corridor-leaving'`)
  await client.query(`select pg_advisory_unlock_shared(${PRESENCE})`)
  const lock = await client.query<{ alone: boolean }>(`select pg_try_advisory_lock(${PRESENCE}) as alone`)
  return lock.rows[0]?.alone === true && (await othersAreGone(client))
}

/**
 * Whether nobody else is connected, a person at a terminal say. Connections that work are ours: every other process
 * would be present. A pool says that it has ended before they have, which on a busy machine takes them a while.
 */
async function othersAreGone(client: Client): Promise<boolean> {
  const deadline = Date.now() + 300
  for (;;) {
    const { rows } = await client.query(OTHERS)
    if (rows.length === 0) return true
    if (Date.now() > deadline) return false
    await pause(10)
  }
}

const OTHERS = `
  select from pg_stat_activity
  where backend_type = 'client backend' and pid <> pg_backend_pid()
    and coalesce(application_name, '') not in ('corridor-leaving', '${WORKING}')`
