import { contract } from '@corridor/contract/contract'
import type { AuditEventName } from '@corridor/contract/district/audit'
import type { DistrictId, UserId } from '@corridor/domain/people/ids'
import pg from 'pg'
import { describe, expect, test, vi } from 'vitest'
import { product } from '../../../test/harness.ts'
import { assignments } from '../people/people.tables.ts'
import { type AuditSubject, recordAudit } from './record-audit.ts'

const { clock, database, district } = await product()
const { list } = contract.audit

async function place() {
  const made = await district()
  const admin = await made.person({ role: 'district-admin', schoolId: null })
  const [ridge, hill] = [await made.school('Copper Ridge'), await made.school('Alder Hill')]
  const principal = await made.person({ role: 'principal', schoolId: ridge.id })
  return { ...made, admin, ridge, hill, principal }
}

interface Event {
  readonly by: UserId | null
  readonly name?: AuditEventName
  readonly at?: string
  readonly realUserId?: UserId
  readonly subject?: AuditSubject
}

function record(districtId: DistrictId, events: readonly Event[]) {
  return database.tenant(districtId, async (transaction) => {
    for (const { by, name = 'auth.sign-in', at, realUserId, subject } of events) {
      await recordAudit(transaction, {
        name,
        actor: by && { userId: by, realUserId: realUserId ?? by },
        districtId,
        subject: subject ?? { kind: 'user', id: by ?? 1 },
        requestId: 'req-test',
        at: at ? new Date(at) : clock.now,
      })
    }
  })
}

type Caller = Awaited<ReturnType<typeof place>>['admin']

async function read(caller: Caller, query: Record<string, unknown> = {}) {
  const { status, body } = await caller.try(list, { query })
  expect(status).toBe(200)
  return list.response.parse(body)
}

/** Who did what in the trail, without the readings that the test itself makes. */
async function seen(caller: Caller, query: Record<string, unknown> = {}) {
  const { items } = await read(caller, { limit: 100, ...query })
  return items.filter(({ event }) => event !== 'audit.read').map(({ actor, event }) => [actor?.id, event])
}

test('an administrator sees who did what, newest first, and that the trail itself was read', async () => {
  const { id, admin } = await place()
  await record(id, [
    { by: null, name: 'auth.sign-in-failed', at: '2026-10-22T15:00:00Z' },
    { by: admin.id, at: '2026-10-22T15:01:00Z' },
  ])

  const somebody = { id: admin.id, name: 'Somebody' }
  const first = await read(admin)
  expect(first).toEqual({
    items: [
      {
        id: expect.any(Number),
        at: '2026-10-22T15:01:00.000Z',
        event: 'auth.sign-in',
        isBetweenOthers: false,
        actor: somebody,
        realActor: somebody,
        subject: { kind: 'user', id: String(admin.id), name: 'Somebody' },
        changes: [],
      },
      expect.objectContaining({ event: 'auth.sign-in-failed', actor: null, realActor: null }),
    ],
    next: null,
  })
  expect((await read(admin)).items[0]).toMatchObject({
    event: 'audit.read',
    actor: somebody,
    subject: { kind: 'district', id: String(id), name: null },
  })
})

test('support, who is of no district, is named as such beside the person it acted as', async () => {
  const { id, admin } = await place()
  const vendor = await district()
  const support = await vendor.person({ role: 'support', schoolId: null })
  await record(id, [{ by: admin.id, realUserId: support.id }])

  expect((await read(admin)).items).toMatchObject([
    { actor: { id: admin.id, name: 'Somebody' }, realActor: { id: support.id, name: 'Corridor support' } },
  ])
})

