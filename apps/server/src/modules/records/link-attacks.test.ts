import { randomBytes, randomUUID } from 'node:crypto'
import { contract } from '@corridor/contract/contract'
import { afterEach, describe, expect, test } from 'vitest'
import { callerOf } from '../../../test/harness.ts'
import { statementsOf } from '../../../test/statements.ts'
import { answering, linking } from './test-links.ts'

const made = await linking()
const {
  app,
  askCode,
  clock,
  enter,
  later,
  mailsTo,
  newestTo,
  opened,
  place,
  readerWith,
  reading,
  sent,
  show,
} = made
const { records } = contract
const DAY = 24 * 60

const start = clock.now
afterEach(() => {
  clock.now = start
})

/** A token that could be of that district, and is nobody's. */
const guessed = (districtId: number) => `${randomBytes(32).toString('base64url')}${districtId.toString(36)}`
const said = ({ status, body }: { status: number; body: unknown }) => ({ status, body })
const CLOSED = {
  status: 404,
  body: {
    code: 'record-link-closed',
    message: 'This link cannot be opened. Ask the sender for a new one.',
  },
}
const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('a link that opens nothing', () => {
  test('reads the same, whatever became of it, and its code is asked for with the same answer', async () => {
    const world = await place()
    const { token, observation } = await sent(world)
    const revoked = await sent(world)
    const params = { observationId: revoked.observation.id }
    await world.marisol.call(contract.observations.revokeLink, { params })
    const moved = await place()
    const elsewhere = await sent(moved)
    await moved.rows(`update educators set email = 'other@example.test' where id = ${moved.omar.id}`)
    const strange = ['', 'x', '%00', '../auth/user', `${token}0`, token.slice(0, -1), guessed(999_999)]
    const dead = [revoked.token, elsewhere.token, guessed(world.id), guessed(moved.id), ...strange.slice(1)]

    const answers = await Promise.all(dead.map(async (it) => said(await show(encodeURIComponent(it)))))
    const codes = await Promise.all(dead.map(async (it) => said(await askCode(encodeURIComponent(it)))))
    const known = said(await askCode(token))

    expect(new Set(answers.map((it) => JSON.stringify(it)))).toEqual(new Set([JSON.stringify(CLOSED)]))
    expect(new Set(codes.map((it) => JSON.stringify(it)))).toEqual(new Set([JSON.stringify(known)]))
    // After 31 days the link is too old.
    later(31 * DAY)
    expect(said(await show(token))).toEqual(CLOSED)
    expect(await world.rows(`select opened_at from deliveries`)).toContainEqual({ opened_at: null })
    expect(observation.status).toBe('sent')
  })

  test('costs the same statements and mails as one that works', async () => {
    const world = await place()
    const { token } = await sent(world)
    const asked = (it: string) => statementsOf(made.services.database, () => askCode(it))
    const entered = (it: string) => statementsOf(made.services.database, () => enter(it, '000000'))

    // The first request of a kind prepares its statements.
    await asked(guessed(world.id))
    const nobody = guessed(world.id)
    const known = await asked(token)
    expect(known).toContain('mails')
    expect(known).toContain('pgboss.job')
    expect(await asked(nobody)).toEqual(known)
    expect(await entered(token)).toEqual(await entered(nobody))
  })

  test('is not found by guessing: after some the address waits, and nothing is told apart', async () => {
    const world = await place()
    const { token } = await sent(world)
    const GUESSES = process.env.LONG === 'yes' ? 10_000 : 130
    const from = { remoteAddress: '203.0.113.7' }
    const guess = (it: string) =>
      app.inject({ url: `/api/records/${it}`, headers: { host: 'corridor.example' }, ...from })
    const counts: Record<number, number> = {}
    for (let each = 0; each < GUESSES; each++) {
      const { statusCode } = await guess(guessed(world.id))
      counts[statusCode] = (counts[statusCode] ?? 0) + 1
    }

    expect(counts).toEqual({ 404: 100, 429: GUESSES - 100 })
    // The link opens from another address, and from the waiting one as well once the ten minutes are over.
    expect(await show(token)).toMatchObject({ status: 200 })
    expect((await guess(token)).statusCode).toBe(429)
    later(11)
    expect((await guess(token)).statusCode).toBe(200)
  })
})

