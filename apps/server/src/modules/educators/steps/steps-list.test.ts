import { randomUUID } from 'node:crypto'
import { contract } from '@corridor/contract/contract'
import type { StepStatus } from '@corridor/domain/steps/action-step'
import { expect, test } from 'vitest'
import { product } from '../../../../test/harness.ts'
import { aStep, makeConferences } from '../../observations/test-conference.ts'
import { type Caller, complete, read, save } from '../../observations/test-place.ts'
import { send } from '../../observations/test-sending.ts'

const made = await product()
const { list, history, note } = contract.steps
const { saveStep } = contract.educators

async function listed(caller: Caller, query = {}) {
  return list.response.parse((await caller.call(list, { query })).body)
}
const textsOf = async (caller: Caller, query = {}) =>
  (await listed(caller, query)).items.map(({ text }) => text)

async function world() {
  const place = await makeConferences(made)
  const ruth = await place.educator(place.ridge.id, 'Ruth Feldman')
  const agree = async (
    text: string,
    dueOn: string | null,
    { stepId = randomUUID(), educatorId = place.omar.id, by = place.marisol } = {},
  ) => {
    const body = { text, dueOn, status: 'open' as const }
    await by.call(saveStep, { params: { educatorId, stepId }, body })
    return { stepId, body }
  }
  const close = (stepId: string, body: object, status: StepStatus, by = place.marisol) =>
    by.try(saveStep, { params: { educatorId: place.omar.id, stepId }, body: { ...body, status } })
  return { ...place, ruth, agree, close }
}

test('steps by state and by whose they are, a page at a time', async () => {
  const { marisol, teacher, ruth, agree, close, as } = await world()
  await agree('Late.', '2026-10-20')
  await agree('Soon.', '2026-10-26', { educatorId: ruth.id })
  await agree('Some day.', null)
  const mastered = await agree('Greet.', '2026-10-01')
  await close(mastered.stepId, mastered.body, 'mastered')

  expect(await textsOf(marisol)).toEqual(['Late.', 'Soon.', 'Some day.'])
  expect((await listed(marisol)).counts).toEqual({ open: 3, due: 1, overdue: 1, carried: 0 })
  expect(await textsOf(marisol, { state: 'overdue' })).toEqual(['Late.'])
  expect(await textsOf(marisol, { state: 'due' })).toEqual(['Soon.'])
  expect(await textsOf(marisol, { state: 'mastered' })).toEqual(['Greet.'])
  expect(await textsOf(marisol, { educator: ruth.id })).toEqual(['Soon.'])
  expect(await textsOf(marisol, { whose: 'mine' })).toEqual([])
  // The educator reads their own steps, and nobody else's.
  expect(await textsOf(teacher)).toEqual(['Late.', 'Some day.'])
  expect(await textsOf(teacher, { whose: 'all' })).toEqual(['Late.', 'Some day.'])
  const coach = await as('coach')
  expect(await textsOf(coach, { whose: 'by-me' })).toEqual([])

  const first = await listed(marisol, { limit: 2 })
  expect(first.items.map(({ text }) => text)).toEqual(['Late.', 'Soon.'])
  expect(await textsOf(marisol, { limit: 2, after: first.next })).toEqual(['Some day.'])
  expect((await marisol.try(list, { query: { after: 'bm8' } })).status).toBe(422)
})

test('what became of a step is kept: who, when, from where to where; notes are one however often they come', async () => {
  const { marisol, teacher, omar, agree, close } = await world()
  const { stepId, body } = await agree('Pause.', '2026-10-23')
  const params = { educatorId: omar.id, stepId }
  const wait = () => {
    made.clock.now = new Date(made.clock.now.getTime() + 60_000)
  }
  await close(stepId, body, 'done', teacher)
  await close(stepId, body, 'done', teacher)
  wait()
  await close(stepId, body, 'open', teacher)
  wait()
  await marisol.call(saveStep, { params, body: { ...body, dueOn: '2026-11-05', isCarried: true } })
  wait()
  const noted = { params: { ...params, noteId: randomUUID() }, body: { text: 'It felt long.' } }
  await teacher.call(note, noted)
  await teacher.call(note, noted)

  const { body: answer } = await marisol.call(history, { params })
  expect(history.response.parse(answer).events).toMatchObject([
    { kind: 'agreed', by: 'Somebody', on: '2026-10-22' },
    { kind: 'changed', status: { from: 'open', to: 'done' } },
    { kind: 'changed', status: { from: 'done', to: 'open' } },
    { kind: 'carried', dueOn: { from: '2026-10-23', to: '2026-11-05' }, status: null },
    { kind: 'note', note: 'It felt long.' },
  ])
  expect((await listed(teacher, { state: 'carried' })).items).toMatchObject([
    { text: 'Pause.', carriedOn: '2026-10-22', isMine: true, note: { text: 'It felt long.' } },
  ])
  // A step that is carried no more still tells that it was.
  await marisol.call(saveStep, { params, body: { ...body, isCarried: false } })
  expect((await listed(teacher)).counts.carried).toBe(0)
  const other = await (await world()).as('principal')
  for (const asked of [history, note])
    expect((await other.try(asked, { ...noted, body: asked === note ? noted.body : undefined })).status).toBe(
      404,
    )
  // The educator who is to try a step carries nothing on.
  const carrying = await teacher.try(saveStep, { params, body: { ...body, isCarried: true } })
  expect(carrying.status).toBe(403)
})

test('a conference carries a step on to the next, each time; coaching stays between two', async () => {
  const { marisol, teacher, omar, sent, conference, as } = await world()
  const step = aStep('Partner talk.', { dueOn: '2026-10-20' })
  await sent({ steps: [step] })
  const review = { id: step.id, text: step.text, dueOn: '2026-10-20', newDueOn: '2026-11-05' }
  await sent({ reviews: [{ ...review, outcome: 'carried' }] })
  const params = { educatorId: omar.id, stepId: step.id }
  const events = async (caller: Caller) =>
    history.response.parse((await caller.call(history, { params })).body).events.map(({ kind }) => kind)
  expect(await events(teacher)).toEqual(['agreed', 'carried'])
  await sent({ reviews: [{ ...review, dueOn: '2026-11-05', newDueOn: '2026-11-20', outcome: 'carried' }] })
  expect(await events(marisol)).toEqual(['agreed', 'carried', 'carried'])
  expect((await listed(teacher)).items).toMatchObject([{ dueOn: '2026-11-20', carriedOn: '2026-10-22' }])

  const coaching = conference({ steps: [aStep('Between us.')] }, { purpose: 'coaching' })
  read(await send(marisol, read(await complete(marisol, read(await save(marisol, randomUUID(), coaching))))))
  expect(await textsOf(teacher)).toEqual(['Between us.', 'Partner talk.'])
  expect(await textsOf(marisol)).toEqual(['Between us.', 'Partner talk.'])
  const other = await as('principal')
  expect(await textsOf(other)).toEqual(['Partner talk.'])
})

test('what the reader promised stands beside the steps of the school it was promised at', async () => {
  const { marisol, sent, ridge } = await world()
  await sent({ steps: [aStep('Bring the sheets.', { owner: 'leader' })] })
  const promised = async (query = {}) => (await listed(marisol, query)).promises.map(({ text }) => text)

  expect(await promised()).toEqual(['Bring the sheets.'])
  expect(await promised({ school: ridge.id })).toEqual(['Bring the sheets.'])
  expect(await promised({ school: ridge.id + 1 })).toEqual([])
})
