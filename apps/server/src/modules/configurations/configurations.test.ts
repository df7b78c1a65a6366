import { contract } from '@corridor/contract/contract'
import type { JsonObject } from '@corridor/domain/data/json'
import { roles } from '@corridor/domain/people/roles'
import { expect, test } from 'vitest'
import { product } from '../../../test/harness.ts'
import { makePlace } from '../people/test-place.ts'

const made = await product()
const { list, publish } = contract.configurations
const ON_TASK = 2
const usual = { secondsBetweenSweeps: 120, plannedSweeps: 5, style: 'seats' }
const faster = { ...usual, secondsBetweenSweeps: 60 }

type Caller = Awaited<ReturnType<typeof makePlace>>['admin']

async function listed(caller: Caller, toolType?: number) {
  const { body } = await caller.call(list, { query: toolType === undefined ? {} : { toolType } })
  return list.response.parse(body).items
}

function only<T>([it]: readonly T[]): T {
  if (!it) throw new Error('There is none.')
  return it
}

async function aDistrict() {
  const place = await makePlace(made)
  const onTask = only(await listed(place.admin, ON_TASK))
  const put = (caller: Caller, content: JsonObject, baseVersion = 1, id = onTask.id) =>
    caller.call(publish, { params: { configurationId: id }, body: { baseVersion, content } })
  return { ...place, onTask, put }
}

test('a configuration begins as Corridor ships it, the same however often it is asked for', async () => {
  const { admin, onTask } = await aDistrict()

  expect(onTask).toMatchObject({ toolTypeId: ON_TASK, name: 'On Task', version: 1, content: usual })
  expect(onTask).toMatchObject({ publishedBy: null, mayChange: true, status: 'published', school: null })
  expect(onTask).toMatchObject({ hasDraft: false, used: 0 })
  expect(await listed(admin)).toContainEqual(onTask)
  expect(await listed(admin, 999)).toEqual([])
})

test('two who ask first at once get the same configuration', async () => {
  const { admin, as } = await makePlace(made)
  const principal = await as('principal')

  const [one, other] = await Promise.all([listed(admin, ON_TASK), listed(principal, ON_TASK)])

  expect(one.map(({ id }) => id)).toEqual(other.map(({ id }) => id))
  expect(one).toHaveLength(1)
})

test('the next version is published by name, and the old one stays as it was', async () => {
  const { admin, onTask, put, rows, trail } = await aDistrict()

  const versionsOf = (id: number) =>
    rows(
      `select version, content from configuration_versions where configuration_id = ${id} order by version`,
    )
  const reply = await put(admin, faster)

  expect(reply).toMatchObject({ status: 200, body: { version: 2, content: faster, publishedBy: 'Somebody' } })
  expect(reply.body).toMatchObject(only(await listed(admin, ON_TASK)))
  expect(await versionsOf(onTask.id)).toEqual([
    { version: 1, content: usual },
    { version: 2, content: faster },
  ])
  expect(await trail()).toEqual([`configuration.publish on ${onTask.id} by ${admin.id}`])
  for (const change of [
    "update configuration_versions set content = '{}'",
    'delete from configuration_versions',
  ])
    await expect(rows(change)).rejects.toThrow('configuration_versions keeps what it has')
})

test('who has not seen the newest version looks again first', async () => {
  const { admin, put } = await aDistrict()
  await put(admin, faster)

  expect(await put(admin, usual)).toMatchObject({
    status: 409,
    body: { code: 'configuration-has-moved', current: { version: 2, content: faster } },
  })
  expect(await put(admin, usual, 7)).toMatchObject({ status: 409 })
  expect(await put(admin, usual, 2)).toMatchObject({ status: 200, body: { version: 3 } })
})

test('of two who publish at once, one does', async () => {
  const { admin, as, put } = await aDistrict()
  const other = await as('district-admin')

  const replies = await Promise.all([put(admin, faster), put(other, usual)])

  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await listed(admin, ON_TASK)).toMatchObject([{ version: 2 }])
})

test('what a tool cannot work with is refused at its field, in words, and nothing is published', async () => {
  const { admin, put, trail } = await aDistrict()
  const wrong = { secondsBetweenSweeps: 5, plannedSweeps: 'many', style: 'stars' }

  expect(await put(admin, wrong)).toMatchObject({
    status: 422,
    body: {
      code: 'invalid-request',
      fields: {
        'content.secondsBetweenSweeps': 'Enter at least 60 seconds.',
        'content.plannedSweeps': 'Enter a whole number.',
        'content.style': 'Choose one of these: seats, counts.',
      },
    },
  })
  expect(await put(admin, { ...usual, seating: 1 })).toMatchObject({
    status: 422,
    body: { fields: { content: 'There is nothing called seating here.' } },
  })
  expect(await trail()).toEqual([])
  expect(await listed(admin, ON_TASK)).toMatchObject([{ version: 1 }])
})

test.each(roles.filter((role) => role !== 'district-admin'))(
  'a %s reads it and does not change what holds for the whole district',
  async (role) => {
    const { as, put } = await aDistrict()
    const person = await as(role)

    expect(await listed(person, ON_TASK)).toMatchObject([{ version: 1, mayChange: false }])
    expect(await put(person, faster)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
  },
)

test('another district’s configuration is not there', async () => {
  const { admin, put } = await aDistrict()
  const other = await aDistrict()

  expect(await put(admin, faster, 1, other.onTask.id)).toMatchObject({ status: 404 })
  expect(await put(admin, faster, 1, 2 ** 40)).toMatchObject({
    status: 404,
    body: { code: 'configuration-not-found' },
  })
  expect(await listed(other.admin, ON_TASK)).toEqual([other.onTask])
})
