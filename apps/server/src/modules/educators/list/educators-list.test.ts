import { contract } from '@corridor/contract/contract'
import { EducatorId } from '@corridor/domain/people/ids'
import { type Role, roles } from '@corridor/domain/people/roles'
import { describe, expect, test } from 'vitest'
import { product, TODAY } from '../../../../test/harness.ts'
import { statementsOf } from '../../../../test/statements.ts'
import { type Caller, listed, makePlace, namesOf, YESTERDAY } from '../test-place.ts'

const made = await product()
const { list } = contract.educators
const { find } = contract.search
const place = () => makePlace(made)

describe('who is seen', () => {
  const seenBy: Partial<Record<Role, string[]>> = {
    'district-admin': ['At Both', 'At Hill', 'At Ridge'],
    principal: ['At Both', 'At Ridge'],
    'assistant-principal': ['At Both', 'At Ridge'],
    coach: ['At Both', 'At Ridge'],
  }

  test.each(roles)('by a %s', async (role) => {
    const { as, educator, hill, id, ridge, rows } = await place()
    const both = await educator(ridge.id, 'At Both')
    await educator(ridge.id, 'At Ridge')
    await educator(hill.id, 'At Hill')
    await rows(`insert into educator_assignments (district_id, educator_id, school_id, starts_on)
      values (${id}, ${both.id}, ${hill.id}, '2026-08-17')`)

    const page = await listed(await as(role))

    expect(namesOf(page)).toEqual(seenBy[role] ?? [])
    expect(page.found).toBe(page.items.length)
    expect(page.mayAdd).toBe(['district-admin', 'principal', 'assistant-principal'].includes(role))
  })

  test('of a group only they, also when they have moved; and oneself', async () => {
    const { educator, hill, link, person, ridge } = await place()
    const [omar, ruth] = [await educator(ridge.id), await educator(hill.id, 'Ruth Feldman')]
    const yuki = await educator(ridge.id, 'Yuki Tanabe')
    await educator(ridge.id, 'Ivy Chen')
    const coach = await person({ role: 'coach', schoolId: ridge.id, educatorIds: [omar.id, ruth.id] })
    const peer = await person({ role: 'peer-observer', schoolId: ridge.id, educatorIds: [omar.id] })
    await link(yuki.id, peer.id)

    expect(namesOf(await listed(coach))).toEqual(['Omar Haddad', 'Ruth Feldman'])
    expect(namesOf(await listed(peer))).toEqual(['Omar Haddad', 'Yuki Tanabe'])
  })

  test('who left is seen by the school they were at last, and who moved only by the new one', async () => {
    const { as, educator, hill, id, person, ridge, rows } = await place()
    const [left, moved] = [await educator(ridge.id, 'Left'), await educator(ridge.id, 'Moved')]
    await rows(`update educator_assignments set ends_on = '${YESTERDAY}'`)
    await rows(`insert into educator_assignments (district_id, educator_id, school_id, starts_on, ends_on) values
      (${id}, ${left.id}, ${hill.id}, '2020-08-17', '2024-05-31'), (${id}, ${moved.id}, ${hill.id}, '${TODAY}', null)`)
    const [atRidge, atHill] = [await as('principal'), await person({ role: 'principal', schoolId: hill.id })]

    expect(namesOf(await listed(atRidge, { state: 'away' }))).toEqual(['Left'])
    expect(namesOf(await listed(atRidge))).toEqual([])
    expect(namesOf(await listed(atHill, { state: 'away' }))).toEqual([])
    expect(namesOf(await listed(atHill))).toEqual(['Moved'])
  })

  test('another district sees nothing of this one', async () => {
    const [here, there] = [await place(), await place()]
    await here.educator(here.ridge.id)

    expect(await listed(there.admin, { search: 'omar' })).toMatchObject({ items: [], found: 0, first: 0 })
  })
})

