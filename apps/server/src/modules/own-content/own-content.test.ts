import { randomUUID } from 'node:crypto'
import type { OwnContent } from '@corridor/contract/configurations/own-content'
import { contract } from '@corridor/contract/contract'
import { expect, test } from 'vitest'
import { product, type Reply } from '../../../test/harness.ts'
import { ensureConfigurations } from '../configurations/ensure-configurations.ts'
import { sceneOf } from '../impersonation/test-scene.ts'
import {
  type Caller,
  complete,
  save as keep,
  makePlace,
  read as readSaved,
} from '../observations/test-place.ts'
import { send } from '../observations/test-sending.ts'

const made = await product()
const { show, save } = contract.ownContent
const COMMENTS = 8

type Asking = Pick<Caller, 'call'>

const comment = (text: string, id: string = randomUUID()) => ({ id, kind: 'note', text, target: '' })
const bankOf = (...texts: string[]) => ({ bank: texts.map((text) => comment(text)) })

function read({ status, body }: Reply): OwnContent {
  if (status !== 200) throw new Error(`Answered ${status}: ${JSON.stringify(body)}`)
  return show.response.parse(body)
}

const shown = async (caller: Asking, toolType = COMMENTS) =>
  read(await caller.call(show, { query: { toolType } }))

function put(caller: Asking, content: OwnContent['content'], baseRevision = 0) {
  return caller.call(save, { body: { toolTypeId: COMMENTS, baseRevision, content } })
}

async function ownOnDevice(caller: Asking) {
  const { body } = await caller.call(contract.device.snapshot, {})
  return contract.device.snapshot.response.parse(body).own
}

test('own content is there on the next look and on the device, and nobody else sees it', async () => {
  const [{ admin, as, marisol }, elsewhere] = [await makePlace(made), await makePlace(made)]
  expect(await shown(marisol)).toEqual({ content: { bank: [] }, revision: 0, changedAt: null })
  expect(await ownOnDevice(marisol)).toEqual([])

  const content = bankOf('What did you notice first?')
  const saved = read(await put(marisol, content))

  expect(saved).toEqual({ content, revision: 1, changedAt: '2026-10-22T15:30:00.000Z' })
  expect(await shown(marisol)).toEqual(saved)
  expect(await ownOnDevice(marisol)).toEqual([{ toolTypeId: COMMENTS, content }])
  for (const other of [admin, await as('principal'), await as('coach'), elsewhere.marisol]) {
    expect((await shown(other)).content).toEqual({ bank: [] })
    expect(await ownOnDevice(other)).toEqual([])
  }
})

test('support that looks with somebody’s eyes sees none of it', async () => {
  const { look, principal } = await sceneOf(made)
  await put(principal, bankOf('For me alone.'))
  const support = await look(principal)

  expect(await shown(support)).toMatchObject({ content: { bank: [] }, revision: 0 })
  expect(await ownOnDevice(support)).toEqual([])
})

test.each(['principal', 'assistant-principal', 'coach', 'peer-observer'] as const)(
  'a %s, who observes, keeps something',
  async (role) => {
    const person = await (await makePlace(made)).as(role)

    expect(read(await put(person, bankOf('A lively room.'))).revision).toBe(1)
  },
)

test.each(['teacher', 'district-viewer', 'billing-contact'] as const)(
  'a %s, who does not, is asked for nothing',
  async (role) => {
    const person = await (await makePlace(made)).as(role)

    expect(await put(person, bankOf('Words'))).toMatchObject({ status: 403, body: { code: 'forbidden' } })
  },
)

test('a save on what is not the newest is refused with the newest, and nothing is lost', async () => {
  const { marisol } = await makePlace(made)
  await put(marisol, bankOf('First'))
  const second = read(await put(marisol, bankOf('First', 'From the tablet'), 1))

  for (const baseRevision of [0, 1, 7]) {
    expect(await put(marisol, bankOf('First', 'From the laptop'), baseRevision)).toMatchObject({
      status: 409,
      body: { code: 'own-content-has-moved', current: second },
    })
  }
  expect(await shown(marisol)).toEqual(second)
  expect(read(await put(marisol, bankOf('First', 'Both'), 2)).revision).toBe(3)
})

