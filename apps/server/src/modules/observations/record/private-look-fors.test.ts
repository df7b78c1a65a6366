import { randomUUID } from 'node:crypto'
import { contract } from '@corridor/contract/contract'
import type { JsonObject } from '@corridor/domain/data/json'
import { expect, test } from 'vitest'
import { product } from '../../../../test/harness.ts'
import { aLookForSet, publishedSet, sets } from '../../configurations/test-sets.ts'
import { toolOf } from '../opened.ts'
import { makeConferences } from '../test-conference.ts'
import { type Caller, complete, read, save } from '../test-place.ts'
import { send, shown } from '../test-sending.ts'

const made = await product()
const [NARRATIVE, COMMENTS] = [5, 8]
const PRIVATE = 'Only observers read this.'

/** A set of which b is only for observers, unless told otherwise. */
function aSet(...isPrivate: string[]): JsonObject {
  const { items, ...set } = aLookForSet({ a: 'Students explain.', b: PRIVATE })
  if (!Array.isArray(items)) throw new Error('There are no items.')
  return { ...set, items: items.map((it) => ({ ...it, isPrivate: isPrivate.includes(it.id) })) }
}

async function aWorld() {
  const world = await makeConferences(made)
  const { id } = await publishedSet(world.admin, null, aSet('b'))
  const on = async (toolTypeId: number, capture: JsonObject) => {
    const [its] = await world.rows(`select id from configurations where tool_type_id = ${toolTypeId}`)
    const toolVersion = toolOf({ toolTypeId }).version
    const document = world.document({ toolTypeId, toolVersion, configurationId: Number(its?.id), capture })
    return read(await complete(world.marisol, read(await save(world.marisol, randomUUID(), document))))
  }
  return { ...world, set: id, on }
}

const at = '2026-10-22T15:06:00.000Z'
const tag = (title: string) => ({ code: title === PRIVATE ? 'P2' : 'P1', title })

const aLine = (set: number): JsonObject => ({
  id: randomUUID(),
  at,
  kind: 'script',
  speaker: 'T',
  text: 'Why?',
  file: null,
  isIncluded: false,
  removedAt: null,
  tags: {
    [`${set}:a`]: { ...tag('Students explain.'), span: null },
    [`${set}:b`]: { ...tag(PRIVATE), span: null },
    '99999999999999:b': { ...tag('Of no set'), span: null },
  },
})

const aComment = (set: number): JsonObject => ({
  id: randomUUID(),
  at,
  kind: 'strength',
  text: 'You waited.',
  bankId: null,
  evidence: [],
  target: { id: `${set}:b`, ...tag(PRIVATE) },
  isStep: false,
  stepDueOn: null,
})

const itemsOnDevice = async (caller: Caller, set: number) => {
  const { body } = await caller.call(contract.device.snapshot, {})
  const { configurations } = contract.device.snapshot.response.parse(body)
  return configurations.find(({ id }) => id === set)
}

test('nothing is tied to what is only for observers', async () => {
  const { marisol, set } = await aWorld()

  const known = await itemsOnDevice(marisol, set)

  expect(known?.items.map(({ id }) => id)).toEqual(['a'])
  expect(JSON.stringify(known?.content)).toContain(PRIVATE)
})

test('what was tagged with a private look-for goes out without it, and its observer still reads it', async () => {
  const { admin, marisol, omar, teacher, set, on } = await aWorld()
  const told = [
    await on(NARRATIVE, { lines: [aLine(set)] }),
    await on(COMMENTS, { comments: [aComment(set)] }),
  ]

  for (const it of told) {
    expect(JSON.stringify(await shown(admin, it.id))).not.toMatch(/Only observers|P2/)
    read(await send(marisol, it))
    for (const reader of [teacher, admin]) {
      const found = JSON.stringify((await shown(reader, it.id)).record)
      expect(found).toMatch(/Why\?|You waited/)
      expect(found).not.toMatch(/Only observers|P2/)
    }
    expect(JSON.stringify((await shown(marisol, it.id)).record)).toContain(PRIVATE)
  }
  const narrative = JSON.stringify((await shown(teacher, told[0]?.id ?? '')).record)
  expect(narrative).toContain('P1 Students explain.')
  expect(narrative).toContain('Of no set')
  const visits = await marisol.call(contract.device.visits, {
    query: { educator: omar.id },
  })
  expect(visits.status).toBe(200)
  expect(JSON.stringify(visits.body)).toContain('With evidence')
  expect(JSON.stringify(visits.body)).not.toContain(PRIVATE)
})

test('the newest version says what is only for observers', async () => {
  const { admin, set, on } = await aWorld()
  const { id } = await on(NARRATIVE, { lines: [aLine(set)] })
  const record = async () => JSON.stringify((await shown(admin, id)).record)

  await sets.publish(admin, set, 1, aSet('a'))

  expect(await record()).toContain(PRIVATE)
  expect(await record()).not.toContain('Students explain.')
})

test('who neither observes nor manages tools does not read private look-fors in the set', async () => {
  const { admin, marisol, teacher, as, set } = await aWorld()
  const all = await publishedSet(admin, null, aSet('a', 'b'))
  const { list } = contract.configurations
  const everywhere = async (caller: Parameters<typeof sets.show>[0]) =>
    JSON.stringify([
      (await sets.show(caller, set)).body,
      (await caller.call(list, { query: {} })).body,
      (await caller.call(contract.device.snapshot, {})).body,
    ])

  for (const reader of [teacher, await as('district-viewer'), await as('billing-contact')]) {
    expect(await everywhere(reader)).not.toContain(PRIVATE)
    expect(await sets.show(reader, set)).toMatchObject({ status: 200, body: { items: 1 } })
    expect(await sets.show(reader, all.id)).toMatchObject({ status: 404 })
  }
  for (const reader of [admin, marisol, await as('coach')])
    expect(await sets.show(reader, set)).toMatchObject({
      status: 200,
      body: { items: 2, content: aSet('b') },
    })
})