describe('the subject of an event', () => {
  test('is named where it is a person, a school or an educator, as it is called today', async () => {
    const { id, admin, ridge, principal, educator } = await place()
    const omar = await educator(ridge.id)
    const uuid = '019a0000-0000-7000-8000-000000000001'
    const subjects: AuditSubject[] = [
      { kind: 'user', id: principal.id },
      { kind: 'school', id: ridge.id },
      { kind: 'educator', id: omar.id },
      // The numbers are those of a school and a person: only the kind tells them apart.
      { kind: 'district', id: ridge.id },
      { kind: 'impersonation', id: uuid },
      { kind: 'school', id: principal.id + 1_000_000 },
    ]
    await record(
      id,
      subjects.map((subject) => ({ by: admin.id, subject })),
    )
    await principal.call(contract.profile.change, { body: { name: 'Marisol Reyes' } })

    const { items } = await read(admin, { event: 'auth.sign-in' })

    expect(items.map(({ subject }) => subject.name).toReversed()).toEqual([
      'Marisol Reyes',
      'Copper Ridge',
      'Omar Haddad',
      null,
      null,
      null,
    ])
  })

  test('is never named from another district', async () => {
    const [here, there] = [await place(), await place()]
    await record(here.id, [
      { by: here.admin.id, subject: { kind: 'user', id: there.admin.id } },
      { by: here.admin.id, subject: { kind: 'school', id: there.ridge.id } },
    ])

    const { items } = await read(here.admin)

    expect(items.map(({ subject }) => subject.name)).toEqual([null, null])
  })

  test('takes as many statements for a hundred events as for one', async () => {
    const { id, admin, principal } = await place()
    // The first use of a token writes it down.
    await read(admin)
    const statements = async (count: number) => {
      const by = admin.id
      const subject = { kind: 'user', id: principal.id } as const
      await record(
        id,
        Array.from({ length: count }, () => ({ by, subject })),
      )
      const query = vi.spyOn(pg.Client.prototype, 'query')
      expect((await read(admin, { limit: count, event: 'auth.sign-in' })).items).toHaveLength(count)
      const { length } = query.mock.calls
      query.mockRestore()
      return length
    }

    expect(await statements(100)).toBe(await statements(1))
  })
})

describe('who sees what', () => {
  test('another district’s administrator sees nothing of it, not even by its cursor', async () => {
    const [here, there] = [await place(), await place()]
    await record(here.id, [{ by: here.admin.id }, { by: here.admin.id }])
    const { next } = await read(here.admin, { limit: 1 })

    expect(await seen(there.admin)).toEqual([])
    expect(await seen(there.admin, { actor: here.admin.id })).toEqual([])
    expect(await there.admin.try(list, { query: { after: next } })).toMatchObject({
      status: 422,
      body: { code: 'invalid-request', fields: { after: expect.any(String) } },
    })
  })

  test('a principal sees what the staff of her schools did, and no one else', async () => {
    const { id, admin, ridge, hill, principal, person } = await place()
    const mine = await person({ role: 'coach', schoolId: ridge.id })
    const other = await person({ role: 'coach', schoolId: hill.id })
    await record(id, [
      { by: admin.id },
      { by: mine.id },
      { by: other.id },
      { by: null },
      { by: principal.id },
    ])

    expect(await seen(principal)).toEqual([
      [principal.id, 'auth.sign-in'],
      [mine.id, 'auth.sign-in'],
    ])
    expect(await seen(principal, { actor: other.id })).toEqual([])
    expect(await seen(admin)).toHaveLength(5)
  })

  test('a principal sees of somebody who came from another school the time in hers', async () => {
    const { id, ridge, hill, principal, person } = await place()
    const { id: userId, ...mover } = await person({ role: 'coach', schoolId: hill.id })
    const moved = { role: 'coach', schoolId: ridge.id, districtId: id, userId } as const
    await database.tenant(id, ({ db }) =>
      db.insert(assignments).values({ ...moved, startsOn: '2026-10-12', endsOn: '2026-10-16' }),
    )
    // In Denver these are the evening before, the first minute, the last one, the next morning.
    const times = ['12T05:59:00Z', '12T06:00:00Z', '17T05:59:00Z', '17T06:00:00Z']
    await record(
      id,
      times.map((time) => ({ by: userId, at: `2026-10-${time}` })),
    )

    const { items } = await read(principal, { actor: userId })

    expect(items.map(({ at }) => at)).toEqual(['2026-10-17T05:59:00.000Z', '2026-10-12T06:00:00.000Z'])
    expect(await mover.try(list, {})).toMatchObject({ status: 403 })
  })

  test.each(['assistant-principal', 'coach', 'teacher', 'district-viewer', 'billing-contact'] as const)(
    'a %s sees none of it, and the attempt leaves no trace of a reading',
    async (role) => {
      const { admin, ridge, person } = await place()
      const stranger = await person({ role, schoolId: ridge.id })

      expect(await stranger.call(list, { query: {} })).toMatchObject({
        status: 403,
        body: { code: 'forbidden' },
      })
      expect((await read(admin)).items).toEqual([])
    },
  )
})

