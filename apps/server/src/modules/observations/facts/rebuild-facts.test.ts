import { randomUUID } from 'node:crypto'
import { contract } from '@corridor/contract/contract'
import type { SavedObservation } from '@corridor/contract/observations/observations'
import { FACTS_GENERATION } from '@corridor/tools/report/facts-generation'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { product } from '../../../../test/harness.ts'
import { complete, makePlace, openAs, read, save, withSweep } from '../test-place.ts'
import { rebuildFacts } from './rebuild-facts.ts'

const made = await product()
const { admin, document, hill, educator, marisol, rows } = await makePlace(made)
const ruth = await educator(hill.id, 'Ruth Feldman')
const { send, reopen } = contract.observations

const facts = () => rows('select * from observation_facts order by observation_id, item, value')
const months = () =>
  rows('select * from monthly_facts order by school_id, tool_type_id, item, value, configuration_id, month')

const days = ['2026-09-30T23:30:00.000Z', '2026-10-01T06:30:00.000Z', '2026-10-22T15:05:00.000Z']
const atHill = { educatorId: ruth.id, schoolId: hill.id }

/** What may be done with one of a few visits. */
const doings = {
  save: async (now: SavedObservation, day: string) =>
    save(admin, now.id, { ...withSweep(now.document), startedAt: day }, now.revision),
  complete: async (now: SavedObservation) => complete(admin, now),
  send: async ({ id, revision }: SavedObservation) =>
    admin.call(send, {
      params: { observationId: id },
      body: { sendId: randomUUID(), revision, recipients: [], message: '' },
    }),
  reopen: async ({ id }: SavedObservation) =>
    admin.call(reopen, { params: { observationId: id }, body: { reason: 'A sweep was missing.' } }),
}
const names = ['save', 'complete', 'send', 'reopen'] as const

test('what is counted as things happen is what is counted anew, after any history', async () => {
  const doing = fc.tuple(fc.nat(2), fc.constantFrom(...names, 'complete' as const), fc.constantFrom(...days))
  await fc.assert(
    fc.asyncProperty(fc.array(doing, { minLength: 15, maxLength: 25 }), async (history) => {
      const ids = [randomUUID(), randomUUID(), randomUUID()]
      for (const [index, id] of ids.entries())
        read(await save(admin, id, document(index === 0 ? atHill : {})))
      for (const [which, name, day] of history) await doings[name](await openAs(admin, ids[which] ?? ''), day)
      const [before, sums] = [await facts(), await months()]

      await rebuildFacts(made.database, made.services.log)

      expect(await facts()).toEqual(before)
      expect(await months()).toEqual(sums)
    }),
    { numRuns: 3 },
  )
  expect((await facts()).length).toBeGreaterThan(0)
  expect((await months()).length).toBeGreaterThan(0)
}, 60_000)

test('sums that went wrong are mended; drafts count for nothing, and other districts are their own', async () => {
  const other = await makePlace(made)
  const done = await other.finished(other.marisol)
  await save(marisol, randomUUID(), document())
  const right = await other.rows('select * from monthly_facts order by item, value')
  await other.rows(`update monthly_facts set n = n + 7`)
  await other.rows('delete from observation_facts')
  await other.rows('update observations set facts_generation = 0')
  const mine = await facts()

  await rebuildFacts(made.database, made.services.log)

  expect(await other.rows('select * from monthly_facts order by item, value')).toEqual(right)
  expect(await other.rows('select distinct observation_id as id from observation_facts')).toEqual([
    { id: done.id },
  ])
  expect(await facts()).toEqual(mine)
  expect(await other.rows('select facts_generation as now from observations')).toEqual([
    { now: FACTS_GENERATION },
  ])
})

test('an observation that cannot be read is set aside, and all others are counted', async () => {
  const place = await makePlace(made)
  const [broken, whole] = [await place.finished(place.marisol), await place.finished(place.marisol)]
  await place.rows(
    `update observations set document = document || '{"capture": 7}' where id = '${broken.id}'`,
  )

  expect(await rebuildFacts(made.database, made.services.log)).toMatchObject({ setAside: 1 })

  expect(await place.rows('select distinct observation_id as id from observation_facts')).toEqual([
    { id: whole.id },
  ])
})
