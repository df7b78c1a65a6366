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
  return {
    ...person,
    actor: { userId: person.id, realUserId: person.id, districtId: place.id, assignments },
  }
}

describe.each(roles)('a %s', (role) => {
  test.each(behindDoor)('is admitted to $method $path exactly where the contract says', async (spec) => {
    const { actor, ...person } = await someoneAs(role, await lasting)
    const mayEnter = spec.access === 'login' || spec.access === 'guest' || holds(actor, spec.access)

    const { status, body } = await person.try(spec, {})

    if (mayEnter) expect(status).not.toBe(403)
    else expect({ status, body }).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    expect(status).toBeLessThan(500)
  })
})

describe('without a plan', async () => {
  const unpaid = await aPlace()
  await database.tenant(unpaid.place.id, ({ client }) =>
    client.query('update districts set plan_ends_at = null'),
  )

  test.each(behindDoor)('$method $path is answered only if it is open', async (spec) => {
    const person = await someoneAs('district-admin', unpaid)

    expect((await person.try(spec, {})).status === 402).toBe(spec.gate !== 'open')
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
  test.each(writes.filter(isStrict))('are refused by $method $path', async (spec) => {
    const role = ['impersonation.start', 'plan.manage'].includes(spec.access) ? 'support' : 'district-admin'
    const person = await someoneAs(role, await lasting)

    for (const key of [...reserved, ...more, ...sly]) {
      const reply = await person.try(spec, { body: { [key]: 1 } })
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
