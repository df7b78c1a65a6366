import { afterAll, expect, test, vi } from 'vitest'
import { product } from '../../test/harness.ts'
import { HURRIED } from '../../test/hurried-workers.ts'
import type { Services } from '../services.ts'
import { takeUpJobs } from './take-up-jobs.ts'

const { database, services } = await product()
const network = { isDown: false, failsWithNextJob: false }
const warn = vi.fn<(line: string) => void>()

function reached<Reply>(ask: () => Promise<Reply>): Promise<Reply> {
  return network.isDown ? Promise.reject(new Error('connect ECONNREFUSED')) : ask()
}

const query = (text: string, values: unknown[]) => reached(() => database.pool.query(text, values))
const cutOff: Services = {
  ...services,
  log: Object.create(services.log, { warn: { value: warn } }),
  database: {
    ...database,
    pool: Object.create(database.pool, { query: { value: query } }),
    platform: (work) => {
      network.isDown ||= network.failsWithNextJob
      return reached(() => database.platform(work))
    },
  },
}
network.isDown = true
const taking = takeUpJobs(cutOff, 1, HURRIED)
await vi.waitFor(() => expect(warn).toHaveBeenCalledWith('Jobs are taken up once the database answers.'))
network.isDown = false
const workers = await taking
afterAll(() => workers.close())

async function state(id: string | null): Promise<string> {
  const { rows } = await database.pool.query('select state from pgboss.job where id = $1', [id])
  return rows[0].state
}

test('jobs are taken up by a server that began while the database was away', async () => {
  const id = await workers.boss.send('sessions.prune', {})

  await vi.waitFor(async () => expect(await state(id)).toBe('completed'), 20_000)
}, 45_000)

test('a job that ends while the database is away does not end the server, and the next is done', async () => {
  network.failsWithNextJob = true
  const first = await workers.boss.send('sessions.prune', {})
  await vi.waitFor(() => expect(warn).toHaveBeenCalledWith(expect.stringContaining('ECONNREFUSED')), 20_000)
  expect(await state(first)).toBe('active')

  network.failsWithNextJob = false
  network.isDown = false
  const next = await workers.boss.send('sessions.prune', {})

  await vi.waitFor(async () => expect(await state(next)).toBe('completed'), 20_000)
}, 45_000)
