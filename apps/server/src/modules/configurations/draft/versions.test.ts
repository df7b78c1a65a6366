import { randomUUID } from 'node:crypto'
import { contract } from '@corridor/contract/contract'
import { LookForSet } from '@corridor/tools/tools/custom-look-for/set/look-for-set.shape'
import { expect, test } from 'vitest'
import { product } from '../../../../test/harness.ts'
import {
  complete,
  makePlace as makeVisits,
  type Place,
  save,
  read as saved,
} from '../../observations/test-place.ts'
import { send, shown } from '../../observations/test-sending.ts'
import { makePlace } from '../../people/test-place.ts'
import { aLookForSet, both, LOOK_FORS, listed, publishedSet, read, sets } from '../test-sets.ts'

const made = await product()
const reworded = { ...both, a: 'Students justify their thinking.' }

test('the next version of a set is named as it says, and the draft is gone', async () => {
  const { admin, trail } = await makePlace(made)
  const { id, draftRevision } = await publishedSet(admin)
  await sets.save(admin, id, draftRevision, { title: 'Half' })
  const next = aLookForSet(both, 'Discourse')

  expect(read(await sets.publish(admin, id, 1, next))).toMatchObject({
    name: 'Discourse',
    version: 2,
    content: next,
    draft: null,
    hasDraft: false,
    status: 'published',
    versions: [{ version: 2, publishedBy: 'Somebody', used: 0, content: next }, { version: 1 }],
  })
  expect((await trail()).at(-1)).toBe(`configuration.publish on ${id} by ${admin.id}`)
})

test('publishing asks about each item that reads differently, and about none that is new, gone or the same', async () => {
  const { admin } = await makePlace(made)
  const { id } = await publishedSet(admin)
  const next = aLookForSet({ a: 'Other words.', c: 'Something new.' })

  expect(await sets.publish(admin, id, 1, next)).toMatchObject({
    status: 422,
    body: { code: 'invalid-request', fields: { 'mapping.a': 'Say whether this is still the same.' } },
  })
  expect(await sets.publish(admin, id, 1, next, { b: 'same' })).toMatchObject({ status: 422 })
  expect(read(await sets.show(admin, id)).version).toBe(1)
  expect(read(await sets.publish(admin, id, 1, next, { a: 'same' }))).toMatchObject({ content: next })
})

test('an item that is reworded gets another id, and one that is the same keeps its own', async () => {
  const { admin } = await makePlace(made)
  const { id } = await publishedSet(admin)
  const next = aLookForSet({ a: 'Other words.', b: 'Students ask one another.' })
  const { content } = read(await sets.publish(admin, id, 1, next, { a: 'reworded', b: 'same' }))

  expect(content).toMatchObject({ items: [{ id: 'a.2', prompt: 'Other words.' }, { id: 'b' }] })
})

test('of two who publish at once one does, and the other is shown what is out', async () => {
  const { admin, as } = await makePlace(made)
  const { id } = await publishedSet(admin)
  const [one, other] = [aLookForSet(both, 'One'), aLookForSet(both, 'Other')]
  const replies = await Promise.all([
    sets.publish(admin, id, 1, one),
    sets.publish(await as('district-admin'), id, 1, other),
  ])

  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  const { content } = read(await sets.show(admin, id))
  expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'configuration-has-moved',
    current: { version: 2, content },
  })
})

test('a version that is sent again is out already, and is not published twice', async () => {
  const { admin, as, trail } = await makePlace(made)
  const { id } = await publishedSet(admin)
  const next = aLookForSet(reworded)
  const replies = await Promise.all([
    sets.publish(admin, id, 1, next, { a: 'reworded' }),
    sets.publish(admin, id, 1, next, { a: 'reworded' }),
  ])

  const [one, again] = replies.map(read)
  expect(again).toEqual(one)
  expect(one).toMatchObject({ version: 2, content: { items: [{ id: 'a.2' }, { id: 'b' }] } })
  expect((await trail()).filter((it) => it.startsWith('configuration.publish'))).toHaveLength(2)
  // Somebody else who sends the same has not published it, nor has who sends something else.
  const moved = { status: 409, body: { code: 'configuration-has-moved' } }
  const other = await as('district-admin')
  expect(await sets.publish(other, id, 1, next, { a: 'reworded' })).toMatchObject(moved)
  expect(await sets.publish(admin, id, 1, next, { a: 'same' })).toMatchObject(moved)
})

test('an item that is reworded gets an id that fits and that no other has', async () => {
  const { admin } = await makePlace(made)
  const long = 'a'.repeat(60)
  const named = (prompts: readonly string[]) => {
    const set = LookForSet.parse(aLookForSet({ a: 'A', b: 'B', c: 'C' }))
    const ids = [long, 'b', 'b.1']
    const items = set.items.map((it, at) => ({ ...it, id: ids[at] ?? '', prompt: prompts[at] ?? '' }))
    return { ...set, items }
  }
  const { id } = await publishedSet(admin, null, named(['One', 'Two', 'Three']))
  const mapping = { [long]: 'reworded', b: 'reworded', 'b.1': 'reworded' } as const
  const { content } = read(await sets.publish(admin, id, 1, named(['Four', 'Five', 'Six']), mapping))

  expect(content).toMatchObject({
    items: [{ id: `${'a'.repeat(58)}.2` }, { id: 'b.2', prompt: 'Five' }, { id: 'b-2.2', prompt: 'Six' }],
  })
})

