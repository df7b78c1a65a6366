import { contract } from '@corridor/contract/contract'
import { expect, test } from 'vitest'
import { callerOf, product, WEAK } from '../../../test/harness.ts'
import { hashPassword } from '../../access/passwords.ts'

const { app, clock, database, district, guest } = await product()
const password = 'a long enough password'
const passwordHash = await hashPassword(password, WEAK)
const { login, logout, refresh, user, sessions, endSession } = contract.auth

async function someone() {
  const place = await district()
  const person = await place.person({ role: 'district-admin', schoolId: null }, { passwordHash })
  const trail = async () => {
    const { rows } = await database.tenant(place.id, ({ client }) =>
      client.query('select event, actor_id, subject_kind, subject_id from audit_events order by id'),
    )
    return rows.map((it) => `${it.event} by ${it.actor_id} on ${it.subject_kind}`)
  }
  return { ...person, trail }
}

async function signIn(email: string, typed = password) {
  const reply = await guest.call(login, { body: { email, password: typed, staySignedIn: true } })
  return callerOf(app, String(reply.headers.authorization).replace('Bearer ', ''))
}

test('who came in, who tried and who left is in the trail', async () => {
  const { email, id, trail } = await someone()
  await signIn(email, 'not the password')
  const device = await signIn(email)
  await device.call(logout, {})

  expect(await trail()).toEqual([
    'auth.sign-in-failed by null on user',
    `auth.sign-in by ${id} on user`,
    `auth.sign-out by ${id} on session`,
  ])
})

test('a device signed out from elsewhere, a new name and a new password are in the trail', async () => {
  const { email, id, trail } = await someone()
  const device = await signIn(email)
  const { body } = await device.call(sessions, {})
  const other = sessions.response.parse(body).items.find(({ isThisDevice }) => !isThisDevice)
  await device.call(endSession, { params: { sessionId: other?.id ?? '' } })
  await device.call(contract.profile.change, { body: { name: 'Marisol Reyes' } })
  await device.call(contract.profile.changePassword, {
    body: { current: password, next: 'lavender kettle thursday' },
  })

  expect(await trail()).toEqual([
    `auth.sign-in by ${id} on user`,
    `session.revoke by ${id} on session`,
    `user.rename by ${id} on user`,
    `user.password-change by ${id} on user`,
  ])
})

test('a refused attempt to change something leaves no trace of a change', async () => {
  const { trail, ...person } = await someone()
  await person.call(contract.profile.changePassword, {
    body: { current: 'wrong one', next: 'lavender kettle thursday' },
  })

  expect(await trail()).toEqual([])
})

test('a token that is tried after it retired is in the trail', async () => {
  const { email, trail } = await someone()
  const old = await signIn(email)
  const { headers } = await old.call(refresh, {})
  await callerOf(app, String(headers.authorization).replace('Bearer ', '')).call(user, {})
  clock.now = new Date(clock.now.getTime() + 25 * 3_600_000)

  expect((await old.call(user, {})).status).toBe(401)

  expect((await trail()).at(-1)).toBe('session.token-reused by null on session')
})
