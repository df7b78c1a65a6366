import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { product } from '../../test/harness.ts'

const { app } = await product({ PUBLIC_URL: 'https://corridor.example' })
await app.listen({ port: 0, host: '127.0.0.1' })

/** Sends bytes as they are: HTTP clients would refuse to send some of these requests. */
async function statusOf(request: string): Promise<number> {
  const address = app.server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  const socket = connect(address.port, '127.0.0.1')
  socket.write(`${request}\r\nConnection: close\r\n\r\n`)
  const [reply] = await once(socket, 'data')
  socket.destroy()
  return Number(String(reply).split(' ')[1])
}

test.each([
  ['its own name', 'GET /api/auth/demo HTTP/1.1\r\nHost: corridor.example', 200],
  ['its own name in capitals', 'GET /api/auth/demo HTTP/1.1\r\nHost: Corridor.Example', 200],
  ['a stranger’s', 'GET /api/auth/demo HTTP/1.1\r\nHost: evil.example', 421],
  ['a stranger’s for a page', 'GET /login HTTP/1.1\r\nHost: evil.example', 421],
  ['its own with another port', 'GET /login HTTP/1.1\r\nHost: corridor.example:8443', 421],
  ['a name that ends like its own', 'GET /login HTTP/1.1\r\nHost: evil-corridor.example', 421],
  ['two names', 'GET /login HTTP/1.1\r\nHost: corridor.example\r\nHost: evil.example', 421],
  [
    'two names, the stranger’s first',
    'GET /login HTTP/1.1\r\nHost: evil.example\r\nHost: corridor.example',
    421,
  ],
  ['an address in full', 'GET http://evil.example/login HTTP/1.1\r\nHost: corridor.example', 421],
  ['this machine’s', 'GET /login HTTP/1.1\r\nHost: localhost', 421],
])('a server is answered for under %s', async (_, request, status) => {
  expect(await statusOf(request)).toBe(status)
})

test('whoever watches the server may ask by its IP address', async () => {
  expect(await statusOf('GET /healthz HTTP/1.1\r\nHost: 10.0.0.5:3000')).toBe(200)
})

test.each(['localhost', 'localhost:5173', '127.0.0.1:3000', '[::1]:3000'])(
  'on this machine %s will do',
  async (host) => {
    const local = await product()

    expect((await local.app.inject({ url: '/api/auth/demo', headers: { host } })).statusCode).toBe(200)
    expect((await local.app.inject({ url: '/login', headers: { host: 'evil.example' } })).statusCode).toBe(
      421,
    )
  },
)
