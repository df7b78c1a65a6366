import { contract } from '@corridor/contract/contract'
import { beforeEach, expect, test } from 'vitest'
import { callerOf, markOf, product, WEAK } from '../../test/harness.ts'
import { deviceWords } from './device.ts'
import { hashPassword } from './passwords.ts'

const { app, clock, district, guest } = await product()
const password = 'a long enough password'
const passwordHash = await hashPassword(password, WEAK)
const { login, refresh, user, sessions, endSession } = contract.auth
const start = clock.now
beforeEach(() => {
  clock.now = start
})

const MINUTE = 60_000
const HOUR = 60 * MINUTE

function pass(milliseconds: number) {
  clock.now = new Date(clock.now.getTime() + milliseconds)
}

async function someone() {
  const { person } = await district()
  return person({ role: 'district-admin', schoolId: null }, { passwordHash })
}

/** Signs in on a browser that keeps its cookies. */
async function signIn(email: string, device: string, staySignedIn = true) {
  const ours = { 'x-requested-with': 'XMLHttpRequest', 'x-xsrf-token': 'k', 'user-agent': 'Chrome/1 Android' }
  const headers = { ...ours, cookie: `XSRF-TOKEN=k; corridor_device=${markOf(device)}` }
  const reply = await guest.try(login, { body: { email, password, staySignedIn } }, headers)
  return tokenIn(reply)
}

function tokenIn({ headers }: { headers: Record<string, unknown> }): string {
  return String(headers.authorization).replace('Bearer ', '')
}

const statusOf = async (token: string) => (await callerOf(app, token).call(user, {})).status
const refreshed = async (token: string) => tokenIn(await callerOf(app, token).call(refresh, {}))

test('a refresh whose reply is lost signs nobody out, however often it happens', async () => {
  const token = await signIn((await someone()).email, 'tablet')

  for (let day = 0; day < 10; day++) {
    pass(24 * HOUR)
    await refreshed(token) // the reply never arrives
    expect(await statusOf(token)).toBe(200)
  }
})

test('the old token works for 24 hours after the new one was first used, and then is refused', async () => {
  const old = await signIn((await someone()).email, 'tablet')
  const next = await refreshed(old)
  pass(5 * 24 * HOUR)
  expect(await statusOf(old)).toBe(200) // the new one was never used

  expect(await statusOf(next)).toBe(200)
  pass(24 * HOUR - 1)
  expect(await statusOf(old)).toBe(200)
  pass(1)
  expect(await statusOf(old)).toBe(401)
  expect(await statusOf(next)).toBe(200)
})

test('a token that is tried after it retired is shown on its device', async () => {
  const old = await signIn((await someone()).email, 'tablet')
  const next = await refreshed(old)
  await statusOf(next)
  pass(25 * HOUR)
  await statusOf(old)

  const { body } = await callerOf(app, next).call(sessions, {})
  const reused = sessions.response.parse(body).items.flatMap(({ tokenReusedAt }) => tokenReusedAt ?? [])
  expect(reused).toEqual([clock.now.toISOString()])
})

test('a session that stays slides 14 days with each refresh; another ends after 12 hours whatever happens', async () => {
  const { email } = await someone()
  let stays = await signIn(email, 'own laptop')
  let leaves = await signIn(email, 'library', false)

  pass(11 * HOUR)
  leaves = await refreshed(leaves)
  expect(await statusOf(leaves)).toBe(200)
  pass(HOUR)
  expect(await statusOf(leaves)).toBe(401)
  for (let week = 0; week < 4; week++) {
    stays = await refreshed(stays)
    pass(13 * 24 * HOUR)
    expect(await statusOf(stays)).toBe(200)
  }
})

test('signing in again on a device ends what was left signed in there, and nothing elsewhere', async () => {
  const [marisol, ben] = [await someone(), await someone()]
  const elsewhere = await signIn(marisol.email, 'phone')
  const before = await signIn(marisol.email, 'shared tablet')

  const after = await signIn(ben.email, 'shared tablet')

  expect(await Promise.all([elsewhere, before, after].map(statusOf))).toEqual([200, 401, 200])
})

test('devices are listed, and one that is signed out is out at once', async () => {
  const person = await someone()
  const phone = await signIn(person.email, 'phone')
  const tablet = await signIn(person.email, 'tablet')
  const { body } = await callerOf(app, phone).call(sessions, {})
  const { items } = sessions.response.parse(body)
  const other = items.find(({ device, isThisDevice }) => device === 'Chrome on Android' && !isThisDevice)

  expect(items.filter(({ isThisDevice }) => isThisDevice)).toHaveLength(1)
  await callerOf(app, phone).call(endSession, { params: { sessionId: other?.id ?? '' } })
  expect([await statusOf(phone), await statusOf(tablet)]).toEqual([200, 401])
})

test('nobody signs out a stranger’s device, and a stranger’s cannot be told from none', async () => {
  const [marisol, dana] = [await someone(), await someone()]
  const token = await signIn(marisol.email, 'phone')
  const { body } = await callerOf(app, token).call(sessions, {})
  const [mine] = sessions.response.parse(body).items.filter(({ isThisDevice }) => isThisDevice)

  const stranger = await dana.call(endSession, { params: { sessionId: mine?.id ?? '' } })
  const none = await dana.call(endSession, { params: { sessionId: crypto.randomUUID() } })

  expect(stranger).toMatchObject({ status: 404, body: { code: 'session-not-found' } })
  expect(stranger.body).toEqual(none.body)
  expect(await statusOf(token)).toBe(200)
})

test.each([
  ['Mozilla/5.0 (X11; CrOS x86_64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36', 'Chrome on Chromebook'],
  ['Mozilla/5.0 (iPad; CPU OS 17_5) AppleWebKit/605 Version/17.5 Mobile Safari/604.1', 'Safari on iPad'],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/126.0 Safari/537.36 Edg/126.0',
    'Edge on Windows',
  ],
  ['curl/8.0', 'A browser'],
])('%s is shown as %s', (userAgent, words) => {
  expect(deviceWords(userAgent)).toBe(words)
})
