import { contract } from '@corridor/contract/contract'
import type { SchoolDetails } from '@corridor/contract/district/schools'
import { SchoolId } from '@corridor/domain/people/ids'
import { describe, expect, test } from 'vitest'
import { product } from '../../../test/harness.ts'

const { database, district } = await product()
const { list, add, change, remove } = contract.schools

const first = { name: '1', startsAt: '08:05', endsAt: '08:57' }
const second = { name: '2', startsAt: '09:01', endsAt: '09:53' }
const penrose: SchoolDetails = {
  name: 'Penrose Elementary',
  gradeSpan: 'K–5',
  visitsPlannedPerWeek: 10,
  bellSchedule: [first, second],
  isActive: true,
}

async function place() {
  const made = await district()
  const ridge = await made.school('Copper Ridge')
  const admin = await made.person({ role: 'district-admin', schoolId: null })
  const principal = await made.person({ role: 'principal', schoolId: ridge.id })
  const trail = async () => {
    const { rows } = await database.tenant(made.id, ({ client }) =>
      client.query('select event, subject_kind, subject_id, actor_id from audit_events order by id'),
    )
    return rows.map((it) => `${it.event} on ${it.subject_kind} ${it.subject_id} by ${it.actor_id}`)
  }
  return { ...made, ridge, admin, principal, trail }
}

type Caller = Awaited<ReturnType<typeof place>>['admin']

async function schoolsOf(caller: Caller) {
  return list.response.parse((await caller.call(list, {})).body)
}

async function addPenrose(caller: Caller, details: Partial<SchoolDetails> = {}) {
  return add.response.parse((await caller.call(add, { body: { ...penrose, ...details } })).body)
}

describe('who manages', () => {
  test('the district sees every school and adds more, those in use first', async () => {
    const { admin, trail } = await place()
    const made = await addPenrose(admin)
    await addPenrose(admin, { name: 'Adams Annex', isActive: false })

    const { items, mayAdd } = await schoolsOf(admin)

    expect(items.map(({ name }) => name)).toEqual(['Copper Ridge', 'Penrose Elementary', 'Adams Annex'])
    expect(items[1]).toEqual({ id: made.id, ...penrose })
    expect(mayAdd).toBe(true)
    expect((await trail())[0]).toBe(`school.create on school ${made.id} by ${admin.id}`)
  })

  test('a school sees that one, changes it, and adds none', async () => {
    const { admin, principal, ridge, trail } = await place()
    await addPenrose(admin)

    expect(await schoolsOf(principal)).toMatchObject({ items: [{ id: ridge.id }], mayAdd: false })
    const body = { ...penrose, name: 'Copper Ridge Middle', visitsPlannedPerWeek: null }
    expect(await principal.call(change, { params: { schoolId: ridge.id }, body })).toMatchObject({
      status: 200,
      body: { id: ridge.id, ...body },
    })
    expect(await principal.call(add, { body: { ...penrose, name: 'Mine' } })).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    })
    expect((await trail()).slice(1)).toEqual([`school.change on school ${ridge.id} by ${principal.id}`])
    expect((await schoolsOf(admin)).items).toHaveLength(2)
  })
})

test('a school out of reach is answered like one that is not there', async () => {
  const [here, there] = [await place(), await place()]
  const penroseHere = await addPenrose(here.admin)
  const nowhere = SchoolId.parse(2_000_000_000)
  const beyond = SchoolId.parse(Number.MAX_SAFE_INTEGER)
  const asked: [Caller, SchoolId][] = [
    [here.principal, penroseHere.id],
    [here.principal, there.ridge.id],
    [here.admin, there.ridge.id],
    [here.admin, nowhere],
    [here.admin, beyond],
  ]

  const replies = await Promise.all(
    asked.flatMap(([caller, schoolId]) => [
      caller.call(change, { params: { schoolId }, body: { ...penrose, name: 'Taken over' } }),
      caller.call(remove, { params: { schoolId } }),
    ]),
  )

  const [one] = replies
  expect(one).toMatchObject({ status: 404, body: { code: 'school-not-found' } })
  for (const { status, body } of replies) expect({ status, body }).toEqual({ status: 404, body: one?.body })
  expect((await schoolsOf(there.admin)).items[0]?.name).toBe('Copper Ridge')
})

