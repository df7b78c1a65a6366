import { randomUUID } from 'node:crypto'
import { contract } from '@corridor/contract/contract'
import { describe, expect, test } from 'vitest'
import { product } from '../../../../test/harness.ts'
import { agreed, answer, makeConferences, shared } from '../test-conference.ts'
import { complete, openAs, read, save } from '../test-place.ts'
import { received, seen, send, shown } from '../test-sending.ts'

const made = await product()
const refused = (status: number, code: string) => ({ status, body: { code } })
const QUESTION = 'post-1'

async function asking() {
  const world = await makeConferences(made)
  const document = world.conference({ ...shared, signature: null }, { privateNotes: 'Nobody reads this.' })
  const saved = read(await save(world.marisol, randomUUID(), document))
  return { ...world, saved, id: saved.id }
}

const listedFor = async (caller: Awaited<ReturnType<typeof asking>>['teacher']) =>
  contract.observations.list.response.parse(
    (await caller.call(contract.observations.list, { query: {} })).body,
  ).items

describe('a draft that asks something ahead', () => {
  test('shows the educator the questions, and nothing else of it', async () => {
    const { teacher, id } = await asking()

    const found = await shown(teacher, id)

    expect(found).toMatchObject({ status: 'draft', mayReply: false, mayAcknowledge: false, conflicts: 0 })
    expect(found.record).toMatchObject({
      message: null,
      period: null,
      studentsPresent: null,
      blocks: [{ kind: 'heading' }],
    })
    expect(found.invitations).toHaveLength(5)
    expect(found.invitations[0]).toMatchObject({
      kind: 'answer',
      key: QUESTION,
      answer: null,
      isAhead: true,
      isOpen: true,
    })
    expect(JSON.stringify(found)).not.toMatch(/Marisol knows|Nobody reads|pause/)
    expect(await listedFor(teacher)).toMatchObject([{ id, status: 'draft', asksMe: true }])
  })

  test('is nobody else’s, and the educator cannot write on it', async () => {
    const { teacher, id, as, admin, saved } = await asking()
    const notThere = refused(404, 'observation-not-found')

    for (const other of [admin, await as('assistant-principal'), await as('teacher')]) {
      const show = contract.observations.show
      expect(await other.call(show, { params: { observationId: id } })).toMatchObject(notThere)
      expect(await answer(other, id, QUESTION, 'Hello')).toMatchObject(notThere)
    }
    const open = contract.observations.open
    expect(await teacher.call(open, { params: { observationId: id } })).toMatchObject(notThere)
    expect(await save(teacher, id, saved.document, 1)).toMatchObject(notThere)
    const notSent = refused(409, 'observation-not-sent')
    expect(await received.acknowledge(teacher, id, 1)).toMatchObject(notSent)
    expect(await received.reply(teacher, id, 'Hello')).toMatchObject(notSent)
  })

  test('is out of sight again once nothing is asked', async () => {
    const { marisol, teacher, id, saved } = await asking()
    const capture = { ...saved.document.capture, asksAhead: false }

    read(await save(marisol, id, { ...saved.document, capture }, 1))

    const show = contract.observations.show
    expect(await teacher.call(show, { params: { observationId: id } })).toMatchObject({ status: 404 })
    expect(await listedFor(teacher)).toEqual([])
  })

  test('is told of once, with a link and no more, however often it is turned on', async () => {
    const { marisol, teacher, id, saved, rows } = await asking()
    const off = { ...saved.document, capture: { ...saved.document.capture, asksAhead: false } }
    read(await save(marisol, id, off, 1))
    read(await save(marisol, id, saved.document, 2))

    const mails = await rows(`select subject, text from mails where "to" = '${teacher.email}'`)
    expect(mails).toMatchObject([{ subject: 'Somebody asks you something' }])
    expect(String(mails[0]?.text)).toContain(`/observations/10/view/${id}`)
    expect(JSON.stringify(mails)).not.toMatch(/thought was happening|Marisol knows/)
  })

  test('takes answers, one for each question, which the observer’s devices get', async () => {
    const { marisol, teacher, id, rows } = await asking()

    await Promise.all([1, 2].map(() => answer(teacher, id, QUESTION, 'Slower than I thought.')))
    const answered = seen(await answer(teacher, id, QUESTION, 'Slower than I felt.'))

    expect(answered.invitations[0]).toMatchObject({ answer: 'Slower than I felt.', isOpen: true })
    expect(await rows('select revision from contributions')).toEqual([{ revision: 2 }])
    const { contributions } = await openAs(marisol, id)
    expect(contributions).toMatchObject([
      { kind: 'answer', key: QUESTION, by: 'Somebody', text: 'Slower than I felt.' },
    ])
    const snapshot = await marisol.call(contract.device.snapshot, {})
    expect(contract.device.snapshot.response.parse(snapshot.body).observations).toMatchObject([
      { id, contributions },
    ])
    const { blocks } = (await shown(marisol, id)).record
    expect(JSON.stringify(blocks)).toContain('Slower than I felt.')
  })

  test('takes an answer back, and the next one again', async () => {
    const { marisol, teacher, id } = await asking()
    await answer(teacher, id, QUESTION, 'Slower than I thought.')

    for (const _ of [1, 2])
      expect(seen(await answer(teacher, id, QUESTION, ' ')).invitations[0]).toMatchObject({ answer: null })
    expect((await openAs(marisol, id)).contributions).toEqual([])
    seen(await answer(teacher, id, QUESTION, 'Faster.'))
    expect((await openAs(marisol, id)).contributions).toMatchObject([{ text: 'Faster.' }])
  })

  test('takes no answer to what is not asked', async () => {
    const { teacher, id } = await asking()

    expect(await answer(teacher, id, 'post-9', 'Hello')).toMatchObject(refused(409, 'nothing-asked'))
    expect(await answer(teacher, id, QUESTION, '4', 'self-rating')).toMatchObject(
      refused(409, 'nothing-asked'),
    )
    expect(await answer(teacher, id, 'post-9', '')).toMatchObject(refused(409, 'nothing-asked'))
    expect(await answer(teacher, id, randomUUID(), ' ', 'reply')).toMatchObject({ status: 422 })
    expect(await answer(teacher, id, 'no uuid', 'Hello', 'reply')).toMatchObject({ status: 422 })
  })

  test('goes with its answers', async () => {
    const { marisol, teacher, id, rows } = await asking()
    await answer(teacher, id, QUESTION, 'Slower than I thought.')

    const { remove } = contract.observations
    expect(await marisol.call(remove, { params: { observationId: id }, query: {} })).toMatchObject({
      status: 200,
    })
    expect(await rows('select from contributions')).toEqual([])
  })
})

