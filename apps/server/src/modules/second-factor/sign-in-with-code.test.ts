import { contract } from '@corridor/contract/contract'
import { isProblemCode } from '@corridor/contract/problem-codes'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { statementsOf } from '../../../test/statements.ts'
import { codeOf, password, productWithCodes } from './second-factor-testing.ts'

const { app, clock, services, careful, someone, beginFor, signIn } = await productWithCodes()
const { show, confirm } = contract.secondFactor
const { user } = contract.auth

const MINUTE = 60_000
const HOUR = 60 * MINUTE

// A test that begins so late is free of what others did at its address.
beforeEach(() => pass(11 * MINUTE))

function pass(milliseconds: number) {
  clock.now = new Date(clock.now.getTime() + milliseconds)
}

test('the password alone asks for the code, and counts for nothing', async () => {
  const { email, secret, ...person } = await careful()

  for (let count = 0; count < 12; count++) {
    const { status, body, token } = await signIn(email)
    expect({ status, body, token }).toEqual({
      status: 422,
      body: { code: 'second-factor-required', message: expect.any(String) },
      token: undefined,
    })
  }

  expect(await person.trail()).toEqual(['second-factor.on'])
  const { status, caller } = await signIn(email, codeOf(secret))
  expect(status).toBe(200)
  expect((await caller.call(user, {})).status).toBe(200)
})

test('a wrong password is refused as ever, whatever the code', async () => {
  const { email, secret } = await careful()

  const { body } = await signIn(email, codeOf(secret), 'not the password')

  expect(body).toMatchObject({ code: 'wrong-credentials' })
  expect((await signIn(email, codeOf(secret))).status).toBe(200)
})

test('a wrong code is refused, counted and in the trail', async () => {
  const { email, secret, ...person } = await careful()

  const { status, body, token } = await signIn(email, codeOf(secret, 7))

  expect({ status, body, token }).toMatchObject({
    status: 422,
    body: { code: 'wrong-code' },
    token: undefined,
  })
  expect(await person.trail()).toEqual(['second-factor.on', 'auth.sign-in-failed'])
})

describe('a code', () => {
  test.each([-1, 0, 1])('works %i half minutes away', async (steps) => {
    const { email, secret } = await careful()
    vi.setSystemTime(Date.now() + 60_000)

    expect((await signIn(email, codeOf(secret, steps))).status).toBe(200)
  })

  test.each([-2, 2])('does not work %i half minutes away', async (steps) => {
    const { email, secret } = await careful()
    vi.setSystemTime(Date.now() + 90_000)

    expect((await signIn(email, codeOf(secret, steps))).body).toMatchObject({ code: 'wrong-code' })
  })

  test('may be typed as the app shows it', async () => {
    const { email, secret } = await careful()
    const code = codeOf(secret)

    expect((await signIn(email, ` ${code.slice(0, 3)} ${code.slice(3)} `)).status).toBe(200)
  })

  test('works once, nor does any from before it', async () => {
    const { email, secret } = await careful()
    vi.setSystemTime(Date.now() + 30_000)
    const [earlier, code, next] = [-1, 0, 1].map((steps) => codeOf(secret, steps))
    expect((await signIn(email, code)).status).toBe(200)

    expect((await signIn(email, code)).body).toMatchObject({ code: 'wrong-code' })
    expect((await signIn(email, earlier)).body).toMatchObject({ code: 'wrong-code' })
    expect((await signIn(email, next)).status).toBe(200)
  })

  test('lets one of many in that come at once with it', async () => {
    const { email, secret } = await careful()
    const code = codeOf(secret)

    const replies = await Promise.all(Array.from({ length: 5 }, () => signIn(email, code)))

    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422])
  })

  test.each(['', '12345', '1234567', '１２３４５６', 'abcdef', '٠١٢٣٤٥', `${'9'.repeat(41)}`])(
    '%j is none',
    async (code) => {
      const { email } = await careful()

      expect((await signIn(email, code)).status).toBe(422)
    },
  )

  test('of somebody else opens nothing', async () => {
    const [marisol, dana] = [await careful(), await careful()]

    expect((await signIn(marisol.email, dana.recoveryCodes[0])).body).toMatchObject({ code: 'wrong-code' })
    expect((await signIn(dana.email, dana.recoveryCodes[0])).status).toBe(200)
  })
})

