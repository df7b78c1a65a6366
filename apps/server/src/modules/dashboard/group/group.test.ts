import { contract } from '@corridor/contract/contract'
import type { EducatorId, SchoolId } from '@corridor/domain/people/ids'
import { expect, test } from 'vitest'
import { product } from '../../../../test/harness.ts'

const { database, district } = await product()
const { show } = contract.dashboard

/** A district with Omar and Ivy at the Ridge, Ruth at the Hill; the Ridge's principal visited each on Monday. */
async function ridgeAndHill() {
  const place = await district()
  const [ridge, hill] = [await place.school('Ridge'), await place.school('Hill')]
  const omar = await place.educator(ridge.id, 'Omar Haddad')
  const ivy = await place.educator(ridge.id, 'Ivy Chen')
  const ruth = await place.educator(hill.id, 'Ruth Feldman')
  const principal = await place.person({ role: 'principal', schoolId: ridge.id })
  const visit = (
    observerId: typeof principal.id,
    { id }: { id: EducatorId },
    schoolId: SchoolId,
    details: { day?: string; purpose?: 'coaching' } = {},
  ) =>
    place.visit({
      schoolId,
      educatorId: id,
      observerId,
      visitId: crypto.randomUUID(),
      startedAt: new Date(`${details.day ?? '2026-10-19'}T16:00:00Z`),
      status: 'sent',
      ...(details.purpose && { purpose: details.purpose }),
    })
  for (const it of [omar, ivy]) await visit(principal.id, it, ridge.id)
  await visit(principal.id, ruth, hill.id)
  return { ...place, place, ridge, hill, omar, ivy, ruth, principal, visit }
}

type Person = Awaited<ReturnType<typeof ridgeAndHill>>['principal']

async function groupOf(person: Person, school?: SchoolId) {
  const { body } = await person.call(show, { query: school === undefined ? {} : { school } })
  return show.response.parse(body).group
}

const totalsIn = (group: Awaited<ReturnType<typeof groupOf>>) =>
  Object.fromEntries((group?.coverage.rows ?? []).map(({ educator, total }) => [educator.name, total]))

test('a coach sees their group at whichever schools, or at the one they choose, and their own week', async () => {
  const { person, ridge, hill, omar, ruth, visit } = await ridgeAndHill()
  const coach = await person({ role: 'coach', schoolId: ridge.id, educatorIds: [omar.id, ruth.id] })
  await visit(coach.id, omar, ridge.id, { day: '2026-10-20' })
  await visit(coach.id, omar, ridge.id, { day: '2026-10-21', purpose: 'coaching' })

  const group = await groupOf(coach)

  expect(totalsIn(group)).toEqual({ 'Omar Haddad': 3, 'Ruth Feldman': 1 })
  expect(group).toMatchObject({ isOwnAlone: false, thisWeek: { visits: 2, coaching: 1, educators: 1 } })
  expect(totalsIn(await groupOf(coach, hill.id))).toEqual({ 'Ruth Feldman': 1 })
  expect(JSON.stringify(group)).not.toContain('Ivy Chen')
})

test('what a coach did is in nobody else’s group: coaching is between two', async () => {
  const { person, ridge, omar, visit } = await ridgeAndHill()
  const [coach, other] = [
    await person({ role: 'coach', schoolId: ridge.id, educatorIds: [omar.id] }),
    await person({ role: 'coach', schoolId: ridge.id, educatorIds: [omar.id] }),
  ]
  await visit(coach.id, omar, ridge.id, { day: '2026-10-21', purpose: 'coaching' })

  expect(totalsIn(await groupOf(coach))).toEqual({ 'Omar Haddad': 2 })
  expect(await groupOf(other)).toMatchObject({
    coverage: { rows: [{ total: 1, schoolDaysSince: 3 }] },
    thisWeek: { visits: 0, coaching: 0 },
  })
})

test.each(['peer-observer', 'coach'] as const)(
  'a %s who may read no visit of others counts their own alone',
  async (role) => {
    const { person, ridge, omar, ivy, visit } = await ridgeAndHill()
    // A coach of a whole school observes there, and reads their own.
    const educatorIds = role === 'coach' ? {} : { educatorIds: [omar.id, ivy.id] }
    const somebody = await person({ role, schoolId: ridge.id, ...educatorIds })
    await visit(somebody.id, ivy, ridge.id, { day: '2026-10-20' })

    const group = await groupOf(somebody)

    expect(group).toMatchObject({ isOwnAlone: true, thisWeek: { visits: 1 } })
    expect(totalsIn(group)).toEqual({ 'Omar Haddad': 0, 'Ivy Chen': 1 })
  },
)

test('nobody is in their own group, and who leads a school, teaches or reads sums has none', async () => {
  const { place, person, ridge, omar, ivy, principal } = await ridgeAndHill()
  const peer = await person({ role: 'peer-observer', schoolId: ridge.id, educatorIds: [omar.id, ivy.id] })
  await database.tenant(place.id, ({ client }) =>
    client.query('update educators set user_id = $1 where id = $2', [peer.id, omar.id]),
  )

  expect(totalsIn(await groupOf(peer))).toEqual({ 'Ivy Chen': 0 })
  const roles = ['district-admin', 'district-viewer', 'billing-contact'] as const
  for (const role of roles) expect(await groupOf(await person({ role, schoolId: null }))).toBeNull()
  expect(await groupOf(await person({ role: 'teacher', schoolId: ridge.id }))).toBeNull()
  expect(await groupOf(principal)).toBeNull()
})

test('a group that is taken away is gone with the next request', async () => {
  const { place, person, ridge, omar } = await ridgeAndHill()
  const coach = await person({ role: 'coach', schoolId: ridge.id, educatorIds: [omar.id] })
  expect(totalsIn(await groupOf(coach))).toEqual({ 'Omar Haddad': 1 })

  await database.tenant(place.id, ({ client }) =>
    client.query('delete from assignments where user_id = $1', [coach.id]),
  )

  const { body } = await coach.call(show, { query: {} })
  expect(show.response.parse(body)).toMatchObject({ group: null, shown: null, schools: [] })
})

test('who reads sums of all schools and coaches has both homes', async () => {
  const { place, person, ridge, omar } = await ridgeAndHill()
  const viewer = await person({ role: 'district-viewer', schoolId: null })
  await database.tenant(place.id, ({ client }) =>
    client.query(
      `insert into assignments (district_id, user_id, role, school_id, educator_ids, starts_on)
       values ($1, $2, 'coach', $3, array[$4::int], '2026-08-01')`,
      [place.id, viewer.id, ridge.id, omar.id],
    ),
  )

  const { body } = await viewer.call(show, { query: {} })
  const homes = show.response.parse(body)

  expect(totalsIn(homes.group)).toEqual({ 'Omar Haddad': 1 })
  expect(homes.district).toMatchObject({ mayOpen: false, attention: null })
})
