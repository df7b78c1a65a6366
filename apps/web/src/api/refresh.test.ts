import { contract } from '@corridor/contract/contract'
import { beforeEach, expect, test, vi } from 'vitest'
import { fakeLocks } from '../testing/browser/fake-locks.ts'
import { eventually } from '../testing/eventually.ts'
import { answerWith, refuse, reply, unreachable } from '../testing/fake-server.ts'
import { startRefreshing } from './refresh.ts'
import { startSession } from './session.ts'
import { rememberSignIn, storedToken, storeToken } from './tokens.ts'

const { refresh } = contract.auth
const MINUTE = 60_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'Date'] })
  rememberSignIn('marisol@alder-valley.example', true)
  storeToken('first')
})

test('a token is exchanged every 30 minutes, and the new one is kept', async () => {
  const { sent } = answerWith(
    reply(refresh, {}, { authorization: 'Bearer second' }),
    reply(refresh, {}, { authorization: 'Bearer third' }),
  )
  startRefreshing()

  await vi.advanceTimersByTimeAsync(29 * MINUTE)
  expect(sent(refresh)).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(MINUTE)
  await eventually(() => expect(storedToken()).toBe('second'))
  await vi.advanceTimersByTimeAsync(30 * MINUTE)
  await eventually(() => expect(storedToken()).toBe('third'))
  expect(sent(refresh)).toHaveLength(2)
})

test('the 30 minutes are the browser’s: what another tab fetched counts', async () => {
  const { sent } = answerWith(reply(refresh, {}))
  startRefreshing()

  await vi.advanceTimersByTimeAsync(20 * MINUTE)
  storeToken('fetched by another tab')
  await vi.advanceTimersByTimeAsync(20 * MINUTE)

  expect(sent(refresh)).toHaveLength(0)
})

test('without a connection the token stays, and the next minute asks again', async () => {
  const { sent } = answerWith(unreachable(refresh), reply(refresh, {}, { authorization: 'Bearer second' }))
  startRefreshing()

  await vi.advanceTimersByTimeAsync(30 * MINUTE)
  await eventually(() => expect(sent(refresh)).toHaveLength(1))
  expect(storedToken()).toBe('first')
  await vi.advanceTimersByTimeAsync(MINUTE)
  await eventually(() => expect(storedToken()).toBe('second'))
})

test('a refresh that hangs is given up, so that the next minute asks again', async () => {
  fakeLocks()
  const given = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(given.signal)
  const hanging = {
    spec: refresh,
    respond: () =>
      new Promise<Response>((_, reject) =>
        given.signal.addEventListener('abort', () => reject(given.signal.reason)),
      ),
  }
  const { sent } = answerWith(hanging, reply(refresh, {}, { authorization: 'Bearer second' }))
  startRefreshing()
  await vi.advanceTimersByTimeAsync(30 * MINUTE)
  await eventually(() => expect(sent(refresh)).toHaveLength(1))
  given.abort()
  await vi.advanceTimersByTimeAsync(0)
  await vi.advanceTimersByTimeAsync(MINUTE)

  await eventually(() => expect(storedToken()).toBe('second'))
  expect(AbortSignal.timeout).toHaveBeenCalledWith(30_000)
})

test('a token that the server refuses is cleared', async () => {
  const refused = vi.fn()
  startSession(refused)
  answerWith(refuse(refresh, 'sign-in-required'))
  startRefreshing()

  await vi.advanceTimersByTimeAsync(30 * MINUTE)

  await eventually(() => expect(refused).toHaveBeenCalledOnce())
  expect(storedToken()).toBeNull()
})

test('a tablet that slept asks as soon as it is looked at', async () => {
  const { sent } = answerWith(reply(refresh, {}, { authorization: 'Bearer second' }))
  startRefreshing()
  vi.setSystemTime(Date.now() + 8 * 60 * MINUTE)

  document.dispatchEvent(new Event('visibilitychange'))

  await eventually(() => expect(sent(refresh)).toHaveLength(1))
})

test('without anybody signed in nothing is refreshed', async () => {
  localStorage.clear()
  const { sent } = answerWith(reply(refresh, {}))
  startRefreshing()

  await vi.advanceTimersByTimeAsync(90 * MINUTE)

  expect(sent(refresh)).toHaveLength(0)
})