describe('a name', () => {
  test.each(['Copper Ridge', ' copper  RIDGE '])('%j is taken', async (name) => {
    const { admin } = await place()
    const { id } = await addPenrose(admin)
    const said = {
      status: 422,
      body: { fields: { name: 'Another school of your district has this name. Choose a different one.' } },
    }

    expect(await admin.call(add, { body: { ...penrose, name } })).toMatchObject(said)
    expect(await admin.call(change, { params: { schoolId: id }, body: { ...penrose, name } })).toMatchObject(
      said,
    )
  })

  test('is its own school’s to keep, and free in another district', async () => {
    const [here, there] = [await place(), await place()]
    const { id } = await addPenrose(here.admin)

    expect(await here.admin.call(change, { params: { schoolId: id }, body: penrose })).toMatchObject({
      status: 200,
    })
    expect(await there.admin.call(add, { body: penrose })).toMatchObject({ status: 200 })
  })

  test('is taken once, however fast the button is pressed', async () => {
    const { admin } = await place()

    const replies = await Promise.all([1, 2, 3].map(() => admin.call(add, { body: penrose })))

    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422, 422])
  })
})

test.each([
  ['name', { name: '' }],
  ['name', { name: 'x'.repeat(81) }],
  ['gradeSpan', { gradeSpan: ' ' }],
  ['visitsPlannedPerWeek', { visitsPlannedPerWeek: -1 }],
  ['visitsPlannedPerWeek', { visitsPlannedPerWeek: 201 }],
  ['visitsPlannedPerWeek', { visitsPlannedPerWeek: 2.5 }],
  ['isActive', { isActive: 'yes' }],
  ['bellSchedule.1.startsAt', { bellSchedule: [second, first] }],
  ['bellSchedule.0.endsAt', { bellSchedule: [{ ...first, endsAt: '08:05' }] }],
  ['bellSchedule.1.name', { bellSchedule: [first, { ...second, name: '1' }] }],
  ['bellSchedule', { bellSchedule: 'none' }],
])('is refused at %s: %j', async (path, changes) => {
  const { admin, ridge } = await place()

  const reply = await admin.try(change, { params: { schoolId: ridge.id }, body: { ...penrose, ...changes } })

  expect(reply).toMatchObject({ status: 422, body: { fields: { [path]: expect.any(String) } } })
  expect((await schoolsOf(admin)).items[0]).toMatchObject({ name: 'Copper Ridge', bellSchedule: [] })
})

test('two saves one after the other both land, and at once one of them', async () => {
  const { admin, ridge } = await place()
  const save = (visitsPlannedPerWeek: number) =>
    admin.call(change, { params: { schoolId: ridge.id }, body: { ...penrose, visitsPlannedPerWeek } })

  for (const visits of [3, 4])
    expect(await save(visits)).toMatchObject({ body: { visitsPlannedPerWeek: visits } })
  const replies = await Promise.all([save(5), save(6)])

  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  expect([5, 6]).toContain((await schoolsOf(admin)).items[0]?.visitsPlannedPerWeek)
})

test('an inactive school leaves the lists of its people, and returns', async () => {
  const { admin, principal, ridge } = await place()
  const params = { schoolId: ridge.id }
  const seen = async () => (await principal.call(contract.dashboard.show, { query: {} })).body

  await admin.call(change, { params, body: { ...penrose, isActive: false } })
  expect(await seen()).toMatchObject({ schools: [] })

  await admin.call(change, { params, body: penrose })
  expect(await seen()).toMatchObject({ schools: [{ id: ridge.id }] })
})

describe('deleting', () => {
  test('takes a school that nothing belongs to', async () => {
    const { admin, trail } = await place()
    const { id } = await addPenrose(admin)

    expect(await admin.call(remove, { params: { schoolId: id } })).toMatchObject({ status: 200, body: {} })

    expect((await schoolsOf(admin)).items).toHaveLength(1)
    expect((await trail()).at(-1)).toBe(`school.delete on school ${id} by ${admin.id}`)
  })

  test('leaves one with educators, with staff, or with visits', async () => {
    const { admin, principal, ridge, school, educator, visit, trail } = await place()
    const [staffed, visited] = [await school('Staffed'), await school('Visited')]
    const { id: educatorId } = await educator(staffed.id)
    await visit({
      visitId: crypto.randomUUID(),
      schoolId: visited.id,
      educatorId,
      observerId: admin.id,
      status: 'completed',
      startedAt: new Date('2026-10-20T15:00:00Z'),
    })
    const said = {
      status: 409,
      body: { code: 'school-in-use', message: expect.stringMatching(/Set it to inactive instead\.$/) },
    }

    for (const { id } of [staffed, visited, ridge]) {
      expect(await admin.call(remove, { params: { schoolId: id } })).toMatchObject(said)
    }
    expect(await principal.call(remove, { params: { schoolId: ridge.id } })).toMatchObject(said)
    expect((await schoolsOf(admin)).items).toHaveLength(3)
    expect(await trail()).toEqual([])
  })
})
