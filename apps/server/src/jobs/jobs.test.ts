import { contract } from '@corridor/contract/contract'
import { afterAll, expect, test, vi } from 'vitest'
import { product } from '../../test/harness.ts'
import { hurriedWorkers } from '../../test/hurried-workers.ts'
import { joining } from './queues.ts'

const { clock, database, district, services } = await product()
const workers = await hurriedWorkers(services)
afterAll(() => workers.close())

async function sessionCount(): Promise<number> {
  const { rows } = await database.platform(({ client }) =>
    client.query('select count(*)::int as n from sessions'),
  )
  return rows[0].n
}

test('a job joins the transaction that asks for it: rolled back it never was, committed it is done', async () => {
  const { person } = await district()
  const reader = await person({ role: 'coach', schoolId: null })
  clock.now = new Date(clock.now.getTime() + 15 * 24 * 3_600_000)
  const ask = (fail: boolean) =>
    database.platform(async ({ client }) => {
      const id = await workers.boss.send('sessions.prune', {}, { db: joining(client) })
      if (fail) throw new Error(`never mind ${id}`)
    })

  await expect(ask(true)).rejects.toThrow('never mind')
  const { rowCount } = await database.pool.query(`select from pgboss.job where name = 'sessions.prune'`)
  expect(rowCount).toBe(0)
  expect(await sessionCount()).toBe(1)

  await ask(false)
  await vi.waitFor(async () => expect(await sessionCount()).toBe(0), { timeout: 10_000 })
  expect(await reader.call(contract.auth.user, {})).toMatchObject({ status: 401 })
}, 15_000)

test('a request’s role can neither make a queue nor read its way round the tenants’ wall through jobs', async () => {
  const create = database.platform(({ client }) =>
    client.query(`select pgboss.create_queue('mine', '{}'::json)`),
  )

  await expect(create).rejects.toMatchObject({ code: '42501' })
})
