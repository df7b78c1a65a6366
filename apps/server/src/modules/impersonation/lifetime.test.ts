import { randomUUID } from 'node:crypto'
import { contract } from '@corridor/contract/contract'
import type { UserId } from '@corridor/domain/people/ids'
import { beforeEach, describe, expect, test } from 'vitest'
import { callerOf, product, WEAK } from '../../../test/harness.ts'
import { hashPassword } from '../../access/passwords.ts'
import { startSession } from '../../access/sessions.ts'
import { sceneOf, tokenIn } from './test-scene.ts'

const world = await product()
const { app, clock, database } = world
const { start, stop, log } = contract.impersonation
const { user, refresh, logout, sessions, endSession } = contract.auth
const beginning = clock.now
beforeEach(() => {
  clock.now = beginning
})

const MINUTE = 60_000

function pass(milliseconds: number) {
  clock.now = new Date(clock.now.getTime() + milliseconds)
}

type Caller = ReturnType<typeof callerOf>

async function whoIs(caller: Caller) {
  const { status, body } = await caller.call(user, {})
  return status === 200 ? user.response.parse(body) : status
}

/** Signs support in once more, on another device. */
async function onAnotherDevice({ id }: { id: UserId }) {
  const device = { words: 'Chrome on Linux', hash: randomUUID() }
  const opening = { userId: id, now: clock.now, staySignedIn: true, hasSecondFactor: true, device }
  return callerOf(app, await database.platform(({ db }) => startSession(db, opening)))
}

const entries = async (caller: Caller) => log.response.parse((await caller.call(log, {})).body).items

describe('viewing Corridor as someone else', () => {
  test('is being them, and says who is behind it; one’s own session stays', async () => {
    const { sam, admin, look } = await sceneOf(world)
    const eyes = await look(admin)

    expect(await whoIs(eyes)).toMatchObject({ id: admin.id, impersonator: { id: sam.id, name: 'Somebody' } })
    expect(await whoIs(sam)).toMatchObject({ id: sam.id, impersonator: null })
    expect(await whoIs(admin)).toMatchObject({ id: admin.id, impersonator: null })
  })

  test('ends 60 minutes after it began', async () => {
    const { sam, admin, look } = await sceneOf(world)
    const eyes = await look(admin)

    pass(60 * MINUTE - 1)
    expect(await whoIs(eyes)).toMatchObject({ id: admin.id })
    pass(1)
    expect(await whoIs(eyes)).toBe(401)
    expect(await whoIs(sam)).toMatchObject({ id: sam.id })
  })

  test('is not prolonged by a refresh, whose token is good for the rest alone', async () => {
    const { admin, look } = await sceneOf(world)
    const eyes = await look(admin)
    pass(30 * MINUTE)
    const next = callerOf(app, tokenIn(await eyes.call(refresh, {})))

    expect(await whoIs(next)).toMatchObject({ id: admin.id, impersonator: expect.anything() })
    pass(30 * MINUTE)
    expect(await whoIs(next)).toBe(401)
    expect(await whoIs(eyes)).toBe(401)
  })

  test('shows neither under the person’s devices nor as one of support’s own', async () => {
    const { sam, admin, look } = await sceneOf(world)
    const before = (await admin.call(sessions, {})).body
    const own = (await sam.call(sessions, {})).body
    const eyes = await look(admin)

    expect((await admin.call(sessions, {})).body).toEqual(before)
    expect((await sam.call(sessions, {})).body).toEqual(own)
    expect((await eyes.call(sessions, {})).body).toMatchObject({ items: [{ isThisDevice: false }] })
  })
})

describe('stopping', () => {
  test('ends it at once, is written down, and leaves one’s own session', async () => {
    const { sam, admin, look, trail } = await sceneOf(world)
    const eyes = await look(admin)
    pass(5 * MINUTE)

    expect((await eyes.call(stop, {})).status).toBe(200)

    expect(await whoIs(eyes)).toBe(401)
    expect(await whoIs(sam)).toMatchObject({ id: sam.id })
    expect((await trail()).at(-1)).toBe(`impersonation.stop on impersonation by ${admin.id} (${sam.id})`)
    expect(await entries(admin)).toMatchObject([{ endsAt: clock.now.toISOString() }])
  })

  test('is refused to who is themselves', async () => {
    const { sam, admin } = await sceneOf(world)

    for (const person of [sam, admin])
      expect(await person.call(stop, {})).toMatchObject({ status: 409, body: { code: 'not-impersonating' } })
  })

  test('signing out with somebody’s eyes signs out nobody else', async () => {
    const { sam, admin, look } = await sceneOf(world)
    const eyes = await look(admin)
    await eyes.call(logout, {})

    expect(await whoIs(eyes)).toBe(401)
    expect(await whoIs(sam)).toMatchObject({ id: sam.id })
    expect(await whoIs(admin)).toMatchObject({ id: admin.id })
  })
})

