import { contract } from '@corridor/contract/contract'
import type { EducatorDetails, Teaching } from '@corridor/contract/people/educators'
import { EducatorId, SchoolId } from '@corridor/domain/people/ids'
import { roles } from '@corridor/domain/people/roles'
import { describe, expect, test } from 'vitest'
import { product, TODAY } from '../../../test/harness.ts'
import { type Caller, listed, makePlace, namesOf, type Place, read, shown, YESTERDAY } from './test-place.ts'

const made = await product()
const { add, change, choices } = contract.educators
const place = () => makePlace(made)

const at = (school: { id: SchoolId }, startsOn: string, endsOn: string | null = null): Teaching => ({
  schoolId: school.id,
  startsOn,
  endsOn,
})
const put = (caller: Caller, id: number, body: EducatorDetails) =>
  caller.call(change, { params: { educatorId: EducatorId.parse(id) }, body })
const spans = async ({ rows }: Place) =>
  (
    await rows(`select s.name, starts_on::text, ends_on::text from educator_assignments a
      join schools s on s.id = school_id order by starts_on, s.name`)
  ).map((it) => `${it.name} ${it.starts_on} ${it.ends_on ?? ''}`.trim())

describe('adding', () => {
  test('answers what was saved, tidied, and is recorded', async () => {
    const here = await place()
    const { admin, details, hill, ridge, trail } = here
    const schools = [at(ridge, '2026-08-17'), at(hill, '2027-08-16', '2028-05-26')]
    const body = { ...details({ schools, periods: ['2', ' 2 ', '5'], externalId: 'HR-17' }), room: ' ' }

    const educator = read(await admin.try(add, { body: { ...body, name: '  Omar Haddad ' } }))

    expect(educator).toMatchObject({
      name: 'Omar Haddad',
      email: 'omar@example.test',
      externalId: 'HR-17',
      room: '',
      periods: ['2', '5'],
      isProvisional: false,
      hasAccount: false,
      mayChange: true,
    })
    expect(await spans(here)).toEqual(['Copper Ridge 2026-08-17', 'Lantern Hill 2027-08-16 2028-05-26'])
    expect(await trail()).toEqual([`educator.create on ${educator.id} by ${admin.id}`])
    expect(await shown(admin, educator.id)).toMatchObject(educator)
  })

  test.each(roles)('by a %s, into their own schools only', async (role) => {
    const { as, details, hill } = await place()
    const caller = await as(role)
    const isManager = ['district-admin', 'principal', 'assistant-principal'].includes(role)

    expect((await caller.call(add, { body: details() })).status).toBe(isManager ? 200 : 403)
    const there = await caller.call(add, { body: details({ schools: [at(hill, TODAY)] }) })
    expect(there.status).toBe(role === 'district-admin' ? 200 : isManager ? 404 : 403)
  })

  test('into a school that is unknown, of another district or not in use is refused alike', async () => {
    const [here, there] = [await place(), await place()]
    const { admin, details, hill, rows, trail } = here
    await rows(`update schools set is_active = false where id = ${hill.id}`)
    const nowhere = { id: SchoolId.parse(2 ** 40) }

    for (const school of [hill, there.ridge, nowhere])
      expect(await admin.call(add, { body: details({ schools: [at(school, TODAY)] }) })).toMatchObject({
        status: 404,
        body: { code: 'school-not-found' },
      })
    expect(await trail()).toEqual([])
    expect(await rows('select 1 from educators')).toEqual([])
  })

  test('says what is wrong with single fields', async () => {
    const { admin, details, hill, ridge } = await place()
    const refused = async (body: Partial<EducatorDetails>) => {
      const reply = await admin.try(add, { body: details(body) })
      expect(reply.status).toBe(422)
      return Object.keys((reply.body as { fields: object }).fields)
    }

    expect(await refused({ name: ' ' })).toEqual(['name'])
    expect(await refused({ name: 'a\0b' })).toEqual(['name'])
    expect(await refused({ email: 'omar' })).toEqual(['email'])
    expect(await refused({ hiredOn: '0000-01-01' })).toEqual(['hiredOn'])
    expect(await refused({ schools: [] })).toEqual(['schools'])
    expect(await refused({ schools: [at(ridge, '0000-02-01')] })).toEqual(['schools.0.startsOn'])
    expect(await refused({ schools: [at(hill, TODAY), at(ridge, TODAY, YESTERDAY)] })).toEqual([
      'schools.1.endsOn',
    ])
    expect(await refused({ schools: [at(ridge, '2026-08-17', TODAY), at(ridge, TODAY)] })).toEqual([
      'schools.1.startsOn',
    ])
    expect(await refused({ schools: [at(ridge, '2027-01-01'), at(ridge, TODAY)] })).toEqual([
      'schools.1.startsOn',
    ])
    const apart = [at(ridge, '2026-08-17', YESTERDAY), at(ridge, TODAY), at(hill, TODAY)]
    expect((await admin.call(add, { body: details({ schools: apart }) })).status).toBe(200)
  })
})

