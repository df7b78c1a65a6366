import { randomUUID } from 'node:crypto'
import { contract } from '@corridor/contract/contract'
import type { SavedObservation } from '@corridor/contract/observations/observations'
import { describe, expect, test } from 'vitest'
import { product } from '../../../../test/harness.ts'
import { complete, makePlace, openAs, read, save, withSweep } from '../test-place.ts'
import { received, send, sending, shown } from '../test-sending.ts'

const made = await product()
const place = () => makePlace(made)
const { readers } = contract.observations

const refused = (status: number, code: string) => ({ status, body: { code } })

describe('what was completed', () => {
  test('is sent: the educator gets it, and what was sent is kept as it was', async () => {
    const { finished, link, marisol, omar, as, rows, trail } = await place()
    const teacher = await as('teacher')
    await link(omar.id, teacher.id)
    const { id, revision, document } = await finished(marisol, { privateNotes: 'Just for me' })

    const sent = read(await send(marisol, { id, revision }, { message: 'Thank you for having me.' }))

    expect(sent).toMatchObject({ id, status: 'sent', version: 1, revision, isLate: false, document })
    const [copy] = await rows('select * from sent_copies')
    expect(copy).toMatchObject({ version: 1, revision, message: 'Thank you for having me.' })
    expect(copy?.record).toMatchObject({ school: 'Copper Ridge', educator: { name: 'Omar Haddad' } })
    expect(JSON.stringify(copy)).not.toContain('Just for me')
    expect(await trail()).toContain(`observation.send on ${id} by ${marisol.id}`)
    const { record, status, sentAt } = await shown(teacher, id)
    expect({ status, sentAt }).toEqual({ status: 'sent', sentAt: '2026-10-22T15:30:00.000Z' })
    expect(record).toEqual(copy?.record)
    expect(record.blocks.length).toBeGreaterThan(0)
  })

  test('is sent once, however often and from however many devices it is asked for', async () => {
    const { finished, marisol, rows } = await place()
    const { id, revision } = await finished(marisol)
    const same = sending(revision)
    const others = Array.from({ length: 10 }, () => sending(revision))

    const replies = await Promise.all(
      [...Array.from({ length: 10 }, () => same), ...others].map((body) =>
        send(marisol, { id, revision }, body),
      ),
    )

    const [copy] = await rows('select send_id from sent_copies')
    const winners = copy?.send_id === same.sendId ? 10 : 1
    const taken = replies.filter(({ status }) => status === 200)
    expect(taken).toHaveLength(winners)
    for (const reply of taken) expect(read(reply)).toMatchObject({ status: 'sent', revision })
    for (const reply of replies.filter(({ status }) => status !== 200))
      expect(reply).toMatchObject(refused(409, 'observation-already-sent'))
    expect(await rows('select from sent_copies')).toHaveLength(1)
    expect(await rows('select from deliveries')).toHaveLength(1)
    expect(await rows(`select from audit_events where event = 'observation.send'`)).toHaveLength(1)
  })

  test('and then emptied is not sent before it holds something again', async () => {
    const { finished, marisol, rows } = await place()
    const done = await finished(marisol)
    const { id } = done
    const emptied = { ...done.document, capture: { sweeps: [] } }
    const { revision } = read(await save(marisol, id, emptied, done.revision))

    expect(await send(marisol, { id, revision })).toMatchObject({
      status: 422,
      body: { code: 'observation-incomplete', fields: { capture: expect.stringMatching(/sweep/i) } },
    })
    expect(await rows('select from sent_copies')).toEqual([])

    const filled = read(await save(marisol, id, done.document, revision))
    expect(read(await send(marisol, filled))).toMatchObject({ status: 'sent' })
  })

  test('sent again with the same id answers what is stored, also after it was read or opened again', async () => {
    const { finished, link, marisol, omar, as } = await place()
    const teacher = await as('teacher')
    await link(omar.id, teacher.id)
    const { id, revision } = await finished(marisol)
    const first = sending(revision)
    await send(marisol, { id, revision }, first)
    await received.acknowledge(teacher, id, 1)

    expect(read(await send(marisol, { id, revision }, first))).toMatchObject({ status: 'acknowledged' })
    await received.reopen(marisol, id)
    expect(read(await send(marisol, { id, revision }, first))).toMatchObject({ status: 'draft', version: 2 })
  })
})

