import { contract } from '@corridor/contract/contract'
import { MOST_LISTED } from '@corridor/contract/observations/most-listed'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { product } from '../../../../test/harness.ts'
import { insertObservation } from '../../../../test/sample-observation.ts'
import { statementsOf } from '../../../../test/statements.ts'
import { type Caller, makePlace } from '../test-place.ts'
import { cursorOf } from './observation-cursor.ts'

const made = await product()
const { list, schools } = contract.observations

async function listed(caller: Caller, query: Record<string, unknown> = {}) {
  return list.response.parse((await caller.try(list, { query })).body)
}

describe('one page', async () => {
  const place = await makePlace(made)
  const { admin, hill, marisol, omar, ridge, seen } = place
  const ruth = await place.educator(hill.id, 'Ruth 100% Feldman')
  await place.rows(`update users set name = 'Marisol Okafor' where id = ${marisol.id}`)
  const sent = await seen(omar, marisol, { at: '2026-10-20T16:00:00Z' })
  const draft = await seen(omar, marisol, { status: 'draft', at: '2026-10-21T16:00:00Z' })
  const atHill = await seen(ruth, admin, { status: 'acknowledged', at: '2026-10-19T05:59:00Z', school: hill })

  const find = async (query: Record<string, unknown>, caller: Caller = admin) =>
    (await listed(caller, query)).items.map(({ id }) => id)

  test('is newest first, with who, where and when', async () => {
    const page = await listed(marisol)

    expect(page).toMatchObject({ first: 1, found: 2, next: null, previous: null })
    expect(page.items.map(({ id }) => id)).toEqual([draft, sent])
    expect(page.items[1]).toMatchObject({
      toolTypeId: 2,
      status: 'sent',
      purpose: 'walkthrough',
      sentAt: null,
      isMine: true,
      startedAt: '2026-10-20T16:00:00.000Z',
      educator: { id: omar.id, name: 'Omar Haddad' },
      observer: { id: marisol.id, name: 'Marisol Okafor' },
      school: { id: ridge.id, name: 'Copper Ridge' },
    })
    expect((await listed(admin)).items.map(({ isMine }) => isMine)).toEqual([false, true])
  })

  test.each([
    ['part of an educator’s name, in any case', 'HADD', [sent]],
    ['part of an observer’s', 'okaf', [sent]],
    ['a sign as itself', '100%', [atHill]],
    ['nothing', 'nobody of this name', []],
    ['no wildcard', '%', [atHill]],
    ['no statement', "' or 1=1 --", []],
  ])('a search finds %s', async (_, search, found) => {
    expect(await find({ search })).toEqual(found)
  })

  test('filters by school, educator, tool, status and who observed', async () => {
    expect(await find({ school: hill.id })).toEqual([atHill])
    expect(await find({ educator: omar.id })).toEqual([sent])
    expect(await find({ tool: 2 })).toEqual([sent, atHill])
    expect(await find({ tool: 5 })).toEqual([])
    expect(await find({ status: 'acknowledged' })).toEqual([atHill])
    expect(await find({ status: 'draft' })).toEqual([])
    expect(await find({ by: 'me' })).toEqual([atHill])
    expect(await find({ by: 'others' })).toEqual([sent])
    expect(await find({ status: 'draft', by: 'me' }, marisol)).toEqual([draft])
    expect(await find({ school: 9_999_999_999, educator: 9_999_999_999 })).toEqual([])
  })

  test('a day is the district’s, both ends included', async () => {
    // The visit at Hill began one minute before midnight in Denver.
    expect(await find({ from: '2026-10-18', to: '2026-10-18' })).toEqual([atHill])
    expect(await find({ from: '2026-10-19' })).toEqual([sent])
    expect(await find({ to: '2026-10-19' })).toEqual([atHill])
    expect(await find({ from: '2026-10-20', to: '2026-10-20' })).toEqual([sent])
    expect(await find({ to: '9999-12-31', from: '1000-01-01' })).toEqual([sent, atHill])
  })

  test('offers the schools that somebody may look at, and those where they observed', async () => {
    const schoolsFor = async (caller: Caller) => {
      const { body } = await caller.try(schools, {})
      return schools.response.parse(body).schools.map(({ name }) => name)
    }
    const peer = await place.person({ role: 'peer-observer', schoolId: ridge.id, educatorIds: [omar.id] })
    const teacher = await place.as('teacher')

    expect(await schoolsFor(admin)).toEqual(['Copper Ridge', 'Lantern Hill'])
    expect(await schoolsFor(marisol)).toEqual(['Copper Ridge'])
    expect(await schoolsFor(teacher)).toEqual([])
    expect(await schoolsFor(peer)).toEqual([])

    await seen(ruth, peer, { status: 'draft', school: hill, at: '2020-01-01T00:00:00Z' })
    expect(await schoolsFor(peer)).toEqual(['Lantern Hill'])
  })

  test.each(['x', 'AAAA', Buffer.from('1 2026-10-20').toString('base64url'), '.'])(
    'the place %j is refused',
    async (after) => {
      const said = { status: 422, body: { fields: { after: 'Start again from the first page.' } } }

      expect(await admin.try(list, { query: { after } })).toMatchObject(said)
    },
  )
})

