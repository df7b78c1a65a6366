import { contract, endpoints } from '@corridor/contract/contract'
import type { Endpoint } from '@corridor/contract/endpoint'
import { DEMO_USER, UserId } from '@corridor/domain/people/ids'
import { roles } from '@corridor/domain/people/roles'
import { describe, expect, test } from 'vitest'
import { product } from '../../../test/harness.ts'
import { reason, sceneOf } from './test-scene.ts'

const world = await product()
const { database } = world
const { find, start, log } = contract.impersonation
const behindDoor = endpoints.filter(({ access }) => access !== 'guest')
const readOnly = { status: 403, body: { code: 'impersonation-is-read-only' } }

async function assisted() {
  const scene = await sceneOf(world)
  await database.tenant(scene.place.id, ({ client }) =>
    client.query(`update districts set policies = '{"supportMayAssist": true}'`),
  )
  return scene
}

describe('with an administrator’s eyes', () => {
  const isAlways = ({ method, impersonation }: Endpoint) => method === 'GET' || impersonation === 'allowed'
  const eyesIn = async (scene: ReturnType<typeof sceneOf>) => (await scene).look((await scene).admin)
  const [lasting, lastingAssisted] = [eyesIn(sceneOf(world)), eyesIn(assisted())]
  /** Who only reads or is refused stays who they were: one of them asks for everything. */
  const eyesFor = ({ impersonation }: Endpoint, isAssisted: boolean) => {
    if (impersonation) return eyesIn(isAssisted ? assisted() : sceneOf(world))
    return isAssisted ? lastingAssisted : lasting
  }

  test.each(behindDoor)('$method $path: read, or refused before anything is looked at', async (spec) => {
    const reply = await (await eyesFor(spec, false)).try(spec, { body: { surely: 'unknown' } })

    if (isAlways(spec)) expect(reply.body).not.toMatchObject(readOnly.body)
    else expect(reply).toMatchObject(readOnly)
    expect(reply.status).toBeLessThan(500)
  })

  test.each(behindDoor)('$method $path: where the district lets support assist', async (spec) => {
    const reply = await (await eyesFor(spec, true)).try(spec, { body: { surely: 'unknown' } })

    if (isAlways(spec) || spec.impersonation === 'assist') expect(reply.body).not.toMatchObject(readOnly.body)
    else expect(reply).toMatchObject(readOnly)
    expect(reply.status).toBeLessThan(500)
  })

  test('nothing about credentials, roles, people, billing or exports is ever open, and nothing is deleted', () => {
    const open = endpoints.filter(({ method, impersonation }) => method !== 'GET' && impersonation)
    const own = [contract.auth.logout.path, contract.impersonation.stop.path]
    const touchy = /^\/(auth|profile|users|billing|exports|second-factor|identities|district\/policies)/

    const assist = open.filter(({ impersonation }) => impersonation === 'assist')
    expect(open.filter((spec) => !assist.includes(spec)).map(({ path }) => path)).toEqual(own)
    expect(assist.filter(({ path, method }) => touchy.test(path) || method === 'DELETE')).toEqual([])
    expect(assist.length).toBeGreaterThan(0)
  })
})

describe('what support puts right', () => {
  const school = {
    name: 'Copper Ridge Middle School',
    gradeSpan: '6–8',
    visitsPlannedPerWeek: 12,
    bellSchedule: [],
    isActive: true,
  }

  test('is written down with both: whose eyes, and whose hands', async () => {
    const { sam, admin, school: ridge, look, trail } = await assisted()
    const eyes = await look(admin)
    const changed = await eyes.call(contract.schools.change, { params: { schoolId: ridge.id }, body: school })

    expect(changed.status).toBe(200)
    expect(await trail()).toEqual([
      `impersonation.start on impersonation by ${admin.id} (${sam.id})`,
      `school.change on school by ${admin.id} (${sam.id})`,
    ])
  })

  test('goes no further than the person themselves could', async () => {
    const { principal, look } = await assisted()

    expect(await (await look(principal)).call(contract.schools.add, { body: school })).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    })
  })

  test('ends when the district takes the leave back', async () => {
    const { admin, place, look } = await assisted()
    const eyes = await look(admin)
    await database.tenant(place.id, ({ client }) => client.query(`update districts set policies = '{}'`))

    expect(await eyes.call(contract.schools.add, { body: school })).toMatchObject(readOnly)
  })
})

describe('who may look', () => {
  test.each(roles.filter((role) => role !== 'support'))('a %s may not', async (role) => {
    const { place, school, admin, wish } = await sceneOf(world)
    const person = await place.person({ role, schoolId: school.id })

    const forbidden = { status: 403, body: { code: 'forbidden' } }
    expect(await person.call(start, wish(admin))).toMatchObject(forbidden)
    expect(await person.call(find, { query: { email: admin.email } })).toMatchObject(forbidden)
  })

  test('support without a second factor may not, nor find anybody', async () => {
    const { sam, admin, wish } = await sceneOf(world)
    await database.platform(({ client }) =>
      client.query('update sessions set second_factor_at = null where user_id = $1', [sam.id]),
    )

    const refused = { status: 403, body: { code: 'second-factor-setup-required' } }
    expect(await sam.call(start, wish(admin))).toMatchObject(refused)
    expect(await sam.call(find, { query: { email: admin.email } })).toMatchObject(refused)
  })

  test('nobody through somebody’s eyes, to look with a third’s', async () => {
    const { admin, principal, look, wish } = await sceneOf(world)
    const eyes = await look(admin)

    expect(await eyes.call(start, wish(principal))).toMatchObject(readOnly)
    expect((await eyes.call(find, { query: { email: principal.email } })).status).toBe(403)
  })
})

