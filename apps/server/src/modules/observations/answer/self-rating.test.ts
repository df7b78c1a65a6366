import { contract } from '@corridor/contract/contract'
import { expect, test } from 'vitest'
import { product } from '../../../../test/harness.ts'
import { answer, makeConferences } from '../test-conference.ts'
import { complete, openAs, read, save } from '../test-place.ts'
import { makeRubric } from '../test-rubric.ts'
import { received, seen, send, shown } from '../test-sending.ts'

const { ask, done } = contract.observations
const made = await product()
const aRubric = () => makeRubric(made)

test('a self-rating is one of the levels, and stays the educator’s while the observer rates', async () => {
  const { marisol, teacher, id, key, value, rows } = await aRubric()

  expect(await answer(teacher, id, key, 'Superb', 'self-rating')).toMatchObject({
    status: 422,
    body: { fields: { text: 'Choose one of the answers.' } },
  })
  const rated = seen(await answer(teacher, id, key, value, 'self-rating'))

  expect(rated.invitations.find((it) => it.key === key)).toMatchObject({ answer: value, isOpen: true })
  expect(rated.record.blocks).toHaveLength(1)
  // Before “Done” the self-rating is hidden, and even that there is one.
  expect((await openAs(marisol, id)).contributions).toEqual([])
  for (const _ of [1, 2]) seen(await teacher.call(done, { params: { observationId: id } }))
  expect((await openAs(marisol, id)).contributions).toMatchObject([{ kind: 'self-rating', key, text: '' }])
  const snapshot = contract.device.snapshot.response.parse(
    (await marisol.call(contract.device.snapshot, {})).body,
  )
  expect(snapshot.observations).toMatchObject([{ id, contributions: [{ key, text: '' }] }])
  const before = JSON.stringify((await shown(marisol, id)).record)
  await rows('delete from contributions')
  expect(JSON.stringify((await shown(marisol, id)).record)).toBe(before)
})

test('nobody is asked to rate a lesson that still goes on', async () => {
  const { marisol, teacher, id, key, value } = await aRubric()
  const { document, revision } = await openAs(marisol, id)
  await save(marisol, id, { ...document, endedAt: null }, revision)

  expect(await answer(teacher, id, key, value, 'self-rating')).toMatchObject({ status: 404 })
})

test('who has read the observer’s levels rates no more, also when it is opened again', async () => {
  const { marisol, teacher, id, key, value, rows } = await aRubric()
  seen(await answer(teacher, id, key, value, 'self-rating'))
  seen(await teacher.call(done, { params: { observationId: id } }))
  const tooLate = { status: 409, body: { code: 'observation-already-sent' } }
  const { document, revision } = await openAs(marisol, id)
  const capture = { ...document.capture, marks: { [key]: { level: 2 } } }
  const rated = read(await save(marisol, id, { ...document, capture }, revision))
  read(await send(marisol, read(await complete(marisol, rated))))

  expect(await answer(teacher, id, key, '1', 'self-rating')).toMatchObject(tooLate)
  await received.reopen(marisol, id)
  expect(await answer(teacher, id, key, '1', 'self-rating')).toMatchObject(tooLate)

  const asked = (await shown(teacher, id)).invitations
  expect(asked).toMatchObject([{ key, answer: value, isOpen: false, isAhead: true }])
  expect(asked[0]?.choices?.map((it) => it.value)).toContain(value)
  expect(asked[0]?.prompt).not.toBe('An earlier question')
  // Both have rated: the self-rating is no secret any more.
  expect((await openAs(marisol, id)).contributions).toMatchObject([{ key, text: value }])
  expect(await rows('select shared_at from observations')).toEqual([{ shared_at: null }])
})

