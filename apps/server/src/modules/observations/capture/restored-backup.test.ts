import { randomUUID } from 'node:crypto'
import { contract } from '@corridor/contract/contract'
import type { SavedObservation } from '@corridor/contract/observations/observations'
import { expect, test } from 'vitest'
import { product } from '../../../../test/harness.ts'
import { aJpeg } from '../../../../test/sample-files.ts'
import { type Caller, complete, makePlace, openAs, type Place, read, save, withSweep } from '../test-place.ts'
import { send, shown } from '../test-sending.ts'

const made = await product()
const { add, show } = contract.files
const notThere = { status: 404, body: { code: 'observation-not-found' } }

/** Saves the way a device does with a copy that the server no longer names: the last revision goes once more. */
const askAgain = (caller: Caller, { id, revision, document }: SavedObservation) =>
  save(caller, id, document, revision - 1)

/** A draft that was saved twice. */
async function aDraft(place: Place) {
  const first = read(await save(place.marisol, randomUUID(), place.document()))
  return read(await save(place.marisol, first.id, withSweep(first.document), first.revision))
}

/** As if a backup older than the observations had been restored. */
async function forgetAll({ rows }: Place) {
  for (const table of ['files', 'removed_observations', 'observation_facts', 'monthly_facts', 'observations'])
    await rows(`delete from ${table}`)
}

test('a copy of what was forgotten is taken as it was, with its photos, and goes on from there', async () => {
  const place = await makePlace(made)
  const { marisol, trail } = place
  const draft = await aDraft(place)
  const file = { params: { fileId: randomUUID() }, query: { observation: draft.id } }
  await marisol.call(add, { ...file, body: new Uint8Array(aJpeg()) })
  await forgetAll(place)

  expect(read(await askAgain(marisol, draft))).toEqual(draft)
  expect(read(await askAgain(marisol, draft))).toEqual(draft)
  await marisol.call(add, { ...file, body: new Uint8Array(aJpeg()) })
  expect(await marisol.call(show, { params: file.params })).toMatchObject({ status: 200 })
  expect(await openAs(marisol, draft.id)).toEqual(draft)
  const created = (await trail()).filter((it) => it.startsWith('observation.create'))
  expect(created).toHaveLength(2)

  const saved = read(await save(marisol, draft.id, withSweep(draft.document), draft.revision))
  expect(read(await complete(marisol, saved))).toMatchObject({ status: 'completed', revision: 3 })
})

test('a copy that two devices send at once is there once', async () => {
  const place = await makePlace(made)
  const draft = await aDraft(place)
  await forgetAll(place)

  const replies = await Promise.all([askAgain(place.marisol, draft), askAgain(place.marisol, draft)])

  for (const reply of replies) expect(read(reply)).toEqual(draft)
  expect(await place.rows('select id from observations')).toEqual([{ id: draft.id }])
})

test('a copy of what was removed is refused, and stays removed', async () => {
  const place = await makePlace(made)
  const { marisol, rows } = place
  const draft = await aDraft(place)
  const { body } = await marisol.call(contract.observations.remove, {
    params: { observationId: draft.id },
    query: {},
  })
  expect(body).toEqual({ id: draft.id })

  const removed = { status: 409, body: { code: 'observation-was-removed', current: { revision: 3 } } }
  expect(await askAgain(marisol, draft)).toMatchObject(removed)
  expect(await askAgain(marisol, { ...draft, revision: 1 })).toMatchObject(removed)
  expect(await rows('select id from observations')).toEqual([])
})

test('a copy of what was sent is answered with what stands, and nothing is sent or kept anew', async () => {
  const place = await makePlace(made)
  const { marisol, finished, rows } = place
  const done = await finished(marisol)
  const sent = read(await send(marisol, done))
  const mails = await rows('select id from deliveries')

  expect(read(await askAgain(marisol, done))).toEqual(sent)
  const older = { ...done, document: { ...done.document, privateNotes: 'Older' } }
  expect(await askAgain(marisol, older)).toMatchObject({
    status: 409,
    body: { code: 'observation-has-moved', current: { status: 'sent', isLate: false } },
  })
  expect(await shown(marisol, done.id)).toMatchObject({ status: 'sent', version: 1 })
  expect(await rows('select id from deliveries')).toEqual(mails)
})

test('who asks for somebody else’s observation hears the same, whether it is there or was removed', async () => {
  const place = await makePlace(made)
  const { admin, marisol } = place
  const [there, gone] = [await aDraft(place), await aDraft(place)]
  await marisol.call(contract.observations.remove, { params: { observationId: gone.id }, query: {} })

  const [one, other] = [await askAgain(admin, there), await askAgain(admin, gone)]

  expect(one).toMatchObject(notThere)
  expect(other.body).toEqual(one.body)
  expect(await openAs(marisol, there.id)).toEqual(there)
})

test('who may no longer observe there is refused with the reason, so that the device keeps it', async () => {
  const place = await makePlace(made)
  const { marisol, rows } = place
  const draft = await aDraft(place)
  await forgetAll(place)
  await rows(`update assignments set ends_on = '2026-10-01' where user_id = ${marisol.id}`)

  expect(await askAgain(marisol, draft)).toMatchObject({ status: 403, body: { code: 'may-not-observe' } })
})