describe('a code', () => {
  test('is mailed to the address alone, once a minute and ten times a day', async () => {
    const world = await place()
    const { token } = await sent(world)

    const answers = await Promise.all([askCode(token), askCode(token), askCode(token)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429])
    expect((await mailsTo(world.email)).filter(({ code }) => code)).toHaveLength(1)
    const replies: number[] = []
    for (let each = 0; each < 12; each++) {
      later(2)
      replies.push((await askCode(token)).status)
    }
    expect(replies).toEqual([...Array.from({ length: 9 }, () => 200), 429, 429, 429])
    const [mail] = (await mailsTo(world.email)).filter(({ code }) => code)
    expect(mail?.text).not.toContain('/records/')
    const kept = JSON.stringify(await world.rows('select * from record_links'))
    for (const { code } of await mailsTo(world.email)) if (code) expect(kept).not.toContain(`"${code}"`)
  })

  test('works once, for ten minutes, and the one before not any more', async () => {
    const world = await place()
    const { token } = await sent(world)
    await askCode(token)
    const first = await newestTo(world.email, 'code')
    later(2)
    await askCode(token)
    const second = await newestTo(world.email, 'code')
    const WRONG = { status: 422, body: { code: 'wrong-record-code' } }

    if (first !== second) expect(await enter(token, first)).toMatchObject(WRONG)
    const both = await Promise.all([enter(token, second), enter(token, second)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
    later(2)
    await askCode(token)
    const third = await newestTo(world.email, 'code')
    later(11)
    expect(await enter(token, third)).toMatchObject(WRONG)
  })

  test('guessed ten times is answered like that of a link that is none, and the right one is refused then', async () => {
    const world = await place()
    const { token } = await sent(world)
    await askCode(token)
    const code = await newestTo(world.email, 'code')
    const nobody = guessed(world.id)
    await askCode(nobody)

    const tries = async (it: string) => {
      const answers = []
      for (let each = 0; each < 10; each++) answers.push(said(await enter(it, wrongFor(code))))
      return answers
    }
    const answers = await tries(token)

    expect(answers).toEqual(await tries(nobody))
    expect(answers.map(({ body }) => (body as { code: string }).code)).toEqual([
      ...Array.from({ length: 5 }, () => 'wrong-record-code'),
      ...Array.from({ length: 5 }, () => 'record-code-spent'),
    ])
    expect(await enter(token, code)).toMatchObject({ body: { code: 'record-code-spent' } })
    expect((await world.trail()).filter((it) => it.startsWith('record-link.guessed'))).toHaveLength(1)
    // With a new code the link's owner is in.
    later(2)
    expect((await reading(await opened(token, world.email))).email).toBe(world.email)
  })

  test('is of no use with a link that was forwarded, and neither is a code of another link', async () => {
    const world = await place()
    const [one, other] = [await sent(world), await sent(world)]
    await askCode(one.token)
    const code = await newestTo(world.email, 'code')

    expect(await show(one.token)).toEqual(expect.objectContaining({ status: 200 }))
    expect(Object.keys((await show(one.token)).body as object)).toEqual(['district'])
    expect(await enter(other.token, code)).toMatchObject({ body: { code: 'wrong-record-code' } })
  })
})

describe('a record session', () => {
  const OVER = { status: 403, body: { code: 'record-session-over' } }

  test('ends after half an hour without use, and when it is closed', async () => {
    const world = await place()
    const { token } = await sent(world)
    const reader = await opened(token, world.email)
    for (let each = 0; each < 4; each++) {
      later(20)
      expect(await reader.call(records.read, {})).toMatchObject({ status: 200 })
    }
    later(31)
    expect(await reader.call(records.read, {})).toMatchObject(OVER)
    const again = await opened(token, world.email)
    expect(await again.call(records.close, {})).toMatchObject({ status: 200 })
    expect(await again.call(records.read, {})).toMatchObject(OVER)
    expect(await again.call(records.close, {})).toMatchObject({ status: 200 })
  })

  test('opens nothing but its record: no account’s door, and nobody’s session opens it', async () => {
    const world = await place()
    const { token, observation } = await sent(world)
    const reader = await opened(token, world.email)
    const { id: observationId } = observation

    for (const spec of [contract.auth.user, contract.dashboard.show, contract.educators.list])
      expect(await reader.try(spec, {})).toMatchObject({ status: 401 })
    expect(await reader.call(contract.observations.show, { params: { observationId } })).toMatchObject({
      status: 401,
    })
    for (const caller of [world.marisol, callerOf(app), readerWith(token), readerWith(guessed(world.id))])
      expect(await caller.call(records.read, {})).toMatchObject(OVER)
    const stranger = await sent(await place())
    const asked = { params: { observationId: stranger.observation.id, version: 1 } }
    expect(await reader.call(records.copy, asked)).toMatchObject({ status: 404 })
    expect(
      await answering.write(reader, stranger.observation.id, 'Hello', { key: randomUUID() }),
    ).toMatchObject({ status: 404 })
    expect(await reader.call(records.file, { params: { fileId: randomUUID() } })).toMatchObject({
      status: 404,
    })
  })

  test('ends with the address, with a paused account, and when the visit is somebody else’s', async () => {
    for (const change of [
      (world: World) => `update educators set email = 'new@example.test' where id = ${world.omar.id}`,
      (world: World) => `update educators set user_id = ${world.marisol.id} where id = ${world.omar.id};
        update accounts set paused_at = now() where user_id = ${world.marisol.id}`,
      (world: World) =>
        `update observations set educator_id = (select max(id) from educators) where educator_id = ${world.omar.id}`,
    ]) {
      const world = await place()
      await world.educator(world.ridge.id, 'Somebody else')
      const { token } = await sent(world)
      const reader = await opened(token, world.email)
      await world.rows(change(world))

      expect(await reader.call(records.read, {})).toMatchObject(OVER)
      expect(said(await show(token))).toEqual(CLOSED)
    }
  })
})

type World = Awaited<ReturnType<typeof place>>
