import { contract } from '@corridor/contract/contract'
import { roles } from '@corridor/domain/people/roles'
import { expect, test } from 'vitest'
import { product } from '../../../../test/harness.ts'
import { makePlace } from '../../people/test-place.ts'
import { aLookForSet, both, LOOK_FORS, listed, publishedSet, read, sets } from '../test-sets.ts'

const made = await product()
const { create } = contract.configurations
const NOT_THERE = { status: 404, body: { code: 'configuration-not-found' } }
const FORBIDDEN = { status: 403, body: { code: 'forbidden' } }

test('a set begins as a draft that only who may change it sees', async () => {
  const { admin, as, trail } = await makePlace(made)
  const draft = read(await sets.create(admin))

  expect(draft).toMatchObject({
    toolTypeId: LOOK_FORS,
    name: 'New set',
    status: 'draft',
    school: null,
    version: 0,
    content: aLookForSet(),
    publishedAt: null,
    hasDraft: true,
    used: 0,
    items: 2,
    versions: [],
    draft: { content: aLookForSet(), revision: 1, savedAt: made.clock.now.toISOString() },
  })
  expect((await listed(admin)).filter(({ status }) => status === 'draft')).toMatchObject([{ id: draft.id }])
  expect(await trail()).toEqual([`configuration.create on ${draft.id} by ${admin.id}`])
  for (const role of roles.filter((it) => it !== 'district-admin')) {
    const person = await as(role)
    expect((await listed(person)).map(({ id }) => id)).not.toContain(draft.id)
    expect(await sets.show(person, draft.id)).toMatchObject(NOT_THERE)
  }
})

test('what Corridor ships is there beside a draft, also where the draft came first, and once for all', async () => {
  const { admin, as } = await makePlace(made)
  const principal = await as('principal')
  const [own, theirs] = await Promise.all([publishedSet(admin), listed(principal)])

  expect(own.version).toBe(1)
  const shipped = (await listed(admin)).filter(({ publishedBy }) => publishedBy === null)
  expect(shipped.length).toBeGreaterThan(1)
  expect(new Set(shipped.map(({ name }) => name)).size).toBe(shipped.length)
  expect(shipped.map(({ id }) => id)).toEqual(
    expect.arrayContaining(theirs.filter((it) => it.publishedBy === null).map(({ id }) => id)),
  )
})

test('a tool with one set-up, no tool, and a stranger’s school are refused at their field', async () => {
  const [{ admin }, other] = [await makePlace(made), await makePlace(made)]
  const usual = { toolTypeId: LOOK_FORS, schoolId: null, name: 'Ours', content: {} }
  const fieldsOf = async (body: Parameters<typeof admin.call<typeof create>>[1]['body']) => {
    const reply = await admin.call(create, { body })
    return [reply.status, Object.keys(Object(reply.body).fields ?? {})]
  }

  expect(await fieldsOf({ ...usual, toolTypeId: 2 })).toEqual([422, ['toolTypeId']])
  expect(await fieldsOf({ ...usual, toolTypeId: 999 })).toEqual([422, ['toolTypeId']])
  expect(await fieldsOf({ ...usual, schoolId: other.ridge.id })).toEqual([422, ['schoolId']])
  expect(await fieldsOf({ ...usual, name: ' ' })).toEqual([422, ['name']])
  expect(await fieldsOf({ ...usual, content: { text: 'x'.repeat(500_001) } })).toEqual([422, ['content']])
})

test('a school leader writes sets of the own school, and of no other and not the district’s', async () => {
  const { admin, as, hill, ridge } = await makePlace(made)
  const principal = await as('principal')
  const own = await publishedSet(principal, ridge.id)
  expect(own).toMatchObject({ school: { id: ridge.id, name: 'Copper Ridge' }, mayChange: true })

  expect(await sets.create(principal)).toMatchObject(FORBIDDEN)
  expect(await sets.create(principal, hill.id)).toMatchObject(FORBIDDEN)
  for (const { id } of [await publishedSet(admin), await publishedSet(admin, hill.id)]) {
    expect(read(await sets.show(principal, id))).toMatchObject({ mayChange: false, draft: null })
    expect(await sets.save(principal, id, 2, {})).toMatchObject(FORBIDDEN)
    expect(await sets.publish(principal, id, 1, aLookForSet())).toMatchObject(FORBIDDEN)
    expect(await sets.retire(principal, id)).toMatchObject(FORBIDDEN)
    expect(await sets.restore(principal, id)).toMatchObject(FORBIDDEN)
    expect(await sets.discard(principal, id)).toMatchObject(FORBIDDEN)
  }
  expect(read(await sets.retire(admin, own.id))).toMatchObject({ status: 'retired' })
})

