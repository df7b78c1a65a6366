import { endpoints } from '@corridor/contract/contract'
import { Bytes, type Endpoint } from '@corridor/contract/endpoint'
import { holds } from '@corridor/domain/people/actor'
import { type Role, roles } from '@corridor/domain/people/roles'
import { describe, expect, test } from 'vitest'
import { product } from './harness.ts'

const { database, district } = await product()
const behindDoor = endpoints.filter(({ access }) => access !== 'guest')
const writes = endpoints.filter(({ method }) => method !== 'GET')

async function aPlace() {
  const place = await district()
  return { place, school: await place.school() }
}

const lasting = aPlace()

async function someoneAs(role: Role, { place, school }: Awaited<ReturnType<typeof aPlace>>) {
  const isDistrictWide = ['support', 'district-admin', 'district-viewer', 'billing-contact'].includes(role)
  const schoolId = isDistrictWide ? null : school.id
  const person = await place.person({ role, schoolId })
  const assignments = [{ role, schoolId, educatorIds: null }]
  const actor = { userId: person.id, realUserId: person.id, districtId: place.id, assignments }
  return { actor, ...person }
}

/** Somebody of a role asks for one thing after another, until something is done: signed out they would say nothing. */
function askerAs(role: Role, place: ReturnType<typeof aPlace>) {
  let someone: ReturnType<typeof someoneAs> | undefined
  return async (spec: Endpoint, asked: { body?: object } = {}) => {
    someone ??= place.then((it) => someoneAs(role, it))
    const { actor, ...person } = await someone
    const reply = await person.try(spec, asked)
    if (spec.method !== 'GET' && reply.status < 300) someone = undefined
    return { actor, ...reply }
  }
}

describe.each(roles)('a %s', (role) => {
  const ask = askerAs(role, lasting)

  test.each(behindDoor)('is admitted to $method $path exactly where the contract says', async (spec) => {
    const { actor, status, body } = await ask(spec)

    const mayEnter = spec.access === 'login' || spec.access === 'guest' || holds(actor, spec.access)
    if (mayEnter) expect(status).not.toBe(403)
    else expect({ status, body }).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    expect(status).toBeLessThan(500)
  })
})

describe('without a plan', async () => {
  const unpaid = aPlace()
  await database.tenant((await unpaid).place.id, ({ client }) =>
    client.query('update districts set plan_ends_at = null'),
  )
  const ask = askerAs('district-admin', unpaid)

  test.each(behindDoor)('$method $path is answered only if it is open', async (spec) => {
    expect((await ask(spec)).status === 402).toBe(spec.gate !== 'open')
  })
})

const reserved = [
  'id',
  'districtId',
  'district_id',
  'userId',
  'user_id',
  'role',
  'roles',
  'permissions',
  'schoolId',
]
const more = [
  'createdAt',
  'updatedAt',
  'startedAt',
  'sentAt',
  'status',
  'revision',
  'ownerId',
  'observerId',
  'isAdmin',
]
const sly = [
  'constructor',
  'prototype',
  'passwordHash',
  'password_hash',
  'tokenHash',
  'expiresAt',
  'realUserId',
  'impersonator',
]

describe('keys that only the server sets', () => {
  const asSupport = askerAs('support', lasting)
  const asAdmin = askerAs('district-admin', lasting)

  test.each(writes.filter(isStrict))('are refused by $method $path', async (spec) => {
    const ask = ['impersonation.start', 'plan.manage'].includes(spec.access) ? asSupport : asAdmin

    for (const key of [...reserved, ...more, ...sly]) {
      const reply = await ask(spec, { body: { [key]: 1 } })
      expect([key, reply.status]).toEqual([key, 422])
    }
  })

  test('every write with a body refuses what it does not know, but for the browser’s error reports', () => {
    const bodies = writes.filter(({ body }) => body && body !== Bytes)
    const loose = bodies.filter((spec) => !isStrict(spec)).map(({ path }) => path)

    expect(loose).toEqual(['/error-reports'])
  })
})

function isStrict({ body }: Endpoint): boolean {
  return refusesUnknown(body?.safeParse({ surely_unknown: 1 }).error?.issues ?? [])
}

type Issue = { readonly code?: string | undefined; readonly errors?: readonly (readonly Issue[])[] }

/** Where a body is one of several, each of them does. */
function refusesUnknown(issues: readonly Issue[]): boolean {
  return issues.some(
    ({ code, errors }) => code === 'unrecognized_keys' || (errors?.every(refusesUnknown) ?? false),
  )
}
