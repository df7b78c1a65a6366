import { contract } from '@corridor/contract/contract'
import { UserId } from '@corridor/domain/people/ids'
import { describe, expect, test } from 'vitest'
import { product, TODAY } from '../../../../test/harness.ts'
import { statementsOf } from '../../../../test/statements.ts'
import { bodyOf, type Caller, invited, listed, makePlace, shown, YESTERDAY } from '../test-place.ts'

const made = await product()
const { choices, groupChoices, list, show } = contract.users
const place = () => makePlace(made)

const namesOf = ({ items }: { items: readonly { name: string }[] }) => items.map(({ name }) => name)

/** Invites somebody under a name; the address follows from it. */
async function add(caller: Caller, name: string, assignments: Parameters<typeof bodyOf>[0]) {
  const email = `${name
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '.')
    .replace(/^\./, '')}@school.test`
  return invited(caller, { ...bodyOf(assignments, email), name })
}

describe('who is seen', () => {
  test('an administrator sees everybody, whatever they hold or held', async () => {
    const { admin, as, names, wanted } = await place()
    await as('principal')
    await names(['Nobody Any More'])
    await add(admin, 'Imani Boateng', [wanted('coach')])

    const { items, counts, found } = await listed(admin)

    expect(namesOf({ items })).toEqual(['Imani Boateng', 'Nobody Any More', 'Somebody', 'Somebody'])
    expect({ counts, found }).toEqual({ counts: { active: 2, invited: 2, paused: 0 }, found: 4 })
    expect(items.filter(({ isMe }) => isMe)).toMatchObject([{ id: admin.id, mayChange: true }])
  })

  test.each(['principal', 'assistant-principal'] as const)(
    'a %s sees those with a role in their school today or later',
    async (role) => {
      const { admin, as, hill, rows, wanted } = await place()
      const leader = await as(role)
      await add(admin, 'At Hill', [wanted('coach', { schoolId: hill.id })])
      await add(admin, 'In The Office', [wanted('billing-contact')])
      const left = await add(admin, 'Left Yesterday', [wanted('coach', { startsOn: '2026-08-01' })])
      await rows(`update assignments set ends_on = '${YESTERDAY}' where user_id = ${left.id}`)
      await add(admin, 'Here Next Year', [wanted('teacher', { startsOn: '2027-08-16' })])
      await add(admin, 'Here And There', [wanted('coach'), wanted('coach', { schoolId: hill.id })])

      const page = await listed(leader)

      expect(namesOf(page)).toEqual(['Here And There', 'Here Next Year', 'Somebody'])
      expect(page.counts).toEqual({ active: 1, invited: 2, paused: 0 })
    },
  )

  test('another district sees nothing of this one', async () => {
    const [here, there] = [await place(), await place()]
    await add(here.admin, 'Imani Boateng', [here.wanted('coach')])

    expect((await listed(there.admin)).items.map(({ id }) => id)).toEqual([there.admin.id])
    expect((await listed(there.admin, { search: 'imani' })).found).toBe(0)
  })
})

test('somebody out of sight is answered like somebody who is not there', async () => {
  const [here, there] = [await place(), await place()]
  const principal = await here.as('principal')
  const atHill = await here.person({ role: 'coach', schoolId: here.hill.id })
  const asked: [Caller, number][] = [
    [principal, atHill.id],
    [principal, here.admin.id],
    [principal, there.admin.id],
    [here.admin, there.admin.id],
    [here.admin, 2_000_000_000],
    [here.admin, Number.MAX_SAFE_INTEGER],
  ]

  const replies = await Promise.all(
    asked.map(([caller, id]) => caller.call(show, { params: { userId: UserId.parse(id) } })),
  )

  const [one] = replies
  expect(one).toMatchObject({ status: 404, body: { code: 'user-not-found' } })
  for (const { status, body } of replies) expect({ status, body }).toEqual({ status: 404, body: one?.body })
})