test('what is typed into a draft is kept, half done as it is, and nobody else notices', async () => {
  const { admin, as, trail } = await makePlace(made)
  const { id, draftRevision } = await publishedSet(admin)
  const before = (await trail()).length

  const saved = await sets.save(admin, id, draftRevision, { title: '', items: 'none yet' })

  expect(saved).toMatchObject({ status: 200, body: { revision: draftRevision + 1 } })
  expect(read(await sets.show(admin, id))).toMatchObject({
    version: 1,
    content: aLookForSet(),
    hasDraft: true,
    name: 'Math Discourse',
    draft: { content: { title: '', items: 'none yet' }, revision: draftRevision + 1 },
  })
  expect(read(await sets.show(await as('teacher'), id))).toMatchObject({ hasDraft: false, draft: null })
  expect(await trail()).toHaveLength(before)
})

test('a set that was never published is called as it is written', async () => {
  const { admin } = await makePlace(made)
  const { id } = read(await sets.create(admin))
  await sets.save(admin, id, 1, { title: ' Half a set ' })
  expect(read(await sets.show(admin, id))).toMatchObject({ name: 'Half a set', items: null })

  await sets.save(admin, id, 2, { title: '' })
  expect(read(await sets.show(admin, id)).name).toBe('Half a set')
})

test('of two who write at once the second is shown what the first wrote; the same again is no second save', async () => {
  const { admin, as } = await makePlace(made)
  const other = await as('district-admin')
  const { id } = read(await sets.create(admin))
  const [mine, theirs] = [aLookForSet({ a: 'Mine.' }), aLookForSet({ a: 'Theirs.' })]
  const replies = await Promise.all([sets.save(admin, id, 1, mine), sets.save(other, id, 1, theirs)])

  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  const kept = replies[0].status === 200 ? mine : theirs
  expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'configuration-has-moved',
    current: { id, draft: { content: kept, revision: 2 } },
  })
  expect(await sets.save(admin, id, 1, kept)).toMatchObject({ status: 200, body: { revision: 2 } })
})

test('a draft that says again what is published is no draft any more', async () => {
  const { admin } = await makePlace(made)
  const { id, draftRevision, content } = await publishedSet(admin)
  expect((await sets.save(admin, id, draftRevision, content)).body).toMatchObject({ revision: draftRevision })
  expect(read(await sets.show(admin, id))).toMatchObject({ hasDraft: false, draftRevision })

  await sets.save(admin, id, draftRevision, aLookForSet(both, 'Other'))
  const taken = await sets.save(admin, id, draftRevision + 1, content)
  expect(taken.body).toMatchObject({ revision: draftRevision + 2 })
  // An answer may get lost.
  expect((await sets.save(admin, id, draftRevision + 1, content)).body).toMatchObject({
    revision: draftRevision + 2,
  })
  expect(read(await sets.show(admin, id))).toMatchObject({
    hasDraft: false,
    draft: null,
    draftRevision: draftRevision + 2,
    version: 1,
  })
})

test('a draft is discarded: what was out stays, what never was goes for good', async () => {
  const { admin, rows, trail } = await makePlace(made)
  const out = await publishedSet(admin)
  await sets.save(admin, out.id, out.draftRevision, { title: 'Half' })
  const { id } = read(await sets.create(admin))

  expect(await sets.discard(admin, out.id)).toMatchObject({
    status: 200,
    body: { configuration: { version: 1, draft: null, hasDraft: false } },
  })
  expect(await sets.save(admin, out.id, out.draftRevision + 1, {})).toMatchObject({ status: 409 })
  expect(await sets.discard(admin, id)).toMatchObject({ status: 200, body: { configuration: null } })
  expect(await sets.show(admin, id)).toMatchObject(NOT_THERE)
  expect(await rows(`select id from configurations where id = ${id}`)).toEqual([])
  expect(await trail()).toEqual(
    expect.arrayContaining([
      `configuration.discard on ${out.id} by ${admin.id}`,
      `configuration.discard on ${id} by ${admin.id}`,
    ]),
  )
})

test('another district’s draft is not there, and neither is a number that nothing has', async () => {
  const [{ admin }, other] = [await makePlace(made), await makePlace(made)]
  const { id } = await publishedSet(other.admin)

  for (const stranger of [id, 2 ** 40]) {
    expect(await sets.show(admin, stranger)).toMatchObject(NOT_THERE)
    expect(await sets.save(admin, stranger, 1, {})).toMatchObject(NOT_THERE)
    expect(await sets.publish(admin, stranger, 1, aLookForSet(both))).toMatchObject(NOT_THERE)
    expect(await sets.retire(admin, stranger)).toMatchObject(NOT_THERE)
    expect(await sets.restore(admin, stranger)).toMatchObject(NOT_THERE)
    expect(await sets.discard(admin, stranger)).toMatchObject(NOT_THERE)
  }
  expect(read(await sets.show(other.admin, id))).toMatchObject({ version: 1, status: 'published' })
})
