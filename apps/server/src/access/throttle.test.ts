import { isProblemCode } from '@corridor/contract/problem-codes'
import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { markOf, product, WEAK } from '../../test/harness.ts'
import { buildApp } from '../app.ts'
import { hashPassword } from './passwords.ts'
import { pruneThrottles } from './throttle.ts'

const { app, clock, database, district, services } = await product()
const password = 'a long enough password'
const passwordHash = await hashPassword(password, WEAK)

const WRONG = 'wrong-credentials'
const REFUSED = 'too-many-attempts'
const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
// A test that begins so late is free of what others did at its addresses.
const aDayLater = () => pass(25 * HOUR)

async function someone(settings = { passwordHash }) {
  const { person } = await district()
  return person({ role: 'district-admin', schoolId: null }, settings)
}

function pass(milliseconds: number) {
  clock.now = new Date(clock.now.getTime() + milliseconds)
}

interface From {
  readonly address?: string
  readonly device?: string
  readonly on?: FastifyInstance
}

async function send(email: string, guess: string, { address, device, on = app }: From = {}) {
  const mark = device ? `; corridor_device=${markOf(device)}` : ''
  const reply = await on.inject({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress: address ?? freshAddress(),
    headers: {
      'x-requested-with': 'XMLHttpRequest',
      'x-xsrf-token': 'k',
      cookie: `XSRF-TOKEN=k${mark}`,
    },
    payload: { email, password: guess, staySignedIn: false },
  })
  return { status: reply.statusCode, body: reply.json() }
}

/** The answer to an attempt: a problem's code, or that somebody is in. */
async function answer(...request: Parameters<typeof send>): Promise<string> {
  const { status, body } = await send(...request)
  return isProblemCode(body.code) ? body.code : `in ${status}`
}

const guess = (email: string, from?: From) => answer(email, 'not the password', from)
const signIn = (email: string, from?: From) => answer(email, password, from)

/** Every request from another block, so that only the account's own limit is felt. */
let hosts = 0
function freshAddress(): string {
  hosts += 1
  return `10.${(hosts >> 8) % 256}.${hosts % 256}.1`
}

async function inTurn(times: number, work: (index: number) => Promise<string>): Promise<string[]> {
  const answers: string[] = []
  for (let index = 0; index < times; index++) answers.push(await work(index))
  return answers
}

const times = (count: number, code: string) => Array.from({ length: count }, () => code)

test('five wrong guesses are answered, the sixth is refused, and so is then the right password', async () => {
  const { email } = await someone()

  expect(await inTurn(6, () => guess(email))).toEqual([...times(5, WRONG), REFUSED])
  expect(await signIn(email)).toBe(REFUSED)
  expect(await send(email, password)).toEqual({
    status: 429,
    body: { code: REFUSED, message: expect.stringContaining('Wait a few minutes') },
  })
})

test('an attempt that is refused never reaches the hash', async () => {
  // Comparing a password with this hash fails, and would be found out.
  const { email } = await someone({ passwordHash: 'no hash at all' })

  expect(await inTurn(8, () => guess(email))).toEqual([...times(5, 'unexpected'), ...times(3, REFUSED)])
})

test('each wait is twice the one before, at most 15 minutes, and it ends', async () => {
  const { email } = await someone()
  await inTurn(5, () => guess(email))

  for (const seconds of [2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]) {
    pass(seconds * SECOND - 1)
    expect(await signIn(email)).toBe(REFUSED)
    pass(1)
    expect(await guess(email)).toBe(WRONG)
  }
  pass(15 * MINUTE)
  expect(await signIn(email)).toBe('in 200')
})

test('signing in forgets the failures before it, and so does a day', async () => {
  const { email } = await someone()

  await inTurn(4, () => guess(email))
  expect(await signIn(email)).toBe('in 200')
  expect(await inTurn(6, () => guess(email))).toEqual([...times(5, WRONG), REFUSED])
  pass(24 * HOUR)
  expect(await inTurn(6, () => guess(email))).toEqual([...times(5, WRONG), REFUSED])
})

test('a known device is kept out by its own failures only, and another account’s device is not known', async () => {
  const [{ email }, other] = [await someone(), await someone()]
  await signIn(email, { device: 'tablet' })
  await signIn(other.email, { device: 'stranger' })
  await inTurn(6, () => guess(email))

  expect(await signIn(email, { device: 'stranger' })).toBe(REFUSED)
  expect(await signIn(email, { device: 'tablet' })).toBe('in 200')
  expect(await inTurn(6, () => guess(email, { device: 'tablet' }))).toEqual([...times(5, WRONG), REFUSED])
  expect(await signIn(email, { device: 'tablet' })).toBe(REFUSED)
  expect(await signIn(email)).toBe('in 200')
  pass(2 * SECOND)
  expect(await signIn(email, { device: 'tablet' })).toBe('in 200')
})

test('twenty devices are known; one more, and the longest unused is not', async () => {
  const { email, id } = await someone()
  for (let device = 0; device < 21; device++) {
    pass(SECOND)
    await signIn(email, { device: `device-${device}` })
  }
  const { rowCount } = await database.pool.query('select from known_devices where user_id = $1', [id])
  await inTurn(6, () => guess(email))

  expect(rowCount).toBe(20)
  expect(await signIn(email, { device: 'device-0' })).toBe(REFUSED)
  expect(await signIn(email, { device: 'device-1' })).toBe('in 200')
})

