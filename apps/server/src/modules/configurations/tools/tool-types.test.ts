import type { ToolChoice } from '@corridor/contract/configurations/tool-types'
import { contract } from '@corridor/contract/contract'
import type { SchoolId } from '@corridor/domain/people/ids'
import { roles } from '@corridor/domain/people/roles'
import { allTools } from '@corridor/tools/registry/registry'
import { describe, expect, test } from 'vitest'
import { product } from '../../../../test/harness.ts'
import { type Caller, makePlace } from '../../people/test-place.ts'

const made = await product()
const { list, choose } = contract.toolTypes
const ON_TASK = 2
const inOrder = allTools.map(({ id }) => id)

async function seen(caller: Caller) {
  return list.response.parse((await caller.call(list, {})).body)
}

const put = (caller: Caller, details: Partial<ToolChoice> = {}) =>
  caller.call(choose, { body: { tools: [choice(details)] } })

const choice = (details: Partial<ToolChoice> = {}): ToolChoice => ({
  id: ON_TASK,
  enabled: true,
  position: ON_TASK,
  schools: null,
  ...details,
})

async function schoolsOf(caller: Caller) {
  return (await seen(caller)).enabled.find(({ id }) => id === ON_TASK)?.schools
}

test('a district that chose nothing uses every tool, everywhere, in the order of their numbers', async () => {
  const { admin, hill, ridge } = await makePlace(made)
  const { all, enabled, schools, mayChange } = await seen(admin)

  expect(enabled.map(({ id }) => id)).toEqual(inOrder)
  expect(all).toEqual(enabled)
  expect(all).toContainEqual({
    id: ON_TASK,
    key: 'on-task',
    title: 'On Task',
    is_single: true,
    position: ON_TASK,
    schools: null,
  })
  expect(mayChange).toBe(true)
  expect(schools).toEqual([
    { id: ridge.id, name: 'Copper Ridge', isMine: true, mayChange: true },
    { id: hill.id, name: 'Lantern Hill', isMine: true, mayChange: true },
  ])
})

test('a tool that is turned off is gone from those in use, and its place is kept', async () => {
  const { admin, id, trail } = await makePlace(made)
  const reply = await put(admin, { enabled: false, position: 40 })
  const after = await seen(admin)

  expect(reply).toMatchObject({ status: 200 })
  expect(reply.body).toEqual(after.enabled)
  expect(after.enabled.map((it) => it.id)).not.toContain(ON_TASK)
  expect(after.all.at(-1)).toMatchObject({ id: ON_TASK, position: 40 })
  expect(await trail()).toEqual([`tools.change on ${id} by ${admin.id}`])
  await put(admin)
  expect((await seen(admin)).enabled.map((it) => it.id)).toEqual(inOrder)
})

test('choosing nothing changes nothing and leaves no trace', async () => {
  const { admin, trail } = await makePlace(made)

  expect(await admin.call(choose, { body: { tools: [] } })).toMatchObject({ status: 200 })
  expect(await trail()).toEqual([])
})

test('some schools use a tool; all of them is everywhere, also where a school comes later', async () => {
  const { admin, hill, ridge } = await makePlace(made)
  await put(admin, { schools: [hill.id, hill.id] })
  expect(await schoolsOf(admin)).toEqual([hill.id])

  await put(admin, { schools: [hill.id, ridge.id] })
  expect(await schoolsOf(admin)).toBeNull()

  await put(admin, { schools: [] })
  expect(await schoolsOf(admin)).toEqual([])
})

test('tools and schools that are not there are refused at their field, and nothing is changed', async () => {
  const [{ admin, trail }, other] = [await makePlace(made), await makePlace(made)]
  const tools = [choice(), choice({ id: 999 }), choice({ schools: [other.ridge.id] })]

  expect(await admin.call(choose, { body: { tools } })).toMatchObject({
    status: 422,
    body: {
      code: 'invalid-request',
      fields: {
        'tools.1.id': 'No tool has this number.',
        'tools.2.id': 'Name each tool once.',
        'tools.2.schools': 'Choose schools of your district.',
      },
    },
  })
  expect(await put(admin, { position: -1 })).toMatchObject({ status: 422 })
  expect(await trail()).toEqual([])
  expect(await schoolsOf(other.admin)).toBeNull()
})

test('a school that was deleted may stay in the list that is sent back', async () => {
  const { admin, hill, rows } = await makePlace(made)
  await put(admin, { schools: [hill.id] })
  await rows(`delete from schools where id = ${hill.id}`)

  expect(await put(admin, { schools: [hill.id], position: 9 })).toMatchObject({ status: 200 })
})

test.each(['principal', 'assistant-principal'] as const)(
  'a %s takes the own school out of a tool that the district uses, and puts it back',
  async (role) => {
    const { as, hill, id, ridge, rows, trail } = await makePlace(made)
    const leader = await as(role)
    const { schools, mayChange } = await seen(leader)
    expect(mayChange).toBe(false)
    expect(schools.map((it) => it.mayChange)).toEqual([true, false])

    expect(await put(leader, { schools: [hill.id] })).toMatchObject({ status: 200 })
    expect(await schoolsOf(leader)).toEqual([hill.id])
    expect(await put(leader, { schools: [hill.id, ridge.id] })).toMatchObject({ status: 200 })
    expect(await schoolsOf(leader)).toBeNull()
    expect(await trail()).toEqual(Array(2).fill(`tools.change on ${id} by ${leader.id}`))
    await rows(`update schools set is_active = false where id = ${hill.id}`)
    expect(await put(leader, { schools: [] })).toMatchObject({ status: 200 })
    expect(await schoolsOf(leader)).toEqual([hill.id])
  },
)

