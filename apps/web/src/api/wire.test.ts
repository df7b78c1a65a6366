import { contract } from '@corridor/contract/contract'
import { Refusal } from '@corridor/contract/refusal'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { setCookie } from '../testing/cookies.ts'
import { answerWith, refuse, reply, unreachable } from '../testing/fake-server.ts'
import { searchOf } from './search-of.ts'
import { storedToken, storeToken } from './tokens.ts'
import { isNetworkInTheWay, NotOurs, send, TokenRefused, Unreachable } from './wire.ts'

const { login, demo } = contract.auth
const credentials = {
  email: 'marisol@alder-valley.example',
  password: 'corridor-sample',
  staySignedIn: false,
}
const signIn = () => send({ ...login, body: credentials })

describe('what every call carries', () => {
  test('a call goes to /api with credentials and says that a script made it', async () => {
    const server = answerWith(reply(demo, { available: true }))

    await expect(send(demo)).resolves.toEqual({ available: true })

    const [sent] = server.everything
    expect(sent).toMatchObject({ method: 'GET', path: '/api/auth/demo', credentials: 'include' })
    expect(sent?.headers.get('x-requested-with')).toBe('XMLHttpRequest')
    expect(sent?.headers.get('accept')).toBe('application/json')
    expect(sent?.headers.has('authorization')).toBe(false)
  })

  test('the token is read anew each time: another tab may have changed it', async () => {
    const server = answerWith(reply(demo, { available: true }))
    storeToken('mine')
    await send(demo)
    localStorage.setItem('corridor_auth_token_default', 'of another tab')
    await send(demo)

    const tokens = server.everything.map(({ headers }) => headers.get('authorization'))
    expect(tokens).toEqual(['Bearer mine', 'Bearer of another tab'])
  })

  test('a token in the answer is kept', async () => {
    answerWith(reply(login, {}, { Authorization: 'Bearer fresh' }))

    await signIn()

    expect(storedToken()).toBe('fresh')
  })

  test('an answer without a token leaves the token as it was', async () => {
    answerWith(reply(demo, { available: true }))
    storeToken('mine')

    await send(demo)

    expect(storedToken()).toBe('mine')
  })

  test('a write proves with the cookie’s value that it comes from our page', async () => {
    setCookie('XSRF-TOKEN=a%2Fb%3D; Path=/')
    const server = answerWith(reply(login, {}))

    await signIn()

    const [sent] = server.sent(login)
    expect(sent?.headers.get('x-xsrf-token')).toBe('a/b=')
    expect(sent?.headers.get('content-type')).toBe('application/json')
    expect(sent?.body).toEqual(credentials)
  })

  test('a page from the device has no cookie yet: the refusal brings it, and the write goes again', async () => {
    const bringing = refuse(login, 'not-from-corridor')
    const respond = () => {
      setCookie('XSRF-TOKEN=fresh; Path=/')
      return bringing.respond()
    }
    const server = answerWith({ ...bringing, respond }, reply(login, {}))

    await signIn()

    const proofs = server.sent(login).map(({ headers }) => headers.get('x-xsrf-token'))
    expect(proofs).toEqual(['', 'fresh'])
  })

  test('a write that was refused with its cookie is not repeated', async () => {
    setCookie('XSRF-TOKEN=known; Path=/')
    const server = answerWith(refuse(login, 'not-from-corridor'))

    await expect(signIn()).rejects.toMatchObject({ code: 'not-from-corridor' })
    expect(server.sent(login)).toHaveLength(1)
  })

  test('a read carries no proof that it comes from our page, and has no body', async () => {
    setCookie('XSRF-TOKEN=secret; Path=/')
    const server = answerWith(reply(demo, { available: true }))

    await send(demo)

    const [sent] = server.sent(demo)
    expect(sent?.headers.has('x-xsrf-token')).toBe(false)
    expect(sent?.headers.has('content-type')).toBe(false)
    expect(sent?.body).toBeUndefined()
  })
})

describe('the query', () => {
  test.each([
    [{}, ''],
    [{ school: 2 }, '?school=2'],
    [{ school: [1, 2] }, '?school[]=1&school[]=2'],
    [{ name: 'Ivy & Chen', tags: ['6–8', 'a&b'] }, '?name=Ivy%20%26%20Chen&tags[]=6%E2%80%938&tags[]=a%26b'],
    [{ school: undefined, after: null, tags: [] }, ''],
    [{ count: 0, sent: false, name: '' }, '?count=0&sent=false&name='],
  ])('%j is written %s', (query, search) => {
    expect(searchOf(query)).toBe(search)
  })

  test('whatever is in it, the server reads what was meant', () => {
    const texts = fc.array(fc.string({ unit: 'grapheme' }))
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), texts, (name, tags) => {
        const read = new URLSearchParams(searchOf({ name, tags }))
        expect(read.get('name')).toBe(name)
        expect(read.getAll('tags[]')).toEqual(tags)
        expect([...read.keys()].every((key) => key === 'name' || key === 'tags[]')).toBe(true)
      }),
    )
  })

  test('goes onto the wire with its brackets as they are', async () => {
    const server = answerWith(reply(demo, { available: true }))

    await send({ ...demo, path: demo.path + searchOf({ school: [1, 2] }) })

    expect(server.everything[0]?.path).toBe('/api/auth/demo?school[]=1&school[]=2')
  })
})