test('of guesses all through an hour at most 100 reach the hash, and the real person gets in', async () => {
  const { email } = await someone()
  await signIn(email, { device: 'her laptop' })

  // How many guesses get there is a matter of waits, and so of the hour: ten times as many would be no more.
  const GUESSES = process.env.LONG === 'yes' ? 1_000 : 250
  const answers = await inTurn(GUESSES, (index) => {
    pass(HOUR / GUESSES)
    return guess(email, { device: `bot ${index}` })
  })

  // A refusal comes before the hash (see above); whatever else is answered has been through it.
  const hashed = answers.filter((it) => it !== REFUSED)
  expect(hashed.every((it) => it === WRONG)).toBe(true)
  expect(hashed.length).toBeGreaterThan(5)
  expect(hashed.length).toBeLessThanOrEqual(100)
  expect(await signIn(email, { device: 'her laptop' })).toBe('in 200')
}, 60_000)

test('fifty guesses at once get no further than five', async () => {
  const { email } = await someone()

  const answers = await Promise.all(Array.from({ length: 50 }, () => guess(email)))

  expect(answers.filter((it) => it === WRONG)).toHaveLength(5)
  expect(answers.filter((it) => it === REFUSED)).toHaveLength(45)
})

test('a restart forgets nothing, and servers of one database count together', async () => {
  const { email } = await someone()
  await inTurn(3, () => guess(email))

  const second = await buildApp(services)
  expect(await inTurn(3, () => guess(email, { on: second }))).toEqual([WRONG, WRONG, REFUSED])
  await second.close()
  expect(await signIn(email)).toBe(REFUSED)
})

test('an address that nobody has is answered like one that somebody has, guess by guess', async () => {
  const { email } = await someone()
  const sequence = async (address: string) => {
    const replies: unknown[] = []
    for (const seconds of [0, 0, 0, 0, 0, 0, 1, 1, 3, 1, 900]) {
      pass(seconds * SECOND)
      replies.push(await send(address, 'not the password'))
    }
    return replies
  }

  const known = await sequence(email)

  expect(await sequence('nobody@example.test')).toEqual(known)
  expect(new Set(known.map((it) => JSON.stringify(it))).size).toBe(2)
})

test('thirty failures at one address are enough for ten minutes; its neighbor, and who is known, goes on', async () => {
  aDayLater()
  const { email } = await someone()
  const address = '198.51.100.7'
  await signIn(email, { device: 'desk' })
  await inTurn(3, () => signIn(email, { address }))

  const answers = await inTurn(31, (index) => guess(`one-${index}@example.test`, { address }))

  expect(answers).toEqual([...times(30, WRONG), REFUSED])
  expect(await signIn(email, { address: '::ffff:198.51.100.7' })).toBe(REFUSED)
  expect(await signIn(email, { address, device: 'desk' })).toBe('in 200')
  expect(await signIn(email, { address: '198.51.100.8' })).toBe('in 200')
  pass(10 * MINUTE - 1)
  expect(await signIn(email, { address })).toBe(REFUSED)
  pass(1)
  expect(await signIn(email, { address })).toBe('in 200')
}, 30_000)

test('a school signs in at once from its one address, some with a slip: nobody waits for nobody', async () => {
  aDayLater()
  const address = '198.51.100.7'
  const staff = await Promise.all(Array.from({ length: 12 }, () => someone()))

  const answers = await Promise.all(
    staff.flatMap(({ email }) => [guess(email, { address }), signIn(email, { address })]),
  )

  expect(answers).toEqual(staff.flatMap(() => [WRONG, 'in 200']))
}, 30_000)

test('an attempt that an address may not make does not count against the account', async () => {
  aDayLater()
  const { email } = await someone()
  const address = '198.51.100.7'
  await inTurn(30, (index) => guess(`two-${index}@example.test`, { address }))

  expect(await inTurn(10, () => guess(email, { address }))).toEqual(times(10, REFUSED))
  expect(await signIn(email)).toBe('in 200')
}, 30_000)

test.each([
  ['IPv4', (host: number) => `203.0.113.${host}`, '203.0.114.1'],
  ['IPv6', (host: number) => `2001:db8:7:${host.toString(16)}::1`, '2001:db8:8::1'],
])(
  '150 failures from a block of %s are enough',
  async (_, hostOf, outside) => {
    aDayLater()
    const { email } = await someone()

    const answers = await inTurn(151, (index) =>
      guess(`block-${index}@example.test`, { address: hostOf(1 + (index % 200)) }),
    )

    expect(answers).toEqual([...times(150, WRONG), REFUSED])
    expect(await signIn(email, { address: hostOf(250) })).toBe(REFUSED)
    expect(await signIn(email, { address: outside })).toBe('in 200')
  },
  30_000,
)

test('the table of failures names nobody, and failures that no longer count are deleted', async () => {
  aDayLater()
  const { email } = await someone()
  const prune = () => database.platform(({ db }) => pruneThrottles(db, clock.now))
  const rows = async () => (await database.pool.query('select * from throttles')).rows
  await prune()

  await guess(email.toUpperCase(), { address: '192.0.2.44' })

  expect(await rows()).toHaveLength(3)
  expect(JSON.stringify(await rows())).not.toMatch(/@|example|192\.0\.2/)
  pass(24 * HOUR - 1)
  await prune()
  expect(await rows()).toHaveLength(3)
  pass(1)
  await prune()
  expect(await rows()).toEqual([])
})