describe('with whose eyes', () => {
  const mayNot = { status: 403, body: { code: 'may-not-impersonate' } }
  const nobody = { status: 404, body: { code: 'person-not-found' } }

  test('never support’s own', async () => {
    const { sam, vendor, wish } = await sceneOf(world)
    const other = await vendor.person({ role: 'support', schoolId: null })

    for (const person of [sam, other]) {
      expect(await sam.call(start, wish(person))).toMatchObject(mayNot)
      expect(await sam.call(find, { query: { email: person.email } })).toMatchObject(nobody)
    }
  })

  test('never the demo’s', async () => {
    const { sam, place, wish } = await sceneOf(world)
    const demo = await place.person({ role: 'district-admin', schoolId: null }, { userId: DEMO_USER })

    expect(await sam.call(start, wish(demo))).toMatchObject(mayNot)
    expect(await sam.call(find, { query: { email: demo.email } })).toMatchObject(nobody)
  })

  test('nobody’s who is paused; support is told so when it finds them', async () => {
    const { sam, principal, wish } = await sceneOf(world)
    await database.platform(({ client }) =>
      client.query('update accounts set paused_at = now() where user_id = $1', [principal.id]),
    )

    expect(await sam.call(start, wish(principal))).toMatchObject(mayNot)
    expect((await sam.call(find, { query: { email: principal.email } })).body).toMatchObject({
      isPaused: true,
    })
  })

  test('nobody’s who is not there', async () => {
    const { sam, wish } = await sceneOf(world)

    expect(await sam.call(start, wish({ id: UserId.parse(2_000_000_000) }))).toMatchObject(nobody)
    expect(await sam.call(find, { query: { email: 'nobody@example.test' } })).toMatchObject(nobody)
  })

  test('a refused wish leaves no trace, opens nothing and writes to nobody', async () => {
    const { sam, vendor, trail, ownTrail, wish } = await sceneOf(world)
    const other = await vendor.person({ role: 'support', schoolId: null })
    const { headers } = await sam.call(start, wish(other))

    expect(headers.authorization).toBeUndefined()
    expect([await trail(), await ownTrail()]).toEqual([[], []])
    const { rows } = await database.platform(({ client }) =>
      client.query('select 1 from mails where "to" = $1', [other.email]),
    )
    expect(rows).toEqual([])
  })
})

test.each(['', 'too short', ' '.repeat(40), 'a'.repeat(301)])('“%s” is no reason', async (text) => {
  const { sam, admin } = await sceneOf(world)

  const body = { userId: admin.id, reason: text }
  expect(await sam.call(start, { body })).toMatchObject({
    status: 422,
    body: { code: 'invalid-request', fields: { reason: expect.any(String) } },
  })
})

test('somebody of any district is found by their whole address, however it is typed', async () => {
  const { sam, principal } = await sceneOf(world)
  const typed = `  ${principal.email.toUpperCase()} `

  expect(await sam.call(find, { query: { email: typed } })).toMatchObject({
    status: 200,
    body: {
      id: principal.id,
      name: 'Somebody',
      roles: ['principal'],
      district: expect.stringMatching(/^District /),
      isPaused: false,
    },
  })
  const part = principal.email.slice(0, -5)
  expect((await sam.call(find, { query: { email: part } })).status).toBe(404)
})

describe('the district', () => {
  const entries = async (caller: Awaited<ReturnType<typeof sceneOf>>['admin']) =>
    log.response.parse((await caller.call(log, {})).body).items

  test('reads who looked, with whose eyes, why and for how long', async () => {
    const { admin, principal, look } = await sceneOf(world)
    await look(principal)

    expect(await entries(admin)).toEqual([
      {
        id: expect.any(String),
        person: { id: principal.id, name: 'Somebody' },
        supportName: 'Somebody',
        reason,
        startedAt: '2026-10-22T15:30:00.000Z',
        endsAt: '2026-10-22T16:30:00.000Z',
      },
    ])
  })

  test('a principal reads of the people of their schools alone', async () => {
    const { admin, principal, place, look } = await sceneOf(world)
    const elsewhere = await place.school('Juniper Street')
    const stranger = await place.person({ role: 'principal', schoolId: elsewhere.id })
    for (const person of [admin, principal, stranger]) await look(person)

    const seen = async (caller: typeof admin) => (await entries(caller)).map(({ person }) => person.id).sort()
    expect(await seen(admin)).toEqual([admin.id, principal.id, stranger.id])
    expect(await seen(principal)).toEqual([principal.id])
    expect(await seen(stranger)).toEqual([stranger.id])
  })

  test('another district reads nothing of it', async () => {
    const { admin, look } = await sceneOf(world)
    const other = await sceneOf(world)
    await look(admin)

    expect(await entries(other.admin)).toEqual([])
  })

  test('finds it in its trail with both ids, and support in its own', async () => {
    const { sam, admin, look, trail, ownTrail } = await sceneOf(world)
    await look(admin)

    expect(await trail()).toEqual([`impersonation.start on impersonation by ${admin.id} (${sam.id})`])
    expect(await ownTrail()).toEqual([`impersonation.start on impersonation by ${sam.id} (${sam.id})`])
    const { body } = await admin.call(contract.audit.list, { query: {} })
    expect(contract.audit.list.response.parse(body).items).toMatchObject([
      { event: 'impersonation.start', actor: { id: admin.id }, realActor: { name: 'Corridor support' } },
    ])
  })
})