describe('impersonation ends with support’s own session', () => {
  test('by signing out', async () => {
    const { sam, admin, look } = await sceneOf(world)
    const eyes = await look(admin)
    await sam.call(logout, {})

    expect(await whoIs(eyes)).toBe(401)
  })

  test('by signing the device out', async () => {
    const { sam, admin, look } = await sceneOf(world)
    const eyes = await look(admin)
    const [own] = sessions.response.parse((await sam.call(sessions, {})).body).items
    await sam.call(endSession, { params: { sessionId: own?.id ?? '' } })

    expect(await whoIs(eyes)).toBe(401)
  })

  test('by a new password, on another device', async () => {
    const { sam, admin, look } = await sceneOf(world)
    const current = 'a long enough password'
    const passwordHash = await hashPassword(current, WEAK)
    await database.platform(({ client }) =>
      client.query('update accounts set password_hash = $1 where user_id = $2', [passwordHash, sam.id]),
    )
    const eyes = await look(admin)
    const elsewhere = await onAnotherDevice(sam)
    const body = { current, next: 'lavender kettle thursday' }
    expect((await elsewhere.call(contract.profile.changePassword, { body })).status).toBe(200)

    expect(await whoIs(eyes)).toBe(401)
  })

  test('when its time is over', async () => {
    const { sam, admin, look } = await sceneOf(world)
    const eyes = await look(admin)
    const soon = new Date(clock.now.getTime() + MINUTE)
    await database.platform(({ client }) =>
      client.query('update sessions set expires_at = $1 where user_id = $2', [soon, sam.id]),
    )
    pass(MINUTE)

    expect(await whoIs(eyes)).toBe(401)
  })

  test('when support is paused, or is support no longer', async () => {
    const paused = await sceneOf(world)
    const changed = await sceneOf(world)
    const [one, two] = [await paused.look(paused.admin), await changed.look(changed.admin)]
    await database.platform(({ client }) =>
      client.query('update accounts set paused_at = now() where user_id = $1', [paused.sam.id]),
    )
    await database.tenant(changed.vendor.id, ({ client }) =>
      client.query("update assignments set role = 'teacher' where user_id = $1", [changed.sam.id]),
    )

    expect(await whoIs(one)).toBe(401)
    expect(await whoIs(two)).toBe(401)
  })
})

test('impersonation ends when the person is paused', async () => {
  const { admin, look } = await sceneOf(world)
  const eyes = await look(admin)
  await database.platform(({ client }) =>
    client.query('update accounts set paused_at = now() where user_id = $1', [admin.id]),
  )

  expect(await whoIs(eyes)).toBe(401)
})

test('who looks is here: support’s own session stays awake, and is good for another 14 days', async () => {
  const { sam, admin, look } = await sceneOf(world)
  const eyes = await look(admin)
  const lastSeen = async () => {
    const { rows } = await database.platform(({ client }) =>
      client.query('select last_seen_at, expires_at from sessions where user_id = $1', [sam.id]),
    )
    return rows[0]
  }
  pass(30 * MINUTE)
  await eyes.call(refresh, {})

  const fortnight = new Date(clock.now.getTime() + 14 * 24 * 60 * MINUTE)
  expect(await lastSeen()).toEqual({ last_seen_at: clock.now, expires_at: fortnight })
})

test('the next impersonation ends the one before, also in the district’s log', async () => {
  const { sam, admin, principal, look } = await sceneOf(world)
  const first = await look(admin)
  pass(MINUTE)
  const second = await look(principal)

  expect(await whoIs(first)).toBe(401)
  expect(await whoIs(second)).toMatchObject({ id: principal.id, impersonator: { id: sam.id } })
  const [newer, older] = await entries(admin)
  expect(older).toMatchObject({ person: { id: admin.id }, endsAt: clock.now.toISOString() })
  expect(Date.parse(newer?.endsAt ?? '')).toBe(clock.now.getTime() + 60 * MINUTE)
})

test('many impersonations at once wait for nobody: each is answered, and one of a session’s is left', async () => {
  const scenes = await Promise.all([sceneOf(world), sceneOf(world), sceneOf(world)])
  const replies = await Promise.all(
    scenes.flatMap(({ sam, admin, wish }) => Array.from({ length: 15 }, () => sam.call(start, wish(admin)))),
  )

  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
  const people = await Promise.all(replies.map((reply) => whoIs(callerOf(app, tokenIn(reply)))))
  expect(people.filter((person) => person !== 401)).toHaveLength(scenes.length)
})