describe('is refused', () => {
  test('what is not finished, has moved or was sent; with what is stored, where that helps', async () => {
    const { document, finished, marisol } = await place()
    const draft = read(await save(marisol, randomUUID(), document()))
    const moved = await finished(marisol)
    const current = read(await save(marisol, moved.id, withSweep(moved.document), moved.revision))
    const sent = await finished(marisol)
    await send(marisol, sent)

    expect(await send(marisol, draft)).toMatchObject(refused(409, 'observation-not-completed'))
    expect(await send(marisol, moved)).toMatchObject({
      status: 409,
      body: { code: 'observation-has-moved', current },
    })
    expect(await send(marisol, sent)).toMatchObject(refused(409, 'observation-already-sent'))
  })

  test('what two devices disagree about', async () => {
    const { document, marisol } = await place()
    const clash = { id: 'c1', path: ['isAnnounced'], mine: true, theirs: false }
    const conflict = { ...clash, by: 'tablet', at: '2026-10-22T15:05:00Z' }
    const saved = read(await save(marisol, randomUUID(), document({ conflicts: [conflict] })))
    const clashing = read(await complete(marisol, saved))

    expect(await send(marisol, clashing)).toMatchObject(refused(409, 'observation-has-conflicts'))
  })

  test('somebody else’s: it is not there, even for those who read it', async () => {
    const { admin, as, finished, link, marisol, omar } = await place()
    const teacher = await as('teacher')
    await link(omar.id, teacher.id)
    const it = await finished(marisol)

    for (const other of [admin, teacher, await as('assistant-principal')])
      expect(await send(other, it)).toMatchObject(refused(404, 'observation-not-found'))
    expect(await openAs(marisol, it.id)).toMatchObject({ status: 'completed' })
  })

  test('without a plan, while saving goes on', async () => {
    const { finished, marisol, document, rows } = await place()
    const it = await finished(marisol)
    await rows(`update districts set plan_ends_at = '2026-10-21'`)

    expect(await send(marisol, it)).toMatchObject(refused(402, 'subscription-required'))
    expect(await save(marisol, it.id, withSweep(it.document), it.revision)).toMatchObject({ status: 200 })
    expect(await save(marisol, randomUUID(), document())).toMatchObject({ status: 200 })
  })
})

describe('colleagues', () => {
  const namesFor = async (caller: Parameters<typeof send>[0], { id }: Pick<SavedObservation, 'id'>) =>
    readers.response.parse((await caller.call(readers, { params: { observationId: id } })).body)

  test('are those who could read it anyway, with the role that lets them', async () => {
    const { admin, as, finished, hill, link, marisol, omar, person, ridge, rows } = await place()
    const assistant = await as('assistant-principal')
    const coach = await person({ role: 'coach', schoolId: ridge.id, educatorIds: [omar.id] })
    const teacher = await as('teacher')
    await link(omar.id, teacher.id)
    await person({ role: 'coach', schoolId: ridge.id })
    await person({ role: 'principal', schoolId: hill.id })
    const paused = await as('principal')
    await rows(`update accounts set paused_at = now() where user_id = ${paused.id}`)
    for (const role of ['district-viewer', 'billing-contact', 'support'] as const) await as(role)
    const it = await finished(marisol)

    const { colleagues, educator } = await namesFor(marisol, it)

    expect(new Map(colleagues.map(({ id, role }) => [id, role]))).toEqual(
      new Map([
        [admin.id, 'District administrator'],
        [assistant.id, 'Assistant principal'],
        [coach.id, 'Instructional coach'],
      ]),
    )
    expect(educator).toEqual({ name: 'Omar Haddad', email: teacher.email, hasAccount: true, way: 'account' })
  })

  test('get it too; others are refused, and nothing is sent', async () => {
    const { admin, as, finished, marisol, rows } = await place()
    const teacher = await as('teacher')
    const it = await finished(marisol)
    const stranger = await (await place()).as('principal')

    for (const id of [teacher.id, marisol.id, stranger.id])
      expect(await send(marisol, it, { recipients: [admin.id, id] })).toMatchObject({
        status: 422,
        body: { fields: { recipients: expect.stringContaining('may not read') } },
      })
    expect(await rows('select from deliveries')).toEqual([])

    read(await send(marisol, it, { recipients: [admin.id, admin.id] }))
    const sent = await rows('select is_educator, user_id from deliveries order by is_educator')
    expect(sent).toEqual([
      { is_educator: false, user_id: admin.id },
      { is_educator: true, user_id: null },
    ])
  })

  test('are none where it is coaching', async () => {
    const { admin, finished, marisol } = await place()
    const it = await finished(marisol, { purpose: 'coaching' })

    expect(await namesFor(marisol, it)).toMatchObject({ colleagues: [], educator: { hasAccount: false } })
    expect(await send(marisol, it, { recipients: [admin.id] })).toMatchObject({ status: 422 })
  })

  test('are told to nobody but the observer', async () => {
    const { admin, finished, marisol } = await place()
    const { id } = await finished(marisol)

    expect(await admin.call(readers, { params: { observationId: id } })).toMatchObject(
      refused(404, 'observation-not-found'),
    )
  })
})