describe('the number in another system', () => {
  const taken = {
    status: 422,
    body: { fields: { externalId: 'Another educator of your district has this number.' } },
  }

  test('is one educator’s in the district, and may be kept; addresses may repeat', async () => {
    const [{ admin, details }, there] = [await place(), await place()]
    const body = details({ externalId: 'HR-17' })
    const first = read(await admin.call(add, { body }))
    const second = read(await admin.call(add, { body: details() }))

    expect(await admin.call(add, { body })).toMatchObject(taken)
    expect(await put(admin, second.id, body)).toMatchObject(taken)
    expect((await put(admin, first.id, body)).status).toBe(200)
    expect((await there.admin.call(add, { body: there.details({ externalId: 'HR-17' }) })).status).toBe(200)
  })

  test('is given once to those who ask at once', async () => {
    const { admin, details, rows } = await place()
    const body = details({ externalId: 'HR-17' })

    const replies = await Promise.all(Array.from({ length: 5 }, () => admin.call(add, { body })))

    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422])
    expect(await rows('select 1 from educators')).toHaveLength(1)
  })
})

describe('changing', () => {
  test('replaces facts and days, confirms who was added at the door, and is recorded', async () => {
    const here = await place()
    const { admin, details, educator, hill, ridge, rows, trail } = here
    const omar = await educator(ridge.id)
    await rows('update educators set is_provisional = true')
    const schools = [at(ridge, '2026-08-17', '2026-10-30'), at(hill, '2026-11-02')]

    const reply = await put(admin, omar.id, details({ name: 'Omar H.', isActive: false, schools }))

    expect(read(reply)).toMatchObject({ name: 'Omar H.', isActive: false, isProvisional: false })
    expect(await spans(here)).toEqual(['Copper Ridge 2026-08-17 2026-10-30', 'Lantern Hill 2026-11-02'])
    expect(await trail()).toEqual([`educator.change on ${omar.id} by ${admin.id}`])
    const yes = { from: 'Yes', to: 'No' }
    const unsaid = { from: null, to: null }
    const facts = ['Name', 'Email', 'Periods', 'Hired on', 'Schools'].map((what) => ({ what, ...unsaid }))
    const changes = [...facts, { what: 'Active', ...yes }, { what: 'To confirm', ...yes }]
    expect(await rows('select changes from audit_events')).toEqual([{ changes }])
  })

  test('leaves schools out of reach as they are, sent back or left out, and adds none', async () => {
    const here = await place()
    const { admin, as, details, hill, ridge } = here
    const both = [at(hill, '2025-08-18', '2026-05-29'), at(hill, '2026-08-17'), at(ridge, '2026-08-17')]
    const { id } = read(await admin.call(add, { body: details({ schools: both }) }))
    const principal = await as('principal')
    const elsewhere = ['Lantern Hill 2025-08-18 2026-05-29', 'Lantern Hill 2026-08-17']
    const ended = [at(ridge, '2026-08-17', '2026-12-18')]

    expect((await put(principal, id, details({ schools: ended }))).status).toBe(200)
    expect((await spans(here)).sort()).toEqual(['Copper Ridge 2026-08-17 2026-12-18', ...elsewhere])
    expect((await put(principal, id, details({ schools: both }))).status).toBe(200)
    expect((await spans(here)).sort()).toEqual(['Copper Ridge 2026-08-17', ...elsewhere])
    for (const other of [at(hill, '2026-08-17', TODAY), at(hill, '2029-08-20')])
      expect(await put(principal, id, details({ schools: [...ended, other] }))).toMatchObject({
        status: 404,
        body: { code: 'school-not-found' },
      })
    expect((await spans(here)).sort()).toEqual(['Copper Ridge 2026-08-17', ...elsewhere])
  })

  test('keeps a school that is not in use any more, and lets its days end', async () => {
    const here = await place()
    const { admin, details, educator, ridge, rows } = here
    const omar = await educator(ridge.id)
    await rows(`update schools set is_active = false where id = ${ridge.id}`)

    const schools = [at(ridge, '2026-08-17', YESTERDAY)]
    expect((await put(admin, omar.id, details({ schools }))).status).toBe(200)
    expect(await spans(here)).toEqual([`Copper Ridge 2026-08-17 ${YESTERDAY}`])
  })

  test('answers about somebody whom the change takes out of sight', async () => {
    const { admin, as, details, hill, ridge } = await place()
    const schools = [at(hill, '2026-08-17'), at(ridge, '2026-08-17')]
    const { id } = read(await admin.call(add, { body: details({ schools }) }))
    const principal = await as('principal')

    const left = details({ schools: [at(ridge, '2026-08-17', YESTERDAY)] })
    expect(read(await put(principal, id, left))).toMatchObject({ id, mayChange: false })
    expect(await put(principal, id, left)).toMatchObject({
      status: 404,
      body: { code: 'educator-not-found' },
    })
  })

  test('somebody who is only visited is answered like somebody who is not there', async () => {
    const { as, details, educator, hill, id, rows } = await place()
    const ruth = await educator(hill.id, 'Ruth Feldman')
    const principal = await as('principal')
    await rows(`insert into assignments (district_id, user_id, role, school_id, starts_on)
      values (${id}, ${principal.id}, 'coach', ${hill.id}, '2026-08-01')`)

    expect(await shown(principal, ruth.id)).toMatchObject({ mayChange: false, mayAddSteps: true })
    const [seen, nobody] = [
      await put(principal, ruth.id, details()),
      await put(principal, 2_000_000_000, details()),
    ]
    expect(seen).toMatchObject({ status: 404, body: { code: 'educator-not-found' } })
    expect(seen.body).toEqual(nobody.body)
  })
})

test('the choices are the schools in use where somebody looks after educators, with their periods', async () => {
  const { admin, as, hill, ridge, rows } = await place()
  await rows(`update schools set bell_schedule =
    '[{"name": "2", "startsAt": "09:00", "endsAt": "09:52"}]' where id = ${ridge.id}`)
  const atRidge = { id: ridge.id, name: 'Copper Ridge', periods: ['2'] }
  const atHill = { id: hill.id, name: 'Lantern Hill', periods: [] }
  const offered = async (caller: Caller) => (await caller.call(choices, {})).body

  expect(await offered(admin)).toEqual({ today: TODAY, schools: [atRidge, atHill] })
  expect(await offered(await as('assistant-principal'))).toEqual({ today: TODAY, schools: [atRidge] })
  await rows(`update schools set is_active = false where id = ${ridge.id}`)
  expect(await offered(admin)).toEqual({ today: TODAY, schools: [atHill] })
  expect(namesOf(await listed(admin))).toEqual([])
})
