import { contract } from '@corridor/contract/contract'
import { SchoolId } from '@corridor/domain/people/ids'
import { describe, expect, test } from 'vitest'
import { product } from '../../../test/harness.ts'

const { database, district } = await product()
const { show } = contract.dashboard

/** A school with two educators: Omar was seen twice in one visit yesterday, Ivy never. */
async function copperRidge() {
  const place = await district()
  const school = await place.school()
  const omar = await place.educator(school.id, 'Omar Haddad')
  const ivy = await place.educator(school.id, 'Ivy Chen')
  const principal = await place.person({ role: 'principal', schoolId: school.id })
  const seen = {
    schoolId: school.id,
    educatorId: omar.id,
    observerId: principal.id,
    visitId: crypto.randomUUID(),
  }
  const startedAt = new Date('2026-10-21T16:00:00Z')
  await place.visit({ ...seen, startedAt, status: 'sent' })
  await place.visit({ ...seen, startedAt, status: 'completed' })
  return { ...place, place, school, omar, ivy, principal, seen }
}

test('a principal sees who was visited and who has waited, longest wait first', async () => {
  const { principal } = await copperRidge()

  const { status, body } = await principal.call(show, { query: {} })

  expect(status).toBe(200)
  expect(body).toMatchObject({
    today: '2026-10-22',
    shown: {
      instructionalWeek: 10,
      coverage: {
        rows: [
          { educator: { name: 'Ivy Chen' }, total: 0, schoolDaysSince: null },
          { educator: { name: 'Omar Haddad', teaching: '8 Math' }, total: 1, schoolDaysSince: 1 },
        ],
      },
      thisWeek: { visits: 1, educators: 1, observers: [{ visits: 1, isYou: true }] },
    },
  })
})

test('a draft is its observer’s alone and counts for nobody', async () => {
  const { principal, visit, seen, ivy } = await copperRidge()
  await visit({
    ...seen,
    educatorId: ivy.id,
    visitId: crypto.randomUUID(),
    startedAt: new Date('2026-10-21T18:00:00Z'),
    status: 'draft',
  })

  const { body } = await principal.call(show, { query: {} })

  expect(body).toMatchObject({ shown: { thisWeek: { visits: 1, educators: 1 } } })
})

test('coaching counts, and whom it was for only who coached sees', async () => {
  const { person, principal, school, visit, seen, ivy } = await copperRidge()
  const coach = await person({ role: 'coach', schoolId: school.id, educatorIds: [ivy.id] })
  await visit({
    ...seen,
    educatorId: ivy.id,
    observerId: coach.id,
    visitId: crypto.randomUUID(),
    startedAt: new Date('2026-10-21T18:00:00Z'),
    status: 'sent',
    purpose: 'coaching',
  })
  const shownTo = async (reader: typeof principal) => (await reader.call(show, { query: {} })).body

  const rowOfIvy = { educator: { name: 'Ivy Chen' } }
  expect(await shownTo(principal)).toMatchObject({
    shown: { coverage: { rows: [{ ...rowOfIvy, total: 0 }, { total: 1 }] }, thisWeek: { visits: 2 } },
  })
  expect(await shownTo(coach)).toMatchObject({ group: { coverage: { rows: [{ ...rowOfIvy, total: 1 }] } } })
})

test('a conference is no visit: the week, the grid and the wait agree', async () => {
  const { principal, visit, seen, ivy } = await copperRidge()
  const talk = {
    ...seen,
    startedAt: new Date('2026-10-22T16:00:00Z'),
    status: 'sent',
    toolTypeId: 10,
  } as const
  await visit({ ...talk, visitId: crypto.randomUUID() })
  await visit({ ...talk, educatorId: ivy.id, visitId: crypto.randomUUID() })
  // A conference within the visit itself, as older apps allowed.
  await visit(talk)

  const { body } = await principal.call(show, { query: {} })

  const shown = show.response.parse(body).shown
  const inGrid = shown?.coverage.rows.reduce((total, { weeks }) => total + (weeks.at(-1) ?? 0), 0)
  expect([shown?.thisWeek.visits, inGrid]).toEqual([1, 1])
  expect(shown).toMatchObject({
    thisWeek: { educators: 1, observers: [{ visits: 1 }] },
    coverage: {
      rows: [
        { educator: { name: 'Ivy Chen' }, total: 0, schoolDaysSince: null },
        { educator: { name: 'Omar Haddad' }, total: 1, schoolDaysSince: 1 },
      ],
    },
  })
  expect((await principal.call(contract.device.snapshot, {})).body).toMatchObject({
    educators: [
      { name: 'Ivy Chen', lastVisitOn: null },
      { name: 'Omar Haddad', lastVisitOn: '2026-10-21' },
    ],
  })
})

