import { randomUUID } from 'node:crypto'
import { contract } from '@corridor/contract/contract'
import type { SavedObservation } from '@corridor/contract/observations/observations'
import { expect, test } from 'vitest'
import { product } from '../../../../test/harness.ts'
import { type Caller, complete, makePlace, openAs, read, save, withSweep } from '../test-place.ts'

const made = await product()
const { remove, keep } = contract.observations

const deleted = (caller: Caller, { id, revision }: SavedObservation) =>
  caller.call(remove, { params: { observationId: id }, query: { revision } })

/** A draft that one device has deleted while another was writing on. */
async function withDeleted() {
  const place = await makePlace(made)
  const draft = read(await save(place.marisol, randomUUID(), place.document()))
  expect(await deleted(place.marisol, draft)).toMatchObject({ status: 200, body: { id: draft.id } })
  const written = withSweep(draft.document)
  const unaware = await save(place.marisol, draft.id, written, draft.revision)
  return { ...place, draft, written, unaware }
}

test('work on a deleted draft is told when it was deleted, and brings it back once it says that it knows', async () => {
  const { marisol, rows, draft, written, unaware } = await withDeleted()
  expect(unaware).toMatchObject({
    status: 409,
    body: { code: 'observation-was-removed', current: { revision: 2, removedAt: expect.any(String) } },
  })
  expect(await rows('select id from observations')).toEqual([])
  const back = read(await save(marisol, draft.id, written, 2))

  expect(back).toMatchObject({ revision: 3, status: 'draft', document: written })
  expect(back.removedAt).toBe((unaware.body as { current: SavedObservation }).current.removedAt)
  expect(read(await save(marisol, draft.id, written, 2))).toEqual(back)
  const { body } = await marisol.call(contract.device.snapshot, {})
  expect(contract.device.snapshot.response.parse(body).observations).toEqual([back])
})

test('a request that was on its way for long does not bring a deleted draft back', async () => {
  const { marisol, rows, draft } = await withDeleted()

  expect(await save(marisol, draft.id, draft.document, 0)).toMatchObject({ status: 409 })
  expect(await rows('select id from observations')).toEqual([])
})

test('a draft that came back is deleted after all, for good', async () => {
  const { marisol, rows, draft, written } = await withDeleted()
  const back = read(await save(marisol, draft.id, written, 2))
  expect(await deleted(marisol, back)).toMatchObject({ status: 200 })

  expect(await save(marisol, draft.id, written, back.revision)).toMatchObject({
    body: { code: 'observation-was-removed', current: { revision: 4 } },
  })
  expect(await deleted(marisol, back)).toMatchObject({ status: 404 })
  expect(await rows('select id from observations')).toEqual([])
})

test('a draft that came back and stays is like any other, however often that is said', async () => {
  const { marisol, draft, written } = await withDeleted()
  const { removedAt, ...back } = read(await save(marisol, draft.id, written, 2))
  const stay = () => marisol.call(keep, { params: { observationId: draft.id } })

  expect(removedAt).toBeDefined()
  expect(read(await stay())).toEqual(back)
  expect(read(await stay())).toEqual(back)
  expect(await openAs(marisol, draft.id)).toEqual(back)
})

test('a draft that came back is not asked about any more once it is finished', async () => {
  const { marisol, draft, written } = await withDeleted()
  const back = read(await save(marisol, draft.id, written, 2))

  expect(read(await complete(marisol, back)).removedAt).toBeUndefined()
})

test('a deletion of something newer than was seen is refused with what stands', async () => {
  const place = await makePlace(made)
  const draft = read(await save(place.marisol, randomUUID(), place.document()))
  const newer = read(await save(place.marisol, draft.id, withSweep(draft.document), draft.revision))

  expect(await deleted(place.marisol, draft)).toMatchObject({
    status: 409,
    body: { code: 'observation-has-moved', current: newer },
  })
  expect(await openAs(place.marisol, draft.id)).toEqual(newer)
})

test('nobody else hears that there was a draft, brings it back or keeps it', async () => {
  const { admin, marisol, draft, written } = await withDeleted()
  const unknown = await save(admin, randomUUID(), { ...written, configurationId: 999_999 }, 0)
  const notThere = { status: 404, body: { code: 'observation-not-found' } }

  expect(unknown).toMatchObject({ status: 404 })
  expect(await save(admin, draft.id, written, 0)).toMatchObject(notThere)
  read(await save(marisol, draft.id, written, 2))
  expect(await admin.call(keep, { params: { observationId: draft.id } })).toMatchObject(notThere)
})
