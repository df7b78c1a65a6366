import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { access, mkdir, mkdtemp, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { PROGRAM_ENVIRONMENT, program } from './binaries.ts'
import { EngineUnavailable } from './engine-unavailable.ts'
import { reasonOf, stderrOf, unless } from './failure.ts'
import { give } from './folders.ts'
import { ADMIN_USER, PASSWORD_FILE } from './session.ts'
import { dataArgument, type Site } from './site.ts'

export async function prepareCluster(site: Site): Promise<void> {
  if (await isInitialised(site.cluster)) await sweepWorkshops(site.folder)
  else await initialise(site)
}

export function describeInitdbFailure(output: string): string {
  const nameless = /could not look up effective user ID (\d+)/.exec(output)
  if (nameless) return `the user ID ${nameless[1]} has no name in the password file, and PostgreSQL needs one`
  const lines = output.split('\n')
  const telling = lines.find((line) => /error:|FATAL:/.test(line)) ?? lines[0] ?? ''
  return telling.replace(/^.*?(error|FATAL): +/, '')
}

const WORKSHOP = 'initialising-'

async function isInitialised(cluster: string): Promise<boolean> {
  return await access(join(cluster, 'PG_VERSION')).then(
    () => true,
    () => false,
  )
}

/** Removes what processes left that were killed while initializing; if it cannot, that is no obstacle. */
async function sweepWorkshops(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(WORKSHOP)) continue
    const path = join(folder, name)
    const found = await stat(path).catch(unless('ENOENT'))
    const isOld = found !== undefined && Date.now() - found.mtimeMs > AN_HOUR
    if (isOld) await rm(path, { recursive: true, force: true }).catch(() => {})
  }
}

const AN_HOUR = 3_600_000

/**
 * Makes a cluster. Two processes may do this at once, and two `initdb` in one folder destroy each other. So each works
 * in a folder of its own, and the first to rename its cluster, password included, into place wins.
 */
async function initialise(site: Site): Promise<void> {
  const workshop = await mkdtemp(join(site.folder, WORKSHOP))
  try {
    const cluster = await makeCluster(site, workshop)
    await rename(cluster, site.cluster)
    await sync(site.folder)
  } catch (error) {
    if (await isInitialised(site.cluster)) return
    throw problemOf(error, site)
  } finally {
    await rm(workshop, { recursive: true, force: true })
  }
}

async function makeCluster(site: Site, workshop: string): Promise<string> {
  const cluster = join(workshop, 'cluster')
  await mkdir(cluster, { mode: 0o700 })
  await give(cluster, site.account)

  const passwordFile = join(workshop, PASSWORD_FILE)
  await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600, flush: true })
  await give(passwordFile, site.account)
  await give(workshop, site.account)

  await promisify(execFile)(program(site.programs, 'initdb'), initdbArguments(site, cluster), {
    ...site.account,
    cwd: cluster,
    env: PROGRAM_ENVIRONMENT,
  })
  await rename(passwordFile, join(cluster, PASSWORD_FILE))
  await sync(cluster)
  return cluster
}

function initdbArguments(site: Site, cluster: string): string[] {
  return [
    ...['-D', dataArgument(site, cluster), '-U', ADMIN_USER, '--pwfile', `../${PASSWORD_FILE}`],
    ...['--auth=scram-sha-256', '--encoding=UTF8', '--no-instructions'],
    // The builtin locale does not depend on the libraries of the system.
    ...['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    ...(site.durable ? [] : ['--no-sync']),
  ]
}

/** Syncs a folder: a renamed file is not safe from a power failure before its folder is. */
async function sync(folder: string): Promise<void> {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}

function problemOf(error: unknown, { cluster }: Site): EngineUnavailable {
  const output = stderrOf(error)
  const reason = output === undefined ? reasonOf(error) : describeInitdbFailure(output)
  return new EngineUnavailable(`The database in ${cluster} could not be created: ${reason}.`, error)
}
