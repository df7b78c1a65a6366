import { randomUUID } from 'node:crypto'
import { contract } from '@corridor/contract/contract'
import { expect, test } from 'vitest'
import { product } from '../../../../test/harness.ts'
import { answer, aStep, makeConferences, shared } from '../../observations/test-conference.ts'
import { type Caller, complete, read, save } from '../../observations/test-place.ts'
import { received, send, sendAll, shown } from '../../observations/test-sending.ts'

const made = await product()

async function homeOf(caller: Caller) {
  const { body } = await caller.call(contract.dashboard.show, { query: {} })
  return contract.dashboard.show.response.parse(body).mine
}

/** How many observations wait for the caller's answer, as the menu counts them. */
async function toAnswer(caller: Caller) {
  const { body } = await caller.call(contract.auth.user, {})
  return contract.auth.user.response.parse(body).to_answer
}

test('who is no educator has no such home, and an educator without anything an empty one', async () => {
  const { marisol, teacher, omar } = await makeConferences(made)

  expect(await homeOf(marisol)).toBeNull()
  expect(await toAnswer(marisol)).toBe(undefined)
  expect(await toAnswer(teacher)).toBe(0)
  expect(await homeOf(teacher)).toEqual({
    educatorId: omar.id,
    observations: 0,
    sent: [],
    ratings: [],
    questions: [],
    steps: [],
    promises: [],
    conference: null,
  })
})

test('all that was sent of one visit is one entry, new until it is opened, with what was written', async () => {
  const { marisol, teacher, document } = await makeConferences(made)
  const [visitId, other] = [randomUUID(), randomUUID()]
  const made1 = async (visit: string, message: string) => {
    const saved = read(await save(marisol, randomUUID(), document({ visitId: visit })))
    return read(await send(marisol, read(await complete(marisol, saved)), { message }))
  }
  const first = await made1(visitId, '')
  await made1(visitId, 'How did the pause feel?')
  await made1(other, 'Thank you.')
  // A draft is nobody else's.
  read(await save(marisol, randomUUID(), document()))

  const home = await homeOf(teacher)
  // The figure leads to the list, where each tool of a visit has a row.
  const { body } = await teacher.call(contract.observations.list, { query: {} })
  expect([home?.observations, contract.observations.list.response.parse(body).found]).toEqual([3, 3])
  const visit = home?.sent.find(({ message }) => message === 'How did the pause feel?')
  expect(visit).toMatchObject({ observer: 'Somebody', tools: [2], isNew: true, repliedAt: null })
  expect(home?.sent).toHaveLength(2)

  await shown(teacher, first.id)
  await received.reply(teacher, first.id, 'It felt long.')
  expect((await homeOf(teacher))?.sent.find((it) => it.message === visit?.message)).toMatchObject({
    isNew: false,
    repliedAt: '2026-10-22T15:30:00.000Z',
  })
})

test('the tools of a visit stand in the order in which they began, and its page opens at the first', async () => {
  const { marisol, teacher, document } = await makeConferences(made)
  const visitId = randomUUID()
  const [later, first] = ['2026-10-22T15:05:00.000Z', '2026-10-22T15:00:00.000Z']
  const finished = async (startedAt: string) =>
    read(await complete(marisol, read(await save(marisol, randomUUID(), document({ visitId, startedAt })))))
  const [second, opening] = [await finished(later), await finished(first)]
  await sendAll(marisol, [second, opening])

  const [visit] = (await homeOf(teacher))?.sent ?? []
  expect(visit).toMatchObject({ id: opening.id, startedAt: first })
})

test('questions stand with their words until they are answered, and nothing else of a draft', async () => {
  const { marisol, teacher, conference } = await makeConferences(made)
  const asking = conference({ ...shared, signature: null }, { privateNotes: 'Nobody reads this.' })
  const { id } = read(await save(marisol, randomUUID(), asking))
  const before = (await homeOf(teacher))?.questions ?? []
  expect(before).toHaveLength(5)
  expect(await toAnswer(teacher)).toBe(5)
  expect(before[0]).toMatchObject({ id, toolTypeId: 10, kind: 'answer', isAhead: true, observer: 'Somebody' })
  expect(JSON.stringify(await homeOf(teacher))).not.toMatch(/Nobody reads|Marisol knows/)

  await answer(teacher, id, 'post-1', 'Slower than I thought.')

  expect((await homeOf(teacher))?.questions.map(({ prompt }) => prompt)).toEqual(
    before.slice(1).map(({ prompt }) => prompt),
  )
  expect(await toAnswer(teacher)).toBe(4)
})

test('own steps are there, open or just done; nobody else’s are', async () => {
  const { marisol, teacher, omar, educator, ridge, sent } = await makeConferences(made)
  const [mine, ruth] = [aStep('Pause three seconds.'), await educator(ridge.id, 'Ruth Feldman')]
  await sent({ steps: [mine] })
  const { saveStep } = contract.educators
  const body = { text: mine.text, dueOn: mine.dueOn, status: 'done' as const }
  await marisol.call(saveStep, { params: { educatorId: ruth.id, stepId: randomUUID() }, body })
  expect((await homeOf(teacher))?.steps).toMatchObject([{ text: mine.text, status: 'open', mayClose: true }])

  await teacher.call(saveStep, { params: { educatorId: omar.id, stepId: mine.id }, body })

  expect((await homeOf(teacher))?.steps).toMatchObject([{ text: mine.text, status: 'done', mayClose: true }])
})

test('what a leader promised is known to the educator once it was sent, and until it is reviewed', async () => {
  const { marisol, teacher, conference, finished } = await makeConferences(made)
  const promise = aStep('Bring 30 cards.', { owner: 'leader' })
  const first = await finished({ steps: [promise] })
  expect((await homeOf(teacher))?.promises).toEqual([])

  await send(marisol, first)
  const { id, text, dueOn } = promise
  expect((await homeOf(teacher))?.promises).toEqual([{ id, by: 'Somebody', text, dueOn }])

  const reviews = [{ id, text, dueOn, owner: 'leader' as const, outcome: 'done' as const, newDueOn: null }]
  const later = conference({ reviews }, { startedAt: '2026-10-22T15:25:00.000Z', endedAt: null })
  await send(marisol, read(await complete(marisol, read(await save(marisol, randomUUID(), later)))))
  expect((await homeOf(teacher))?.promises).toEqual([])
})
