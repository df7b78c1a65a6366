import { randomUUID } from 'node:crypto'
import { contract } from '@corridor/contract/contract'
import { expect, test } from 'vitest'
import { makePlace, save, withSweep } from '../src/modules/observations/test-place.ts'
import { product } from './harness.ts'

// What a district does on a Monday morning, all at once.

const made = await product()
const { snapshot } = contract.device

test('sixteen snapshots at once are all answered, and a draft is saved before they are', async () => {
  const { marisol, document } = await makePlace(made)
  await save(marisol, randomUUID(), document())
  const answered: string[] = []

  const asked = Array.from({ length: 16 }, async () => {
    const { status } = await marisol.call(snapshot, {})
    answered.push(`snapshot ${status}`)
  })
  const saved = save(marisol, randomUUID(), document()).then(({ status }) => answered.push(`draft ${status}`))
  await Promise.all([...asked, saved])

  expect(answered.filter((it) => it === 'snapshot 200')).toHaveLength(16)
  expect(answered.at(-1)).toBe('snapshot 200')
  expect(answered).toContain('draft 200')
})

test('two hundred drafts saved at once are all kept, each once', async () => {
  const { marisol, document, rows } = await makePlace(made)
  const first = document()
  const ids = Array.from({ length: 200 }, () => randomUUID())

  /** As a device does: asked to come back, it comes back with the same. */
  const persist = async (...[id, document, base]: [string, typeof first, number?]) => {
    for (;;) {
      const reply = await save(marisol, id, document, base)
      if (reply.status !== 503) return reply
    }
  }

  const created = await Promise.all(ids.map((id) => persist(id, first)))
  const saved = await Promise.all(ids.map((id) => persist(id, withSweep(first), 1)))

  expect(new Set([...created, ...saved].map(({ status }) => status))).toEqual(new Set([200]))
  expect(await rows('select distinct revision, count(*)::int from observations group by 1')).toEqual([
    { revision: 2, count: 200 },
  ])
})

test('more than can be answered in time are asked to come back, with a time to do so', async () => {
  const { marisol } = await makePlace(made)
  await marisol.call(contract.auth.user, {})

  const replies = await Promise.all(Array.from({ length: 260 }, () => marisol.call(snapshot, {})))

  const refused = replies.filter(({ status }) => status !== 200)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.length).toBeLessThan(60)
  for (const { status, body, headers } of refused)
    expect({ status, body, after: headers['retry-after'] }).toMatchObject({
      status: 503,
      body: { code: 'too-busy' },
      after: '2',
    })
})
