import { describe, expect, test } from 'vitest'
import { NotPulled, OneRosterClient } from './oneroster-client.ts'
import { pullRoster } from './pull-roster.ts'
import { loopback, oneRosterService, teachers } from './test-service.ts'

const NOW = new Date('2026-10-22T15:30:00Z')

async function aService(version: '1.1' | '1.2' = '1.1') {
  const { state, access } = await oneRosterService(version)
  const waits: number[] = []
  const pull = (changes: Partial<typeof access> = {}) => {
    const around = { rule: loopback, now: () => NOW, wait: async (ms: number) => void waits.push(ms) }
    return pullRoster(new OneRosterClient({ ...access, ...changes }, around), version, '2026-10-22')
  }
  const refused = (changes: Partial<typeof access> = {}) =>
    pull(changes).then(
      () => 'pulled',
      (error: unknown) => (error instanceof NotPulled ? error.reason : String(error)),
    )
  return { state, access, waits, pull, refused }
}

describe.each(['1.1', '1.2'] as const)('OneRoster %s', (version) => {
  test('staff comes page by page, however small pages are and whatever is said about how many there are', async () => {
    const { state, pull } = await aService(version)
    state.users = teachers(253)
    state.mostAPage = 100
    for (const total of [0, 7, 1_000_000]) {
      state.total = total
      expect((await pull()).rows).toHaveLength(253)
    }
    const [first] = (await pull()).rows
    expect(first).toMatchObject({
      externalId: 't1',
      email: 't1@alder-valley.example',
      schools: [{ externalId: 's1', name: 'Copper Ridge' }],
      kind: 'educator',
      hasLeft: false,
      faults: [],
    })
    expect(state.asked.some((it) => it.includes('elsewhere'))).toBe(false)
  })

  test('students are never asked for, and dropped unread where a service sends them all the same', async () => {
    const { state, pull } = await aService(version)
    const leader = version === '1.1' ? 'administrator' : 'principal'
    state.users = [
      ...teachers(2),
      { sourcedId: 'p1', role: leader, givenName: 'Marisol', familyName: 'Reyes' },
      // Of students and parents not even the name is looked at: this one would be a fault.
      { sourcedId: 'x1', role: 'student', givenName: '\ufffd', familyName: '9'.repeat(9_000) },
      { sourcedId: 'x2', role: 'parent', givenName: 'P', familyName: 'Q' },
    ]
    state.ignoresFilter = true

    const { rows, passedOver } = await pull()

    expect(rows.map(({ externalId, kind }) => `${externalId} ${kind}`)).toEqual([
      't1 educator',
      't2 educator',
      'p1 leader',
    ])
    expect(passedOver.students).toBeGreaterThan(0)
    expect(state.asked.join(' ')).not.toMatch(/students|student'|demographics|enrollments|classes/)
  })
})

test('a busy service is waited for as long as it asks, and given up after a while', async () => {
  const { state, pull, refused, waits } = await aService()
  state.users = teachers(3)
  const later = new Date(NOW.getTime() + 9_000).toUTCString()
  state.manners = [
    { at: '/teachers', times: 1, answer: (reply) => reply.writeHead(429, { 'retry-after': '7' }).end() },
    { at: '/teachers', times: 1, answer: (reply) => reply.writeHead(503, { 'retry-after': later }).end() },
    { at: '/token', times: 1, answer: (reply) => reply.writeHead(503).end() },
  ]
  expect((await pull()).rows).toHaveLength(3)
  expect(waits).toEqual([5_000, 7_000, 9_000])

  state.manners = [
    { at: '/orgs', times: 99, answer: (reply) => reply.writeHead(429, { 'retry-after': '1' }).end() },
  ]
  expect(await refused()).toBe('busy')
  state.manners = [
    { at: '/orgs', times: 99, answer: (reply) => reply.writeHead(503, { 'retry-after': '86400' }).end() },
  ]
  expect(await refused()).toBe('busy')
})

test('a token that ends in the middle is renewed once', async () => {
  const { state, pull, refused } = await aService()
  state.users = teachers(150)
  state.manners = [{ at: 'offset=100', times: 1, answer: (reply) => reply.writeHead(401).end() }]
  expect((await pull()).rows).toHaveLength(150)
  expect(state.asked.filter((it) => it.includes('/token'))).toHaveLength(2)

  state.manners = [{ at: 'offset=100', times: 9, answer: (reply) => reply.writeHead(401).end() }]
  expect(await refused()).toBe('not-allowed')
})

test('whoever fails half-way, answers no JSON or the same page again gives no roster at all', async () => {
  const { state, refused } = await aService()
  state.users = teachers(150)
  const half = (answer: (typeof state.manners)[number]['answer']) => {
    state.manners = [{ at: 'offset=100', times: 99, answer }]
    return refused()
  }
  expect(await half((reply) => reply.writeHead(500).end())).toBe('refused')
  expect(await half((reply) => reply.destroy())).toBe('not-reachable')
  expect(await half((reply) => reply.end('{"users": [{"sourcedId'))).toBe('not-json')
  expect(await half((reply) => reply.end('{"users": [{"sourcedId": 7}]}'))).toBe('not-json')
  expect(await half((reply) => reply.end('<html>Sign in</html>'))).toBe('not-json')
  const huge = '{"users": ['.padEnd(20_000_001)
  expect(await half((reply) => reply.end(huge))).toBe('too-large')
  expect(await half((reply) => reply.writeHead(302, { location: 'http://127.0.0.2/' }).end())).toBe(
    'moved-elsewhere',
  )
  state.manners = []
  state.ignoresOffset = true
  expect(await refused()).toBe('no-paging')
})

test('a wrong secret, a wrong address and a token page that is none are told apart', async () => {
  const { access, refused } = await aService()
  expect(await refused({ secret: 'wrong' })).toBe('not-signed-in')
  expect(await refused({ tokenAddress: `${access.address}/ims/oneroster/v1p1/nothing` })).toBe(
    'not-signed-in',
  )
  expect(await refused({ address: `${access.address}/somewhere` })).toBe('not-found')
  expect(await refused({ address: 'http://10.0.0.1' })).toBe('not-public')
  expect(await refused({ tokenAddress: 'ftp://127.0.0.1/token' })).toBe('not-https')
})

test('who is disabled has left, and what is wrong with somebody is told of them alone', async () => {
  const { state, pull } = await aService()
  state.users = [
    { sourcedId: 'a', role: 'teacher', givenName: 'Ivy', familyName: 'Chen', enabledUser: 'false' },
    { sourcedId: 'b', role: 'teacher', givenName: 'Kai', familyName: '', email: 'not an address' },
  ]
  const { rows } = await pull()
  expect(rows.map(({ externalId, hasLeft, faults }) => [externalId, hasLeft, faults.length])).toEqual([
    ['a', true, 0],
    ['b', false, 1],
  ])
})

test('roles that are over count for nothing; whose roles are all over has left', async () => {
  const { state, pull } = await aService('1.2')
  const over = { role: 'teacher', roleType: 'primary', endDate: '2026-06-30', org: { sourcedId: 's1' } }
  const on = { role: 'aide', roleType: 'secondary', endDate: '2027-06-30', org: { sourcedId: 's2' } }
  const roles = [[over, on], [over]]
  state.users = teachers(2).map((it, index) => ({
    ...it,
    roles: roles[index] ?? [],
    primaryOrg: { sourcedId: 's1' },
  }))

  expect((await pull()).rows).toMatchObject([
    { role: 'aide', hasLeft: false, schools: [{ externalId: 's2' }] },
    { role: 'teacher', hasLeft: true, schools: [] },
  ])
})
