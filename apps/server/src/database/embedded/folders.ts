import { execFile } from 'node:child_process'
import { lchown, lstat, mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import type { Account } from './account.ts'
import { EngineUnavailable } from './engine-unavailable.ts'
import { unless } from './failure.ts'

/**
 * The folder for files that the engine's account cannot reach beside the data. Not `os.tmpdir()`: TMPDIR may be private
 * to root, and two processes with different values would look for one engine in two places.
 */
export const SHARED_TEMPORARY_FOLDER = '/tmp'

/** Makes a folder private to the account; one that is there already keeps its owner and mode. */
export async function makePrivateFolder(path: string, account: Account | undefined): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const made = await mkdir(path, { mode: 0o700 }).then(() => true, unless('EEXIST'))
  if (made) await give(path, account)
}

/**
 * Gives a file or folder to an account. Never follows a link: in its own folder, the account could have put one to a
 * file of root's.
 */
export async function give(path: string, account: Account | undefined): Promise<void> {
  if (account) await lchown(path, account.uid, account.gid)
}

/** Throws unless a folder is ours: in a folder open to all, someone else may have taken the name first. */
export async function assertOurs(path: string, account: Account | undefined): Promise<void> {
  const found = await lstat(path)
  const trusted = [process.getuid?.(), account?.uid].includes(found.uid)
  const writableByOthers = (found.mode & 0o022) !== 0
  if (!found.isDirectory() || !trusted || writableByOthers) {
    throw new EngineUnavailable(`${path} should be a folder of ours and is not; remove it and start again.`)
  }
}

export async function canEnter(path: string, account: Account | undefined): Promise<boolean> {
  if (!account) return true
  // A mere reading of modes would not see access lists, so let the account itself try.
  const attempt = promisify(execFile)('/bin/sh', ['-c', 'test -x "$0"', path], { ...account, cwd: '/' })
  return await attempt.then(
    () => true,
    () => false,
  )
}