describe('searching', () => {
  test('finds part of a name, subject or room in any case, and takes every sign as itself', async () => {
    const { admin, educator, ridge, rows } = await place()
    for (const name of ['Élodie Roux', 'Ann 100% Smith', 'Under_score Lee', 'Back\\slash Ray'])
      await educator(ridge.id, name)
    await rows(`update educators set subject = 'Band', room = 'Gym' where name like 'Ann%'`)
    await rows(`update educators set grades = 'K–2, 6–7', room = '' where name like 'Back%'`)
    const search = async (words: string) => namesOf(await listed(admin, { search: words }))

    expect(await search('éLOD')).toEqual(['Élodie Roux'])
    expect(await search('bAND')).toEqual(['Ann 100% Smith'])
    expect(await search('gym')).toEqual(['Ann 100% Smith'])
    expect(await search('room 224')).toHaveLength(2)
    // A band contains its grades.
    for (const grade of ['6', '7', 'k–2']) expect(await search(grade)).toEqual(['Back\\slash Ray'])
    expect(await search('%')).toEqual(['Ann 100% Smith'])
    expect(await search('_')).toEqual(['Under_score Lee'])
    expect(await search('k\\s')).toEqual(['Back\\slash Ray'])
    expect(await search('lod')).toEqual(['Élodie Roux'])
    expect(await search("' or 1=1 --")).toEqual([])
    expect(await search(' ')).toHaveLength(4)
    expect((await admin.try(list, { query: { search: 'a\0b' } })).status).toBe(200)
  })

  test('filters by school and state: who is in use teaches today or does not', async () => {
    const { admin, educator, hill, id, ridge, rows } = await place()
    for (const name of ['Here', 'Gone', 'Paused', 'Provisional', 'Future']) await educator(ridge.id, name)
    const whose = (name: string) => `educator_id = (select id from educators where name = '${name}')`
    await educator(hill.id, 'At Hill')
    await rows(`insert into educators (district_id, name, grades, subject, room) values
      (${id}, 'Nowhere', '8', 'Math', '')`)
    await rows(`update educator_assignments set ends_on = '${YESTERDAY}' where ${whose('Gone')}`)
    await rows(`update educator_assignments set starts_on = '2026-10-23' where ${whose('Future')}`)
    await rows(`update educators set is_active = false where name = 'Paused'`)
    await rows(`update educators set is_provisional = true where name = 'Provisional'`)
    const found = async (query: Record<string, unknown>) => namesOf(await listed(admin, query))

    expect(await found({})).toEqual(['At Hill', 'Here', 'Provisional'])
    expect(await found({ state: 'active', school: ridge.id })).toEqual(['Here', 'Provisional'])
    expect(await found({ state: 'away' })).toEqual(['Future', 'Gone', 'Nowhere'])
    expect(await found({ state: 'away', school: ridge.id, missing: ['account'] })).toEqual(['Future', 'Gone'])
    expect(await found({ state: 'inactive' })).toEqual(['Paused'])
    expect(await found({ state: 'inactive', school: ridge.id })).toEqual(['Paused'])
    expect(await found({ state: 'inactive', school: hill.id })).toEqual([])
    expect(await found({ state: 'provisional' })).toEqual(['Provisional'])
    expect(await found({ school: Number.MAX_SAFE_INTEGER })).toEqual([])
    expect((await admin.try(list, { query: { state: 'gone' } })).status).toBe(422)
  })

  test('who teaches in parts is active on the days of each, and whoever loses a place or gets one follows', async () => {
    const { admin, educator, hill, id, ridge, rows } = await place()
    const taught = (whose: { id: number }, ...days: string[]) =>
      rows(`insert into educator_assignments (district_id, educator_id, school_id, starts_on, ends_on) values
        ${days.map((it) => `(${id}, ${whose.id}, ${hill.id}, ${it})`).join(', ')}`)
    const [between, back] = [await educator(ridge.id, 'Between'), await educator(ridge.id, 'Back')]
    await rows(`update educator_assignments set ends_on = '${YESTERDAY}'`)
    await taught(between, `'2026-10-23', null`)
    await taught(back, `'2024-08-01', '2025-06-30'`, `'${TODAY}', '${TODAY}'`)
    const wrong = await educator(ridge.id, 'Wrong Way Round')
    await rows(`update educator_assignments set ends_on = '2020-01-01' where educator_id = ${wrong.id}`)
    const found = async (state: string) => namesOf(await listed(admin, { state }))

    expect(await found('active')).toEqual(['Back'])
    expect(await found('away')).toEqual(['Between', 'Wrong Way Round'])

    await taught(wrong, `'${TODAY}', null`)
    await rows(`delete from educator_assignments where educator_id = ${back.id} and starts_on = '${TODAY}'`)
    expect(await found('active')).toEqual(['Wrong Way Round'])
    expect(await found('away')).toEqual(['Back', 'Between'])
  })
})

