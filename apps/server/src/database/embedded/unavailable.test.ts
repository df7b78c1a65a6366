import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { findBinariesPackage } from './binaries.ts'
import { EngineUnavailable, startEngine } from './engine.ts'
import { newFolder, startTestEngine } from './engine-testing.ts'
import { describeInitdbFailure } from './initialise.ts'

const SLOW = 120_000
const ADVICE = 'Set DATABASE_URL to use a PostgreSQL server of your own.'

test('a platform without binaries is told in a sentence', async () => {
  const attempt = findBinariesPackage('plan9-mips')
  await expect(attempt).rejects.toThrow(EngineUnavailable)
  await expect(attempt).rejects.toThrow(
    `No embedded PostgreSQL is installed for this platform (plan9-mips). ${ADVICE}`,
  )
})

test('a data folder that cannot be made is told in a sentence', async () => {
  const folder = await newFolder()
  await writeFile(folder, 'in the way')
  const attempt = startEngine({ folder: join(folder, 'below') })
  await expect(attempt).rejects.toThrow(EngineUnavailable)
  await expect(attempt).rejects.toThrow(
    `The data folder ${folder}/below cannot be used: a part of its path is a file, not a folder. ${ADVICE}`,
  )
})

test('data of another major version is told in a sentence', async () => {
  const folder = await newFolder()
  await mkdir(join(folder, 'cluster'), { recursive: true })
  await writeFile(join(folder, 'cluster/PG_VERSION'), '17\n')
  const attempt = startEngine({ folder })
  await expect(attempt).rejects.toThrow(EngineUnavailable)
  await expect(attempt).rejects.toThrow(
    `The data in ${folder}/cluster was written by PostgreSQL 17, and this program brings PostgreSQL 18. ${ADVICE}`,
  )
})

test('an account without a name is told from the output of initdb', () => {
  const output = 'initdb: error: could not look up effective user ID 54321: user does not exist'
  expect(describeInitdbFailure(output)).toBe(
    'the user ID 54321 has no name in the password file, and PostgreSQL needs one',
  )
})

test('anything else that stops initdb is told in its own words', () => {
  const output = `2026-11-15 06:00:00 UTC [7] FATAL:  could not write file "base/1": No space left on device
child process exited with exit code 1
initdb: removing contents of data directory "/data/cluster"`
  expect(describeInitdbFailure(output)).toBe('could not write file "base/1": No space left on device')
})

test('a password that was lost is told in a sentence', { timeout: SLOW }, async () => {
  const folder = await newFolder()
  await startTestEngine({ folder })
  await writeFile(join(folder, 'cluster/corridor.password'), 'forgotten')
  const attempt = startEngine({ folder })
  await expect(attempt).rejects.toThrow(EngineUnavailable)
  await expect(attempt).rejects.toThrow(
    `The password in ${folder}/cluster/corridor.password is not that of the database. ${ADVICE}`,
  )
})

test('an engine that runs out of reach is told within seconds', { timeout: SLOW }, async () => {
  const folder = await newFolder()
  const engine = await startTestEngine({ folder })
  await rm(join(engine.admin.host, '.s.PGSQL.5432'))
  const since = performance.now()
  const attempt = startEngine({ folder })
  await expect(attempt).rejects.toThrow(EngineUnavailable)
  await expect(attempt).rejects.toThrow(/^PostgreSQL \(process \d+\) runs on .*, but does not answer in /)
  expect(performance.now() - since).toBeLessThan(4_000)
})

test('a file in the place of the cluster makes the engine unavailable', async () => {
  const folder = await newFolder()
  await mkdir(dirname(folder), { recursive: true })
  await mkdir(folder)
  await writeFile(join(folder, 'cluster'), 'in the way')
  await expect(startEngine({ folder })).rejects.toThrow(EngineUnavailable)
})
