import { randomUUID } from 'node:crypto'
import { FACTS_GENERATION } from '@corridor/tools/report/facts-generation'
import { beforeEach, expect, test, vi } from 'vitest'
import { product } from '../../../../test/harness.ts'
import { hurriedWorkers } from '../../../../test/hurried-workers.ts'
import { makePlace, save, withSweep } from '../test-place.ts'
import { renewFacts } from './renew-facts.ts'

const made = await product()
const { id, document, finished, marisol, rows } = await makePlace(made)
const first = await finished(marisol)
const second = await finished(marisol, { startedAt: '2026-09-30T15:05:00.000Z' })
await save(marisol, randomUUID(), document())

const counted = async () => [
  await rows('select * from observation_facts order by observation_id, item, value'),
  await rows('select * from monthly_facts order by item, value, month'),
]
const right = await counted()
const outdated = async () => {
  const found = await rows(
    `select id from observations where facts_generation < ${FACTS_GENERATION} and status <> 'draft'`,
  )
  return found.map(({ id }) => id)
}
const waiting = async () => {
  const { rowCount } = await made.database.pool.query(
    `select from pgboss.job where name = 'facts.renew' and state = 'created'`,
  )
  return rowCount
}
const renew = () => renewFacts(made.services, [{ data: { id: '0' } }])

/** The facts as older code left them, which did not count students on task. */
beforeEach(async () => {
  await rows(`delete from observation_facts where value = 'on-task'`)
  await rows(`delete from monthly_facts where value = 'on-task'`)
  await rows('update observations set facts_generation = 0')
  await made.database.pool.query(`delete from pgboss.job where name = 'facts.renew'`)
  expect(await counted()).not.toEqual(right)
})

test('after an upgrade what is finished is counted anew by itself', async () => {
  const workers = await hurriedWorkers(made.services)
  await vi.waitFor(async () => expect([await outdated(), await waiting()]).toEqual([[], 0]), {
    timeout: 10_000,
  })
  await workers.close()

  expect(await counted()).toEqual(right)
}, 20_000)

test('two servers count nothing twice', async () => {
  await Promise.all([renew(), renew()])

  expect(await counted()).toEqual(right)
})

test('nobody who works on an observation is waited for: it is counted a little later', async () => {
  await made.database.tenant(id, async ({ client }) => {
    await client.query('select from observations where id = $1 for update', [first.id])
    await renew()
    expect(await outdated()).toEqual([first.id])
  })
  expect(await waiting()).toBe(1)

  await renew()
  expect(await counted()).toEqual(right)
})

test('what is saved meanwhile is counted by the new code, and what a newer one counted is left alone', async () => {
  await save(marisol, first.id, withSweep(first.document), first.revision)
  expect(await outdated()).toEqual([second.id])
  await rows('update observations set facts_generation = 99')
  const newer = await counted()

  await renew()

  expect(await counted()).toEqual(newer)
  expect(await waiting()).toBe(0)
})

test('an observation that cannot be read is set aside and keeps what it counted; others and later districts go on', async () => {
  const later = await makePlace(made)
  const there = await later.finished(later.marisol)
  await later.rows('update observations set facts_generation = 0')
  const error = vi.spyOn(made.services.log, 'error')
  const factsOf = (of: { id: string }) =>
    rows(
      `select item, value, n from observation_facts where observation_id = '${of.id}' order by item, value`,
    )
  const [before, whole] = [await factsOf(first), await factsOf(second)]
  await rows(`update observations set document = document || '{"capture": 7}' where id = '${first.id}'`)

  for (let time = 0; time < 3; time++) await renew()

  expect(await outdated()).toEqual([])
  expect(await factsOf(first)).toEqual(before)
  expect((await factsOf(second)).length).toBeGreaterThan(whole.length)
  expect(await later.rows('select facts_generation as now from observations')).toEqual([
    { now: FACTS_GENERATION },
  ])
  expect(error.mock.calls.map(([of]) => of)).toEqual([
    { districtId: id, observationId: first.id, kind: expect.any(String) },
  ])
  expect(there.status).toBe('completed')
})
