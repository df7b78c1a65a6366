import { randomUUID } from 'node:crypto'
import { contract } from '@corridor/contract/contract'
import { expect, test } from 'vitest'
import { product } from '../../../../test/harness.ts'
import { complete, makePlace, openAs, read, save, withSweep } from '../test-place.ts'

const made = await product()

/** A visit to Omar with a sweep, and Ruth next door. */
async function wrongDoor() {
  const place = await makePlace(made)
  const ruth = await place.educator(place.ridge.id, 'Ruth Feldman')
  const visitId = randomUUID()
  const ofOmar = withSweep(place.document({ visitId }))
  const toRuth = {
    educatorId: ruth.id,
    educator: { name: 'Ruth Feldman', grades: '6', subject: 'Science', room: 'Room 12' },
  }
  const draft = async () => read(await save(place.marisol, randomUUID(), ofOmar))
  const row = (id: string) =>
    place.rows(`select educator_id, school_id, grades, subject from observations where id = '${id}'`)
  return { ...place, ruth, ofOmar, toRuth, draft, row }
}

const stays = { status: 409, body: { code: 'educator-stays' } }

test('a draft goes to another educator with everything captured, and counts for them', async () => {
  const { marisol, draft, toRuth, ruth, row, ridge } = await wrongDoor()
  const { id, document } = await draft()
  const moved = { ...document, ...toRuth }

  const saved = read(await save(marisol, id, moved, 1))

  expect(saved).toMatchObject({ revision: 2, document: moved })
  expect(saved.document.capture).toEqual(document.capture)
  expect(await row(id)).toEqual([
    { educator_id: ruth.id, school_id: ridge.id, grades: '6', subject: 'Science' },
  ])
  // A lost reply: the same again is known again.
  expect(read(await save(marisol, id, moved, 1))).toEqual(saved)
  await complete(marisol, saved)
  const { body } = await marisol.call(contract.dashboard.show, { query: {} })
  expect(body).toMatchObject({
    shown: { coverage: { rows: [{ total: 0 }, { educator: { name: 'Ruth Feldman' }, total: 1 }] } },
  })
})

test('moving a draft takes the same rights as a visit that begins with the new educator', async () => {
  const { marisol, draft, educator, hill, toRuth, row, omar } = await wrongDoor()
  const { id, document } = await draft()
  const away = await educator(hill.id, 'Tess Ito')
  const elsewhere = { ...toRuth, educatorId: away.id, schoolId: hill.id }
  const another = await made.district()
  const stranger = await another.educator((await another.school()).id, 'Nobody')

  expect(await save(marisol, id, { ...document, ...elsewhere }, 1)).toMatchObject({
    status: 403,
    body: { code: 'may-not-observe' },
  })
  // Tess does not teach at this school.
  expect(await save(marisol, id, { ...document, ...toRuth, educatorId: away.id }, 1)).toMatchObject({
    status: 403,
  })
  expect(await save(marisol, id, { ...document, ...toRuth, educatorId: stranger.id }, 1)).toMatchObject({
    status: 404,
    body: { code: 'educator-not-found' },
  })
  expect(await row(id)).toMatchObject([{ educator_id: omar.id }])
})

test('an observation that is finished stays with its educator, and so does the rest of its visit', async () => {
  const { marisol, draft, toRuth, omar, row } = await wrongDoor()
  const [first, second] = [await draft(), await draft()]
  await complete(marisol, first)

  for (const { id, document } of [first, second]) {
    expect(await save(marisol, id, { ...document, ...toRuth }, 1)).toMatchObject(stays)
    expect(await row(id)).toMatchObject([{ educator_id: omar.id }])
  }
})

test('a draft follows what of its visit was finished with the new educator meanwhile', async () => {
  const { marisol, draft, toRuth, ruth, row } = await wrongDoor()
  const [first, second] = [await draft(), await draft()]
  await complete(marisol, read(await save(marisol, first.id, { ...first.document, ...toRuth }, 1)))

  read(await save(marisol, second.id, { ...second.document, ...toRuth }, 1))

  expect(await row(second.id)).toMatchObject([{ educator_id: ruth.id }])
})

test('a device that has not heard of the move is told, and keeps nothing of the old door', async () => {
  const { marisol, draft, toRuth } = await wrongDoor()
  const { id, document } = await draft()
  await save(marisol, id, { ...document, ...toRuth }, 1)

  expect(await save(marisol, id, withSweep(document), 1)).toMatchObject({
    status: 409,
    body: { code: 'observation-has-moved', current: { document: toRuth } },
  })
})

test('a document that arrives late for another educator is kept, about whom it was sent to', async () => {
  const { marisol, draft, toRuth, omar, rows } = await wrongDoor()
  const finished = read(await complete(marisol, await draft()))
  await marisol.call(contract.observations.send, {
    params: { observationId: finished.id },
    body: { revision: finished.revision, sendId: randomUUID(), message: '', recipients: [] },
  })
  const { id, revision, document } = await openAs(marisol, finished.id)

  const late = { ...withSweep(document), ...toRuth }
  expect(read(await save(marisol, id, late, revision))).toMatchObject({ isLate: true })
  expect(await rows(`select educator_id, late_document -> 'educatorId' as late from observations`)).toEqual([
    { educator_id: omar.id, late: omar.id },
  ])
})

test('the right person may be somebody met at the door: all drafts of the visit name the same new one', async () => {
  const { marisol, draft, rows, omar } = await wrongDoor()
  const drafts = [await draft(), await draft()]
  const met = {
    educatorId: null,
    provisional: { name: 'Nell Arroyo', room: 'Room 9' },
    educator: { name: 'Nell Arroyo', room: 'Room 9', grades: '', subject: '' },
  }

  const saved = []
  for (const { id, document } of drafts) saved.push(read(await save(marisol, id, { ...document, ...met }, 1)))

  const [nell] = await rows(`select id from educators where name = 'Nell Arroyo'`)
  expect(saved.map(({ document }) => document.educatorId)).toEqual([nell?.id, nell?.id])
  expect(nell?.id).not.toBe(omar.id)
  // The visit goes back to an educator of the list.
  const [one] = saved
  if (!one) throw new Error('Nothing was saved.')
  const back = { ...one.document, educatorId: omar.id, provisional: null }
  expect(read(await save(marisol, one.id, back, one.revision)).document.educatorId).toBe(omar.id)
})
