import { randomBytes } from 'node:crypto'
import { contract } from '@corridor/contract/contract'
import { DEMO_USER } from '@corridor/domain/people/ids'
import type { Role } from '@corridor/domain/people/roles'
import { afterEach, describe, expect, test } from 'vitest'
import { callerOf, product } from '../../../../test/harness.ts'
import { digest } from '../../../access/device.ts'
import { hashPassword } from '../../../access/passwords.ts'
import { invitations, secondFactors } from '../../../database/platform.tables.ts'
import { assignments, users } from '../../people/people.tables.ts'

const { app, clock, database, district, guest, logged } = await product()
const { show, accept } = contract.invitation
const DAY_MS = 24 * 3_600_000
const NOT_VALID = { status: 404, body: { code: 'invitation-not-valid' } }
const password = 'lavender kettle thursday'
const old = 'a long enough password'
const passwordHash = await hashPassword(old)

const start = clock.now
afterEach(() => {
  clock.now = start
})

type Place = Awaited<ReturnType<typeof district>>

/** Invites somebody to the district; answers the token that was mailed to them. */
async function invite({ id: districtId, school }: Place, details: { email?: string; role?: Role } = {}) {
  const token = randomBytes(32).toString('base64url')
  const { id: schoolId } = await school('Juniper Street')
  const { role = 'coach', email = `invited-${token.slice(0, 8).toLowerCase()}@example.test` } = details
  const userId = await database.tenant(districtId, async ({ db }) => {
    const [user] = await db.insert(users).values({ districtId, name: 'Priya Nair' }).returning()
    if (!user) throw new Error('Nobody was written.')
    const expiresAt = new Date(start.getTime() + 14 * DAY_MS)
    const held = { districtId, userId: user.id }
    await db.insert(assignments).values({ ...held, role, schoolId, startsOn: '2026-08-01' })
    await db
      .insert(invitations)
      .values({ ...held, tokenHash: digest(token), email, createdAt: start, expiresAt })
    return user.id
  })
  return { token, email, userId, schoolId }
}

type Way = Parameters<typeof guest.call<typeof accept>>[1]['body']['way']
const newPassword: Way = { by: 'new-password', password }
const withAccount = (secret = old, code?: string): Way => ({
  by: 'account',
  password: secret,
  ...(code && { code }),
})

async function take(token: string, way: Way = newPassword, name = 'Priya N. Nair') {
  const reply = await guest.call(accept, { params: { token }, body: { name, way, staySignedIn: false } })
  const issued = String(reply.headers.authorization ?? '').replace('Bearer ', '')
  return { ...reply, issued, ...callerOf(app, issued) }
}

async function rows(place: Place, question: string): Promise<Record<string, unknown>[]> {
  return (await database.tenant(place.id, ({ client }) => client.query(question))).rows
}

const me = contract.auth.user

describe('the link', () => {
  test('says who is asked in to what', async () => {
    const place = await district()
    const { token, email } = await invite(place)

    expect(await guest.call(show, { params: { token } })).toMatchObject({
      status: 200,
      body: {
        name: 'Priya Nair',
        email,
        district: expect.stringMatching(/^District /),
        assignments: [{ role: 'coach', school: 'Juniper Street' }],
        hasAccount: false,
      },
    })
  })

  test('makes an account with exactly what was given, and signs in', async () => {
    const place = await district()
    const { token, email, userId } = await invite(place)

    const { status, body, call } = await take(token)

    expect({ status, body }).toEqual({ status: 200, body: {} })
    expect(await call(me, {})).toMatchObject({
      body: {
        id: userId,
        name: 'Priya N. Nair',
        email,
        district: { id: place.id },
        security: { roles: ['coach'] },
        schools: [{ name: 'Juniper Street' }],
      },
    })
    const again = { email, password, staySignedIn: false }
    expect(await guest.call(contract.auth.login, { body: again })).toMatchObject({ status: 200 })
  })

  test('accepted fifty times at once makes one account', async () => {
    const place = await district()
    const { token, email } = await invite(place)

    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, count) => take(token, newPassword, `Priya ${count}`)),
    )

    const worked = replies.filter(({ status }) => status === 200)
    expect(worked).toHaveLength(1)
    expect(replies.filter(({ status }) => status === 404 || status === 422)).toHaveLength(49)
    expect(replies.filter(({ issued }) => issued)).toHaveLength(1)
    expect(await rows(place, `select from accounts where email = '${email}'`)).toHaveLength(1)
    expect(await rows(place, `select from audit_events where event = 'user.invite-accept'`)).toHaveLength(1)
  }, 30_000)

  test('works once', async () => {
    const { token } = await invite(await district())
    await take(token)

    expect(await take(token)).toMatchObject(NOT_VALID)
    expect(await take(token, withAccount(password))).toMatchObject(NOT_VALID)
    expect(await guest.call(show, { params: { token } })).toMatchObject(NOT_VALID)
  })

  test('works for 14 days and not a moment longer', async () => {
    const { token } = await invite(await district())

    clock.now = new Date(start.getTime() + 14 * DAY_MS)
    expect(await take(token)).toMatchObject(NOT_VALID)
    expect(await guest.call(show, { params: { token } })).toMatchObject(NOT_VALID)
    clock.now = new Date(start.getTime() + 14 * DAY_MS - 1)
    expect(await take(token)).toMatchObject({ status: 200 })
  })

  test('that was withdrawn opens nothing', async () => {
    const place = await district()
    const { token, userId } = await invite(place)
    await rows(place, `delete from invitations where user_id = ${userId}`)

    expect(await take(token)).toMatchObject(NOT_VALID)
  })

  test.each(['x', 'a'.repeat(43), "' or true --", '%00', '0'.repeat(64)])(
    'that somebody made up is answered like one that was used: %j',
    async (token) => {
      const params = { token: encodeURIComponent(token) }
      expect(await guest.try(show, { params })).toMatchObject(NOT_VALID)
      const body = { name: 'Mallory', way: newPassword, staySignedIn: false }
      expect(await guest.try(accept, { params, body })).toMatchObject(NOT_VALID)
    },
  )

  test('is not its own hash: who reads the table comes in nowhere', async () => {
    const { token } = await invite(await district())

    expect(await take(digest(token))).toMatchObject(NOT_VALID)
  })
})

