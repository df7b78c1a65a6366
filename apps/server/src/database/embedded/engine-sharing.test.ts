import { join } from 'node:path'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { ask, enginePid, newEngineUser, newFolder, startTestEngine } from './engine-testing.ts'
import { ensureRunning } from './ensure-running.ts'
import { findEngine } from './locks.ts'
import { openSession, readAdminLogin, WORKING } from './session.ts'
import { prepareSite } from './site.ts'

const SLOW = 30_000

test('two processes that start at the same instant share one engine', { timeout: SLOW }, async () => {
  const folder = await newFolder()
  const [first, second] = [newEngineUser(folder), newEngineUser(folder)]
  expect(await Promise.all([first.started(), second.started()])).toEqual(['started', 'started'])

  await first.ask(`create table a as select 'first' as author`)
  await second.ask(`create table b as select 'second' as author`)
  expect(await first.ask('select author from b')).toEqual([{ author: 'second' }])
  expect(await second.ask('select author from a')).toEqual([{ author: 'first' }])

  expect(await first.close()).toEqual(['left-running', 0])
  expect(await second.ask('select author from a')).toEqual([{ author: 'first' }])
  expect(await second.close()).toEqual(['stopped', 0])
  expect(await findEngine(join(folder, 'cluster'))).toBeUndefined()
})

test('the process that started the engine may leave before the others', { timeout: SLOW }, async () => {
  const folder = await newFolder()
  const owner = newEngineUser(folder)
  await owner.started()
  const pid = await enginePid(folder)
  // The guest has no connection of its own at the moment, which is how an idle server looks.
  const guest = await startTestEngine({ folder })

  expect(await owner.close()).toEqual(['left-running', 0])
  expect(await ask(guest, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(await enginePid(folder)).toBe(pid)
  expect(await guest.close()).toBe('stopped')
})

test('whoever comes while the last one decides to stop has to wait', { timeout: SLOW }, async () => {
  const site = await prepareSite(await newFolder(), false)
  const leaving = await ensureRunning(site)
  expect(await leaving.isLast()).toBe(true)

  const coming = openSession(site)
  const admin = await readAdminLogin(site)
  const waiting = `select from pg_locks where locktype = 'advisory' and not granted`
  await expect.poll(() => ask({ admin }, waiting)).toHaveLength(1)
  await leaving.end()
  expect(await coming).toHaveProperty('ended')
})

test('own connections that take their time to end do not keep the engine running', {
  timeout: SLOW,
}, async () => {
  const folder = await newFolder()
  const engine = await startTestEngine({ folder })
  const own = new Client({ ...engine.admin, database: 'postgres', application_name: WORKING })
  await own.connect()
  own.on('error', () => {})
  expect(await engine.close()).toBe('stopped')
})

test('a connection of somebody else keeps the engine running', { timeout: SLOW }, async () => {
  const engine = await startTestEngine({ folder: await newFolder() })
  const other = new Client({ ...engine.admin, database: 'postgres' })
  await other.connect()
  expect(await engine.close()).toBe('left-running')
  await other.end()
})

test('servers may come and go in any order', { timeout: SLOW }, async () => {
  const folder = await newFolder()
  const comeAndGo = async () => {
    for (let round = 0; round < 5; round++) {
      const engine = await startTestEngine({ folder })
      const pid = await enginePid(folder)
      await ask(engine, 'select 1')
      expect(await enginePid(folder)).toBe(pid)
      await engine.close()
    }
  }
  await Promise.all([comeAndGo(), comeAndGo(), comeAndGo()])
  expect(await findEngine(join(folder, 'cluster'))).toBeUndefined()
})
