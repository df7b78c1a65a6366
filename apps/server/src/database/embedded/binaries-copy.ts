import { chmod, cp, lutimes, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Account } from './account.ts'
import { codeOf, unless } from './failure.ts'
import { assertOurs } from './folders.ts'
import { makeLibraryLinks } from './library-links.ts'

/** Puts a copy of the package's programs, readable to all, at `copy`, unless one that runs is there. */
export async function copyBinaries(
  folder: string,
  copy: string,
  account: Account | undefined,
  runs: () => Promise<boolean>,
): Promise<void> {
  if (await isUsable(copy, account, runs)) return
  const workshop = await mkdtemp(`${copy}-`)
  try {
    const fresh = join(workshop, 'fresh')
    await cp(join(folder, 'native'), join(fresh, 'native'), { recursive: true, verbatimSymlinks: true })
    // The original may be closed to others, or even to its owner.
    for (const path of await pathsBelow(fresh)) await chmod(path, 0o755)
    await makeLibraryLinks(fresh)
    for (const path of await pathsBelow(fresh)) await lutimes(path, BEYOND_CLEANING, BEYOND_CLEANING)
    // If another process was faster, its copy will do.
    if (await isUsable(copy, account, runs)) return
    await rename(copy, join(workshop, 'damaged')).catch(unless('ENOENT'))
    await rename(fresh, copy).catch(unless('ENOTEMPTY', 'EEXIST'))
  } finally {
    await rm(workshop, { recursive: true, force: true })
  }
}

async function isUsable(copy: string, account: Account | undefined, runs: () => Promise<boolean>) {
  try {
    await assertOurs(copy, account)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false
    throw error
  }
  return await runs()
}

async function pathsBelow(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true })
  return [folder, ...names.map((name) => join(folder, name))]
}

/** A date far ahead: cleaners of temporary folders go by age, and would take files from under a running engine. */
const BEYOND_CLEANING = new Date('2037-01-01')