test('a principal changes nothing of a tool but the own school', async () => {
  const { admin, as, hill, ridge, trail } = await makePlace(made)
  const principal = await as('principal')
  const refused = async (details: Partial<ToolChoice>) =>
    expect(await put(principal, details)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
  await refused({ enabled: false })
  await refused({ position: 1 })
  await refused({ schools: [ridge.id] })
  await refused({ schools: [] })
  await put(admin, { schools: [ridge.id] })
  await refused({ schools: null })
  await refused({ schools: [hill.id] })
  await put(admin, { enabled: false, schools: [hill.id] })
  await refused({ enabled: true, schools: [hill.id, ridge.id] })
  await refused({ enabled: false, schools: [hill.id, ridge.id] })

  expect(await trail()).toHaveLength(2)
})

describe('where the district chooses for every school', () => {
  const decided = async () => {
    const place = await makePlace(made)
    await place.rows(`update districts set policies = '{"schoolsChooseTools": false}'`)
    return place
  }

  test.each(['principal', 'assistant-principal'] as const)(
    'a %s is told so, and changes nothing',
    async (role) => {
      const { admin, as, hill, ridge, rows, trail } = await decided()
      await put(admin, { schools: [hill.id] })
      const leader = await as(role)
      const refusal = {
        status: 403,
        body: { code: 'district-chooses-tools', message: 'Your district chooses the tools of every school.' },
      }

      expect(await put(leader, { schools: [hill.id, ridge.id] })).toMatchObject(refusal)
      expect(await put(leader, { schools: [hill.id] })).toMatchObject(refusal)
      expect((await seen(leader)).schools.map(({ isMine, mayChange }) => [isMine, mayChange])).toEqual([
        [true, false],
        [false, false],
      ])
      expect(await schoolsOf(leader)).toEqual([hill.id])
      expect(await trail()).toHaveLength(1)

      await rows(`update districts set policies = '{}'`)
      expect(await put(leader, { schools: [hill.id, ridge.id] })).toMatchObject({ status: 200 })
    },
  )

  test('the district does, also by whoever leads a school beside', async () => {
    const { admin, id, hill, ridge, rows } = await decided()
    await rows(`insert into assignments (district_id, user_id, role, school_id, starts_on)
      select district_id, user_id, 'principal', ${ridge.id}, starts_on from assignments
      where user_id = ${admin.id} and district_id = ${id}`)

    const { mayChange, schools } = await seen(admin)
    expect([mayChange, ...schools.map((it) => it.mayChange)]).toEqual([true, true, true])
    expect(await put(admin, { schools: [hill.id] })).toMatchObject({ status: 200 })
    expect(await schoolsOf(admin)).toEqual([hill.id])
  })

  test('a principal still writes sets of the own school', async () => {
    const { as, ridge } = await decided()
    const content = { title: 'Hallways' }
    const body = { toolTypeId: 11, schoolId: ridge.id, name: 'Hallways', content }

    const reply = await (await as('principal')).call(contract.configurations.create, { body })
    expect(reply).toMatchObject({ status: 200, body: { mayChange: true } })
  })
})

test('two principals who choose at once both get their way', async () => {
  const { admin, as, hill, person, ridge, rows, school } = await makePlace(made)
  const third = await school('Juniper')
  const [one, other] = [await as('principal'), await person({ role: 'principal', schoolId: hill.id })]
  const without = (gone: SchoolId) => [ridge.id, hill.id, third.id].filter((id) => id !== gone)

  const replies = await Promise.all([
    put(one, { schools: without(ridge.id) }),
    put(other, { schools: without(hill.id) }),
  ])

  // The second principal has not seen the first one's choice, and looks again.
  const statuses = replies.map(({ status }) => status).sort()
  expect(statuses).toEqual([200, 403])
  const isFirst = replies[0].status === 200
  await put(isFirst ? other : one, { schools: [third.id] })
  expect(await schoolsOf(admin)).toEqual([third.id])
  expect(await rows('select count(*)::int as n from tool_settings')).toEqual([{ n: 1 }])
})

test.each(roles.filter((role) => !/admin|principal/.test(role)))(
  'a %s reads and chooses nothing',
  async (role) => {
    const { as } = await makePlace(made)
    const person = await as(role)
    const { enabled, mayChange, schools } = await seen(person)

    expect(enabled.map(({ id }) => id)).toEqual(inOrder)
    expect([mayChange, ...schools.map((it) => it.mayChange)]).toEqual([false, false, false])
    expect(await put(person)).toMatchObject({ status: 403 })
  },
)

test('the list of tools is there without a plan, and choosing is not', async () => {
  const { admin, rows } = await makePlace(made)
  await rows('update districts set plan_ends_at = null')

  expect((await seen(admin)).enabled).not.toEqual([])
  expect(await put(admin)).toMatchObject({ status: 402 })
})

test('a device takes the tools in use, in the district’s order, with their schools', async () => {
  const { admin, as, hill } = await makePlace(made)
  const snapshot = async () =>
    contract.device.snapshot.response.parse(
      (await (await as('coach')).call(contract.device.snapshot, {})).body,
    )
  await put(admin, { position: 99, schools: [hill.id] })

  expect((await snapshot()).tools.at(-1)).toEqual({ toolTypeId: ON_TASK, position: 99, schools: [hill.id] })
  await put(admin, { enabled: false })
  const { tools, configurations } = await snapshot()
  expect(tools.map(({ toolTypeId }) => toolTypeId)).not.toContain(ON_TASK)
  // An observation that was begun goes on with the tool it was captured with.
  expect(configurations.map(({ toolTypeId }) => toolTypeId)).toContain(ON_TASK)
})
