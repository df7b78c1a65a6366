import { mkdir, readdir, stat, symlink, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { startEngine } from './engine.ts'
import { ask, enginePid, newFolder, startTestEngine } from './engine-testing.ts'
import { findEngine } from './locks.ts'

const SLOW = 120_000

test('a fresh folder gets an engine, and its rows are there after a restart', { timeout: SLOW }, async () => {
  const folder = await newFolder()
  const first = await startEngine({ folder })
  await ask(first, `create table notes as select 'kept' as note`)
  expect(await Promise.all([first.close(), first.close()])).toEqual(['stopped', 'stopped'])
  expect(await findEngine(join(folder, 'cluster'))).toBeUndefined()

  const second = await startTestEngine({ folder })
  expect(await ask(second, 'select note from notes')).toEqual([{ note: 'kept' }])
})

test('the engine does not run as root, and its files are for its account alone', {
  timeout: SLOW,
}, async () => {
  const folder = await newFolder()
  await startTestEngine({ folder })
  const { uid } = await stat(`/proc/${await enginePid(folder)}`)
  expect(uid).not.toBe(0)
  for (const name of ['', 'cluster', 'socket', 'cluster/corridor.password', 'engine.log']) {
    const file = await stat(join(folder, name))
    expect.soft({ name, uid: file.uid, forOthers: file.mode & 0o077 }).toEqual({ name, uid, forOthers: 0 })
  }
})

test('an engine is safe from power failures unless that is given up', { timeout: SLOW }, async () => {
  const settings = `select name, setting from pg_settings
    where name in ('fsync', 'synchronous_commit', 'full_page_writes', 'autovacuum', 'data_checksums') order by 1`
  const valuesOf = async (durable: boolean) => {
    const engine = await startTestEngine({ folder: await newFolder(), durable })
    return (await ask<{ setting: string }>(engine, settings)).map(({ setting }) => setting)
  }
  expect(await valuesOf(true)).toEqual(['on', 'on', 'on', 'on', 'on'])
  expect(await valuesOf(false)).toEqual(['off', 'on', 'off', 'off', 'off'])
})

test('a folder that other accounts cannot reach will do', { timeout: SLOW }, async () => {
  const folder = await newFolder('private/data')
  await mkdir(dirname(folder), { mode: 0o700 })
  const first = await startEngine({ folder })
  await ask(first, `create table notes as select 'kept' as note`)
  expect(await first.close()).toBe('stopped')

  const second = await startTestEngine({ folder })
  expect(await ask(second, 'select note from notes')).toEqual([{ note: 'kept' }])
  expect((await stat(dirname(folder))).mode & 0o777).toBe(0o700)
})

test('a folder that exists already keeps its owner and mode', { timeout: SLOW }, async () => {
  const folder = await newFolder()
  await mkdir(folder, { mode: 0o750 })
  await startTestEngine({ folder })
  const { uid, mode } = await stat(folder)
  expect({ uid, mode: mode & 0o777 }).toEqual({ uid: process.getuid?.(), mode: 0o750 })
})

test('a path too long for a socket, and reached by a link, will do', { timeout: SLOW }, async () => {
  const folder = await newFolder('long-'.repeat(30))
  const link = join(dirname(folder), 'link')
  await symlink(folder, link)
  await mkdir(folder)
  const first = await startTestEngine({ folder: link })
  expect(first.admin.host.length).toBeLessThan(90)
  const second = await startTestEngine({ folder })
  expect(second.admin).toEqual(first.admin)
  expect(await ask(second, 'select 1 as one')).toEqual([{ one: 1 }])
  expect([await first.close(), await second.close()]).toEqual(['left-running', 'stopped'])
  await expect(stat(first.admin.host)).rejects.toThrow('ENOENT')
})

test('what a killed initialization left is removed', { timeout: SLOW }, async () => {
  const folder = await newFolder()
  const first = await startTestEngine({ folder })
  await first.close()
  await mkdir(join(folder, 'initialising-abc123/cluster'), { recursive: true })
  await utimes(join(folder, 'initialising-abc123'), new Date(0), new Date(0))
  await startTestEngine({ folder })
  expect(await readdir(folder)).not.toContain('initialising-abc123')
})

test('a client that is not a server of ours keeps the engine running too', { timeout: SLOW }, async () => {
  const folder = await newFolder()
  const engine = await startTestEngine({ folder })
  const client = new Client({ ...engine.admin, database: 'postgres' })
  await client.connect()
  expect(await engine.close()).toBe('left-running')
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await client.end()
})