describe('paging', async () => {
  const { admin, as, hill, id, person, ridge, rows, seen } = await place()
  const principal = await as('principal')
  // Many share a name, and case does not count.
  await rows(`insert into educators (district_id, name, grades, subject, room, periods)
    select ${id}, case when n % 2 = 0 then 'Person ' else 'person ' end || n % 400, '8', 'Math', 'Room ' || n, '{2}'
    from generate_series(1, 2999) n`)
  await rows(`insert into educators (district_id, name, grades, subject, room)
    values (${id}, 'Zuzana Žilinčíková', '8', 'Latin', 'Room 9999')`)
  await rows(`insert into educator_assignments (district_id, educator_id, school_id, starts_on)
    select ${id}, id, ${ridge.id}, '2026-08-17' from educators`)
  const [zuzana] = await rows(`select id from educators where room = 'Room 9999'`)
  await seen({ id: EducatorId.parse(zuzana?.id) }, principal, { at: '2026-09-01T16:00:00Z' })
  const alike = 'school_id, observer_id, tool_type_id, configuration_id, configuration_version, purpose'
  const more = 'is_announced, status, started_on, revision, version, document'
  await rows(`insert into observations (district_id, id, visit_id, educator_id, started_at, ${alike}, ${more})
    select ${id}, gen_random_uuid(), gen_random_uuid(), e.id, '2026-10-01'::date + n, ${alike}, ${more}
    from observations, (select id from educators) e, generate_series(9, 10) n`)

  async function walk(parameter: 'after' | 'before', from?: string | null) {
    const page = await listed(admin, { limit: 100, ...(from && { [parameter]: from }) })
    const further = parameter === 'after' ? page.next : page.previous
    const rest: Awaited<ReturnType<typeof listed>>[] = further ? await walk(parameter, further) : []
    return [page, ...rest]
  }
  const idsOn = (pages: Awaited<ReturnType<typeof walk>>) =>
    pages.flatMap(({ items }) => items.map((it) => it.id))

  test('forwards and backwards visits everybody once, in one order', { timeout: 60_000 }, async () => {
    const forwards = await walk('after')
    const last = forwards.at(-1)
    const backwards = await walk('before', last?.previous)

    // Places are counted up to a thousand.
    expect(forwards.map(({ first }) => first)).toEqual(
      Array.from({ length: 30 }, (_, n) => Math.min(n * 100 + 1, 1000)),
    )
    expect(forwards[0]).toMatchObject({ found: 1000, previous: null })
    expect(last).toMatchObject({ found: 1000, next: null })
    expect(new Set(idsOn(forwards)).size).toBe(3000)
    expect(idsOn([...backwards.toReversed(), ...(last ? [last] : [])])).toEqual(idsOn(forwards))
  })

  test('a search finds the last of three thousand', async () => {
    const { items, first, found, next } = await listed(principal, { search: 'ŽILINČ' })

    expect(items).toMatchObject([{ name: 'Zuzana Žilinčíková', lastVisitOn: '2026-10-10' }])
    expect({ first, found, next }).toEqual({ first: 1, found: 1, next: null })
  })

  test('of a school with thousands its people are found, and nobody of another school', async () => {
    const [zuza] = await rows(`insert into educators (district_id, name, grades, subject, room)
      values (${id}, 'Zuza Person', '8', 'Latin', 'Room 9998') returning id`)
    await rows(`insert into educator_assignments (district_id, educator_id, school_id, starts_on)
      values (${id}, ${Number(zuza?.id)}, ${hill.id}, '2026-08-17')`)
    const atHill = await person({ role: 'principal', schoolId: hill.id })
    const box = async (caller: Caller, search: string) =>
      namesOf(find.response.parse((await caller.try(find, { query: { search } })).body).educators)

    for (const search of ['zuz', 'latin', 'room 999 latin', 'uzan']) {
      expect(namesOf(await listed(principal, { search }))).toEqual(['Zuzana Žilinčíková'])
      if (search !== 'uzan') expect(await box(principal, search)).toEqual(['Zuzana Žilinčíková'])
    }
    expect(namesOf(await listed(atHill, { search: 'zuz' }))).toEqual(['Zuza Person'])
    expect(await box(atHill, 'latin')).toEqual(['Zuza Person'])
    expect(namesOf(await listed(admin, { search: 'latin', school: ridge.id }))).toEqual([
      'Zuzana Žilinčíková',
    ])
    expect((await listed(principal, { search: 'person mat' })).found).toBe(1000)
  })

  test('of thousands those are found whom nobody has visited for days', async () => {
    const waiting = (caller: Caller, days: number) => listed(caller, { waited: days })

    expect((await waiting(principal, 11)).found).toBe(1000)
    expect((await waiting(principal, 14)).found).toBe(0)
    expect(namesOf(await waiting(admin, 14))).toEqual(['Zuza Person'])
    expect(namesOf(await listed(principal, { waited: 11, search: 'zuz' }))).toEqual(['Zuzana Žilinčíková'])
  })

  test('two words that many have are found in the order of the list, page by page', async () => {
    const everybody = await listed(admin, { limit: 100 })
    const first = await listed(admin, { search: 'person mat', limit: 100 })
    const second = await listed(admin, { search: 'person mat', limit: 100, after: first.next })

    expect(idsOn([first])).toEqual(idsOn([everybody]))
    expect(first).toMatchObject({ found: 1000, first: 1 })
    expect(idsOn([second])).toEqual(idsOn([await listed(admin, { limit: 100, after: everybody.next })]))
    expect(second).toMatchObject({ found: 1000, first: 101 })
  })

  test('a text that begins inside a word and goes on with another is found', async () => {
    const search = async (text: string) => (await listed(admin, { search: text })).found

    expect(await search('erson 39')).toBe(78)
    expect(await search('ana žilinčí')).toBe(1)
    expect(await search('erson žilinčí')).toBe(0)
  })

  test('takes as many statements for a hundred as for one', async () => {
    const of = (limit: number) => statementsOf(made.database, () => listed(principal, { limit }))

    const seen = await of(100)

    expect(seen).toEqual(await of(1))
    expect(seen).toContain('educators')
    expect(seen.length).toBeLessThan(16)
  })

  test('goes on after the longest name of the widest letters', async () => {
    const there = await place()
    for (const letter of ['İ', '龘']) await there.educator(there.ridge.id, letter.repeat(120))

    const { next } = await listed(there.admin, { limit: 1 })

    expect(await listed(there.admin, { after: next, limit: 1 })).toMatchObject({ first: 2, found: 2 })
  })

  test.each(['x', Buffer.from('1:a\0b').toString('base64url'), '.'])(
    'the place %j is refused',
    async (after) => {
      const said = { status: 422, body: { fields: { after: 'Start again from the first page.' } } }

      expect(await admin.try(list, { query: { after } })).toMatchObject(said)
    },
  )
})
