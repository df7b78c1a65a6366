import { execFile } from 'node:child_process'
import { chmod, cp, lstat, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { type Account, chooseAccount } from './account.ts'
import { findBinariesPackage, findRunnable, program } from './binaries.ts'
import { newFolder } from './engine-testing.ts'

const SLOW = 120_000

test('missing library links are made in the package', { timeout: SLOW }, async () => {
  const { source, shelf, account } = await packageWithoutLinks()
  expect(await findRunnable(source, shelf, account)).toBe(source.folder)
  expect(await readdir(shelf)).toEqual([])
  expect(await version(source.folder, account)).toContain('PostgreSQL')
})

test('a package that cannot be entered or not be written is copied once', { timeout: SLOW }, async () => {
  const { source, shelf, account } = await packageWithoutLinks()
  await lock(source.folder)

  const copy = await findRunnable(source, shelf, account)
  expect(dirname(copy)).toBe(shelf)
  expect(await version(copy, account)).toContain('PostgreSQL')

  const { ino } = await stat(copy)
  expect(await findRunnable(source, shelf, account)).toBe(copy)
  expect((await stat(copy)).ino).toBe(ino)
  expect(await readdir(shelf)).toHaveLength(1)
})

test('a copy that is damaged is replaced, also by two at once', { timeout: SLOW }, async () => {
  const { source, shelf, account } = await packageWithoutLinks()
  await lock(source.folder)
  const copy = await findRunnable(source, shelf, account)
  await rm(join(copy, 'native/lib'), { recursive: true })

  const find = () => findRunnable(source, shelf, account)
  expect(await Promise.all([find(), find()])).toEqual([copy, copy])
  expect(await version(copy, account)).toContain('PostgreSQL')
  expect(await readdir(shelf)).toHaveLength(1)
})

test('a copy in a place where others could have put it is refused', { timeout: SLOW }, async () => {
  const { source, shelf, account } = await packageWithoutLinks()
  await lock(source.folder)
  const copy = await findRunnable(source, shelf, account)
  await chmod(copy, 0o777)
  await expect(findRunnable(source, shelf, account)).rejects.toThrow('should be a folder of ours and is not')
})

async function packageWithoutLinks() {
  const shelf = await newFolder()
  await mkdir(shelf)
  const { folder: original, version } = await findBinariesPackage()
  const folder = join(dirname(shelf), 'package')
  // The programs, and the libraries that are files: not what only a running engine reads.
  const isNeeded = (path: string) => !/\/share|\.a$/.test(path.slice(original.length))
  await cp(join(original, 'native'), join(folder, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: async (path) => isNeeded(path) && !(await lstat(path)).isSymbolicLink(),
  })
  return { source: { folder, version }, shelf, account: await chooseAccount(shelf, join(shelf, 'cluster')) }
}

/** Keeps other accounts from entering a folder, and its owner from writing links. */
async function lock(folder: string): Promise<void> {
  const paths = [join(folder, 'native/lib'), folder]
  for (const path of paths) await chmod(path, 0o500)
  onTestFinished(async () => {
    for (const path of paths.toReversed()) await chmod(path, 0o700)
  })
}

async function version(folder: string, account: Account | undefined): Promise<string> {
  const { stdout } = await promisify(execFile)(program(folder, 'postgres'), ['--version'], { ...account })
  return stdout
}
