import { randomUUID } from 'node:crypto'
import { contract } from '@corridor/contract/contract'
import type { ObservationDocument } from '@corridor/domain/observation/observation'
import { expect, test } from 'vitest'
import { product } from '../../../test/harness.ts'
import { makeConferences } from '../observations/test-conference.ts'
import { type Caller, complete, read, save } from '../observations/test-place.ts'

const made = await product()

async function aSchool() {
  const place = await makeConferences(made)
  const talk = (followUpOn: string | null, details: Partial<ObservationDocument> = {}) =>
    place.conference({ followUpOn }, { startedAt: '2026-10-08T15:05:00.000Z', ...details })
  const write = async (caller: Caller, document: ObservationDocument) =>
    read(await save(caller, randomUUID(), document))
  return {
    ...place,
    talk,
    /** Stores a conference that was left unfinished. */
    begun: (followUpOn: string) => write(place.marisol, talk(followUpOn)),
    talked: async (
      followUpOn: string | null,
      details: Partial<ObservationDocument> = {},
      caller: Caller = place.marisol,
    ) => read(await complete(caller, await write(caller, talk(followUpOn, details)))),
  }
}

async function dueFor(caller: Caller): Promise<string[]> {
  const { body } = await caller.call(contract.dashboard.show, { query: {} })
  const { shown, group } = contract.dashboard.show.response.parse(body)
  return (shown ?? group)?.followUps.map(({ dueOn }) => dueOn) ?? []
}

test.each([
  ['before it is due', '2026-10-23', []],
  ['on its day', '2026-10-22', ['2026-10-22']],
  ['afterwards', '2026-10-15', ['2026-10-15']],
])('a follow-up is asked for from its day on: %s', async (_, followUpOn, due) => {
  const { marisol, talked } = await aSchool()
  await talked(followUpOn)

  expect(await dueFor(marisol)).toEqual(due)
})

test('a visit from that day on keeps the promise, whoever made it; one before, and a draft, do not', async () => {
  const { as, marisol, omar, seen, talked } = await aSchool()
  const ben = await as('assistant-principal')
  await talked('2026-10-15')
  await seen(omar, ben, { at: '2026-10-14T16:00:00Z' })
  await seen(omar, marisol, { at: '2026-10-20T16:00:00Z', status: 'draft' })
  expect(await dueFor(marisol)).toEqual(['2026-10-15'])

  await seen(omar, ben, { at: '2026-10-20T16:00:00Z', status: 'completed' })
  expect(await dueFor(marisol)).toEqual([])
})

test('a visit that one may not read, where one does not lead, keeps nothing', async () => {
  const { admin, hill, marisol, omar, seen, talked } = await aSchool()
  await talked('2026-10-15')
  await seen(omar, admin, { at: '2026-10-20T16:00:00Z', school: hill })

  expect(await dueFor(marisol)).toEqual(['2026-10-15'])
  expect(await dueFor(admin)).toEqual([])
})

test('another tool of the same visit does not keep its follow-up', async () => {
  const { finished, marisol, omar, seen, talked } = await aSchool()
  const { document } = await talked('2026-10-08')
  await seen(omar, marisol, { at: '2026-10-08T15:30:00Z', visitId: document.visitId })
  expect(await dueFor(marisol)).toEqual(['2026-10-08'])

  await finished()
  expect(await dueFor(marisol)).toEqual([])
})

test('of several follow-ups the last one counts', async () => {
  const { marisol, talked } = await aSchool()
  await talked('2026-10-21')
  await talked('2026-11-05', { startedAt: '2026-10-12T15:05:00.000Z' })

  expect(await dueFor(marisol)).toEqual([])
})

test('a draft promises nothing, and neither does a talk without a date', async () => {
  const { begun, marisol, talked } = await aSchool()
  await begun('2026-10-15')
  await talked(null)

  expect(await dueFor(marisol)).toEqual([])
})

test('what was agreed in coaching is told to nobody but who coached', async () => {
  const { admin, marisol, omar, person, ridge, talked } = await aSchool()
  const coach = await person({ role: 'coach', schoolId: ridge.id, educatorIds: [omar.id] })
  await talked('2026-10-15', { purpose: 'coaching' }, coach)

  expect(await dueFor(coach)).toEqual(['2026-10-15'])
  expect(await dueFor(marisol)).toEqual([])
  expect(await dueFor(admin)).toEqual([])
})

test('somebody who leads and teaches is not told of a talk about themselves', async () => {
  const { as, link, marisol, omar, talked } = await aSchool()
  const ben = await as('assistant-principal')
  await link(omar.id, ben.id)
  await talked('2026-10-15')

  expect(await dueFor(marisol)).toEqual(['2026-10-15'])
  expect(await dueFor(ben)).toEqual([])
})
