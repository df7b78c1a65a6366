import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'
import type { OutboundRule } from '../../../outbound/outbound.ts'

/** What tests alone may reach: this machine, and without TLS. */
export const loopback: OutboundRule = { isOpen: (it) => it === '127.0.0.1', schemes: ['http:'] }

interface FakeUser {
  readonly sourcedId: string
  readonly role: string
  readonly org?: string
  readonly givenName?: string
  readonly familyName?: string
  readonly email?: string
  readonly enabledUser?: string
  readonly primaryOrg?: { readonly sourcedId: string }
  /** The roles of version 1.2; else the one of `role`. */
  readonly roles?: readonly Readonly<Record<string, unknown>>[]
}

/** A OneRoster service of a district, with the manners that a test gives it. */
export async function oneRosterService(version: '1.1' | '1.2' = '1.1') {
  const state = {
    orgs: [
      { sourcedId: 'd', name: 'Alder Valley', type: 'district' },
      { sourcedId: 's1', name: 'Copper Ridge', type: 'school', parent: { sourcedId: 'd' } },
    ] as unknown[],
    users: [] as FakeUser[],
    /** The most users on a page, however many are asked for. */
    mostAPage: 100,
    total: undefined as number | undefined,
    /** Addresses that hold a text and are answered in another way, so many times. */
    manners: [] as { readonly at: string; times: number; readonly answer: (reply: ServerResponse) => void }[],
    token: 'first',
    asked: [] as string[],
    ignoresFilter: false,
    ignoresOffset: false,
  }
  const server = createServer((request, reply) => void answer(request, reply))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const address = `http://127.0.0.1:${port}`
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  function answer(request: IncomingMessage, reply: ServerResponse): unknown {
    const url = new URL(request.url ?? '', address)
    state.asked.push(`${request.method} ${decodeURIComponent(url.pathname + url.search)}`)
    const manner = state.manners.find(({ at, times }) => times > 0 && url.href.includes(at))
    if (manner) {
      manner.times -= 1
      return manner.answer(reply)
    }
    if (url.pathname === '/token') return answerToken(request, reply)
    if (request.headers.authorization !== `Bearer ${state.token}`) return reply.writeHead(401).end('{}')
    return answerPage(url, reply)
  }

  function answerToken(request: IncomingMessage, reply: ServerResponse): unknown {
    const known = `Basic ${Buffer.from('corridor:se%20cret').toString('base64')}`
    if (request.headers.authorization !== known) return reply.writeHead(401).end('{}')
    return reply.end(JSON.stringify({ access_token: state.token, token_type: 'bearer', expires_in: 3600 }))
  }

  function answerPage(url: URL, reply: ServerResponse): unknown {
    const root = version === '1.1' ? '/ims/oneroster/v1p1/' : '/ims/oneroster/rostering/v1p2/'
    const collection = url.pathname.replace(root, '')
    const items = collection === 'orgs' ? state.orgs : usersOf(collection, url.searchParams.get('filter'))
    if (!items) return reply.writeHead(404).end('{}')
    const offset = state.ignoresOffset ? 0 : Number(url.searchParams.get('offset'))
    const limit = Math.min(Number(url.searchParams.get('limit')), state.mostAPage)
    reply.setHeader('x-total-count', String(state.total ?? items.length))
    reply.setHeader('link', `<${address}/elsewhere>; rel="next"`)
    const list = collection === 'orgs' ? 'orgs' : 'users'
    return reply.end(JSON.stringify({ [list]: items.slice(offset, offset + limit) }))
  }

  function usersOf(collection: string, filter: string | null): unknown[] | undefined {
    if (collection !== 'teachers' && collection !== 'users') return undefined
    const role = collection === 'teachers' ? 'teacher' : filter?.match(/'(\w+)'/)?.[1]
    return state.users.filter((it) => state.ignoresFilter || it.role === role).map(told)
  }

  function told({ role, org = 's1', ...user }: FakeUser): unknown {
    const shared = { status: 'active', enabledUser: 'true', ...user }
    if (version === '1.1') return { ...shared, role, orgs: [{ sourcedId: org }] }
    return { roles: [{ roleType: 'primary', role, org: { sourcedId: org } }], ...shared }
  }

  const access = {
    address,
    tokenAddress: `${address}/token`,
    clientId: 'corridor',
    secret: 'se cret',
    version,
  }
  return { state, access }
}

/** As many teachers as are asked for, numbered from `from` on. */
export function teachers(count: number, from = 1): FakeUser[] {
  return Array.from({ length: count }, (_, index) => ({
    sourcedId: `t${from + index}`,
    role: 'teacher',
    givenName: 'Ada',
    familyName: `Number${'abcdefghij'[index % 10]} ${'klmnopqrst'[Math.floor(index / 10) % 10]}${'uvwxyz'[Math.floor(index / 100) % 6]}`,
    email: `t${from + index}@alder-valley.example`,
  }))
}