describe('once it is sent', () => {
  test('questions are closed, the copy keeps the answers, and the educator signs', async () => {
    const { marisol, teacher, id, saved, admin } = await asking()
    await answer(teacher, id, QUESTION, 'Slower than I thought.')
    const { signature: _, ...unsigned } = saved.document.capture
    const capture = agreed(unsigned)
    const signed = read(await save(marisol, id, { ...saved.document, capture: { ...capture } }, 1))
    read(await send(marisol, read(await complete(marisol, signed))))
    const key = capture.signature?.of ?? ''

    const found = await shown(teacher, id)
    expect(JSON.stringify(found.record.blocks)).toContain('Slower than I thought.')
    expect(found.invitations.filter(({ isOpen }) => isOpen)).toMatchObject([
      { kind: 'signature', key, answer: null },
    ])
    expect(await answer(teacher, id, QUESTION, 'Too late')).toMatchObject(
      refused(409, 'observation-already-sent'),
    )
    const answered = seen(await answer(teacher, id, key, 'Omar Haddad', 'signature'))
    expect(answered.record).toEqual(found.record)
    expect(answered.invitations.at(-1)).toMatchObject({ answer: 'Omar Haddad' })

    expect(JSON.stringify((await shown(marisol, id)).record.blocks)).toContain('Omar Haddad')
    // What the educator wrote is between the two.
    const others = JSON.stringify(await shown(admin, id))
    expect(others).not.toMatch(/Slower than|"text":"Omar Haddad"|Marisol knows/)
  })

  test('nobody signs before, nor anybody else', async () => {
    const world = await makeConferences(made)
    const { marisol, teacher } = world
    const saved = read(await save(marisol, randomUUID(), world.conference(shared)))
    const key = agreed(saved.document.capture).signature?.of ?? ''

    expect(await answer(teacher, saved.id, key, 'Omar', 'signature')).toMatchObject(
      refused(409, 'observation-not-sent'),
    )
    read(await send(marisol, read(await complete(marisol, saved))))
    expect(await answer(marisol, saved.id, key, 'Omar', 'signature')).toMatchObject(refused(403, 'forbidden'))
  })
})
