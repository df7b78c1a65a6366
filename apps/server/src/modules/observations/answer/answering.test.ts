import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { product } from '../../../../test/harness.ts'
import { makePlace, read } from '../test-place.ts'
import { received, seen, send, shown } from '../test-sending.ts'

const made = await product()
const { acknowledge, reopen, reply } = received
const refused = (status: number, code: string) => ({ status, body: { code } })

/** A finished observation of Omar, who signs in, and a way to send it. */
async function aWorld() {
  const place = await makePlace(made)
  const { as, finished, link, marisol, omar } = place
  const teacher = await as('teacher')
  await link(omar.id, teacher.id)
  const completed = await finished(marisol)
  const sent = async () => read(await send(marisol, completed))
  return { ...place, teacher, completed, sent, id: completed.id, districtId: place.id }
}

const count = async ({ rows }: Awaited<ReturnType<typeof aWorld>>, event: string) =>
  (await rows(`select from audit_events where event = '${event}'`)).length

describe('the educator', () => {
  test('says that they have read it, once', async () => {
    const world = await aWorld()
    await world.sent()

    const answers = await Promise.all([1, 2, 3].map(() => acknowledge(world.teacher, world.id, 1)))

    for (const answer of answers)
      expect(seen(answer)).toMatchObject({
        status: 'acknowledged',
        acknowledgedAt: '2026-10-22T15:30:00.000Z',
        mayAcknowledge: false,
      })
    expect(await count(world, 'observation.acknowledge')).toBe(1)
    expect(await shown(world.marisol, world.id)).toMatchObject({ status: 'acknowledged' })
  })

  test('replies, once under each key, and may change it', async () => {
    const world = await aWorld()
    await world.sent()
    const { admin, id, marisol, teacher, rows } = world
    const key = randomUUID()

    await Promise.all([1, 2, 3].map(() => reply(teacher, id, 'It was a test day.', key)))
    await reply(teacher, id, 'Can we talk?')
    expect(await rows('select revision from contributions')).toEqual([{ revision: 1 }, { revision: 1 }])
    const changed = seen(await reply(teacher, id, 'It was a test day, period 3.', key))

    const texts = ['Can we talk?', 'It was a test day, period 3.']
    expect(changed.replies.map(({ text }) => text).toSorted()).toEqual(texts)
    expect(changed.replies.every(({ isMine }) => isMine)).toBe(true)
    for (const reader of [admin, marisol]) {
      const { replies } = await shown(reader, id)
      expect(replies.map(({ text, isMine }) => [text, isMine]).toSorted()).toEqual(
        texts.map((it) => [it, false]),
      )
    }
    expect(await rows(`select revision from contributions where key = '${key}'`)).toEqual([{ revision: 2 }])
    expect(await count(world, 'observation.reply')).toBe(2)
  })

  test('replies at most 30 times, and may still change what is there', async () => {
    const world = await aWorld()
    await world.sent()
    const { id, teacher } = world
    const keys = Array.from({ length: 30 }, () => randomUUID())
    for (const key of keys) expect(await reply(teacher, id, 'Hello', key)).toMatchObject({ status: 200 })

    const fields = { text: 'There are 30 replies already. Talk about it in person.' }
    expect(await reply(teacher, id, 'Hello')).toMatchObject({ status: 422, body: { fields } })
    expect(seen(await reply(teacher, id, 'Goodbye', keys[0])).replies).toHaveLength(30)
  })

  test('replies also to what they have said they have read', async () => {
    const world = await aWorld()
    await world.sent()
    await acknowledge(world.teacher, world.id, 1)

    expect(seen(await reply(world.teacher, world.id, 'Thanks!'))).toMatchObject({
      status: 'acknowledged',
      mayReply: true,
      replies: [{ text: 'Thanks!' }],
    })
  })

  test('answers nothing that was not sent', async () => {
    const world = await aWorld()
    const { id, marisol, teacher } = world
    const notThere = refused(404, 'observation-not-found')
    const notSent = refused(409, 'observation-not-sent')

    expect(await acknowledge(teacher, id, 1)).toMatchObject(notThere)
    expect(await reply(teacher, id, 'Hello')).toMatchObject(notThere)
    await world.sent()
    expect(await acknowledge(teacher, id, 2)).toMatchObject(notSent)
    await reopen(marisol, id)
    expect(await acknowledge(teacher, id, 1)).toMatchObject(notSent)
    expect(await world.rows('select from contributions')).toEqual([])
    // The educator still has what was sent before.
    expect(await reply(teacher, id, 'Hello')).toMatchObject({ status: 200, body: { mayReply: true } })
  })
})

describe('nobody else', () => {
  test('answers for them', async () => {
    const world = await aWorld()
    await world.sent()
    const other = await world.as('teacher')

    for (const reader of [world.admin, world.marisol, await world.as('assistant-principal')]) {
      expect(await acknowledge(reader, world.id, 1)).toMatchObject(refused(403, 'forbidden'))
      expect(await reply(reader, world.id, 'Hello')).toMatchObject(refused(403, 'forbidden'))
    }
    expect(await acknowledge(other, world.id, 1)).toMatchObject(refused(404, 'observation-not-found'))
    expect(await reply(other, world.id, 'Hello')).toMatchObject(refused(404, 'observation-not-found'))
    expect(await shown(world.marisol, world.id)).toMatchObject({ status: 'sent', replies: [] })
  })
})
