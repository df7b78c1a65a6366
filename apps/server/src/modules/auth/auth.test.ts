import { contract } from '@corridor/contract/contract'
import { DEMO_USER } from '@corridor/domain/people/ids'
import { expect, test } from 'vitest'
import { callerOf, markOf, product, WEAK } from '../../../test/harness.ts'
import { hashPassword } from '../../access/passwords.ts'

const { app, clock, database, district, guest } = await product()
const password = 'a long enough password'
const passwordHash = await hashPassword(password, WEAK)
const { login, logout, user, demo, openDemo } = contract.auth

async function someone() {
  const { person, school } = await district()
  const { id: schoolId } = await school()
  return person({ role: 'principal', schoolId }, { passwordHash })
}

async function signIn(email: string, staySignedIn = false) {
  const reply = await guest.call(login, { body: { email, password, staySignedIn } })
  const token = String(reply.headers.authorization).replace('Bearer ', '')
  return { reply, token, caller: callerOf(app, token) }
}

test('signing in answers a token in the Authorization header, and it opens the door', async () => {
  const { email, id } = await someone()

  const { reply, caller } = await signIn(` ${email.toUpperCase()} `)

  expect(reply).toMatchObject({ status: 200, body: {}, headers: { 'cache-control': 'no-store' } })
  expect(await caller.call(user, {})).toMatchObject({ status: 200, body: { id, email } })
})

test('auth/user says who it is in the specification’s words, what the bell counts, and nothing else', async () => {
  const { caller } = await signIn((await someone()).email)

  const { body } = await caller.call(user, {})

  expect(body).toEqual({
    id: expect.any(Number),
    name: 'Somebody',
    email: expect.any(String),
    roles: expect.arrayContaining(['educator.manage', 'school.manage', 'user.manage', 'principal']),
    security: { permissions: expect.arrayContaining(['school.manage']), roles: ['principal'] },
    district: {
      id: expect.any(Number),
      name: expect.any(String),
      time_zone: 'America/Denver',
      subscribed: true,
      on_trial: false,
    },
    schools: [{ id: expect.any(Number), name: 'Copper Ridge' }],
    impersonator: null,
    unread: expect.any(Number),
  })
})

test('a wrong password, an unknown address and an account without a password get one and the same answer', async () => {
  const { email } = await someone()
  const { person } = await district()
  const { email: invited } = await person({ role: 'coach', schoolId: null })
  const attempts = [
    { email, password: 'not the password' },
    { email: 'nobody@example.test', password },
    { email: invited, password },
  ]

  const replies = await Promise.all(
    attempts.map((it) => guest.call(login, { body: { ...it, staySignedIn: false } })),
  )

  for (const { status, body, headers } of replies) {
    expect({ status, body }).toEqual({
      status: 422,
      body: { code: 'wrong-credentials', message: expect.any(String) },
    })
    expect(headers.authorization).toBeUndefined()
  }
})

test('what a sign-in lacks or has too much is said field by field', async () => {
  const reply = await guest.try(login, { body: { email: '  ', role: 'support' } })

  expect(reply).toMatchObject({
    status: 422,
    body: {
      code: 'invalid-request',
      fields: { email: 'Enter your email address.', password: expect.any(String) },
    },
  })
})

test('the table of sessions holds no token', async () => {
  const { token } = await signIn((await someone()).email)

  const { rows } = await database.platform(({ client }) => client.query('select * from sessions'))

  expect(JSON.stringify(rows)).not.toContain(token)
})

test.each([
  ['12 hours', false, 12],
  ['14 days', true, 14 * 24],
])('a session ends after %s', async (_, staySignedIn, hours) => {
  const start = clock.now
  const { caller } = await signIn((await someone()).email, staySignedIn)

  clock.now = new Date(start.getTime() + hours * 3_600_000 - 1)
  expect(await caller.call(user, {})).toMatchObject({ status: 200 })
  clock.now = new Date(start.getTime() + hours * 3_600_000)
  expect(await caller.call(user, {})).toMatchObject({ status: 401 })
  clock.now = start
})

test('signing out ends this session and no other', async () => {
  const { email } = await someone()
  const [phone, laptop] = [await signIn(email), await signIn(email)]

  await phone.caller.call(logout, {})

  expect(await phone.caller.call(user, {})).toMatchObject({ status: 401 })
  expect(await laptop.caller.call(user, {})).toMatchObject({ status: 200 })
})

test('a role that ended yesterday opens nothing today', async () => {
  const { caller } = await signIn((await someone()).email)
  const { rows } = await database.platform(({ client }) =>
    client.query('select district_id, user_id from accounts order by user_id desc limit 1'),
  )
  const { district_id, user_id } = rows[0]
  await database.tenant(district_id, ({ client }) =>
    client.query(`update assignments set ends_on = '2026-10-21' where user_id = $1`, [user_id]),
  )

  expect(await caller.call(user, {})).toMatchObject({ body: { roles: [], schools: [] } })
})

test('the demo is offered only where its account is', async () => {
  expect(await guest.call(demo, {})).toMatchObject({ body: { available: false } })
  expect(await guest.call(openDemo, {})).toMatchObject({ status: 404, body: { code: 'demo-not-available' } })

  const { person } = await district()
  await person({ role: 'district-admin', schoolId: null }, { userId: DEMO_USER })

  expect(await guest.call(demo, {})).toMatchObject({ body: { available: true } })
  const { headers } = await guest.call(openDemo, {})
  const visitor = callerOf(app, String(headers.authorization).replace('Bearer ', ''))
  expect(await visitor.call(user, {})).toMatchObject({ status: 200, body: { id: 7 } })
})

test('whoever opens the demo stays signed in, and a second tab ends no first one', async () => {
  const { email } = await someone()
  const ofOneBrowser = {
    'x-requested-with': 'XMLHttpRequest',
    'x-xsrf-token': 'known',
    cookie: `XSRF-TOKEN=known; corridor_device=${markOf('Chromebook')}`,
  }
  const tabOf = async (spec: typeof login | typeof openDemo, body?: object) => {
    const { headers } = await guest.try(spec, { body }, ofOneBrowser)
    return callerOf(app, String(headers.authorization).replace('Bearer ', ''))
  }
  const own = await tabOf(login, { email, password, staySignedIn: true })
  const [first, second] = [await tabOf(openDemo), await tabOf(openDemo)]

  expect(await own.call(user, {})).toMatchObject({ status: 200, body: { email } })
  for (const tab of [first, second])
    expect(await tab.call(user, {})).toMatchObject({ status: 200, body: { id: 7 } })
})

test('a flood of sign-ins keeps nobody else waiting: others are answered before it is worked off', async () => {
  // The hash is a full-strength one, which takes time to check.
  const slow = await hashPassword(password)
  const { caller } = await signIn((await someone()).email)
  const { person } = await district()
  const people = await Promise.all(
    Array.from({ length: 30 }, () => person({ role: 'coach', schoolId: null }, { passwordHash: slow })),
  )
  const order: string[] = []

  const flood = people.map(({ email }) => signIn(email).then(() => order.push('sign-in')))
  const others = Array.from({ length: 10 }, () => caller.call(user, {}).then(() => order.push('other')))
  await Promise.all([...flood, ...others])

  expect(order.slice(-10)).toEqual(Array.from({ length: 10 }, () => 'sign-in'))
})
