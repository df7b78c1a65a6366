import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { startEngine } from './engine.ts'
import { ask, enginePid, kill, newEngineUser, newFolder, startTestEngine } from './engine-testing.ts'
import { findEngine } from './locks.ts'

const SLOW = 30_000

test('an engine that is killed is started again, with every row', { timeout: SLOW }, async () => {
  const folder = await newFolder()
  const messages: string[] = []
  const engine = await startTestEngine({ folder, durable: true, log: (message) => messages.push(message) })
  await ask(engine, `create table notes as select 'kept' as note`)
  for (const deaths of [1, 2, 3]) {
    const pid = await enginePid(folder)
    await kill(folder, pid)
    expect(await ask(engine, 'select note from notes')).toEqual([{ note: 'kept' }])
    expect(await enginePid(folder)).not.toBe(pid)
    await expect.poll(() => messages).toHaveLength(deaths)
  }
  expect(messages[0]).toMatch(/answers again after \d+ ms/)
  expect(await engine.close()).toBe('stopped')
})

test('an engine that another process had started is started again, too', { timeout: SLOW }, async () => {
  const folder = await newFolder()
  const owner = newEngineUser(folder)
  await owner.started()
  const guest = await startTestEngine({ folder })
  expect(await owner.close()).toEqual(['left-running', 0])

  await kill(folder, await enginePid(folder))
  expect(await ask(guest, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(await guest.close()).toBe('stopped')
})

test('an engine whose server was killed is found again', { timeout: SLOW }, async () => {
  const folder = await newFolder()
  const owner = newEngineUser(folder)
  await owner.started()
  await owner.ask(`create table notes as select 'kept' as note`)
  const pid = await enginePid(folder)
  await owner.kill()

  const engine = await startTestEngine({ folder })
  expect(await enginePid(folder)).toBe(pid)
  expect(await ask(engine, 'select note from notes')).toEqual([{ note: 'kept' }])
  expect(await engine.close()).toBe('stopped')
})

test('server and engine may both be killed', { timeout: SLOW }, async () => {
  const folder = await newFolder()
  const owner = newEngineUser(folder)
  await owner.started()
  await owner.ask(`create table notes as select 'kept' as note`)
  const pid = await enginePid(folder)
  await owner.kill()
  process.kill(pid, 'SIGKILL')

  const engine = await startTestEngine({ folder, durable: true })
  expect(await ask(engine, 'select note from notes')).toEqual([{ note: 'kept' }])
})

test('an engine that dies while it is closed does not hold the server up', { timeout: SLOW }, async () => {
  const folder = await newFolder()
  const engine = await startTestEngine({ folder })
  process.kill(await enginePid(folder), 'SIGKILL')
  expect(await engine.close()).toBe('stopped')
  expect(await findEngine(join(folder, 'cluster'))).toBeUndefined()
})

test('lock files that name a stranger are no obstacle', { timeout: SLOW }, async () => {
  const { folder, lockPaths } = await crashedEngine()
  const { uid, gid } = await stat(join(folder, 'cluster'))
  const stranger = spawn('sleep', ['60'], { uid, gid })
  onTestFinished(() => void stranger.kill())
  for (const path of lockPaths) await putNumber(path, String(stranger.pid))

  const engine = await startTestEngine({ folder })
  expect(await ask(engine, 'select note from notes')).toEqual([{ note: 'kept' }])
})

test('lock files that name a process nobody collects are no obstacle', { timeout: SLOW }, async () => {
  const { folder, lockPaths } = await crashedEngine()
  const { uid, gid } = await stat(join(folder, 'cluster'))
  const careless = spawn('/bin/sh', ['-c', 'true & echo $!; exec sleep 60'], { uid, gid })
  onTestFinished(() => void careless.kill())
  const [uncollected] = await once(createInterface({ input: careless.stdout }), 'line')
  for (const path of lockPaths) await putNumber(path, String(uncollected))

  const engine = await startTestEngine({ folder })
  expect(await ask(engine, 'select note from notes')).toEqual([{ note: 'kept' }])
})

test('lock files cut short by a power failure are no obstacle', { timeout: SLOW }, async () => {
  const { folder, lockPaths } = await crashedEngine()
  for (const path of lockPaths) {
    await writeFile(path, '')
    await utimes(path, new Date(0), new Date(0))
  }
  const engine = await startTestEngine({ folder })
  expect(await ask(engine, 'select note from notes')).toEqual([{ note: 'kept' }])
})

test('while an old backend still writes, no new engine starts', { timeout: SLOW }, async () => {
  const folder = await newFolder()
  const owner = newEngineUser(folder)
  await owner.started()
  const [backend] = [await owner.ask('select pg_backend_pid() as pid')].flat()
  const { pid } = Object(backend)
  process.kill(pid, 'SIGSTOP')
  onTestFinished(() => void kill(folder, pid).catch(() => {}))
  await owner.kill()
  await kill(folder, await enginePid(folder))
  await putNumber(join(folder, 'cluster/postmaster.pid'), String(process.ppid))

  const starting = startEngine({ folder })
  const log = () => readFile(join(folder, 'engine.log'), 'utf8')
  await expect.poll(log, { timeout: 5_000 }).toContain('pre-existing shared memory block')
  process.kill(pid, 'SIGKILL')
  const engine = await starting
  expect(await engine.close()).toBe('stopped')
})

test('data that was removed under a running engine is made anew', { timeout: SLOW }, async () => {
  // The long path makes a socket that is not removed along with the data.
  const folder = await newFolder('long-'.repeat(30))
  const owner = newEngineUser(folder)
  await owner.started()
  const pid = await enginePid(folder)
  onTestFinished(() => void process.kill(pid, 'SIGKILL'))
  await owner.kill()
  await rm(folder, { recursive: true, maxRetries: 10 })

  const engine = await startTestEngine({ folder })
  expect(await ask(engine, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(await enginePid(folder)).not.toBe(pid)
})

/** A folder with one row in it, as a killed server and a killed engine leave it. */
async function crashedEngine() {
  const folder = await newFolder()
  const engine = await startTestEngine({ folder })
  await ask(engine, `create table notes as select 'kept' as note`)
  await ask(engine, 'checkpoint')
  const lockPaths = [join(folder, 'cluster/postmaster.pid'), join(folder, 'socket/.s.PGSQL.5432.lock')]
  const contents = await Promise.all(lockPaths.map((path) => readFile(path, 'utf8')))
  await engine.close()
  for (const [index, path] of lockPaths.entries()) await writeFile(path, contents[index] ?? '')
  return { folder, lockPaths }
}

async function putNumber(lockPath: string, pid: string): Promise<void> {
  const [, ...rest] = (await readFile(lockPath, 'utf8')).split('\n')
  await writeFile(lockPath, [pid, ...rest].join('\n'))
}
