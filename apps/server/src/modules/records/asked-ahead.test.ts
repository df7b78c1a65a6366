import { randomUUID } from 'node:crypto'
import { contract } from '@corridor/contract/contract'
import { expect, test } from 'vitest'
import { kinds } from '../notices/test-bell.ts'
import { makeConferences, shared } from '../observations/test-conference.ts'
import { complete, read, save } from '../observations/test-place.ts'
import { makeRubric } from '../observations/test-rubric.ts'
import { seen, send, shown } from '../observations/test-sending.ts'
import { answering, linking } from './test-links.ts'

const made = await linking()
const { mailsTo, newestTo, opened, reading, show } = made
const { records } = contract
const QUESTION = 'post-1'

/** A conference that asks Omar something, who has an address and no account. */
async function asking(email: string) {
  const world = await makeConferences(made)
  await world.rows(`update educators set user_id = null, email = '${email}' where id = ${world.omar.id}`)
  const visitId = randomUUID()
  const document = (details: Parameters<typeof world.conference>[0]) =>
    world.conference({ ...shared, ...details }, { visitId, privateNotes: 'Nobody reads this.' })
  const saved = read(await save(world.marisol, randomUUID(), document({ signature: null })))
  return { ...world, document, saved, id: saved.id, token: await newestTo(email, 'token') }
}

test('an educator without an account answers by a link of its own, and sees nothing but the questions', async () => {
  const email = 'asked@example.test'
  const { marisol, id, saved, document, token, rows } = await asking(email)
  expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual(['Somebody asks you something'])

  const reader = await opened(token, email)
  const page = await reading(reader)
  expect(page.observation).toMatchObject({ id, status: 'draft', mayReply: false, mayAcknowledge: false })
  expect(page.observation.invitations.map(({ key }) => key)).toContain(QUESTION)
  expect(JSON.stringify(page)).not.toMatch(/Only Marisol knows|keep the pause|Nobody reads this/)
  expect(await reader.call(records.paper, {})).toMatchObject({ body: { code: 'observation-not-sent' } })
  expect(await reader.call(records.acknowledge, { body: { observationId: id, version: 1 } })).toMatchObject({
    body: { code: 'observation-not-sent' },
  })
  const said = { kind: 'answer', key: QUESTION } as const
  expect(await answering.write(reader, id, 'Slower than I thought.', said)).toMatchObject({ status: 200 })
  expect(await rows(`select value ->> 'text' as text from contributions`)).toEqual([
    { text: 'Slower than I thought.' },
  ])
  expect(await kinds(marisol)).toEqual(['answered'])

  // What is sent has a link of its own, and the link that asked opens nothing any more.
  const signed = read(await save(marisol, id, document({}), saved.revision))
  await send(marisol, read(await complete(marisol, signed)))
  expect(await show(token)).toMatchObject({ body: { code: 'record-link-closed' } })
  expect(await reader.call(records.read, {})).toMatchObject({ body: { code: 'record-session-over' } })
  const next = await newestTo(email, 'token')
  expect(next).not.toBe(token)
  expect((await reading(await opened(next, email))).observation.status).toBe('sent')
})

test('who has no account rates their lesson by a link, and their observer sees it after “Done”', async () => {
  const email = 'rates@example.test'
  const { marisol, omar, id, key, value, rows } = await makeRubric(made)
  await rows(`update educators set user_id = null, email = '${email}' where id = ${omar.id}`)
  const observationId = { params: { observationId: id } }
  expect((await shown(marisol, id)).asking).toMatchObject({ way: 'link', isMailed: false })
  for (const _ of [1, 2]) seen(await marisol.call(contract.observations.ask, observationId))
  expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual(['Somebody asks you something'])

  const reader = await opened(await newestTo(email, 'token'), email)
  const page = await reading(reader)
  expect(page.observation.invitations.find((it) => it.key === key)).toMatchObject({ isOpen: true })
  expect(page.observation.record.blocks).toHaveLength(1)
  const rated = await answering.write(reader, id, value, { kind: 'self-rating', key })
  expect(rated).toMatchObject({ status: 200 })
  expect((await shown(marisol, id)).asking).toMatchObject({ isMailed: true, isDone: false })
  expect(await kinds(marisol)).toEqual([])
  for (const _ of [1, 2])
    expect(await reader.call(records.done, observationId)).toMatchObject({ status: 200 })

  expect((await shown(marisol, id)).asking).toMatchObject({ isDone: true })
  expect(await kinds(marisol)).toEqual(['answered'])
  const stranger = { params: { observationId: randomUUID() } }
  expect(await reader.call(records.done, stranger)).toMatchObject({ body: { code: 'observation-not-found' } })
})

test('a link that asks ends with the questions, with the draft, and when somebody else is meant', async () => {
  const closed = { body: { code: 'record-link-closed' } }
  const back = await asking('back@example.test')
  expect(await show(back.token)).toMatchObject({ status: 200 })
  const unshared = back.document({ signature: null, asksAhead: false, sharedAt: null })
  read(await save(back.marisol, back.id, unshared, back.saved.revision))
  expect(await show(back.token)).toMatchObject(closed)

  const removed = await asking('removed@example.test')
  const params = { observationId: removed.id }
  await removed.marisol.call(contract.observations.remove, { params, query: {} })
  expect(await show(removed.token)).toMatchObject(closed)

  const moved = await asking('moved@example.test')
  const { id: educatorId } = await moved.educator(moved.ridge.id, 'Ruth Feldman')
  const toRuth = { ...moved.document({ signature: null }), educatorId }
  read(await save(moved.marisol, moved.id, toRuth, moved.saved.revision))
  expect(await show(moved.token)).toMatchObject(closed)
})
