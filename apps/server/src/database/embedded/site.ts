import { access, constants, readFile, realpath } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Account, chooseAccount } from './account.ts'
import { findBinariesPackage, findRunnable } from './binaries.ts'
import { EngineUnavailable } from './engine-unavailable.ts'
import { unless } from './failure.ts'
import { canEnter, makePrivateFolder, SHARED_TEMPORARY_FOLDER } from './folders.ts'
import { chooseSocketFolder } from './socket-folder.ts'

/** The place and the account of one engine. */
export interface Site {
  readonly folder: string
  readonly cluster: string
  readonly socketFolder: string
  /** The folder that holds `native/bin`. */
  readonly programs: string
  readonly account: Account | undefined
  /** Whether the account can get to the folder by its path. */
  readonly reachable: boolean
  readonly durable: boolean
}

export async function prepareSite(wanted: string, durable: boolean): Promise<Site> {
  const source = await findBinariesPackage()
  const path = resolve(wanted)
  await assertSameMajorVersion(join(path, 'cluster'), source.version)
  const account = await chooseAccount(path, join(path, 'cluster'))
  await makePrivateFolder(path, account)
  await access(path, constants.W_OK | constants.X_OK)

  const folder = await realpath(path)
  const reachable = await canEnter(folder, account)
  if (!reachable && process.platform !== 'linux') {
    throw new EngineUnavailable(
      `PostgreSQL refuses to run as root, and no other account can enter ${folder}.`,
    )
  }
  const programs = await findRunnable(source, reachable ? folder : SHARED_TEMPORARY_FOLDER, account)
  const socketFolder = chooseSocketFolder(folder, reachable)
  return { folder, cluster: join(folder, 'cluster'), socketFolder, programs, account, reachable, durable }
}

/**
 * PostgreSQL's data folder as an argument, given that it is started there. The working directory is entered before root
 * is dropped, so the account needs no permission on the folders above.
 */
export function dataArgument({ reachable }: Site, cluster: string): string {
  return reachable ? cluster : '/proc/self/cwd'
}

async function assertSameMajorVersion(cluster: string, version: string): Promise<void> {
  const found = (await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(unless('ENOENT')))?.trim()
  const [brought] = version.split('.')
  if (found === undefined || found === brought) return
  throw new EngineUnavailable(
    `The data in ${cluster} was written by PostgreSQL ${found}, and this program brings PostgreSQL ${brought}.`,
  )
}