describe('what is seen of somebody', () => {
  test('roles with their school and group; groups of other schools stay unnamed', async () => {
    const { admin, as, educator, hill, ridge, wanted } = await place()
    const principal = await as('principal')
    const [omar, ruth] = [await educator(ridge.id, 'Omar Haddad'), await educator(hill.id, 'Ruth Feldman')]
    const { id } = await add(admin, 'Priya Raman', [
      wanted('coach', { educatorIds: [omar.id] }),
      wanted('coach', { schoolId: hill.id, educatorIds: [ruth.id], endsOn: '2027-05-28' }),
      wanted('billing-contact'),
    ])
    const held = (user: Awaited<ReturnType<typeof shown>>) =>
      user.assignments.map((it) => [it.role, it.school?.name, it.educators?.map((e) => e.name), it.mayChange])

    expect(await shown(admin, id)).toMatchObject({
      email: 'priya.raman@school.test',
      status: 'invited',
      invitationEndsAt: '2026-11-05T15:30:00.000Z',
      mayChange: true,
      assignments: [{ startsOn: TODAY, endsOn: null }, { endsOn: '2027-05-28' }, {}],
    })
    expect(held(await shown(admin, id))).toEqual([
      ['coach', 'Copper Ridge', ['Omar Haddad'], true],
      ['coach', 'Lantern Hill', ['Ruth Feldman'], true],
      ['billing-contact', undefined, undefined, true],
    ])
    expect(held(await shown(principal, id))).toEqual([
      ['coach', 'Copper Ridge', ['Omar Haddad'], true],
      ['coach', 'Lantern Hill', [], false],
      ['billing-contact', undefined, undefined, false],
    ])
  })
})

describe('searching', () => {
  test('finds part of a name or an address in any case, and takes every sign as itself', async () => {
    const { admin, wanted } = await place()
    for (const name of ['Élodie Roux', 'Ann 100% Smith', 'Under_score Lee', 'Back\\slash Ray'])
      await add(admin, name, [wanted('teacher')])
    const search = async (words: string) => namesOf(await listed(admin, { search: words }))

    expect(await search('éLOD')).toEqual(['Élodie Roux'])
    expect(await search('LEE@school')).toEqual(['Under_score Lee'])
    expect(await search('100%')).toEqual(['Ann 100% Smith'])
    expect(await search('%')).toEqual(['Ann 100% Smith'])
    expect(await search('r_s')).toEqual(['Under_score Lee'])
    expect(await search('_')).toEqual(['Under_score Lee'])
    expect(await search('k\\s')).toEqual(['Back\\slash Ray'])
    expect(await search("' or 1=1 --")).toEqual([])
    expect(await search(' ')).toHaveLength(5)
  })

  test('filters by role, school and status, and role and school are of one assignment', async () => {
    const { admin, as, hill, ridge, wanted } = await place()
    await as('principal')
    const teacherAndCoach = [wanted('teacher'), wanted('coach', { schoolId: hill.id })]
    await add(admin, 'Imani Boateng', teacherAndCoach)
    const found = async (query: Record<string, unknown>) => namesOf(await listed(admin, query))

    expect(await found({ role: 'coach' })).toEqual(['Imani Boateng'])
    expect(await found({ school: ridge.id })).toEqual(['Imani Boateng', 'Somebody'])
    expect(await found({ role: 'coach', school: ridge.id })).toEqual([])
    expect(await found({ role: 'coach', school: hill.id, status: 'invited' })).toEqual(['Imani Boateng'])
    expect(await found({ status: 'paused' })).toEqual([])
    expect(await found({ school: Number.MAX_SAFE_INTEGER })).toEqual([])
    expect((await listed(admin, { role: 'coach' })).counts).toEqual({ active: 2, invited: 1, paused: 0 })
  })
})

