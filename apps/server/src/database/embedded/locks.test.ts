import { spawn } from 'node:child_process'
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { newFolder } from './engine-testing.ts'
import { freeForeignLocks } from './locks.ts'

const REST = '/data/cluster\n1794724729\n5432\n/data/socket\n\n  8388617        12\nready   \n'

test('a lock of a stranger stays, with all it says about shared memory, but names us', async () => {
  const { folder, lockPath } = await folderLockedBy(stranger())
  const { ino } = await stat(lockPath)
  await freeForeignLocks(folder, folder)
  expect(await readFile(lockPath, 'utf8')).toBe(`${process.pid}\n${REST}`)
  expect((await stat(lockPath)).ino).toBe(ino)
})

test('a lock whose number is free is left for PostgreSQL to take over', async () => {
  const { folder, lockPath } = await folderLockedBy(NUMBER_TOO_HIGH)
  await freeForeignLocks(folder, folder)
  expect(await readFile(lockPath, 'utf8')).toBe(`${NUMBER_TOO_HIGH}\n${REST}`)
})

test('a lock that is being written this moment is left alone', async () => {
  const { folder, lockPath } = await folderLockedBy(NUMBER_TOO_HIGH)
  await writeFile(lockPath, '')
  await freeForeignLocks(folder, folder)
  expect(await readFile(lockPath, 'utf8')).toBe('')
})

const NUMBER_TOO_HIGH = 2 ** 22 + 1

async function folderLockedBy(pid: number) {
  const folder = await newFolder()
  await mkdir(folder)
  const lockPath = join(folder, 'postmaster.pid')
  await writeFile(lockPath, `${pid}\n${REST}`)
  return { folder, lockPath }
}

function stranger(): number {
  const child = spawn('sleep', ['60'])
  onTestFinished(() => void child.kill())
  return child.pid ?? Number.NaN
}