test.each([-1, 2 ** 31, Number.MAX_SAFE_INTEGER])('nobody can have seen a revision %d', async (revision) => {
  const { marisol } = await makePlace(made)

  expect(await put(marisol, bankOf('Words'), revision)).toMatchObject({
    status: 422,
    body: { fields: { baseRevision: expect.anything() } },
  })
})

test('of two first saves of own content at once one holds, and the other is told', async () => {
  const { marisol } = await makePlace(made)

  const replies = await Promise.all([put(marisol, bankOf('One')), put(marisol, bankOf('Two'))])

  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('own content that is saved again, after an answer that got lost, is answered the same', async () => {
  const { marisol } = await makePlace(made)
  const content = bankOf('First')

  const [first, again] = [await put(marisol, content), await put(marisol, content)]

  expect(read(again)).toEqual(read(first))
})

test.each([
  ['too long', bankOf('x'.repeat(501)), { 'content.bank.0.text': 'Use at most 500 characters.' }],
  ['without words', bankOf('Words', ' '), { 'content.bank.1.text': 'Write the comment.' }],
  [
    'too many',
    bankOf(...Array.from({ length: 301 }, (_, index) => `Comment ${index}`)),
    { 'content.bank': 'Keep at most 300 comments.' },
  ],
  ['another thing', { secrets: [] }, { content: expect.stringMatching(/\.$/) }],
])('what is %s is refused in a sentence', async (_, content, fields) => {
  const { marisol } = await makePlace(made)

  expect(await put(marisol, content)).toMatchObject({ status: 422, body: { fields } })
  expect((await shown(marisol)).revision).toBe(0)
})

test.each([2, 99])('tool %d keeps nothing of anybody’s own', async (toolTypeId) => {
  const { marisol } = await makePlace(made)
  const told = { status: 422, body: { fields: { toolTypeId: expect.stringMatching(/\.$/) } } }

  expect(await marisol.call(show, { query: { toolType: toolTypeId } })).toMatchObject(told)
  const body = { toolTypeId, baseRevision: 0, content: {} }
  expect(await marisol.call(save, { body })).toMatchObject(told)
})

test('own content goes with its person', async () => {
  const { as, rows } = await makePlace(made)
  const { id, ...gone } = await as('coach')
  await put(gone, bankOf('Words'))
  await rows(`delete from accounts where user_id = ${id}`)
  await rows(`delete from assignments where user_id = ${id}`)
  await rows(`delete from users where id = ${id}`)

  expect(await rows(`select 1 from own_contents where user_id = ${id}`)).toEqual([])
})

test('own words go out once they are changed or carry evidence, whatever became of the bank', async () => {
  const { database } = made
  const { document, id, marisol } = await makePlace(made)
  const all = await database.tenant(id, ({ db }) => ensureConfigurations(db, id, new Date('2026-08-01')))
  const configurationId = all.find(({ toolTypeId }) => toolTypeId === COMMENTS)?.id ?? 0
  const taken = 'A lively room.'
  const { bank } = { bank: [comment(taken)] }
  await put(marisol, { bank })
  const captured = (text: string) =>
    document({
      toolTypeId: COMMENTS,
      toolVersion: 2,
      configurationId,
      capture: {
        comments: [
          {
            id: randomUUID(),
            at: '2026-10-22T15:06:00.000Z',
            kind: 'note',
            target: null,
            text,
            taken,
            bankId: `own:${bank[0]?.id}`,
            evidence: [],
            isStep: false,
            stepDueOn: null,
          },
        ],
      },
    })
  const finished = async (text: string) =>
    readSaved(await complete(marisol, readSaved(await keep(marisol, randomUUID(), captured(text)))))
  const asTaken = await finished(taken)
  const notYet = { status: 409, body: { code: 'observation-not-ready' } }

  expect(await send(marisol, asTaken)).toMatchObject(notYet)
  await put(marisol, { bank: [] }, 1)
  expect(await send(marisol, asTaken)).toMatchObject(notYet)
  expect(await send(marisol, await finished('A lively room at 10:05.'))).toMatchObject({ status: 200 })
})
