import { randomUUID } from 'node:crypto'
import { contract } from '@corridor/contract/contract'
import { begunAt } from '@corridor/domain/observation/begun-at'
import { expect, test } from 'vitest'
import { product } from '../../../../test/harness.ts'
import { listed, timelineOf } from '../../educators/test-place.ts'
import { complete, makePlace, read, save, withSweep } from '../test-place.ts'
import { send } from '../test-sending.ts'

const made = await product()
const { snapshot } = contract.device
const { show: dashboard } = contract.dashboard
const { list } = contract.observations

const FAR = '9998-01-05T15:05:00.000Z'
const isRefused = { status: 409, body: { code: 'visit-is-ahead' } }

/** The date of Omar's last visit, wherever the district shows one. */
async function lastVisitOf({ admin, marisol, omar, school }: Awaited<ReturnType<typeof scene>>) {
  const roster = snapshot.response.parse((await marisol.call(snapshot, {})).body)
  const home = dashboard.response.parse((await marisol.call(dashboard, { query: { school } })).body)
  // The observer finds such a visit among their unsent ones, as in their list, to set its day right.
  const others = { ...home, shown: { ...home.shown, unsent: null } }
  return {
    onDevices: roster.educators.find(({ id }) => id === omar.id)?.lastVisitOn,
    onPage: (await timelineOf(admin, omar.id)).map(([day]) => day),
    inList: (await listed(admin)).items.find(({ id }) => id === omar.id)?.lastVisitOn,
    isFarAtHome: JSON.stringify(others).includes('9998'),
    isToBeMended: home.shown?.unsent.items.some(({ startedAt }) => startedAt === FAR),
  }
}

async function scene() {
  const place = await makePlace(made)
  return { ...place, school: place.ridge.id }
}

async function listedOf({ marisol }: Awaited<ReturnType<typeof scene>>) {
  const { items } = list.response.parse((await marisol.call(list, { query: {} })).body)
  return items.map(({ isAhead, startedAt }) => ({ isAhead, startedAt }))
}

test('a visit from a clock that is far ahead is stored and marked, and asked about before it counts', async () => {
  const here = await scene()
  const { marisol, document } = here
  const saved = read(await save(marisol, randomUUID(), document({ startedAt: FAR, endedAt: null })))

  expect(await listedOf(here)).toEqual([{ isAhead: true, startedAt: FAR }])
  expect(await complete(marisol, saved)).toMatchObject(isRefused)

  const mended = begunAt(saved.document, '2026-10-21T15:05:00.000Z')
  const right = read(await save(marisol, saved.id, mended, saved.revision))
  expect(read(await complete(marisol, right))).toMatchObject({ status: 'completed' })
  expect(await listedOf(here)).toEqual([{ isAhead: false, startedAt: '2026-10-21T15:05:00.000Z' }])
  expect(await lastVisitOf(here)).toEqual({
    onDevices: '2026-10-21',
    inList: '2026-10-21',
    onPage: ['Oct 21'],
    isFarAtHome: false,
    isToBeMended: false,
  })
})

test('a visit that is moved into the future after it was finished is nobody’s last visit, and is not sent', async () => {
  const here = await scene()
  const { marisol, finished, rows } = here
  await finished(marisol, { startedAt: '2026-10-20T15:05:00.000Z' })
  const done = await finished(marisol)
  const moved = read(await save(marisol, done.id, { ...done.document, startedAt: FAR }, done.revision))

  expect(await lastVisitOf(here)).toEqual({
    onDevices: '2026-10-20',
    inList: '2026-10-20',
    onPage: ['Oct 20'],
    isFarAtHome: false,
    isToBeMended: true,
  })
  expect(await send(marisol, moved)).toMatchObject(isRefused)
  expect(await rows('select from sent_copies')).toEqual([])
})

test('a day that was wrong is not right because it has come; an hour ahead is how clocks are', async () => {
  const { marisol, document } = await scene()
  const inThreeDays = document({ startedAt: '2026-10-25T15:05:00.000Z', endedAt: null })
  const saved = read(await save(marisol, randomUUID(), inThreeDays))
  const before = made.clock.now
  made.clock.now = new Date('2026-11-02T15:30:00.000Z')
  const later = read(await save(marisol, saved.id, withSweep(saved.document), saved.revision))

  expect(await complete(marisol, later)).toMatchObject(isRefused)

  made.clock.now = before
  const soon = document({ startedAt: '2026-10-22T16:30:00.000Z', endedAt: null })
  const fine = read(await save(marisol, randomUUID(), soon))
  expect(read(await complete(marisol, fine))).toMatchObject({ status: 'completed' })
})

test('a visit whose end lies far ahead is asked about, too', async () => {
  const { marisol, document } = await scene()
  const saved = read(await save(marisol, randomUUID(), document({ endedAt: FAR })))
  expect(await complete(marisol, saved)).toMatchObject(isRefused)

  const right = { ...saved.document, endedAt: '2026-10-22T15:20:00.000Z' }
  expect(await complete(marisol, read(await save(marisol, saved.id, right, saved.revision)))).toMatchObject({
    status: 200,
  })
})