describe('leafing', () => {
  const visits = 100
  let admin: Caller
  let all: readonly string[]

  async function fill() {
    const place = await makePlace(made)
    const at = { schoolId: place.ridge.id, educatorId: place.omar.id, observerId: place.marisol.id }
    await made.database.tenant(place.id, async ({ db }) => {
      // Many began at the same instant: then only the id tells them apart.
      for (let n = 0; n < visits; n++)
        await insertObservation(db, place.id, {
          ...at,
          visitId: crypto.randomUUID(),
          startedAt: new Date(Date.UTC(2026, 8, 1, 12, n % 7)),
          status: n % 5 === 0 ? 'draft' : 'sent',
        })
    })
    return place
  }

  beforeAll(async () => {
    const place = await fill()
    admin = place.admin
    const rows = await place.rows(
      `select id from observations where status = 'sent' order by started_at desc, id desc`,
    )
    all = rows.map(({ id }) => String(id))
  })

  test('in any steps, forwards and back, meets each once and in one order', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 7, max: 50 }), { minLength: 1 }), async (limits) => {
        const limitOf = (step: number) => limits[step % limits.length] ?? 1
        const forwards: string[] = []
        let page = await listed(admin, { limit: limitOf(0) })
        for (let step = 1; ; step++) {
          expect(page).toMatchObject({ first: forwards.length + 1, found: all.length })
          forwards.push(...page.items.map(({ id }) => id))
          if (!page.next) break
          page = await listed(admin, { after: page.next, limit: limitOf(step) })
        }
        expect(forwards).toEqual(all)

        const backwards = page.items.map(({ id }) => id)
        for (let step = 0; page.previous; step++) {
          page = await listed(admin, { before: page.previous, limit: limitOf(step) })
          backwards.unshift(...page.items.map(({ id }) => id))
        }
        expect(backwards).toEqual(all)
        expect(page).toMatchObject({ first: 1, previous: null })
      }),
      { numRuns: 6 },
    )
  })

  test('what comes in meanwhile moves nothing', async () => {
    const place = await fill()
    const first = await listed(place.admin, { limit: 10 })
    await place.seen(place.omar, place.marisol, { at: '2026-10-22T15:00:00Z' })

    const second = await listed(place.admin, { limit: 10, after: first.next })

    expect(second.first).toBe(12)
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(20)
  })

  test('beyond what is counted goes on', async () => {
    const { marisol, omar, rows, seen } = await makePlace(made)
    await seen(omar, marisol)
    await rows(`insert into observations (district_id, id, visit_id, school_id, educator_id, observer_id, tool_type_id,
        configuration_id, configuration_version, purpose, is_announced, status, started_at, started_on, revision, version, document)
      select district_id, gen_random_uuid(), visit_id, school_id, educator_id, observer_id, tool_type_id,
        configuration_id, configuration_version, purpose, is_announced, status, started_at - n * interval '1 minute',
        started_on, revision, version, '{}' from observations, generate_series(1, ${MOST_LISTED + 99}) n`)
    const order = 'order by started_at desc, id desc'
    const [last] = await rows(
      `select id, started_at from observations ${order} offset ${MOST_LISTED + 79} limit 1`,
    )
    const after = cursorOf({ id: String(last?.id), startedAt: new Date(String(last?.started_at)) })

    expect(await listed(marisol)).toMatchObject({ first: 1, found: MOST_LISTED })
    const beyond = await listed(marisol, { after, limit: 10 })
    expect(beyond).toMatchObject({ first: MOST_LISTED, found: MOST_LISTED, previous: expect.any(String) })
    const back = await listed(marisol, { before: beyond.previous, limit: 10 })
    expect(back).toMatchObject({ first: MOST_LISTED, previous: expect.any(String), next: expect.any(String) })
    const end = await listed(marisol, { after: beyond.next, limit: 100 })
    expect(end).toMatchObject({ next: null, found: MOST_LISTED })
    expect([beyond.items.length, end.items.length]).toEqual([10, 10])
  })

  test('takes as many statements for a hundred as for one', async () => {
    const of = (limit: number) => statementsOf(made.database, () => listed(admin, { limit }))

    const seen = await of(80)

    expect(seen).toEqual(await of(1))
    expect(seen).toHaveLength(2)
  })
})
