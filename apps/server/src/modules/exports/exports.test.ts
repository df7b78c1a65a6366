import { randomUUID } from 'node:crypto'
import { DEMO_USER } from '@corridor/domain/people/ids'
import type { Role } from '@corridor/domain/people/roles'
import { describe, expect, test } from 'vitest'
import { callerOf, product } from '../../../test/harness.ts'
import type { Database } from '../../database/open.ts'
import { makePlace } from '../educators/test-place.ts'
import { expireAllExports } from './expire-exports.ts'
import { makeExports } from './make-exports.ts'
import {
  asked,
  downloaded,
  exporting,
  filesIn,
  listed,
  read,
  removed,
  rowsIn,
  shown,
} from './test-exports.ts'

const made = await product()
const { clock, database, services } = made
const { make, exported } = exporting(services)
const HOUR_MS = 3_600_000

/** A district with visits at Copper Ridge, and somebody of each kind. */
async function aPlace(visits = 3) {
  const place = await makePlace(made)
  const omar = await place.educator(place.ridge.id)
  const marisol = await place.as('principal')
  if (visits > 0) await manyOf(place, await place.seen(omar, marisol), visits)
  return { ...place, omar, marisol, ofRidge: { kind: 'school', schoolId: place.ridge.id } as const }
}

/** So many copies of one visit, each begun an hour earlier. */
async function manyOf({ rows }: Pick<Place, 'rows'>, id: string, count: number) {
  const [first] = await rows(`select * from observations where id = '${id}'`)
  const columns = Object.keys(first ?? {}).filter((it) => it !== 'id' && it !== 'started_at')
  await rows(`
    insert into observations (id, started_at, ${columns})
    select gen_random_uuid(), started_at - n * interval '1 hour', ${columns}
    from observations, generate_series(1, ${count - 1}) n where id = '${id}'`)
}

type Place = Awaited<ReturnType<typeof makePlace>>

const district = { kind: 'district' } as const
const own = { kind: 'own' } as const
const chunks = (place: Awaited<ReturnType<typeof aPlace>>, id: string) =>
  place.rows(`select file from export_chunks where export_id = '${id}'`)

