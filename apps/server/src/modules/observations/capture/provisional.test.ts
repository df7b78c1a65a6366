import { randomUUID } from 'node:crypto'
import { contract } from '@corridor/contract/contract'
import { EducatorId } from '@corridor/domain/people/ids'
import { describe, expect, test } from 'vitest'
import { product, TODAY } from '../../../../test/harness.ts'
import { complete, makePlace, openAs, read, save, withSweep } from '../test-place.ts'
import { send } from '../test-sending.ts'

const made = await product()
const place = () => makePlace(made)

const met = {
  educatorId: null,
  provisional: { name: 'Nell Carver', room: 'Room 7' },
  educator: { name: 'Nell Carver', grades: '6', subject: 'Art', room: 'Room 7' },
}
const people = `select id, name, grades, subject, room, is_provisional from educators where name = 'Nell Carver'`

test('somebody met at the door is put on the list, and the answer knows who they are', async () => {
  const { document, marisol, ridge, rows, trail } = await place()
  const [id, sent] = [randomUUID(), document(met)]

  const saved = read(await save(marisol, id, sent))

  const [nell, ...more] = await rows(people)
  expect(more).toEqual([])
  expect(nell).toMatchObject({
    name: 'Nell Carver',
    grades: '6',
    subject: 'Art',
    room: 'Room 7',
    is_provisional: true,
  })
  expect(saved.document).toEqual({ ...sent, educatorId: nell?.id })
  expect(
    await rows(
      `select school_id, starts_on::text, ends_on from educator_assignments where educator_id = ${nell?.id}`,
    ),
  ).toEqual([{ school_id: ridge.id, starts_on: TODAY, ends_on: null }])
  expect(await trail()).toEqual([
    `educator.create on ${nell?.id} by ${marisol.id}`,
    `observation.create on ${id} by ${marisol.id}`,
  ])
})

test('whom somebody met in a coaching visit, the trail does not tell others', async () => {
  const { admin, document, marisol } = await place()
  const { id } = read(await save(marisol, randomUUID(), document({ ...met, purpose: 'coaching' })))
  const { list } = contract.audit
  const trailOf = async (caller: typeof admin) =>
    list.response.parse((await caller.call(list, { query: { limit: 100 } })).body).items

  const [own, others] = [await trailOf(marisol), await trailOf(admin)]

  expect(own.map(({ event }) => event)).toContain('educator.create')
  expect(others.filter(({ event }) => event === 'educator.create')).toMatchObject([
    { actor: null, isBetweenOthers: true },
  ])
  expect(JSON.stringify(others.filter(({ event }) => !event.startsWith('auth.')))).not.toMatch(
    new RegExp(`Nell Carver|${id}`),
  )
})

test('five saves at once, and again later, make one person', async () => {
  const { document, marisol, rows } = await place()
  const [id, sent] = [randomUUID(), document(met)]

  const replies = await Promise.all(Array.from({ length: 5 }, () => save(marisol, id, sent)))
  const again = read(await save(marisol, id, sent))

  for (const reply of replies) expect(read(reply)).toEqual(again)
  expect(again.revision).toBe(1)
  expect(await rows(people)).toHaveLength(1)
})

test('two tools of one visit, at once and in turn, make one person; another visit makes another', async () => {
  const { document, marisol, rows } = await place()
  const visitId = randomUUID()
  const again = () => save(marisol, randomUUID(), document({ ...met, visitId }))

  const replies = [...(await Promise.all([again(), again()])), await again()]
  expect(new Set(replies.map((it) => read(it).document.educatorId)).size).toBe(1)
  expect(await rows(people)).toHaveLength(1)

  await save(marisol, randomUUID(), document({ ...met, visitId: randomUUID() }))
  expect(await rows(people)).toHaveLength(2)
})

test('a device that has not heard of the id yet goes on', async () => {
  const { document, marisol, rows } = await place()
  const [id, sent] = [randomUUID(), document(met)]
  const { document: known } = read(await save(marisol, id, sent))

  const next = withSweep(sent)
  expect(read(await save(marisol, id, next, 1)).document).toEqual({ ...next, educatorId: known.educatorId })
  expect(await openAs(marisol, id)).toMatchObject({ revision: 2 })
  expect(await rows(people)).toHaveLength(1)
})

test('somebody is met at the door only in a school where one observes, wholly or a group', async () => {
  const { admin, as, document, educator, hill, omar, person, ridge, rows } = await place()
  const group = { schoolId: ridge.id, educatorIds: [omar.id] }
  const elsewhere = { ...met, schoolId: hill.id }
  const asked = [
    [await as('principal'), document(elsewhere)],
    [await as('teacher'), document(met)],
    [await as('district-viewer'), document(met)],
    [await person({ role: 'peer-observer', ...group }), document(elsewhere)],
    [await person({ role: 'coach', ...group }), document(elsewhere)],
  ] as const

  for (const [caller, sent] of asked)
    expect(await save(caller, randomUUID(), sent)).toMatchObject({
      status: 403,
      body: { code: 'may-not-observe' },
    })
  expect(await rows(people)).toEqual([])
  expect((await save(admin, randomUUID(), document(elsewhere))).status).toBe(200)
  expect((await save(await as('coach'), randomUUID(), document(met))).status).toBe(200)
  // One of the group teaches at the other school.
  const ruth = await educator(hill.id, 'Ruth Feldman')
  const visiting = await person({ role: 'coach', schoolId: ridge.id, educatorIds: [ruth.id] })
  expect((await save(visiting, randomUUID(), document(elsewhere))).status).toBe(200)
})