test.each([
  { role: 'district-admin' },
  { email: 'other@example.test' },
  { districtId: 1 },
  { assignments: [{ role: 'support', schoolId: null }] },
])('nothing is added to what was given: %j is refused', async (more) => {
  const place = await district()
  const { token, email } = await invite(place)
  const body = { name: 'Mallory', way: newPassword, staySignedIn: false, ...more }

  expect(await guest.try(accept, { params: { token }, body })).toMatchObject({ status: 422 })
  expect(await rows(place, `select from accounts where email = '${email}'`)).toEqual([])
})

test.each([
  ['a name', { name: '  ', way: newPassword }, 'name'],
  [
    'a password worth the name',
    { name: 'P', way: { by: 'new-password', password: 'short' } },
    'way.password',
  ],
])('%s is asked for at its field', async (_, body, field) => {
  const { token } = await invite(await district())

  expect(
    await guest.try(accept, { params: { token }, body: { ...body, staySignedIn: false } }),
  ).toMatchObject({
    status: 422,
    body: { code: 'invalid-request', fields: { [field]: expect.any(String) } },
  })
})

describe('an address that has an account in the same district', () => {
  async function colleague() {
    const place = await district()
    const person = await place.person(
      { role: 'teacher', schoolId: (await place.school()).id },
      { passwordHash },
    )
    const invited = await invite(place, { email: person.email, role: 'peer-observer' })
    return { place, person, ...invited }
  }

  test('is asked for its password, and gets the roles; name and password stay', async () => {
    const { place, person, token, userId } = await colleague()
    expect(await guest.call(show, { params: { token } })).toMatchObject({ body: { hasAccount: true } })

    const { status, call } = await take(token, withAccount())

    expect(status).toBe(200)
    expect(await call(me, {})).toMatchObject({
      body: {
        id: person.id,
        name: 'Somebody',
        security: { roles: expect.arrayContaining(['teacher', 'peer-observer']) },
      },
    })
    expect(await rows(place, `select from users where id = ${userId}`)).toEqual([])
    expect(await rows(place, `select from invitations where user_id = ${userId}`)).toEqual([])
    const kept = await rows(place, `select password_hash from accounts where user_id = ${person.id}`)
    expect(kept).toEqual([{ password_hash: passwordHash }])
  })

  test('becomes the educator that was waiting for it, unless it is one already', async () => {
    const { place, person, token, userId, schoolId } = await colleague()
    const second = await invite(place, { email: person.email })
    const [waiting, other] = [await place.educator(schoolId), await place.educator(schoolId, 'Ivy Chen')]
    await rows(place, `update educators set user_id = ${userId} where id = ${waiting.id}`)
    await rows(place, `update educators set user_id = ${second.userId} where id = ${other.id}`)

    expect(await take(token, withAccount())).toMatchObject({ status: 200 })
    expect(await take(second.token, withAccount())).toMatchObject({ status: 200 })

    expect(await rows(place, 'select user_id from educators order by id')).toEqual([
      { user_id: person.id },
      { user_id: null },
    ])
  })

  test('is not taken over with a new password', async () => {
    const { place, person, token } = await colleague()

    expect(await take(token)).toMatchObject({
      status: 422,
      body: { fields: { way: 'There is an account with this address already. Enter its password.' } },
      issued: '',
    })
    const kept = await rows(place, `select password_hash from accounts where user_id = ${person.id}`)
    expect(kept).toEqual([{ password_hash: passwordHash }])
    expect(await guest.call(show, { params: { token } })).toMatchObject({ status: 200 })
  })

  test('cannot be guessed at: wrong passwords count as failed sign-ins, and are in the trail', async () => {
    const { place, person, token } = await colleague()

    for (let count = 0; count < 5; count++)
      expect(await take(token, withAccount('not the password'))).toMatchObject({
        status: 422,
        body: { code: 'wrong-password' },
        issued: '',
      })

    expect(await take(token, withAccount())).toMatchObject({
      status: 429,
      body: { code: 'too-many-attempts' },
    })
    expect(await rows(place, 'select event, subject_id from audit_events')).toEqual(
      Array.from({ length: 5 }, () => ({ event: 'auth.sign-in-failed', subject_id: String(person.id) })),
    )
  })

  test('joined fifty times at once gets the roles once', async () => {
    const { place, person, token } = await colleague()

    const replies = await Promise.all(Array.from({ length: 50 }, () => take(token, withAccount())))

    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await rows(place, `select from assignments where user_id = ${person.id}`)).toHaveLength(2)
  }, 30_000)

  test('that is paused stays paused, and the invitation stays open', async () => {
    const { place, person, token } = await colleague()
    await rows(place, `update accounts set paused_at = now() where user_id = ${person.id}`)

    expect(await take(token, withAccount())).toMatchObject({ status: 422, body: { code: 'account-paused' } })
    expect(await rows(place, `select from assignments where user_id = ${person.id}`)).toHaveLength(1)
    expect(await guest.call(show, { params: { token } })).toMatchObject({ status: 200 })
  })

  test('is asked for its second factor, however often, and refused a wrong code', async () => {
    const { place, person, token } = await colleague()
    const factor = { userId: person.id, secret: 'JBSWY3DPEHPK3PXP', confirmedAt: start }
    await database.tenant(place.id, ({ db }) => db.insert(secondFactors).values(factor))

    for (let count = 0; count < 7; count++)
      expect(await take(token, withAccount())).toMatchObject({
        status: 422,
        body: { code: 'second-factor-required' },
        issued: '',
      })
    expect(await take(token, withAccount(old, 'not a code'))).toMatchObject({
      body: { code: 'wrong-code' },
      issued: '',
    })
    expect(await rows(place, `select from assignments where user_id = ${person.id}`)).toHaveLength(1)
  })
})

