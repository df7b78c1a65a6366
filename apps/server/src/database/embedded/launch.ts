import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants, open, readFile, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { PROGRAM_ENVIRONMENT, program } from './binaries.ts'
import { EngineUnavailable } from './engine-unavailable.ts'
import { reasonOf, unless } from './failure.ts'
import { assertOurs, give, makePrivateFolder } from './folders.ts'
import { dataArgument, type Site } from './site.ts'

/** Starts a PostgreSQL that outlives this process; whether it gets the cluster is for the locks to say. */
export async function launch(site: Site): Promise<ChildProcess> {
  await makePrivateFolder(site.socketFolder, site.account)
  await assertOurs(site.socketFolder, site.account)
  const log = await openLog(site)
  try {
    const child = spawn(program(site.programs, 'postgres'), postgresArguments(site), {
      ...site.account,
      cwd: site.cluster,
      env: PROGRAM_ENVIRONMENT,
      // Ctrl-C in a terminal goes to the whole group, and the server still has to finish its work.
      detached: true,
      // A pipe would end with this process.
      stdio: ['ignore', log.fd, log.fd],
    })
    child.unref()
    await once(child, 'spawn')
    return child
  } catch (error) {
    throw new EngineUnavailable(`The embedded PostgreSQL does not start: ${reasonOf(error)}.`, error)
  } finally {
    await log.close()
  }
}

/** The last thing the engine said before it gave up. */
export async function findLastFailure(site: Site): Promise<string | undefined> {
  const content = await readFile(logPath(site), 'utf8').catch(() => '')
  return content.match(/(?<=(FATAL|PANIC): +)\S.*/g)?.at(-1)
}

function postgresArguments(site: Site): string[] {
  const durability = site.durable ? 'on' : 'off'
  const settings = {
    listen_addresses: '',
    unix_socket_permissions: '0700',
    max_connections: site.durable ? 60 : 200,
    shared_buffers: '64MB',
    io_method: 'sync',
    // POSIX segments outlive a killed engine, and containers often have only 64 MB for them.
    dynamic_shared_memory_type: 'mmap',
    fsync: durability,
    synchronous_commit: durability,
    full_page_writes: durability,
    autovacuum: durability,
    // The log must not hold what people wrote.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
  }
  return [
    ...['-D', dataArgument(site, site.cluster), '-k', site.socketFolder, '-p', '5432'],
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
}

async function openLog(site: Site) {
  const path = logPath(site)
  const found = await stat(path).catch(unless('ENOENT'))
  if (found && found.size > LARGEST_LOG) await rename(path, `${path}.old`).catch(unless('ENOENT'))
  const { O_APPEND, O_CREAT, O_NOFOLLOW, O_WRONLY } = constants
  const log = await open(path, O_APPEND | O_CREAT | O_NOFOLLOW | O_WRONLY, 0o600)
  await give(path, site.account)
  return log
}

const LARGEST_LOG = 10_000_000

function logPath({ folder }: Site): string {
  return join(folder, 'engine.log')
}
