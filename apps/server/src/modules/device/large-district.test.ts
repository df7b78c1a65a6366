import { randomUUID } from 'node:crypto'
import { contract } from '@corridor/contract/contract'
import type { SchoolId } from '@corridor/domain/people/ids'
import { expect, test } from 'vitest'
import { product } from '../../../test/harness.ts'
import { educatorAssignments, educators } from '../educators/educators.tables.ts'
import { type Caller, makePlace } from '../observations/test-place.ts'

const made = await product()
const { clock } = made
const { snapshot, educators: find } = contract.device
const DAY_MS = 86_400_000
/** More educators than go along with everybody. */
const MANY = 301

async function taken(caller: Pick<Caller, 'call'>) {
  return snapshot.response.parse((await caller.call(snapshot, {})).body)
}

async function found(caller: Pick<Caller, 'call'>, search: string) {
  return find.response.parse((await caller.call(find, { query: { search } })).body)
}

/** A district with Omar Haddad at Copper Ridge; Nolan Benally and many namesakes at Lantern Hill. */
async function aLargeDistrict() {
  const place = await makePlace(made)
  const { id: districtId } = place
  const addTo = (schoolId: SchoolId, names: readonly string[]) =>
    made.database.tenant(districtId, async ({ db }) => {
      const rows = await db
        .insert(educators)
        .values(names.map((name) => ({ districtId, name, grades: '', subject: '', room: '' })))
        .returning({ id: educators.id })
      await db
        .insert(educatorAssignments)
        .values(
          rows.map(({ id: educatorId }) => ({ districtId, educatorId, schoolId, startsOn: '2026-08-17' })),
        )
      return rows.map(({ id }) => id)
    })
  const namesakes = Array.from({ length: MANY }, (_, index) => `Ana ${String(index).padStart(3, '0')}`)
  await addTo(place.hill.id, namesakes)
  const [nolan] = await addTo(place.hill.id, ['Nolan Benally'])
  if (!nolan) throw new Error('Nolan was not added.')
  return { ...place, nolan }
}

test('an administrator carries the schools where they were in the last 60 days, and reads how many are elsewhere', async () => {
  const { admin, hill, ridge, nolan, visit, marisol } = await aLargeDistrict()
  const none = await taken(admin)
  const observed = (schoolId: SchoolId, educatorId: typeof nolan, days: number) =>
    visit({
      schoolId,
      educatorId,
      observerId: admin.id,
      status: 'sent',
      visitId: randomUUID(),
      startedAt: new Date(clock.now.getTime() - days * DAY_MS),
    })
  await observed(hill.id, nolan, 61)
  const before = await taken(admin)
  await observed(hill.id, nolan, 59)
  const after = await taken(admin)

  expect([none.educators.length, none.elsewhere]).toEqual([0, MANY + 2])
  expect(none.schools.map(({ name }) => name)).toEqual(expect.arrayContaining([ridge.name, hill.name]))
  expect([before.educators.length, before.elsewhere]).toEqual([0, MANY + 2])
  expect([after.educators.length, after.elsewhere]).toEqual([MANY + 1, 1])
  // A principal of one school has all of it, and nothing is elsewhere.
  const ofSchool = await taken(marisol)
  expect(ofSchool.educators.map(({ name }) => name)).toEqual(['Omar Haddad'])
  expect(ofSchool.elsewhere).toBeUndefined()
})

test('the others are found by name, no more at once than fit a list', async () => {
  const { admin } = await aLargeDistrict()

  expect(await found(admin, 'nolan')).toMatchObject({
    educators: [{ name: 'Nolan Benally', lastVisitOn: null }],
    isMore: false,
  })
  const many = await found(admin, 'Ana')
  expect([many.educators.length, many.isMore]).toEqual([20, true])
  expect(await found(admin, '%')).toEqual({ educators: [], isMore: false })
})

test('nobody finds whom they may not observe', async () => {
  const { marisol, person } = await aLargeDistrict()
  const viewer = await person({ role: 'district-viewer', schoolId: null })

  expect(await found(marisol, 'Nolan')).toEqual({ educators: [], isMore: false })
  expect(await found(marisol, 'Omar')).toMatchObject({ educators: [{ name: 'Omar Haddad' }] })
  expect(await viewer.call(find, { query: { search: 'Nolan' } })).toMatchObject({ status: 403 })
})
