import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { fetchOutside, NotFetched, type OutboundRule, publicHttps } from './outbound.ts'
import { isPublicAddress } from './public-address.ts'

let asked = 0
const server = createServer((request, reply) => {
  asked += 1
  const { port } = server.address() as AddressInfo
  const ways: Record<string, string> = {
    '/elsewhere': 'http://127.0.0.2:1/',
    '/other-port': `http://127.0.0.1:${port + 1}/`,
    '/name': `http://localhost:${port}/`,
    '/round': '/round',
    '/once': '/answer',
  }
  const to = ways[request.url ?? '']
  if (to) return reply.writeHead(302, { location: to }).end()
  if (request.url === '/endless') {
    const pour = () => {
      while (reply.write(Buffer.alloc(65_536)));
      reply.once('drain', pour)
    }
    return pour()
  }
  if (request.url === '/silent') return reply.flushHeaders()
  if (request.url === '/trickle') {
    const trickling = setInterval(() => reply.write(' '), 5)
    return reply.once('close', () => clearInterval(trickling))
  }
  return reply.end('{"is":"here"}')
})
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
const { port } = server.address() as AddressInfo
const here = `http://127.0.0.1:${port}`
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** What tests alone may reach: this machine, and without TLS. */
const loopback: OutboundRule = { isOpen: (it) => it.startsWith('127.'), schemes: ['http:', 'https:'] }

const reasonOf = (fetching: Promise<unknown>) =>
  fetching.then(
    () => 'fetched',
    (error: unknown) => (error instanceof NotFetched ? error.reason : String(error)),
  )

describe('an address of a private network is not connected to, however it is written', () => {
  test.each([
    'https://127.0.0.1/',
    'https://127.1/',
    'https://127.0.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0x7f.0.0.1/',
    'https://0177.0.0.1/',
    'https://017700000001/',
    'https://%31%32%37.0.0.1/',
    'https://１２７.０.０.１/',
    'https://127。0。0。1/',
    'https://127.0.0.1./',
    'https://0/',
    'https://0.0.0.0/',
    'https://10.1.2.3/',
    'https://100.64.0.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://0xa9fea9fe/',
    'https://172.16.0.1/',
    'https://172.31.255.255/',
    'https://192.168.0.1/',
    'https://192.0.0.8/',
    'https://198.18.0.1/',
    'https://224.0.0.1/',
    'https://255.255.255.255/',
    'https://[::1]/',
    'https://[::]/',
    'https://[0:0:0:0:0:0:0:1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://[::127.0.0.1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[2002:7f00:1::]/',
    'https://[2001:0:7f00:1::]/',
    'https://[fe80::1]/',
    'https://[fc00::1]/',
    'https://[fd12:3456::1]/',
    'https://[fec0::1]/',
    'https://[ff02::1]/',
    'https://localhost/',
    'https://LOCALHOST:8443/',
    'https://localhost./',
    'https://metadata/',
  ])('%s', async (address) => {
    expect(await reasonOf(fetchOutside(publicHttps, address))).toBe('not-public')
  })
})

test.each([
  'http://example.org/',
  'ftp://example.org/',
  'file:///etc/passwd',
  'gopher://127.0.0.1:6379/_',
  'https://user:secret@example.org/',
  'example.org',
  'https://',
])('what is not plain https is not asked: %s', async (address) => {
  expect(await reasonOf(fetchOutside(publicHttps, address))).toBe('not-https')
})

test.each(['https://8.8.8.8:22/', 'https://8.8.8.8:25/', 'https://8.8.8.8:80/'])(
  'ports of other services are not asked: %s',
  async (address) => {
    expect(await reasonOf(fetchOutside(publicHttps, address))).toBe('not-public')
  },
)

test('public addresses are open', () => {
  for (const address of ['8.8.8.8', '172.15.0.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111'])
    expect([address, isPublicAddress(address)]).toEqual([address, true])
  for (const address of ['2606:4700::1111%eth0', 'example.org', ''])
    expect([address, isPublicAddress(address)]).toEqual([address, false])
})

test('a name is judged by what it resolves to when it is connected to', async () => {
  const before = asked
  const closed: OutboundRule = { ...loopback, isOpen: () => false }
  // The name itself is not an address, so only the connection can tell that it is closed.
  expect(await reasonOf(fetchOutside(closed, `http://localhost:${port}/`))).toBe('not-public')
  expect(asked).toBe(before)
  const seen: string[] = []
  const watching: OutboundRule = { ...loopback, isOpen: (it) => seen.push(it) > 0 }
  await reasonOf(fetchOutside(watching, `http://localhost:${port}/`))
  expect(seen).toContain('127.0.0.1')
})

test('redirects stay on their server, and end', async () => {
  expect(await fetchOutside(loopback, `${here}/once`)).toMatchObject({ status: 200 })
  for (const way of ['elsewhere', 'other-port', 'name', 'round'])
    expect([way, await reasonOf(fetchOutside(loopback, `${here}/${way}`))]).toEqual([way, 'moved-elsewhere'])
  expect(await reasonOf(fetchOutside(loopback, `${here}/once`, { method: 'POST', body: 'a=1' }))).toBe(
    'moved-elsewhere',
  )
})

test('an answer that never ends and one that never begins are given up', async () => {
  expect(await reasonOf(fetchOutside(loopback, `${here}/endless`, { mostBytes: 1_000_000 }))).toBe(
    'too-large',
  )
  expect(await reasonOf(fetchOutside(loopback, `${here}/silent`, { timeoutMs: 50 }))).toBe('too-slow')
  // Letters that drop one by one do not buy more time.
  expect(await reasonOf(fetchOutside(loopback, `${here}/trickle`, { timeoutMs: 50 }))).toBe('too-slow')
  expect(await reasonOf(fetchOutside(loopback, 'http://127.0.0.1:1025/'))).toBe('not-reachable')
})
