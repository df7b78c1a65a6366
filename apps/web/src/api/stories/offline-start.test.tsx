import { contract } from '@corridor/contract/contract'
import { act, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { speaksFor } from '../../device/person/speaks-for.ts'
import { eventually } from '../../testing/eventually.ts'
import { answerWith, held, refuse, reply, unreachable } from '../../testing/fake-server.ts'
import { address, visit } from '../../testing/render-screen.tsx'
import { aDashboard } from '../../testing/samples/sample-dashboard.ts'
import { demo, marisol, omar, sam } from '../../testing/samples/sample-people.ts'
import { Slow } from '../in-time.ts'
import { onPersonChange } from '../person-change.ts'
import { endSession, loadUser, startSession } from '../session.ts'
import {
  rememberSignIn,
  storedToken,
  storedUser,
  storeImpersonation,
  storeToken,
  storeUser,
} from '../tokens.ts'

const { auth, dashboard } = contract
const dashboardReply = reply(dashboard.show, aDashboard())
const name = () => screen.queryAllByRole('button', { name: 'Marisol Okafor, account' })

describe('a start without an answer', () => {
  test.each([
    ['no connection', unreachable(auth.user)],
    ['a server in trouble', refuse(auth.user, 'database-unavailable')],
    [
      'a page of the network’s own',
      { spec: auth.user, respond: async () => new Response('<h1>Welcome</h1>') },
    ],
  ])('(%s) shows who was here last', async (_, answer) => {
    storeUser(marisol)
    await visit('/', { as: marisol, answers: [answer, dashboardReply] })

    expect(name()).not.toHaveLength(0)
    expect(storedToken()).not.toBeNull()
  })

  test('asks again at the next navigation', async () => {
    storeUser({ ...marisol, name: 'Marisol Before' })
    const answers = [unreachable(auth.user), unreachable(auth.user), unreachable(auth.user), dashboardReply]
    const { router, arrive, sent } = await visit('/', { as: marisol, answers })
    const asked = sent(auth.user).length
    for (const page of ['/404', '/403']) {
      await act(() => router.navigate(page))
      await arrive()
    }

    expect(sent(auth.user).length).toBeGreaterThanOrEqual(asked + 2)
  })

  test('does not wait for ever for an answer that does not come', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    storeToken('a token')
    storeUser(marisol)
    const { answer, letGo } = held(reply(auth.user, { ...marisol, name: 'Marisol Now' }))
    answerWith(answer)
    const loading = loadUser()
    await vi.advanceTimersByTimeAsync(3_000)
    expect((await loading)?.name).toBe('Marisol Okafor')
    letGo()

    await eventually(() => expect(storedUser()).toContain('Marisol Now'))
    endSession()
  })

  test('waits once: the next page does not wait, and gives up the call that hangs', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    storeToken('a token')
    storeUser(marisol)
    const signals: (AbortSignal | null | undefined)[] = []
    vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
      signals.push(signal)
      return new Promise(() => {})
    })
    const first = loadUser()
    await vi.advanceTimersByTimeAsync(3_000)
    await first
    const second = loadUser()
    await vi.advanceTimersByTimeAsync(0)

    expect((await second)?.name).toBe('Marisol Okafor')
    expect(signals.map((it) => it?.aborted)).toEqual([true, false])
    endSession()
  })

  test('says that there is no answer where no user is known, and asks anew', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    storeToken('a token')
    const { answer } = held(reply(auth.user, marisol))
    answerWith(answer, reply(auth.user, marisol))
    const loading = loadUser().catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await loading).toBeInstanceOf(Slow)

    expect((await loadUser())?.name).toBe('Marisol Okafor')
    endSession()
  })

  test('an answer that comes late is not taken for somebody who has signed in since', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    storeToken('of Marisol')
    const { answer, letGo } = held(reply(auth.user, marisol))
    const { sent } = answerWith(answer, reply(auth.user, omar))
    const loading = loadUser().catch(() => {})
    await vi.advanceTimersByTimeAsync(10_000)
    await loading
    endSession()
    storeToken('of Omar')
    await loadUser()
    letGo()
    await eventually(() => expect(sent(auth.user).length).toBeGreaterThan(1))

    expect(storedUser()).toContain('Omar')
    endSession()
  })

  test('a refusal that comes late signs out all the same', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const refused = vi.fn()
    storeToken('a token')
    rememberSignIn(marisol.email, true)
    startSession(refused)
    storeUser(marisol)
    const { answer, letGo } = held(refuse(auth.user, 'sign-in-required'))
    answerWith(answer)
    const loading = loadUser()
    await vi.advanceTimersByTimeAsync(3_000)
    await loading
    letGo()

    await eventually(() => expect(refused).toHaveBeenCalledOnce())
    expect(storedUser()).toBeNull()
  })

  test('a refusal with 401 signs out', async () => {
    storeUser(marisol)
    await visit('/', { as: marisol, answers: [refuse(auth.user, 'sign-in-required')] })

    expect(address()).toBe('/login')
    expect(localStorage.length).toBe(0)
  })
})

describe('the person whose token it is', () => {
  test('is known from the last answer, and nobody else’s work goes with it', async () => {
    storeToken('a token')
    storeUser(omar)

    expect(await speaksFor(omar.id)).toBe(true)
    expect(await speaksFor(marisol.id)).toBe(false)
  })

  test('is asked where somebody has signed in since', async () => {
    storeToken('a token')
    const { sent } = answerWith(reply(auth.user, omar))

    expect(await speaksFor(marisol.id)).toBe(false)
    expect(sent(auth.user)).toHaveLength(1)
    endSession()
  })

  test('is nobody during an impersonation, nor without a token', async () => {
    expect(await speaksFor(marisol.id)).toBe(false)
    storeToken('of support')
    storeUser(sam)
    storeImpersonation('borrowed')

    expect(await speaksFor(sam.id)).toBe(false)
  })
})

test('a listener is told once of each person who signs in, and once that nobody is signed in', async () => {
  endSession()
  const told: (number | undefined)[] = []
  onPersonChange((id) => told.push(id))
  storeToken('a token')
  answerWith(reply(auth.user, demo))
  await loadUser()
  await loadUser()
  endSession()
  endSession()
  onPersonChange(() => {})

  expect(told).toEqual([demo.id, undefined])
})
