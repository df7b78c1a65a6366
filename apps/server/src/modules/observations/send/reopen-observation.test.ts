import type { SavedObservation } from '@corridor/contract/observations/observations'
import { describe, expect, test } from 'vitest'
import { product } from '../../../../test/harness.ts'
import { withClient } from '../../../database/open.ts'
import { type Caller, complete, makePlace, openAs, type Place, read, save, withSweep } from '../test-place.ts'
import { received, seen, send, sending, shown } from '../test-sending.ts'

const made = await product()
const { acknowledge, copy, reopen } = received

async function aWorld() {
  const place = await makePlace(made)
  const teacher = await place.as('teacher')
  await place.link(place.omar.id, teacher.id)
  return { ...place, teacher }
}

async function sentBy({ finished, marisol }: Place, ...details: Parameters<Place['finished']>[1][]) {
  const it = await finished(marisol, ...details)
  return read(await send(marisol, it, { message: 'First words' }))
}

const refused = (status: number, code: string) => ({ status, body: { code } })
const saveAgain = (caller: Caller, { id, document, revision }: SavedObservation) =>
  save(caller, id, withSweep(document), revision)

describe('what was sent', () => {
  const changes = [
    `update sent_copies set message = 'other'`,
    `update sent_copies set record = '{}'`,
    'update sent_copies set sent_at = now(), send_id = gen_random_uuid()',
    'update sent_copies set version = 9, revision = 9',
    'delete from sent_copies',
    'delete from observations',
  ]

  test.each(changes)('cannot be changed by a request: %s', async (change) => {
    const world = await aWorld()
    await sentBy(world)
    const before = await world.rows('select * from sent_copies')

    await expect(world.rows(change)).rejects.toThrow(/sent_copies/)
    expect(await world.rows('select * from sent_copies')).toEqual(before)
  })

  test.each(changes.slice(0, 5))('nor by the owner of the tables: %s', async (change) => {
    const world = await aWorld()
    await sentBy(world)
    const before = await world.rows('select * from sent_copies')

    const changing = withClient(made.database.owner, async (client) => {
      // Without this the row-level policies show the owner no row to change.
      await client.query('begin; alter table sent_copies no force row level security')
      await client.query(change)
    })

    await expect(changing).rejects.toThrow('sent_copies keeps what it has')
    expect(await world.rows('select * from sent_copies')).toEqual(before)
  })

  test('stays what it was whatever a device still brings', async () => {
    const world = await aWorld()
    const sent = await sentBy(world)
    const before = await shown(world.teacher, sent.id)

    const late = read(await saveAgain(world.marisol, sent))

    expect(late).toMatchObject({ status: 'sent', isLate: true, revision: sent.revision + 1 })
    const after = await shown(world.teacher, sent.id)
    // That the educator has opened it comes of their reading, not of the late device.
    expect({ ...after, revision: before.revision, openedBy: before.openedBy }).toEqual(before)
  })

  test('who may open it again, and who observed, learn that something came late', async () => {
    const world = await aWorld()
    const { admin, marisol, teacher } = world
    const sent = await sentBy(world)
    const known = () =>
      Promise.all([admin, marisol, teacher].map(async (it) => (await shown(it, sent.id)).hasLate))
    expect(await known()).toEqual([false, false, false])

    await saveAgain(marisol, sent)
    expect(await known()).toEqual([true, true, false])
    await reopen(admin, sent.id, 'A sweep came late.')
    expect((await shown(marisol, sent.id)).hasLate).toBe(false)
  })
})