describe('filters', () => {
  test('by event, by person, and both', async () => {
    const { id, admin, principal } = await place()
    await record(id, [
      { by: admin.id },
      { by: admin.id, name: 'auth.sign-out' },
      { by: principal.id, name: 'auth.sign-out' },
    ])

    expect(await seen(admin, { event: 'auth.sign-out' })).toHaveLength(2)
    expect(await seen(admin, { actor: admin.id })).toHaveLength(2)
    expect(await seen(admin, { actor: admin.id, event: 'auth.sign-out' })).toHaveLength(1)
    expect(await seen(admin, { actor: Number.MAX_SAFE_INTEGER })).toEqual([])
  })

  test('by days of the district’s calendar, the last included', async () => {
    const { id, admin } = await place()
    // In Denver these are Monday’s last minute, Tuesday’s first and last, Wednesday’s first.
    const times = ['20T05:59:00Z', '20T06:00:00Z', '21T05:59:00Z', '21T06:00:00Z']
    await record(
      id,
      times.map((time) => ({ by: admin.id, at: `2026-10-${time}` })),
    )
    const atOf = async (query: Record<string, unknown>) =>
      (await read(admin, { ...query, event: 'auth.sign-in' })).items.map(({ at }) => at.slice(8, 16))

    expect(await atOf({ from: '2026-10-20', to: '2026-10-20' })).toEqual(['21T05:59', '20T06:00'])
    expect(await atOf({ from: '2026-10-21' })).toEqual(['21T06:00'])
    expect(await atOf({ to: '2026-10-19' })).toEqual(['20T05:59'])
    expect(await atOf({ from: '2026-10-22', to: '2026-10-01' })).toEqual([])
    expect(await atOf({ from: '1000-01-01', to: '9999-12-31' })).toHaveLength(4)
  })
})

describe('pages', () => {
  async function walk(caller: Caller, limit: number) {
    const ids: number[] = []
    const sizes: number[] = []
    let after: string | null = null
    do {
      const query: Record<string, unknown> = { limit, event: 'auth.sign-in', ...(after && { after }) }
      const { items, next } = await read(caller, query)
      ids.push(...items.map(({ id }) => id))
      sizes.push(items.length)
      after = next
    } while (after)
    return { ids, sizes }
  }

  test('60 events of one instant come once each, newest first, while new ones arrive', async () => {
    const { id, admin } = await place()
    await record(
      id,
      Array.from({ length: 60 }, () => ({ by: admin.id })),
    )

    const { ids, sizes } = await walk(admin, 20)

    expect(sizes).toEqual([20, 20, 20])
    expect(new Set(ids).size).toBe(60)
    expect(ids).toEqual([...ids].sort((a, b) => b - a))
  })

  test('lose no event that is a microsecond later', async () => {
    const { id, admin } = await place()
    await database.tenant(id, ({ client }) =>
      client.query(`
        insert into audit_events (district_id, at, event, subject_kind, subject_id, request_id)
        select ${id}, timestamptz '2026-10-22T15:00Z' - n * interval '1 microsecond', 'auth.sign-in', 'user', '1', 'r'
        from generate_series(1, 7) as n`),
    )

    const { ids, sizes } = await walk(admin, 2)

    expect(sizes).toEqual([2, 2, 2, 1])
    expect(new Set(ids).size).toBe(7)
  })

  test('hold 25 unless told', async () => {
    const { id, admin } = await place()
    await record(
      id,
      Array.from({ length: 26 }, () => ({ by: admin.id })),
    )

    const { items, next } = await read(admin)

    expect(items).toHaveLength(25)
    expect(next).toBe(String(items.at(-1)?.id))
  })
})

test.each([
  ['after', 'nonsense'],
  ['after', '0'],
  ['after', '-1'],
  ['after', '999999999999999'],
  ['after', '9'.repeat(30)],
  ['limit', '0'],
  ['limit', '101'],
  ['limit', '2.5'],
  ['limit', 'all'],
  ['event', 'auth.everything'],
  ['actor', 'lorraine'],
  ['from', '2026-02-30'],
  ['to', '0000-01-01'],
])('%s=%s is refused', async (name, value) => {
  const { admin } = await place()

  expect(await admin.try(list, { query: { [name]: value } })).toMatchObject({
    status: 422,
    body: { code: 'invalid-request', fields: { [name]: expect.any(String) } },
  })
})
