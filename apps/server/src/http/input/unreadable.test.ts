import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { product } from '../../../test/harness.ts'

const { app } = await product()
await app.listen({ port: 0, host: '127.0.0.1' })

/** Sends bytes as they are: HTTP clients would refuse to send some of these requests. */
async function ask(request: string) {
  const address = app.server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  const socket = connect(address.port, '127.0.0.1')
  socket.write(request)
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
  const [status = '', ...lines] = head.split('\r\n')
  const headers = new Map(lines.map((it) => [it.replace(/:.*/, '').toLowerCase(), it.replace(/^.*?: /, '')]))
  return { status: Number(status.split(' ')[1]), headers, body }
}

const last = '\r\nHost: localhost\r\nConnection: close\r\n\r\n'
const usual = await ask(`GET /api/nowhere HTTP/1.1${last}`)
const PASSING = /^(date|connection|keep-alive|set-cookie|content-length|x-ratelimit-.*)$/

test.each([
  ['an address that cannot be decoded', `GET /api/users/%zz HTTP/1.1${last}`, 404, 'no-such-address'],
  ['one of half a letter', `GET /api/users/%C3 HTTP/1.1${last}`, 404, 'no-such-address'],
  ['a page that cannot be decoded', `GET /%E0%A4%A HTTP/1.1${last}`, 404, 'no-such-address'],
  ['a method that is none', `FETCH /api/users HTTP/1.1${last}`, 422, 'invalid-request'],
  ['a method that we have not', `PROPFIND /api/users HTTP/1.1${last}`, 404, 'no-such-address'],
  ['no HTTP at all', 'hello\r\n\r\n', 422, 'invalid-request'],
  ['a header without an end', `GET / HTTP/1.1\r\nX-Long: ${'a'.repeat(20_000)}${last}`, 413, 'too-large'],
  ['an address without an end', `GET /api/users/${'a'.repeat(20_000)} HTTP/1.1${last}`, 413, 'too-large'],
  ['a long id', `GET /api/users/${'1'.repeat(2_000)} HTTP/1.1${last}`, 401, 'sign-in-required'],
  ['a length that is none', `POST /api/users HTTP/1.1\r\nContent-Length: x${last}`, 422, 'invalid-request'],
])('%s gets a problem of the catalog, with every header of an answer', async (_, request, status, code) => {
  const reply = await ask(request)

  expect(reply.status).toBe(status)
  expect(JSON.parse(reply.body)).toMatchObject({ code, message: expect.stringMatching(/\.$/) })
  for (const [name, value] of usual.headers)
    if (!PASSING.test(name)) expect([name, reply.headers.get(name)]).toEqual([name, value])
  expect(usual.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(reply.headers.get('content-type')).toContain('application/json')
})
