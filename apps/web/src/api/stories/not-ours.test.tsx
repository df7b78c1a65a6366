import { contract } from '@corridor/contract/contract'
import type { Endpoint } from '@corridor/contract/endpoint'
import { act, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { type Answer, answerWith, reply, unreachable } from '../../testing/fake-server.ts'
import { address, visit } from '../../testing/render-screen.tsx'
import { aDashboard } from '../../testing/samples/sample-dashboard.ts'
import { marisol, sam } from '../../testing/samples/sample-people.ts'
import { call } from '../client.ts'
import { loadUser, startSession } from '../session.ts'
import {
  rememberSignIn,
  storedToken,
  storedUser,
  storeImpersonation,
  storeToken,
  storeUser,
} from '../tokens.ts'
import { NotOurs } from '../wire.ts'

const { auth, dashboard, device, ownContent, toolTypes } = contract
const dashboardReply = reply(dashboard.show, aDashboard())

/** An answer of a network that wants its own sign-in. */
const stranger = (spec: Endpoint, body: BodyInit | null, init: ResponseInit = {}): Answer => ({
  spec,
  respond: async () => new Response(body, init),
})

const title = () => screen.getByRole('heading', { level: 1 }).textContent

describe('a network that answers instead of us', () => {
  test.each([
    ['nothing in JSON', '{}', 200],
    ['a list', '[]', 200],
    ['a text', '"welcome"', 200],
    ['a page', '<h1>Welcome</h1>', 200],
    ['nothing at all', null, 204],
    ['what another call would be answered', JSON.stringify(aDashboard()), 200],
    ['a page that forbids', '<h1>Blocked</h1>', 403],
  ])('(%s) changes nothing of who is signed in, and the page says what to do', async (_, body, status) => {
    vi.spyOn(console, 'error').mockReturnValue()
    storeUser(marisol)
    const specs = [auth.user, dashboard.show, device.snapshot]
    const answers = specs.map((spec) => stranger(spec, body && `${body} `, { status }))
    const isDashboard = body === JSON.stringify(aDashboard())
    await visit('/', { as: marisol, answers })

    expect(storedUser()).toBe(JSON.stringify(marisol))
    expect(storedToken()).not.toBeNull()
    if (isDashboard) return
    expect(title()).toBe('No connection')
    expect(screen.getByText(/This network answered instead of Corridor/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Start an observation' })).toBeTruthy()
  })

  test('leaves who was here last, also at the next start without a connection', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    storeUser(marisol)
    const portal = [auth.user, dashboard.show, device.snapshot].map((spec) => stranger(spec, '{}'))
    const { router, arrive } = await visit('/', { as: marisol, answers: portal })
    answerWith(unreachable(auth.user), dashboardReply)
    await act(() => router.navigate('/?school=2'))
    await arrive()

    expect(screen.getAllByRole('button', { name: 'Marisol Okafor, account' })).not.toHaveLength(0)
  })

  test('is believed by no call: whatever is asked, an answer of another shape is not ours', async () => {
    for (const spec of [device.snapshot, toolTypes.list, auth.sessions]) {
      answerWith(stranger(spec, '{}'))
      await expect(call(spec, {})).rejects.toBeInstanceOf(NotOurs)
    }
    answerWith(stranger(ownContent.show, '{}'))
    await expect(call(ownContent.show, { query: { toolType: 2 } })).rejects.toBeInstanceOf(NotOurs)
  })

  test('signs nobody in', async () => {
    answerWith(stranger(auth.login, '{}'))
    const body = { email: marisol.email, password: 'corridor-sample', staySignedIn: false }

    await expect(call(auth.login, { body })).rejects.toBeInstanceOf(NotOurs)
    expect(storedToken()).toBeNull()
  })
})

describe('a 401, whoever says it', () => {
  test.each([
    ['of a page', '<h1>Sign in</h1>'],
    ['in words of its own', '{"code":"who-are-you","message":"Who are you?"}'],
    ['of an empty answer', ''],
  ])('(%s) ends the session and leads to the sign-in, which leads back', async (_, body) => {
    await visit('/?school=2', { as: marisol, answers: [stranger(dashboard.show, body, { status: 401 })] })

    expect(address()).toBe('/login?to=%2F%3Fschool%3D2')
    expect(title()).toBe('Sign in')
    expect(Object.keys(localStorage)).toEqual([])
  })

  test('ends it also where it answers who is signed in', async () => {
    storeUser(marisol)
    await visit('/', { as: marisol, answers: [stranger(auth.user, 'Who?', { status: 401 })] })

    expect(address()).toBe('/login')
    expect(localStorage.length).toBe(0)
  })

  test('ends an impersonation alone', async () => {
    const seen = { ...marisol, impersonator: { id: sam.id, name: sam.name } }
    storeImpersonation('borrowed')
    const answers = [
      stranger(dashboard.show, 'Who?', { status: 401 }),
      reply(auth.user, seen),
      reply(auth.user, sam),
    ]
    await visit('/', { as: sam, answers })

    expect(address()).toBe('/support')
    expect(localStorage.getItem('corridor_auth_token_impersonate')).toBeNull()
    expect(storedToken()).toBe('token-of-before')
  })

  test('to a guest is no reason to ask for ever', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const answers = [stranger(auth.demo, 'Who?', { status: 401 })]
    const { sent } = await visit('/login', { answers })

    expect(title()).toBe('No connection')
    expect(sent(auth.demo)).toHaveLength(1)
  })
})

describe('what is stored in the browser and broken', () => {
  const keys = ['corridor_user', 'roles', 'corridor_token_issued_at', 'mantine-color-scheme-value']
  const tokens = ['corridor_auth_token_default', 'corridor_auth_token_impersonate']
  const garbage = ['{}', 'null', '"x"', '[]', '{"id":', '7', '\u20ac\n']
  /** A whole page is drawn for each: `npm run test:long` draws it for each key with each of them. */
  const garbageFor = (key: string) =>
    process.env.LONG === 'yes' ? garbage : garbage.filter((_, at) => at % keys.length === keys.indexOf(key))

  test.each(keys)('(%s) keeps nobody out', async (key) => {
    for (const value of garbageFor(key)) {
      localStorage.setItem(key, value)
      const { router } = await visit('/', { as: marisol, answers: [dashboardReply] })

      expect(screen.getAllByRole('button', { name: 'Marisol Okafor, account' })).not.toHaveLength(0)
      router.dispose()
      document.body.replaceChildren()
    }
  })

  test.each(tokens)('(%s) leads to a sign-in that works', async (key) => {
    for (const value of garbage) {
      startSession(() => {})
      localStorage.setItem(key, value)
      rememberSignIn(marisol.email, true)
      answerWith(stranger(auth.user, '{"code":"sign-in-required","message":"Please."}', { status: 401 }))

      expect(await loadUser()).toBeUndefined()
      expect(storedToken()).toBeNull()
    }
  })

  test('as a token no header could carry, it is dropped, and keeps no call from leaving', async () => {
    localStorage.setItem('corridor_auth_token_default', '\u20ac')
    const { everything } = answerWith(reply(auth.login, {}, { Authorization: 'Bearer fresh' }))
    const body = { email: marisol.email, password: 'corridor-sample', staySignedIn: false }
    await call(auth.login, { body })

    expect(storedToken()).toBe('fresh')
    expect(everything[0]?.headers.has('authorization')).toBe(false)
  })

  test('as the age of a token, it is renewed soon', async () => {
    const { tokenAgeMs } = await import('../tokens.ts')
    storeToken('a token')
    for (const value of ['x', '{}', '99999999999999']) {
      localStorage.setItem('corridor_token_issued_at', value)
      expect(tokenAgeMs()).toBe(Number.POSITIVE_INFINITY)
    }
  })
})