describe.each(['coach', 'peer-observer'] as const)(
  'somebody whom a %s with a group met at the door',
  (role) => {
    async function aMeeting() {
      const here = await place()
      const { document, omar, person, ridge } = here
      const priya = await person({ role, schoolId: ridge.id, educatorIds: [omar.id] })
      const other = await person({ role, schoolId: ridge.id, educatorIds: [omar.id] })
      const saved = read(await save(priya, randomUUID(), document(met)))
      const nell = EducatorId.parse(saved.document.educatorId)
      const again = document({ ...met, educatorId: nell, provisional: null })
      return { ...here, priya, other, saved, nell, again }
    }

    test('is in their lists: roster, educators and page, and in nobody else’s', async () => {
      const { priya, other, saved, nell } = await aMeeting()
      const { device, educators, observations } = contract
      const page = { params: { educatorId: nell }, query: {} }

      const roster = device.snapshot.response.parse((await priya.call(device.snapshot, {})).body)
      expect(roster.educators.map(({ name }) => name)).toEqual(['Nell Carver', 'Omar Haddad'])
      expect((await priya.call(educators.list, { query: { search: 'Nell' } })).body).toMatchObject({
        items: [{ id: nell, isProvisional: true }],
      })
      expect((await priya.call(educators.show, page)).body).toMatchObject({
        name: 'Nell Carver',
        counts: { visits: 0 },
      })
      expect((await priya.call(observations.list, { query: {} })).body).toMatchObject({
        items: [{ id: saved.id, educator: { id: nell } }],
      })
      const theirs = device.snapshot.response.parse((await other.call(device.snapshot, {})).body)
      expect(theirs.educators.map(({ name }) => name)).toEqual(['Omar Haddad'])
      expect((await other.call(educators.show, page)).status).toBe(404)
    })

    test('is visited with two tools and once more, and each visit is finished and sent', async () => {
      const { document, priya, rows, saved, nell, again } = await aMeeting()
      const second = document({ ...met, visitId: saved.document.visitId })

      for (const sent of [second, again]) {
        const made = read(await save(priya, randomUUID(), sent))
        expect(made.document.educatorId).toBe(nell)
        expect((await send(priya, read(await complete(priya, made)))).status).toBe(200)
      }
      expect((await send(priya, read(await complete(priya, saved)))).status).toBe(200)
      expect(await rows(people)).toHaveLength(1)
    })

    test('stays within reach once the office has confirmed them, until they leave the group', async () => {
      const { admin, details, omar, priya, ridge, wanted, nell, again } = await aMeeting()
      const name = 'Nell Carver'
      const confirmed = { params: { educatorId: nell }, body: details({ name }) }
      expect((await admin.call(contract.educators.change, confirmed)).body).toMatchObject({
        isProvisional: false,
      })
      expect((await save(priya, randomUUID(), again)).status).toBe(200)

      const { show, change } = contract.users
      const user = show.response.parse((await admin.call(show, { params: { userId: priya.id } })).body)
      const [held] = user.assignments
      expect(held?.educators?.map((it) => it.name).sort()).toEqual(['Nell Carver', 'Omar Haddad'])
      const smaller = wanted(role, { id: held?.id ?? 0, schoolId: ridge.id, educatorIds: [omar.id] })
      const body = { name: user.name, jobTitle: null, assignments: [{ ...smaller, startsOn: '2026-08-01' }] }
      expect((await admin.call(change, { params: { userId: priya.id }, body })).status).toBe(200)
      const later = { ...again, startedAt: '2026-10-22T15:31:00.000Z' }
      expect(await save(priya, randomUUID(), later)).toMatchObject({ status: 403 })
      expect((await save(priya, randomUUID(), again)).status).toBe(200)
    })
  },
)

test('nobody stays on the list for a visit that is refused', async () => {
  const { document, marisol, rows } = await place()

  const reply = await save(marisol, randomUUID(), document({ ...met, configurationVersion: 9 }))

  expect(reply.status).toBe(404)
  expect(await rows(people)).toEqual([])
})

test('a server that was restored puts somebody met at the door on its list again', async () => {
  const { document, marisol, rows } = await place()
  const forgotten = document({ ...met, educatorId: EducatorId.parse(999_999) })

  const saved = read(await save(marisol, randomUUID(), forgotten, 4))

  expect(await rows(people)).toEqual([expect.objectContaining({ id: saved.document.educatorId })])
})

test('a clock that is ahead does not hide somebody met at the door', async () => {
  const { document, marisol, rows } = await place()
  const sent = document({ ...met, startedAt: '2027-10-22T15:05:00.000Z' })

  const { document: saved } = read(await save(marisol, randomUUID(), sent))

  const found = await marisol.call(contract.educators.list, { query: { search: 'Nell' } })
  expect(found.body).toMatchObject({ items: [{ id: saved.educatorId, isProvisional: true }] })
  expect(await rows(people)).toHaveLength(1)
})