test('an account of another district is not told of, but to who knows its password, and never moves', async () => {
  const [lakeside, hilltop] = [await district(), await district()]
  const { email, id } = await hilltop.person({ role: 'teacher', schoolId: null }, { passwordHash })
  const { token } = await invite(lakeside, { email, role: 'district-admin' })

  expect(await take(token, withAccount('not the password'))).toMatchObject({
    status: 422,
    body: { code: 'wrong-password' },
  })
  expect(await take(token, withAccount())).toMatchObject({
    status: 409,
    body: { code: 'account-elsewhere' },
    issued: '',
  })
  expect(await rows(hilltop, `select district_id from accounts where user_id = ${id}`)).toEqual([
    { district_id: hilltop.id },
  ])
  expect(await rows(hilltop, `select role from assignments`)).toEqual([{ role: 'teacher' }])
})

test('an account that is not there cannot be joined', async () => {
  const { token } = await invite(await district())

  expect(await take(token, withAccount())).toMatchObject({
    status: 422,
    body: { fields: { way: 'There is no account with this address yet. Choose a new password.' } },
  })
})

test('the demo gets no roles', async () => {
  const place = await district()
  const { email } = await place.person(
    { role: 'district-admin', schoolId: null },
    { userId: DEMO_USER, passwordHash },
  )
  const { token } = await invite(place, { email })

  expect(await take(token, withAccount())).toMatchObject({ status: 418, body: { code: 'demo-is-view-only' } })
})

test('a school account that cannot be used here opens nothing, and the invitation stays', async () => {
  const place = await district()
  const { token, email } = await invite(place)
  const proof = { provider: 'google', code: 'c', verifier: 'v', nonce: 'n', redirect: '/auth/login' } as const

  expect(await take(token, { by: 'identity', proof })).toMatchObject({
    status: 404,
    body: { code: 'provider-not-available' },
  })
  expect(await rows(place, `select from accounts where email = '${email}'`)).toEqual([])
  expect(await take(token)).toMatchObject({ status: 200 })
})

test('the trail says who accepted, and neither it nor the log holds the token, the address or the password', async () => {
  const place = await district()
  const { token, email, userId } = await invite(place)
  await take(token)
  await take(token)

  const trail = await rows(place, 'select event, actor_id, subject_id from audit_events order by id')
  expect(trail).toEqual([
    { event: 'user.invite-accept', actor_id: userId, subject_id: String(userId) },
    { event: 'auth.sign-in', actor_id: userId, subject_id: String(userId) },
  ])
  for (const secret of [token, email, password]) expect(logged.join()).not.toContain(secret)
})
