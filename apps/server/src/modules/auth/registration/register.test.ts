import { contract } from '@corridor/contract/contract'
import { DEMO_USER } from '@corridor/domain/people/ids'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { product } from '../../../../test/harness.ts'
import { hashPassword } from '../../../access/passwords.ts'
import { buildApp } from '../../../app.ts'
import type { WholeTransaction } from '../../../database/doors.ts'
import { password, registering, typed } from './test-registering.ts'

const made = await product({ PUBLIC_URL: 'https://corridor.example' })
const { clock, database, district, guest, logged, services } = made
const { newEmail, rows, send, signedIn, start } = registering(made)
const HOUR_MS = 3_600_000
const passwordHash = await hashPassword('a long enough password')

let email = ''
beforeEach(() => {
  email = newEmail()
})

const sign = (changes: object = {}, ...where: [address?: string, on?: typeof made.app]) =>
  send({ ...typed, password, ...changes }, ...where)

const mailsTo = (to: string) => rows(`select subject, text from mails where "to" = '${to}'`)

test('registering makes a district on trial, with a school and a school year, and signs its administrator in', async () => {
  const reply = await sign({ email: ` ${email.toUpperCase()} ` })
  expect(reply).toMatchObject({ status: 200, body: {}, headers: { 'cache-control': 'no-store' } })

  const { call } = signedIn(reply)

  expect(await call(contract.auth.user, {})).toMatchObject({
    body: {
      name: 'Nadia Bloom',
      email,
      district: {
        name: 'Pine Hollow Schools',
        time_zone: 'America/Chicago',
        subscribed: false,
        on_trial: true,
      },
      security: { roles: ['district-admin'] },
      schools: [{ name: 'Pine Hollow Elementary' }],
    },
  })
  expect(await call(contract.billing.show, {})).toMatchObject({
    body: {
      today: '2026-10-22',
      plan: { state: 'trialing', trialEndsOn: '2026-11-21', endsOn: null },
      schools: [{ name: 'Pine Hollow Elementary', gradeSpan: 'K–5' }],
    },
  })
  expect(await call(contract.district.show, {})).toMatchObject({
    body: { schoolYears: [{ startsOn: '2026-08-17', endsOn: '2027-06-04', closures: [] }] },
  })
  expect(await call(contract.dashboard.show, { query: {} })).toMatchObject({
    status: 200,
    body: { shown: { school: { name: 'Pine Hollow Elementary' }, coverage: { rows: [] } } },
  })
})

test('the trial lasts to the end of its thirtieth day, there', async () => {
  const { call } = signedIn(await sign({ email }))

  for (const [moment, status] of [
    ['2026-11-22T05:59:59.999Z', 200],
    ['2026-11-22T06:00:00.000Z', 402],
  ] as const) {
    clock.now = new Date(moment)
    await rows(`update sessions set expires_at = '2027-01-01'`)
    expect(await call(contract.schools.list, {})).toMatchObject({ status })
  }
})

test('a welcome is mailed, and the password signs in again', async () => {
  await sign({ email })

  const mails = await mailsTo(email)
  expect(mails).toMatchObject([{ subject: 'Welcome to Corridor' }])
  expect(mails[0]?.text).toContain('https://corridor.example/login')
  const credentials = { email, password, staySignedIn: false }
  expect(await guest.call(contract.auth.login, { body: credentials })).toMatchObject({ status: 200 })
})

test('the new district sees nothing of others, and others nothing of it', async () => {
  const other = await district()
  const school = await other.school('Copper Ridge')
  const admin = await other.person({ role: 'district-admin', schoolId: null })
  const { call } = signedIn(await sign({ email }))

  expect(JSON.stringify((await call(contract.schools.list, {})).body)).not.toContain('Copper Ridge')
  const params = { schoolId: school.id }
  expect(await call(contract.schools.remove, { params })).toMatchObject({ status: 404 })
  const theirs = JSON.stringify((await admin.call(contract.schools.list, {})).body)
  expect(theirs).toContain('Copper Ridge')
  expect(theirs).not.toContain('Pine Hollow')
})

test('who registers is in the trail, and the log holds neither address nor password', async () => {
  const { call } = signedIn(await sign({ email }))

  const { body: trail } = await call(contract.audit.list, { query: {} })
  const { items } = contract.audit.list.response.parse(trail)
  expect(items.map(({ event, actor }) => `${event} by ${actor?.name}`)).toEqual([
    'auth.sign-in by Nadia Bloom',
    'district.register by Nadia Bloom',
  ])
  for (const secret of [email, password, 'Pine Hollow']) expect(logged.join()).not.toContain(secret)
})