test('a rating that is changed after “Done” is the educator’s again until the next “Done”, also when it is sent without', async () => {
  const { marisol, teacher, id, key, value } = await aRubric()
  const say = async () => seen(await teacher.call(done, { params: { observationId: id } }))
  seen(await answer(teacher, id, key, value, 'self-rating'))
  expect((await say()).invitations[0]).toMatchObject({ answer: value, isDone: true })
  seen(await answer(teacher, id, key, value, 'self-rating'))
  expect((await openAs(marisol, id)).contributions).toHaveLength(1)

  const changed = seen(await answer(teacher, id, key, '1', 'self-rating'))

  expect(changed.invitations[0]).toMatchObject({ answer: '1', isDone: false })
  expect((await openAs(marisol, id)).contributions).toEqual([])
  const { document, revision } = await openAs(marisol, id)
  const capture = { ...document.capture, marks: { [key]: { level: 2 } } }
  const rated = read(await save(marisol, id, { ...document, capture }, revision))
  read(await send(marisol, read(await complete(marisol, rated))))
  expect((await openAs(marisol, id)).contributions).toEqual([])
  expect(await teacher.call(done, { params: { observationId: id } })).toMatchObject({
    status: 409,
    body: { code: 'observation-already-sent' },
  })
  // The educator still reads the rating that they chose themself.
  expect((await shown(teacher, id)).invitations[0]).toMatchObject({ answer: '1', isOpen: false })
})

test('only the educator says “Done”, and only the observer asks', async () => {
  const { marisol, teacher, admin, id } = await aRubric()
  const params = { observationId: id }

  expect(await marisol.call(done, { params })).toMatchObject({ status: 403 })
  expect(await admin.call(done, { params })).toMatchObject({ status: 404 })
  expect(await teacher.call(ask, { params })).toMatchObject({ status: 404 })
})

test('finishing mails nothing: the educator is told once the observer asks, and once', async () => {
  const { marisol, teacher, id, rows } = await aRubric()
  const mails = () => rows(`select subject from mails where "to" = '${teacher.email}'`)
  expect(await mails()).toEqual([])
  // Without a mail, the ask waits for the educator in Corridor.
  expect((await shown(teacher, id)).invitations.length).toBeGreaterThan(1)
  expect((await shown(marisol, id)).asking).toEqual({
    isShared: true,
    isMailed: false,
    isDone: false,
    way: 'account',
  })

  for (const _ of [1, 2])
    expect(seen(await marisol.call(ask, { params: { observationId: id } })).asking?.isMailed).toBe(true)

  expect(await mails()).toEqual([{ subject: 'Somebody asks you something' }])
})

test('a rubric that was opened and left asks nothing, until the observer writes on it or asks', async () => {
  const untouched = () => makeRubric(made, { isUntouched: true })
  const hidden = { status: 404 }
  const show = contract.observations.show

  const left = await untouched()
  const params = { observationId: left.id }
  expect(await left.teacher.call(show, { params })).toMatchObject(hidden)
  expect((await shown(left.marisol, left.id)).asking).toMatchObject({ isShared: false, isMailed: false })
  const asked = seen(await left.marisol.call(ask, { params }))
  expect(asked.asking).toMatchObject({ isShared: true, isMailed: true })
  expect((await shown(left.teacher, left.id)).invitations.length).toBeGreaterThan(1)
  const after = await openAs(left.marisol, left.id)
  const role = { ...after.document.capture, role: 'teacher' }
  read(await save(left.marisol, left.id, { ...after.document, capture: role }, after.revision))
  expect((await shown(left.teacher, left.id)).invitations.length).toBeGreaterThan(1)

  const begun = await untouched()
  const { document, revision } = await openAs(begun.marisol, begun.id)
  const capture = { ...document.capture, marks: { [begun.key]: { level: 2 } } }
  read(await save(begun.marisol, begun.id, { ...document, capture }, revision))
  expect((await shown(begun.teacher, begun.id)).invitations.length).toBeGreaterThan(1)
})

test('nobody is asked where nothing is to rate', async () => {
  const { marisol, finished } = await makeConferences(made)
  const { id } = await finished()

  expect((await shown(marisol, id)).asking).toBeNull()
  expect(await marisol.call(ask, { params: { observationId: id } })).toMatchObject({
    status: 409,
    body: { code: 'nothing-asked' },
  })
})