test('somebody who leads and teaches sees of themselves what was sent', async () => {
  const { person, school, visit, seen, ivy, id } = await copperRidge()
  const ben = await person({ role: 'assistant-principal', schoolId: school.id })
  await database.tenant(id, ({ client }) =>
    client.query(`update educators set user_id = ${ben.id} where id = ${ivy.id}`),
  )
  const about = { ...seen, educatorId: ivy.id, startedAt: new Date('2026-10-21T18:00:00Z') }
  const shown = async () => (await ben.call(show, { query: {} })).body
  await visit({ ...about, visitId: crypto.randomUUID(), status: 'completed' })
  expect(await shown()).toMatchObject({
    shown: { coverage: { rows: [{ educator: { name: 'Ivy Chen' }, total: 0 }, { total: 1 }] } },
  })
  expect(await shown()).toMatchObject({ shown: { thisWeek: { visits: 1, educators: 1 } } })

  await visit({ ...about, visitId: crypto.randomUUID(), status: 'sent' })
  expect(await shown()).toMatchObject({ shown: { thisWeek: { visits: 2, educators: 2 } } })
})

test('a visit late on Sunday evening belongs to the district’s own week', async () => {
  const { principal, visit, seen } = await copperRidge()
  // Monday in Greenwich, still Sunday, October 18, in Denver.
  await visit({
    ...seen,
    visitId: crypto.randomUUID(),
    startedAt: new Date('2026-10-19T03:00:00Z'),
    status: 'sent',
  })

  const { body } = await principal.call(show, { query: {} })

  expect(body).toMatchObject({ shown: { thisWeek: { visits: 1 } } })
})

test('a coach with a group sees that group and no one else', async () => {
  const { person, school, ivy } = await copperRidge()
  const coach = await person({ role: 'coach', schoolId: school.id, educatorIds: [ivy.id] })

  const { body } = await coach.call(show, { query: {} })

  expect(body).toMatchObject({
    group: { coverage: { rows: [{ educator: { name: 'Ivy Chen' } }] }, thisWeek: { visits: 0 } },
  })
  expect(JSON.stringify(body)).not.toContain('Omar')
})

describe('a school one does not follow', () => {
  test('cannot be told from one that does not exist', async () => {
    const { principal, place } = await copperRidge()
    const other = await place.school('Cedar Flat')
    const elsewhere = await (await district()).school()
    const replies = await Promise.all(
      [other.id, elsewhere.id, SchoolId.parse(999_999)].map((school) =>
        principal.call(show, { query: { school } }),
      ),
    )

    for (const { status, body } of replies) {
      expect({ status, body }).toEqual({
        status: 404,
        body: { code: 'school-not-found', message: expect.any(String) },
      })
    }
  })

  test.each(['0', '-1', '1.5', 'x', '1e99'])('an impossible id is refused in words: %s', async (school) => {
    const { principal } = await copperRidge()

    expect(await principal.try(show, { query: { school } })).toMatchObject({
      status: 422,
      body: { code: 'invalid-request', fields: { school: expect.any(String) } },
    })
  })
})

test.each(['teacher', 'district-viewer', 'billing-contact', 'support', 'peer-observer'] as const)(
  'a %s is shown no names',
  async (role) => {
    const { person, school } = await copperRidge()
    const reader = await person({ role, schoolId: role === 'teacher' ? school.id : null })

    expect(await reader.call(show, { query: {} })).toMatchObject({
      status: 200,
      body: { schools: [], shown: null },
    })
  },
)

test('without a plan the dashboard opens and shows no visits', async () => {
  const { principal, id } = await copperRidge()
  await database.tenant(id, ({ client }) => client.query(`update districts set plan_ends_at = '2026-10-21'`))

  expect(await principal.call(show, { query: {} })).toMatchObject({ status: 200, body: { shown: null } })
})