describe('an address that has an account', () => {
  async function owner() {
    const { person } = await district()
    return person({ role: 'coach', schoolId: null }, { passwordHash })
  }

  test('is answered as a new one is, without a token; nothing is made, and its owner is told', async () => {
    const { email: known, id } = await owner()
    const before = await rows('select (select count(*) from accounts), (select count(*) from sessions)')

    const [first, second] = [await sign({ email }), await sign({ email: known })]

    expect({ ...second, headers: undefined }).toEqual({ ...first, headers: undefined })
    const names = (headers: object) => Object.keys(headers).filter((name) => name !== 'authorization')
    expect(names(second.headers)).toEqual(names(first.headers))
    expect(second.headers.authorization).toBeUndefined()
    const after = await rows('select (select count(*) from accounts), (select count(*) from sessions)')
    // One account and one session more: only what the new registration made.
    expect(after).toEqual(before.map((it) => ({ ...it, count: String(Number(it.count) + 1) })))
    expect(await rows(`select password_hash from accounts where user_id = ${id}`)).toEqual([
      { password_hash: passwordHash },
    ])
    const mails = await mailsTo(known)
    expect(mails).toMatchObject([{ subject: 'You have a Corridor account already' }])
    for (const path of ['/login', '/auth/password-reset'])
      expect(mails[0]?.text).toContain(`https://corridor.example${path}`)
    expect(await mailsTo(email)).toHaveLength(1)
  })

  test('costs the same: statements, hash and mail, and the hash is made before anybody is looked for', async () => {
    const { email: known } = await owner()

    const [unknown, taken] = [await work(() => sign({ email })), await work(() => sign({ email: known }))]

    expect(unknown[0]).toEqual(['throttles', 'throttles', 'nextval'])
    expect(unknown).toHaveLength(2)
    expect(unknown[1]).toEqual(expect.arrayContaining(['accounts hashed', 'sessions', 'mails', 'pgboss.job']))
    expect(taken).toEqual(unknown)
  })

  test('is not written to without end', async () => {
    const { email: known } = await owner()

    for (let times = 0; times < 7; times++)
      expect(await sign({ email: known })).toMatchObject({ status: 200, body: {} })

    expect(await mailsTo(known)).toHaveLength(5)
  })

  test('of the demo gets no mail', async () => {
    const { person } = await district()
    const { email: demo } = await person({ role: 'district-admin', schoolId: null }, { userId: DEMO_USER })

    expect(await sign({ email: demo })).toMatchObject({ status: 200, body: {} })
    expect(await mailsTo(demo)).toEqual([])
  })

  test('of two who register it at once is one’s', async () => {
    const replies = await Promise.all([sign({ email }), sign({ email }), sign({ email })])

    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(replies.filter(({ headers }) => headers.authorization)).toHaveLength(1)
    expect((await mailsTo(email)).map(({ subject }) => subject).sort()).toEqual([
      'Welcome to Corridor',
      'You have a Corridor account already',
      'You have a Corridor account already',
    ])
  })
})

/** The tables of each statement, by transaction. */
async function work(act: () => Promise<unknown>) {
  const seen: string[][] = []
  const watch = <T>(transaction: WholeTransaction, run: (transaction: WholeTransaction) => Promise<T>) => {
    const query = vi.spyOn(transaction.client, 'query')
    return run(transaction).finally(() => {
      seen.push(query.mock.calls.map((call) => wordOf(JSON.stringify(call))))
      query.mockRestore()
    })
  }
  const { platform, tenant } = database
  const doors = [
    vi.spyOn(services.database, 'platform').mockImplementation((run) => platform((it) => watch(it, run))),
    vi.spyOn(services.database, 'tenant').mockImplementation((id, run) => tenant(id, (it) => watch(it, run))),
  ]
  await act()
  for (const door of doors) door.mockRestore()
  return seen
}

function wordOf(statement: string): string {
  const table = statement.match(/(?:into|from|update) [\W]*([\w.]+)|(nextval|savepoint)/i)
  return `${table?.[1] ?? table?.[2] ?? statement}${statement.includes('$argon2id$') ? ' hashed' : ''}`
}

describe('at most five an hour come from one address', () => {
  test('also after a restart, and more an hour later', async () => {
    const address = '192.0.2.7'
    for (let times = 0; times < 5; times++)
      expect(await sign({ email: `${times}-${email}` }, address)).toMatchObject({ status: 200 })

    const refused = { status: 429, body: { code: 'too-many-requests' } }
    const told = await sign({ email }, address)
    expect(told).toMatchObject(refused)
    expect(told.headers['retry-after']).toBe('3600')
    const restarted = await buildApp(services)
    expect(await sign({ email }, `::ffff:${address}`, restarted)).toMatchObject(refused)
    await restarted.close()
    expect(await rows(`select from accounts where email = '${email}'`)).toEqual([])

    expect(await sign({ email }, '192.0.2.8')).toMatchObject({ status: 200 })
    clock.now = new Date(start.getTime() + HOUR_MS)
    expect(await sign({ email: `later-${email}` }, address)).toMatchObject({ status: 200 })
  })

  test('and twenty from a block of them', async () => {
    for (let times = 0; times < 20; times++)
      expect(await sign({ email: `${times}-${email}` }, `198.51.100.${times}`)).toMatchObject({ status: 200 })

    expect(await sign({ email }, '198.51.100.99')).toMatchObject({ status: 429 })
  }, 30_000)

  test('what was typed wrong does not count', async () => {
    for (let times = 0; times < 6; times++) await sign({ email, password: 'short' }, '203.0.113.5')

    expect(await sign({ email }, '203.0.113.5')).toMatchObject({ status: 200 })
  })
})

test.each([
  ['districtName', ' '],
  ['timeZone', 'Mars/Olympus'],
  ['schoolName', ''],
  ['gradeSpan', ''],
  ['name', ' '],
  ['email', 'nadia'],
  ['password', 'short'],
])('a fault is said at its field: %s', async (field, value) => {
  expect(await sign({ email, [field]: value })).toMatchObject({
    status: 422,
    body: { code: 'invalid-request', fields: { [field]: expect.any(String) } },
  })
})

test.each([
  { planEndsAt: '2030-01-01' },
  { trialEndsAt: '2030-01-01' },
  { role: 'support' },
  { districtId: 1 },
  { policies: {} },
])('nobody gives themselves more: %j is refused', async (more) => {
  expect(await sign({ email, ...more })).toMatchObject({ status: 422 })
  expect(await rows(`select from accounts where email = '${email}'`)).toEqual([])
})