describe('a recovery code', () => {
  test('signs in once, in the same field, is in the trail and mailed about', async () => {
    const { email, recoveryCodes, ...person } = await careful()
    const [code = ''] = recoveryCodes

    const { status, caller } = await signIn(email, code.toUpperCase().replaceAll('-', ' '))

    expect(status).toBe(200)
    expect(await caller.call(show, {})).toMatchObject({ body: { recoveryCodesLeft: 9 } })
    expect((await signIn(email, code)).body).toMatchObject({ code: 'wrong-code' })
    expect(await person.trail()).toEqual([
      'second-factor.on',
      'second-factor.recovery',
      'auth.sign-in',
      'auth.sign-in-failed',
    ])
    expect(await person.mailed()).toEqual(['The second step is on', 'A recovery code was used'])
  })

  test('lets one of many in that come at once with it', async () => {
    const { email, recoveryCodes } = await careful()

    const replies = await Promise.all(Array.from({ length: 5 }, () => signIn(email, recoveryCodes[0])))

    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422])
  })
})

test('the codes of a frozen product are those of the world', async () => {
  const { email, secret } = await careful()
  const frozen = clock.now
  clock.now = new Date('2031-01-01T12:00:00Z')

  expect((await signIn(email, codeOf(secret))).status).toBe(200)
  clock.now = frozen
})

const GUESSES = process.env.LONG === 'yes' ? 1_000 : 250

test(`of ${GUESSES} codes guessed in an hour with the right password at most 100 are looked at`, async () => {
  const { email, secret } = await careful()
  const wrong = codeOf(secret, 9)
  let host = 0
  // Guesses come from everywhere, and now and then without a code.
  const guess = async (code: string | undefined) => {
    host += 1
    const reply = await app.inject({
      method: 'POST',
      url: '/api/auth/login',
      remoteAddress: `10.${host >> 16}.${(host >> 8) & 255}.${host & 255}`,
      headers: { 'x-requested-with': 'XMLHttpRequest', 'x-xsrf-token': 'k', cookie: 'XSRF-TOKEN=k' },
      payload: { email, password, staySignedIn: false, code },
    })
    const { code: problem } = reply.json()
    return isProblemCode(problem) ? problem : `in ${reply.statusCode}`
  }
  pass(25 * HOUR)

  const answers: string[] = []
  // How many guesses are looked at is a matter of waits, and so of the hour: ten times as many would be no more.
  for (let count = 0; count < GUESSES; count++) {
    pass(HOUR / GUESSES)
    answers.push(await guess(wrong))
    if (count % 10 === 0) await guess(undefined)
  }

  const lookedAt = answers.filter((it) => it !== 'too-many-attempts')
  expect(new Set(lookedAt)).toEqual(new Set(['wrong-code']))
  expect(lookedAt.length).toBeGreaterThan(5)
  expect(lookedAt.length).toBeLessThanOrEqual(100)
}, 120_000)

test('a wrong password and an unknown address are refused after the same work, second factor or not', async () => {
  const [marisol, dana] = [await careful(), await someone()]
  const work = (email: string) => () => signIn(email, '123456', 'not the password')

  const careless = await statementsOf(services.database, work(dana.email))

  expect(await statementsOf(services.database, work(marisol.email))).toEqual(careless)
  expect(await statementsOf(services.database, work('nobody@example.test'))).toEqual(careless)
  expect(careless).not.toContain('second_factors')
})

test('whoever signs in while the second step is being turned on has shown a code, or is out', async () => {
  const { email, id, rows, ...person } = await someone()
  const secret = await beginFor({ call: person.call })

  const [{ status }, ...others] = await Promise.all([
    person.call(confirm, { body: { code: codeOf(secret) } }),
    ...Array.from({ length: 4 }, () => signIn(email)),
  ])

  expect(status).toBe(200)
  expect(others.map(({ status }) => status).every((it) => it === 200 || it === 422)).toBe(true)
  expect(await rows(`select from sessions where user_id = ${id} and second_factor_at is null`)).toEqual([])
})