describe('an export', () => {
  test('waits, is made, and can be downloaded under a name that people read', async () => {
    const place = await aPlace()
    const { id, ...begun } = read(await asked(place.marisol, place.ofRidge))
    expect(begun).toMatchObject({ state: 'waiting', about: 'Copper Ridge', done: 0, total: null, file: null })

    await make(place.id, id)

    const ready = await shown(place.marisol, id)
    const name = 'Corridor Copper Ridge 2026-10-22.zip'
    expect(ready).toMatchObject({ state: 'ready', done: 3, total: 3, file: { name } })
    expect(ready.file?.expiresAt).toBe('2026-10-23T15:30:00.000Z')
    const { body, headers } = await downloaded(place.marisol, id)
    expect(headers['content-disposition']).toBe(
      `attachment; filename="${name}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    )
    expect(body).toHaveLength(ready.file?.bytes ?? 0)
  })

  test('is told when it began and at each download, in the trail', async () => {
    const place = await aPlace()
    const { id } = read(await asked(place.marisol, place.ofRidge))
    await make(place.id, id)
    await downloaded(place.marisol, id)
    await downloaded(place.marisol, id)

    const line = (event: string) => `${event} on ${place.ridge.id} by ${place.marisol.id}`
    expect((await place.trail()).filter((it) => it.startsWith('export'))).toEqual(
      ['export.start', 'export.download', 'export.download'].map(line),
    )
  })

  test('asked for twice under one id is one', async () => {
    const place = await aPlace()
    const id = randomUUID()
    const first = read(await asked(place.marisol, place.ofRidge, id))
    const again = read(await asked(place.marisol, own, id))

    expect(again).toEqual(first)
    expect((await listed(place.marisol)).items).toEqual([first])
    expect(await asked(place.admin, district, id)).toMatchObject({
      status: 404,
      body: { code: 'export-not-found' },
    })
  })

  test('is nobody else’s, neither in the district nor in another', async () => {
    const [place, other] = [await aPlace(), await aPlace()]
    const { id } = read(await asked(place.marisol, place.ofRidge))
    await make(place.id, id)

    for (const stranger of [place.admin, other.admin]) {
      expect(await downloaded(stranger, id)).toMatchObject({ status: 404 })
      expect(await removed(stranger, id)).toMatchObject({ status: 404 })
    }
    expect((await listed(place.admin)).items).toEqual([])
    expect((await shown(place.marisol, id)).state).toBe('ready')
  })
})

describe('who may export what', () => {
  const answer = async (role: Role, of: 'district' | 'school' | 'elsewhere' | 'educator' | 'own') => {
    const place = await aPlace(0)
    const person = await place.as(role)
    const scopes = {
      district,
      own,
      school: place.ofRidge,
      elsewhere: { kind: 'school', schoolId: place.hill.id } as const,
      educator: { kind: 'educator', educatorId: place.omar.id } as const,
    }
    const { status, body } = await asked(person, scopes[of])
    return status === 200 ? 'made' : Object(body).code
  }

  test.each<[Role, string, string, string, string, string]>([
    ['district-admin', 'made', 'made', 'made', 'made', 'made'],
    [
      'district-viewer',
      ...(['export-totals-only', 'export-totals-only', 'export-totals-only'] as const),
      ...(['educator-not-found', 'made'] as const),
    ],
    ['principal', 'export-own-only', 'made', 'export-own-only', 'made', 'made'],
    ['assistant-principal', 'export-own-only', 'made', 'export-own-only', 'made', 'made'],
    [
      'coach',
      ...(['export-own-only', 'export-own-only', 'export-own-only', 'export-own-only', 'made'] as const),
    ],
    [
      'teacher',
      ...(['export-own-only', 'export-own-only', 'export-own-only', 'educator-not-found', 'made'] as const),
    ],
    ['billing-contact', 'forbidden', 'forbidden', 'forbidden', 'forbidden', 'forbidden'],
  ])('a %s', async (role, ...expected) => {
    const of = ['district', 'school', 'elsewhere', 'educator', 'own'] as const
    const told = []
    for (const it of of) told.push(await answer(role, it))

    expect(told).toEqual(expected)
  })

  test('is offered so', async () => {
    const place = await aPlace(0)
    const choices = async (role: Role) => (await listed(await place.as(role))).choices
    const ridge = { id: place.ridge.id, name: 'Copper Ridge' }
    const nothing = { district: false, schools: [], educators: false, own: false, educator: null }

    expect(await choices('district-admin')).toMatchObject({ district: true, schools: [ridge, {}], own: true })
    expect(await choices('principal')).toEqual({ ...nothing, schools: [ridge], educators: true, own: true })
    expect(await choices('coach')).toEqual({ ...nothing, own: true })
    expect(await choices('district-viewer')).toEqual(nothing)
  })

  test('an educator who is asked about is named to who may export their record', async () => {
    const [place, other] = [await aPlace(0), await aPlace(0)]
    const named = async (role: Role, educator = place.omar.id) =>
      (await listed(await place.as(role), { educator })).choices.educator?.name

    expect(await named('principal')).toBe('Omar Haddad')
    expect(await named('coach')).toBeUndefined()
    expect(await named('district-admin', other.omar.id)).toBeUndefined()
  })

  test('an id of another district is no id', async () => {
    const [place, other] = [await aPlace(0), await aPlace(0)]
    const school = await asked(place.admin, other.ofRidge)
    const educator = await asked(place.admin, { kind: 'educator', educatorId: other.omar.id })

    expect(school).toMatchObject({ status: 404, body: { code: 'school-not-found' } })
    expect(educator).toMatchObject({ status: 404, body: { code: 'educator-not-found' } })
  })

  test('the demo begins nothing and downloads nothing', async () => {
    const place = await aPlace(0)
    const demo = await place.as('district-admin', { userId: DEMO_USER })

    expect(await asked(demo, district)).toMatchObject({ status: 418 })
    expect((await listed(demo)).items).toEqual([])
  })
})

describe('how many exports', () => {
  test('one at a time for each person', async () => {
    const place = await aPlace(0)
    const first = read(await asked(place.marisol, own))
    expect(await asked(place.marisol, own)).toMatchObject({
      status: 409,
      body: { code: 'export-is-running' },
    })

    await removed(place.marisol, first.id)
    expect((await asked(place.marisol, own)).status).toBe(200)
  })

  test('three at a time in a district, whoever else exports elsewhere', async () => {
    const [place, other] = [await aPlace(0), await aPlace(0)]
    for (let n = 0; n < 3; n += 1) read(await asked(await place.as('teacher'), own))

    expect(await asked(place.admin, district)).toMatchObject({
      status: 429,
      body: { code: 'too-many-exports' },
    })
    expect((await asked(other.admin, district)).status).toBe(200)
  })

  test('five are kept for each person', async () => {
    const place = await aPlace(0)
    for (let n = 0; n < 5; n += 1) await exported(place.marisol, place.id, own)
    expect(await asked(place.marisol, own)).toMatchObject({ body: { code: 'too-many-kept-exports' } })

    const [newest] = (await listed(place.marisol)).items
    await removed(place.marisol, newest?.id ?? '')
    expect((await asked(place.marisol, own)).status).toBe(200)
  })
})

/** The services with a database whose nth transaction fails. */
function failingAt(nth: number) {
  let count = 0
  const tenant: Database['tenant'] = (districtId, work) => {
    count += 1
    const isIt = count === nth
    return database.tenant(districtId, async (transaction) => {
      const answer = await work(transaction)
      if (isIt) throw new Error('The server stopped here.')
      return answer
    })
  }
  return { ...services, database: { ...database, tenant } }
}

describe('an export half-way', () => {
  test.each([1, 2, 3, 4])('a stop in page %i is made good by the next attempt', async (nth) => {
    const place = await aPlace(250)
    const { id } = read(await asked(place.marisol, place.ofRidge))
    const jobs = [{ data: { id: `${place.id}/${id}` } }]

    await expect(makeExports(failingAt(nth), jobs)).rejects.toThrow('The server stopped here.')
    expect(await shown(place.marisol, id)).toMatchObject({ file: null })
    expect(await downloaded(place.marisol, id)).toMatchObject({ body: { code: 'export-not-ready' } })
    await make(place.id, id)

    const { done, total, state } = await shown(place.marisol, id)
    expect({ done, total, state }).toEqual({ done: 250, total: 250, state: 'ready' })
    expect((await exportedRows(place, id)).size).toBe(250)
  })

  test('what fails three times in a row has failed, and says so', async () => {
    const place = await aPlace()
    const { id } = read(await asked(place.marisol, own))
    const jobs = [{ data: { id: `${place.id}/${id}` } }]
    for (let n = 0; n < 2; n += 1) await expect(makeExports(failingAt(1), jobs)).rejects.toThrow()
    await makeExports(failingAt(1), jobs)

    expect(await shown(place.marisol, id)).toMatchObject({
      state: 'failed',
      reason: 'Something went wrong on our side. Please export again.',
    })
    expect(await chunks(place, id)).toEqual([])
  })

  test('a canceled one stops before its next page and leaves no bytes', async () => {
    const place = await aPlace(150)
    const { id } = read(await asked(place.marisol, place.ofRidge))
    const jobs = [{ data: { id: `${place.id}/${id}` } }]
    await expect(makeExports(failingAt(4), jobs)).rejects.toThrow()
    expect(await shown(place.marisol, id)).toMatchObject({ state: 'running', done: 100, total: 150 })

    expect((await removed(place.marisol, id)).status).toBe(200)
    await makeExports(services, jobs)

    expect(await shown(place.marisol, id)).toMatchObject({ state: 'cancelled', file: null })
    expect(await chunks(place, id)).toEqual([])
  })

  test('who loses the role gets nothing, and who changes it gets what they may read then', async () => {
    const place = await aPlace(150)
    const { id } = read(await asked(place.admin, place.ofRidge))
    await expect(makeExports(failingAt(4), [{ data: { id: `${place.id}/${id}` } }])).rejects.toThrow()
    const become = (role: Role, schoolId: number | null) =>
      place.rows(
        `update assignments set role = '${role}', school_id = ${schoolId} where user_id = ${place.admin.id}`,
      )
    await become('principal', place.ridge.id)
    await make(place.id, id)
    expect(await shown(place.admin, id)).toMatchObject({ state: 'ready', done: 150 })
    expect((await exportedRows(place, id, place.admin)).size).toBe(150)

    const second = read(await asked(place.admin, place.ofRidge))
    await become('principal', place.hill.id)
    await make(place.id, second.id)
    expect(await shown(place.admin, second.id)).toMatchObject({ state: 'failed', file: null })
    expect(await downloaded(place.admin, id)).toMatchObject({
      status: 403,
      body: { code: 'export-right-gone' },
    })
  })
})

async function exportedRows(place: Awaited<ReturnType<typeof aPlace>>, id: string, who = place.marisol) {
  const { body } = await downloaded(who, id)
  if (!(body instanceof Uint8Array)) throw new Error('Nothing came.')
  return new Set(rowsIn(filesIn(Buffer.from(body))['observations.csv']).map((it) => it['Observation ID']))
}

describe('an export after its day', () => {
  test('it has expired, is not downloaded, and its bytes are gone', async () => {
    const place = await aPlace()
    const { id } = read(await asked(place.marisol, own))
    await make(place.id, id)
    const start = clock.now
    clock.now = new Date(start.getTime() + 24 * HOUR_MS)
    const caller = place.marisol

    expect(await shown(caller, id)).toMatchObject({ state: 'expired', file: null })
    expect(await downloaded(caller, id)).toMatchObject({ status: 409, body: { code: 'export-not-ready' } })
    clock.now = new Date(start.getTime() + 24 * HOUR_MS + 1)
    await expireAllExports(services)
    expect(await chunks(place, id)).toEqual([])
    expect(await shown(caller, id)).toMatchObject({ state: 'expired' })

    clock.now = new Date(start.getTime() + 31 * 24 * HOUR_MS)
    await expireAllExports(services)
    expect(await place.rows('select id from exports')).toEqual([])
    clock.now = start
  })

  test('one that nobody goes on with is given up', async () => {
    const place = await aPlace()
    const { id } = read(await asked(place.marisol, own))
    const start = clock.now
    clock.now = new Date(start.getTime() + 13 * HOUR_MS)
    await expireAllExports(services)

    expect(await shown(place.marisol, id)).toMatchObject({ state: 'failed' })
    clock.now = start
  })
})

test('for 90 days after the plan exports stay open: the data is the district’s', async () => {
  const place = await aPlace()
  await place.rows(`update districts set plan_ends_at = '2026-07-25T06:59:59Z'`)

  const files = await exported(place.admin, place.id, district)
  expect(Object.keys(files)).toContain('observations.csv')
})

test('a guest is turned away', async () => {
  expect(await asked(callerOf(made.app), own)).toMatchObject({ status: 401 })
})