describe('opened again', () => {
  test('it is a draft of the next version, counted out, and the copy keeps why', async () => {
    const world = await aWorld()
    const { admin, marisol, rows, trail } = world
    const { id, revision } = await sentBy(world)
    expect(await rows('select from observation_facts')).not.toEqual([])

    const answer = seen(await reopen(admin, id, 'A sweep is missing.'))

    expect(answer).toMatchObject({ status: 'draft', version: 2, sentAt: null, mayReopen: false })
    expect(answer.copies).toMatchObject([{ version: 1, reopenedBecause: 'A sweep is missing.' }])
    expect(await openAs(marisol, id)).toMatchObject({ status: 'draft', version: 2, revision: revision + 1 })
    expect(await rows('select from observation_facts')).toEqual([])
    expect(await rows('select from monthly_facts')).toEqual([])
    expect(await rows('select reopened_by_id, reopened_at from sent_copies')).toEqual([
      { reopened_by_id: admin.id, reopened_at: made.clock.now },
    ])
    const times = await rows('select completed_at, sent_at, acknowledged_at from observations')
    expect(times).toEqual([{ completed_at: null, sent_at: null, acknowledged_at: null }])
    expect(await trail()).toContain(`observation.reopen on ${id} by ${admin.id}`)
    // A second press: the observation is a draft of somebody else by now.
    expect(await reopen(admin, id)).toMatchObject(refused(409, 'observation-reopened'))
  })

  test('it takes up what came late, and whoever opened it reads no more than before', async () => {
    const world = await aWorld()
    const { admin, marisol } = world
    const sent = await sentBy(world)
    const before = await shown(admin, sent.id)
    const late = read(await saveAgain(marisol, sent))
    const later = { ...late, document: { ...late.document, purpose: 'formal' as const } }
    const latest = read(await saveAgain(marisol, later))

    const answer = seen(await reopen(admin, sent.id))

    expect(answer.record.blocks).toEqual(before.record.blocks)
    const draft = await openAs(marisol, sent.id)
    expect(draft).toMatchObject({ status: 'draft', isLate: false, revision: latest.revision + 1 })
    expect(draft.document).toEqual(latest.document)
    expect(await world.rows('select purpose, late_document from observations')).toEqual([
      { purpose: 'formal', late_document: null },
    ])
  })

  test('the next version is sent and read anew, and the educator sees the dates of both', async () => {
    const { clock } = made
    const start = clock.now
    const world = await aWorld()
    const { marisol, teacher } = world
    const { id } = await sentBy(world)
    await acknowledge(teacher, id, 1)
    await reopen(marisol, id, 'Wrong room.')
    const draft = await openAs(marisol, id)
    const saved = read(await saveAgain(marisol, draft))
    const meanwhile = await shown(teacher, id)
    expect(meanwhile).toMatchObject({ status: 'sent', mayAcknowledge: false, record: { version: 1 } })
    clock.now = new Date(start.getTime() + 3_600_000)
    const second = sending(saved.revision, { message: 'Second words' })
    await send(marisol, read(await complete(marisol, saved)), second)

    const after = await shown(teacher, id)
    clock.now = start

    expect(after).toMatchObject({ status: 'sent', version: 2, acknowledgedAt: null, mayAcknowledge: true })
    expect(after.record).toMatchObject({ version: 2, message: 'Second words' })
    expect(after.copies).toEqual([
      { version: 2, sentAt: '2026-10-22T16:30:00.000Z', reopenedBecause: null },
      { version: 1, sentAt: '2026-10-22T15:30:00.000Z', reopenedBecause: 'Wrong room.' },
    ])
    expect(await acknowledge(teacher, id, 1)).toMatchObject(refused(409, 'observation-not-sent'))
    expect(seen(await acknowledge(teacher, id, 2))).toMatchObject({ status: 'acknowledged', version: 2 })
  })

  test('each copy is read as it went out, by the educator and who observed alone', async () => {
    const world = await aWorld()
    const { admin, marisol, teacher, trail } = world
    const { id } = await sentBy(world)
    const { record: first } = await shown(teacher, id)
    await reopen(admin, id)
    const saved = read(await saveAgain(marisol, await openAs(marisol, id)))
    await send(marisol, read(await complete(marisol, saved)), { message: 'Second words' })

    expect(await copy(teacher, id, 1)).toMatchObject({ status: 200, body: first })
    expect(await trail()).toContain(`observation.read on ${id} by ${teacher.id}`)
    expect(await copy(marisol, id, 1)).toMatchObject({ status: 200, body: first })
    expect(await copy(teacher, id, 2)).toMatchObject({ status: 200, body: { message: 'Second words' } })
    expect((await shown(teacher, id)).mayReadCopies).toBe(true)
    expect((await shown(admin, id)).mayReadCopies).toBe(false)
    const elsewhere = await world.person({ role: 'principal', schoolId: world.hill.id })
    const asked = [copy(admin, id, 1), copy(elsewhere, id, 1), copy(teacher, id, 3)]
    for (const answer of await Promise.all(asked)) {
      expect(answer).toMatchObject(refused(404, 'observation-not-found'))
    }
  })

  test('by two at once, once', async () => {
    const world = await aWorld()
    const { id } = await sentBy(world)

    const replies = await Promise.all([reopen(world.admin, id), reopen(world.marisol, id)])

    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await openAs(world.marisol, id)).toMatchObject({ version: 2 })
    expect(await world.rows(`select from audit_events where event = 'observation.reopen'`)).toHaveLength(1)
  })

  test('not by those who do not lead the school, nor what nobody sent, nor what others coach', async () => {
    const world = await aWorld()
    const { admin, as, hill, marisol, person } = world
    const { id } = await sentBy(world)
    const completed = await world.finished(marisol)
    const coaching = await sentBy(world, { purpose: 'coaching' })

    expect(await reopen(await as('assistant-principal'), id)).toMatchObject(refused(403, 'forbidden'))
    const elsewhere = await person({ role: 'principal', schoolId: hill.id })
    expect(await reopen(elsewhere, id)).toMatchObject(refused(404, 'observation-not-found'))
    expect(await reopen(admin, coaching.id)).toMatchObject(refused(404, 'observation-not-found'))
    expect(await reopen(admin, completed.id)).toMatchObject(refused(409, 'observation-not-sent'))
    expect(await reopen(admin, id, ' ')).toMatchObject({ status: 422 })
    expect(seen(await reopen(marisol, coaching.id))).toMatchObject({ status: 'draft' })
  })
})