describe('a refusal', () => {
  test('is thrown with its code, its status and what to do about the fields', async () => {
    answerWith(refuse(login, 'invalid-request', { email: 'Enter your email address.' }))

    const error = await signIn().catch((it: unknown) => it)

    expect(error).toBeInstanceOf(Refusal)
    expect(error).toMatchObject({
      code: 'invalid-request',
      status: 422,
      fields: { email: 'Enter your email address.' },
    })
  })

  test('keeps the words of a server that is newer than this page', async () => {
    vi.stubGlobal('fetch', async () =>
      Response.json({ code: 'of-tomorrow', message: 'Wait a day.' }, { status: 409 }),
    )

    await expect(send(demo)).rejects.toMatchObject({ status: 409, message: 'Wait a day.' })
  })

  test('has no fields where the server names none', async () => {
    answerWith(refuse(login, 'too-many-requests'))

    const error = await signIn().catch((it: unknown) => it)

    expect(error).toMatchObject({ code: 'too-many-requests', fields: undefined })
  })

  test.each([
    ['a page of a proxy', 502, '<h1>Bad Gateway</h1>'],
    ['an empty answer', 500, ''],
    ['words without a code', 500, '{"message":"Internal error"}'],
    ['no object', 500, 'null'],
  ])('is “unexpected” for %s', async (_, status, body) => {
    vi.stubGlobal('fetch', async () => new Response(body, { status }))

    await expect(send(demo)).rejects.toMatchObject({ code: 'unexpected' })
  })
})

describe('somebody else’s answer', () => {
  const page = '<h1>Welcome to AlderGuest</h1>'

  test.each([
    ['a sign-in page', 200, page],
    ['a page that asks for a sign-in', 511, page],
    ['a page that forbids', 403, page],
    ['a page that finds nothing', 404, page],
    ['a teapot’s page', 418, page],
    ['nothing where something is due', 204, null],
    ['the beginning of an answer', 200, '{"available":tr'],
    ['words without a code', 400, '{"message":"Bad request"}'],
    ['a code without words', 400, '{"code":400}'],
    ['a refusal of who is not signed in', 401, page],
  ])('(%s) is told apart from ours, and from a refusal', async (_, status, body) => {
    vi.stubGlobal('fetch', async () => new Response(body, { status }))

    const error = await send(demo).catch((it: unknown) => it)

    expect(error).toBeInstanceOf(NotOurs)
    expect(error).toMatchObject({ message: expect.stringContaining('Sign in to the Wi-Fi') })
    expect(isNetworkInTheWay()).toBe(true)

    answerWith(reply(demo, { available: true }))
    await send(demo)
    expect(isNetworkInTheWay()).toBe(false)
  })

  test('brings no token', async () => {
    storeToken('mine')
    const headers = { Authorization: 'Bearer of a stranger' }
    for (const status of [200, 403, 502]) {
      vi.stubGlobal('fetch', async () => new Response(page, { status, headers }))
      await signIn().catch(() => {})
    }

    expect(storedToken()).toBe('mine')
  })

  test('that lacks the token that was asked for is no sign-in', async () => {
    answerWith(reply(login, {}))

    await expect(send({ ...login, body: credentials, bringsToken: true })).rejects.toBeInstanceOf(NotOurs)
  })

  test.each([
    ['a page', page],
    ['words of its own', '{"code":"blocked","message":"Blocked by AlderGuest."}'],
    ['nothing', '{}'],
  ])('that is a 401 (%s) refuses the token all the same', async (_, body) => {
    vi.stubGlobal('fetch', async () => new Response(body, { status: 401 }))
    storeToken('mine')

    const error = await send(demo).catch((it: unknown) => it)

    expect(error).toBeInstanceOf(TokenRefused)
    expect(error).toMatchObject({ code: 'sign-in-required', sent: { token: 'mine' } })
  })

  test('that breaks off is a lost connection', async () => {
    const body = new ReadableStream({ start: (it) => it.error(new TypeError('Failed to decode')) })
    vi.stubGlobal('fetch', async () => new Response(body))

    const error = await send(demo).catch((it: unknown) => it)

    expect(error).toBeInstanceOf(Unreachable)
    expect(error).not.toBeInstanceOf(NotOurs)
  })
})

test('a call that nobody answers is told apart from a refusal', async () => {
  answerWith(unreachable(demo))

  const error = await send(demo).catch((it: unknown) => it)

  expect(error).toBeInstanceOf(Unreachable)
  expect(error).not.toBeInstanceOf(Refusal)
  expect(error).toMatchObject({ cause: expect.any(TypeError) })
})
