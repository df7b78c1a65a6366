import { contract } from '@corridor/contract/contract'
import { expect, test } from 'vitest'
import { product } from '../../../../test/harness.ts'
import { listed as listedEducators, timelineOf } from '../../educators/test-place.ts'
import { makeConferences } from '../test-conference.ts'
import { type Caller, makePlace, openAs, type Place, read, save } from '../test-place.ts'
import { rebuildFacts } from './rebuild-facts.ts'

// Several observers see one lesson in a calibration: that is one lesson, and no visits.

const made = await product()

async function dashboardOf(caller: Caller) {
  const { body } = await caller.call(contract.dashboard.show, { query: {} })
  const { shown } = contract.dashboard.show.response.parse(body)
  return {
    totals: shown?.coverage.rows.map(({ total, schoolDaysSince }) => [total, schoolDaysSince]),
    thisWeek: shown?.thisWeek,
    due: shown?.followUps.map(({ dueOn }) => dueOn),
  }
}

async function snapshotOf(caller: Caller) {
  return contract.device.snapshot.response.parse((await caller.call(contract.device.snapshot, {})).body)
}

async function counted({ admin, marisol, omar, rows }: Place) {
  const { items } = await listedEducators(admin)
  const { educators } = await snapshotOf(marisol)
  return {
    listed: items.map(({ lastVisitOn }) => lastVisitOn),
    carried: educators.map(({ lastVisitOn }) => lastVisitOn),
    timeline: (await timelineOf(admin, omar.id)).length,
    facts: (await rows('select item from observation_facts')).length,
    months: (await rows('select item from monthly_facts')).length,
    dashboard: await dashboardOf(marisol),
  }
}

const none = {
  listed: [null],
  carried: [null],
  timeline: 0,
  facts: 0,
  months: 0,
  dashboard: {
    totals: [[0, null]],
    thisWeek: { goal: null, visits: 0, educators: 0, observers: [] },
    due: [],
  },
}

test('what was stored for calibration stays readable, and counts nowhere', async () => {
  const place = await makePlace(made)
  const { admin, finished, marisol } = place
  const done = await finished(marisol, { purpose: 'calibration' })

  expect(done).toMatchObject({ status: 'completed', document: { purpose: 'calibration' } })
  const list = await admin.call(contract.observations.list, { query: {} })
  expect(list.body).toMatchObject({ items: [{ id: done.id, purpose: 'calibration' }], found: 1 })
  const params = { observationId: done.id }
  expect(await admin.call(contract.observations.show, { params })).toMatchObject({ status: 200 })
  expect(await counted(place)).toEqual(none)
})

test('what was counted as something else is counted out when it turns out to be calibration', async () => {
  const place = await makePlace(made)
  const { finished, marisol } = place
  const done = await finished(marisol)
  expect(await counted(place)).toMatchObject({ timeline: 1, dashboard: { thisWeek: { visits: 1 } } })

  const { document, revision } = await openAs(marisol, done.id)
  read(await save(marisol, done.id, { ...document, purpose: 'calibration' }, revision))

  expect(await counted(place)).toEqual(none)
})

test('counting anew counts no calibration', async () => {
  const place = await makePlace(made)
  await place.finished(place.marisol, { purpose: 'calibration' })

  await rebuildFacts(made.database, made.services.log)

  expect(await counted(place)).toEqual(none)
})

test('calibration keeps no follow-up and promises none', async () => {
  const { conference, finished, marisol } = await makeConferences(made)
  const begin = (followUpOn: string, details: Parameters<typeof conference>[1]) =>
    save(marisol, crypto.randomUUID(), conference({ followUpOn }, details))
  const finish = async (reply: ReturnType<typeof begin>) => {
    const { id, revision } = read(await reply)
    const params = { observationId: id }
    return read(await marisol.call(contract.observations.complete, { params, body: { revision } }))
  }
  await finish(begin('2026-10-15', { startedAt: '2026-10-08T15:05:00.000Z' }))
  await finish(begin('2026-10-16', { startedAt: '2026-10-20T15:05:00.000Z', purpose: 'calibration' }))
  expect((await dashboardOf(marisol)).due).toEqual(['2026-10-15'])

  await finished()
  expect((await dashboardOf(marisol)).due).toEqual([])
})