test('a rubric is no set, and each part that is missing says what it is', async () => {
  const { admin } = await makePlace(made)
  const { id } = read(await sets.create(admin))
  const [rubric] = await listed(admin, 9)

  expect(await sets.publish(admin, id, 0, rubric?.content ?? {})).toMatchObject({
    status: 422,
    body: { fields: { 'content.items': 'Enter a list.', 'content.purpose': 'Enter some text.' } },
  })
})

test('a set that cannot be used is refused at its field', async () => {
  const { admin } = await makePlace(made)
  const { id } = read(await sets.create(admin))

  expect(await sets.publish(admin, id, 0, aLookForSet({}))).toMatchObject({
    status: 422,
    body: { fields: { 'content.items': 'Add an item.' } },
  })
  expect(read(await sets.show(admin, id))).toMatchObject({ status: 'draft', version: 0 })
})

test('a set that is retired is offered to nobody until it is restored', async () => {
  const { admin, as, trail } = await makePlace(made)
  const { id } = await publishedSet(admin)
  const coach = await as('coach')
  const isOffered = async () => {
    const { body } = await coach.call(contract.device.snapshot, {})
    const { configurations } = contract.device.snapshot.response.parse(body)
    return configurations.find((it) => it.id === id)?.isCurrent
  }
  expect(await isOffered()).toBe(true)

  expect(read(await sets.retire(admin, id))).toMatchObject({ status: 'retired', version: 1 })
  await sets.retire(admin, id)
  expect(await isOffered()).toBe(false)
  expect((await listed(coach)).map((it) => it.id)).not.toContain(id)
  expect(await sets.publish(admin, id, 1, aLookForSet())).toMatchObject({
    status: 409,
    body: { code: 'configuration-is-retired' },
  })
  expect(read(await sets.restore(admin, id))).toMatchObject({ status: 'published' })
  expect(await isOffered()).toBe(true)
  expect((await trail()).slice(-2)).toEqual([
    `configuration.retire on ${id} by ${admin.id}`,
    `configuration.restore on ${id} by ${admin.id}`,
  ])
})

test('a tool with one set-up is turned off instead, and a draft is discarded instead', async () => {
  const { admin } = await makePlace(made)
  const [onTask] = await listed(admin, 2)
  const { id } = read(await sets.create(admin))

  expect(await sets.retire(admin, onTask?.id ?? 0)).toMatchObject({
    status: 409,
    body: { code: 'tool-is-single' },
  })
  expect(await sets.retire(admin, id)).toMatchObject({
    status: 409,
    body: { code: 'configuration-not-published' },
  })
})

/** Stores Marisol's finished visit: “a” was observed, “b” was not. */
async function visitWith(
  { document, marisol }: Place,
  configurationId: number,
  version: number,
  ids: string[],
) {
  const mark = {
    at: '2026-10-22T15:06:00.000Z',
    choice: null,
    choices: {},
    number: null,
    text: '',
    evidence: '',
  }
  const [a = 'a', b = 'b'] = ids
  const capture = {
    marks: { [a]: { ...mark, state: 'observed' }, [b]: { ...mark, state: 'not-observed' } },
    runs: [],
    files: [],
  }
  const of = { toolTypeId: LOOK_FORS, configurationId, configurationVersion: version }
  const began = saved(await save(marisol, randomUUID(), document({ ...of, capture })))
  const completed = saved(await complete(marisol, began))
  await send(marisol, completed)
  return completed.id
}

test('a set edited and published after use: what was captured stays, and what comes takes the new version', async () => {
  const place = await makeVisits(made)
  const { admin, marisol, rows } = place
  const { id } = await publishedSet(admin)
  const first = await visitWith(place, id, 1, ['a', 'b'])
  const before = await shown(marisol, first)
  const factsOf = (observation: string) =>
    rows(
      `select item, value, n from observation_facts where observation_id = '${observation}' order by item, value`,
    )
  const factsBefore = await factsOf(first)

  const next = aLookForSet({ ...reworded, b: 'Students ask one another.' })
  await sets.publish(admin, id, 1, next, { a: 'reworded', b: 'same' })
  const second = await visitWith(place, id, 2, ['a.2', 'b'])

  const after = await shown(marisol, first)
  expect(after.record).toEqual(before.record)
  expect(JSON.stringify(after.record)).toContain(both.a)
  expect(await factsOf(first)).toEqual(factsBefore)
  expect(JSON.stringify((await shown(marisol, second)).record)).toContain(reworded.a)
  // An item with the same words adds up over both versions; the one with new words starts anew.
  expect(
    await rows(`select item, value, sum(n)::int as n from monthly_facts where configuration_id = ${id}
    group by item, value order by item, value`),
  ).toEqual([
    { item: 'a', value: 'observed', n: 1 },
    { item: 'a.2', value: 'observed', n: 1 },
    { item: 'b', value: 'not-observed', n: 2 },
  ])
  expect(read(await sets.show(admin, id))).toMatchObject({
    used: 2,
    versions: [
      { version: 2, used: 1 },
      { version: 1, used: 1 },
    ],
  })
  await sets.retire(admin, id)
  expect((await shown(marisol, first)).record).toEqual(before.record)
})