describe('paging', async () => {
  const { admin, as, names, ridge, rows } = await place()
  const principal = await as('principal')
  // Many share a name, and case does not count.
  const many = Array.from({ length: 1997 }, (_, n) => `${n % 2 ? 'person' : 'Person'} ${n % 400}`)
  await names([...many, 'Zuzana Žilinčíková'])
  await rows(`insert into accounts (user_id, district_id, email)
    select id, district_id, 'n' || id || '@example.test' from users where name <> 'Somebody'`)
  await rows(`insert into assignments (district_id, user_id, role, school_id, starts_on)
    select district_id, id, 'teacher', ${ridge.id}, '2026-08-01' from users where name <> 'Somebody'`)

  async function walk(parameter: 'after' | 'before', from?: string | null) {
    const page = await listed(admin, { limit: 100, ...(from && { [parameter]: from }) })
    const further = parameter === 'after' ? page.next : page.previous
    const rest: Awaited<ReturnType<typeof listed>>[] = further ? await walk(parameter, further) : []
    return [page, ...rest]
  }
  const idsOn = (pages: Awaited<ReturnType<typeof walk>>) =>
    pages.flatMap(({ items }) => items.map(({ id }) => id))

  test('forwards and backwards visits everybody once, in one order', { timeout: 30_000 }, async () => {
    const forwards = await walk('after')
    const last = forwards.at(-1)
    const backwards = await walk('before', last?.previous)

    expect(forwards.map(({ first }) => first)).toEqual(Array.from({ length: 20 }, (_, n) => n * 100 + 1))
    expect(forwards[0]).toMatchObject({ found: 2000, previous: null })
    expect(new Set(idsOn(forwards)).size).toBe(2000)
    expect(idsOn([...backwards.toReversed(), ...(last ? [last] : [])])).toEqual(idsOn(forwards))
  })

  test('a search finds the last of two thousand', async () => {
    const { items, first, found, next } = await listed(principal, { search: 'ŽILINČ', role: 'teacher' })

    expect(namesOf({ items })).toEqual(['Zuzana Žilinčíková'])
    expect({ first, found, next }).toEqual({ first: 1, found: 1, next: null })
  })

  test('takes as many statements for a hundred people as for one', async () => {
    const of = (limit: number) => statementsOf(made.database, () => listed(principal, { limit }))

    const seen = await of(100)

    expect(seen).toEqual(await of(1))
    expect(seen).toContain('users')
    expect(seen.length).toBeLessThan(12)
  })

  test('a place whose person is gone is still a place', async () => {
    const { next } = await listed(admin, { search: 'person 7', limit: 1 })
    const { items } = await listed(admin, { search: 'person 7', after: next, limit: 1 })

    expect(items).toHaveLength(1)
    expect(await listed(admin, { after: Buffer.from('1:zzzzz').toString('base64url') })).toMatchObject({
      items: [],
      first: 0,
      found: 2000,
      next: null,
      previous: null,
    })
  })

  test.each([
    'x',
    Buffer.from('1:a\0b').toString('base64url'),
    Buffer.from('a:b').toString('base64url'),
    '.',
  ])('the place %j is refused', async (after) => {
    const said = { status: 422, body: { fields: { after: 'Start again from the first page.' } } }

    expect(await admin.try(list, { query: { after } })).toMatchObject(said)
  })
})

describe('the choices', () => {
  test('are the roles somebody may give, and the schools in use where they may', async () => {
    const { admin, as, hill, ridge, rows } = await place()
    const school = ({ id, name }: typeof ridge) => ({ id, name })

    expect(await (await as('assistant-principal')).call(choices, {})).toMatchObject({
      body: { today: TODAY, roles: ['coach', 'peer-observer', 'teacher'], schools: [school(ridge)] },
    })
    await rows(`update schools set is_active = false where id = ${ridge.id}`)
    expect(choices.response.parse((await admin.call(choices, {})).body).schools).toEqual([school(hill)])
  })

  test('for a group are the educators of one’s school, now and to come', async () => {
    const { as, educator, hill, ridge, rows } = await place()
    const principal = await as('principal')
    const [omar, left] = [await educator(ridge.id), await educator(ridge.id, 'Joanna Whitlock')]
    await educator(hill.id, 'Ruth Feldman')
    await rows(`update educator_assignments set ends_on = '${YESTERDAY}' where educator_id = ${left.id}`)

    expect(await principal.call(groupChoices, { query: { school: ridge.id } })).toMatchObject({
      status: 200,
      body: { items: [{ id: omar.id, name: 'Omar Haddad' }] },
    })
    expect(await principal.call(groupChoices, { query: { school: hill.id } })).toMatchObject({
      status: 404,
      body: { code: 'school-not-found' },
    })
  })
})
