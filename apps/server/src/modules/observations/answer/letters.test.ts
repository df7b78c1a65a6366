import { randomUUID } from 'node:crypto'
import { contract } from '@corridor/contract/contract'
import { afterEach, expect, test } from 'vitest'
import { product } from '../../../../test/harness.ts'
import { type Caller, makePlace, read } from '../test-place.ts'
import { received, seen, send, sendAll, shown } from '../test-sending.ts'

const made = await product()
const { clock } = made
const morning = clock.now
afterEach(() => {
  clock.now = morning
})
const { contribute } = contract.observations
const forbidden = { status: 403, body: { code: 'forbidden' } }

async function aWorld() {
  const place = await makePlace(made)
  const { as, finished, link, marisol, omar, rows } = place
  const teacher = await as('teacher')
  await link(omar.id, teacher.id)
  const completed = await finished(marisol)
  read(await send(marisol, completed))
  const write = (
    caller: Caller,
    kind: 'reply' | 'meet' | 'response',
    text: string,
    key: string = randomUUID(),
  ) => caller.call(contribute, { params: { observationId: completed.id, kind, key }, body: { text } })
  const mailsTo = async ({ email }: { email: string }) =>
    (await rows(`select subject from mails where "to" = '${email}' order by created_at`)).map(
      (it) => it.subject,
    )
  return { ...place, teacher, id: completed.id, write, mailsTo }
}

test('the observer responds to a reply, once under each key, and the educator hears of it', async () => {
  const { marisol, teacher, admin, id, write, mailsTo } = await aWorld()
  expect((await shown(marisol, id)).mayReply).toBe(false)
  expect(await write(marisol, 'response', 'First!')).toMatchObject(forbidden)
  seen(await received.reply(teacher, id, 'It felt long.'))
  expect((await shown(marisol, id)).mayReply).toBe(true)
  const key = randomUUID()

  clock.now = new Date('2026-10-22T15:40:00Z')
  await Promise.all([1, 2].map(() => write(marisol, 'response', 'It was three seconds.', key)))
  clock.now = new Date('2026-10-22T15:50:00Z')
  seen(await received.reply(teacher, id, 'Really?'))

  expect((await shown(teacher, id)).replies).toMatchObject([
    { kind: 'reply', text: 'It felt long.', isMine: true },
    { kind: 'response', text: 'It was three seconds.', isMine: false },
    { kind: 'reply', text: 'Really?', isMine: true },
  ])
  expect((await shown(admin, id)).replies).toHaveLength(3)
  expect(await mailsTo(teacher)).toEqual(['An observation from Somebody', 'Somebody answered you'])
  expect(await mailsTo(marisol)).toHaveLength(2)
})

test('the educator asks to meet: once, told to the observer without the words', async () => {
  const { marisol, teacher, id, write, mailsTo, rows } = await aWorld()
  const key = randomUUID()

  await Promise.all([1, 2].map(() => write(teacher, 'meet', 'Thursday after school?', key)))

  expect((await shown(marisol, id)).replies).toMatchObject([{ kind: 'meet', text: 'Thursday after school?' }])
  expect((await shown(marisol, id)).mayReply).toBe(true)
  expect(await mailsTo(marisol)).toEqual(['Omar Haddad asks to meet'])
  expect(JSON.stringify(await rows('select text from mails'))).not.toContain('Thursday')
  const events = await rows(
    `select event from audit_events where event in ('observation.meet', 'observation.reply')`,
  )
  expect(events).toEqual([{ event: 'observation.meet' }])
})

test('nobody else writes, nor either of them as the other', async () => {
  const { marisol, teacher, admin, as, id, write } = await aWorld()
  seen(await received.reply(teacher, id, 'It felt long.'))

  expect(await write(teacher, 'response', 'To myself')).toMatchObject(forbidden)
  for (const kind of ['reply', 'meet'] as const)
    expect(await write(marisol, kind, 'As if I were Omar')).toMatchObject(forbidden)
  for (const kind of ['reply', 'meet', 'response'] as const) {
    expect(await write(admin, kind, 'Me too')).toMatchObject(forbidden)
    expect(await write(await as('teacher'), kind, 'Me too')).toMatchObject({ status: 404 })
  }
  expect(await write(teacher, 'meet', ' ')).toMatchObject({ status: 422 })
  expect(await write(teacher, 'meet', 'Hello', 'no-uuid')).toMatchObject({ status: 422 })
})

test('who opened it stands apart from who may, leaders among them', async () => {
  const { marisol, teacher, admin, id } = await aWorld()
  expect((await shown(marisol, id)).openedBy).toEqual([])

  await shown(teacher, id)
  await shown(admin, id)
  await shown(admin, id)

  const at = '2026-10-22T15:30:00.000Z'
  expect((await shown(marisol, id)).openedBy).toHaveLength(2)
  const { openedBy } = await shown(teacher, id)
  expect(openedBy.toSorted((one, other) => (one.name < other.name ? -1 : 1))).toEqual([
    { name: 'Omar Haddad', at },
    { name: 'Somebody', at },
  ])
})

test('what was sent together has one conversation: its end, and who may answer, are the same in every part', async () => {
  const { marisol, teacher, finished, id: alone, write } = await aWorld()
  const visitId = randomUUID()
  const [one, two] = [await finished(marisol, { visitId }), await finished(marisol, { visitId })]
  await sendAll(marisol, [one, two])
  for (let letter = 0; letter < 30; letter += 1)
    seen(await received.reply(teacher, letter % 2 === 0 ? one.id : two.id, `Letter ${letter}`))

  const fields = { text: 'There are 30 replies already. Talk about it in person.' }
  for (const { id } of [one, two])
    expect(await received.reply(teacher, id, 'One more')).toMatchObject({ status: 422, body: { fields } })
  seen(await write(teacher, 'reply', 'Another visit'))
  expect((await shown(teacher, alone)).replies).toHaveLength(1)
})

test('the observer answers from any part of what was sent together', async () => {
  const { marisol, teacher, finished } = await aWorld()
  const visitId = randomUUID()
  const [one, two] = [await finished(marisol, { visitId }), await finished(marisol, { visitId })]
  await sendAll(marisol, [one, two])
  expect((await shown(marisol, two.id)).mayReply).toBe(false)
  seen(await received.reply(teacher, one.id, 'It felt long.'))

  expect((await shown(marisol, two.id)).mayReply).toBe(true)
  const params = { observationId: two.id, kind: 'response' as const, key: randomUUID() }
  expect(await marisol.call(contribute, { params, body: { text: 'Tell me more.' } })).toMatchObject({
    status: 200,
  })
  expect((await shown(teacher, one.id)).replies.map(({ text }) => text)).toEqual([
    'It felt long.',
    'Tell me more.',
  ])
})
