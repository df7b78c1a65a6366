import { contract } from '@corridor/contract/contract'
import { describe, expect, test } from 'vitest'
import { callerOf, product, WEAK } from '../../../../test/harness.ts'
import { hashPassword } from '../../../access/passwords.ts'
import { bodyOf, invited, listed, makePlace, shown } from '../test-place.ts'

const made = await product()
const { app, guest } = made
const { pause } = contract.users
const { login, requestPasswordReset, user } = contract.auth
const password = 'a long enough password'
const passwordHash = await hashPassword(password, WEAK)

const signIn = (email: string, typed = password) =>
  guest.call(login, { body: { email, password: typed, staySignedIn: false } })

async function place() {
  const here = await makePlace(made)
  const coach = await here.as('coach', { passwordHash })
  const set = (isPaused: boolean, caller = here.admin, userId = coach.id) =>
    caller.call(pause, { params: { userId }, body: { isPaused } })
  return { ...here, coach, set }
}

describe('pausing', () => {
  test('ends every session at once, and says so to nobody but who knows the password', async () => {
    const { admin, coach, set, trail } = await place()
    const { headers } = await signIn(coach.email)
    const phone = callerOf(app, String(headers.authorization).replace('Bearer ', ''))

    expect(await set(true)).toMatchObject({ status: 200, body: { status: 'paused' } })

    for (const device of [coach, phone])
      expect(await device.call(user, {})).toMatchObject({ status: 401, body: { code: 'sign-in-required' } })
    expect(await signIn(coach.email)).toMatchObject({ status: 422, body: { code: 'account-paused' } })
    const stranger = await signIn('nobody@example.test', 'not the password')
    const { status, body } = await signIn(coach.email, 'not the password')
    expect({ status, body }).toEqual({ status: stranger.status, body: stranger.body })
    expect((await listed(admin)).counts).toEqual({ active: 1, invited: 0, paused: 1 })
    expect(await trail()).toContain(`user.pause on ${coach.id} by ${admin.id}`)
  })

  test('voids links for a new password that were mailed before', async () => {
    const { coach, rows, set } = await place()
    await guest.call(requestPasswordReset, { body: { email: coach.email } })
    const open = () => rows(`select * from one_time_tokens where user_id = ${coach.id}`)
    expect(await open()).toHaveLength(1)

    await set(true)

    expect(await open()).toEqual([])
  })

  test('and opening again lets somebody in with the password they had', async () => {
    const { admin, coach, set, trail } = await place()
    await set(true)

    expect(await set(false)).toMatchObject({ status: 200, body: { status: 'active' } })

    expect((await coach.call(user, {})).status).toBe(401)
    expect((await signIn(coach.email)).status).toBe(200)
    expect(await trail()).toContain(`user.resume on ${coach.id} by ${admin.id}`)
  })

  test('keeps everything they hold', async () => {
    const { admin, coach, set } = await place()
    const { assignments } = await shown(admin, coach.id)

    await set(true)

    expect(await shown(admin, coach.id)).toMatchObject({ assignments, mayChange: true })
  })
})

describe('is refused', () => {
  test('for oneself', async () => {
    const { admin, as, set } = await place()
    await as('district-admin')
    const principal = await as('principal')
    const said = { status: 403, body: { code: 'user-not-yours' } }

    for (const caller of [admin, principal]) expect(await set(true, caller, caller.id)).toMatchObject(said)
    expect((await admin.call(user, {})).status).toBe(200)
  })

  test('for somebody who has not accepted yet', async () => {
    const { admin, set, wanted } = await place()
    const { id } = await invited(admin, bodyOf([wanted('coach')], 'not-yet@example.test'))

    expect(await set(true, admin, id)).toMatchObject({ status: 409, body: { code: 'not-yet-accepted' } })
  })

  test('for somebody of another school, without a trace', async () => {
    const { coach, hill, person, set, trail } = await place()
    const stranger = await person({ role: 'principal', schoolId: hill.id })

    expect(await set(true, stranger)).toMatchObject({ status: 404, body: { code: 'user-not-found' } })

    expect((await coach.call(user, {})).status).toBe(200)
    expect(await trail()).toEqual([])
  })
})
