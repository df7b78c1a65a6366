import { randomUUID } from 'node:crypto'
import { contract } from '@corridor/contract/contract'
import { agree, termsOf } from '@corridor/tools/tools/standard-over-time/focus'
import { knownOf } from '@corridor/tools/tools/standard-over-time/run/earlier-checks'
import { baselineOf, seriesOf } from '@corridor/tools/tools/standard-over-time/run/series'
import { shippedStandards } from '@corridor/tools/tools/standard-over-time/shipped-standards'
import { blankCheck, chooseStandard } from '@corridor/tools/tools/standard-over-time/standard-changes'
import { standardOverTime } from '@corridor/tools/tools/standard-over-time/standard-over-time.tool'
import { expect, test } from 'vitest'
import { product } from '../../../../test/harness.ts'
import { ensureConfigurations } from '../../configurations/ensure-configurations.ts'
import { type Caller, complete, makePlace, read, save } from '../test-place.ts'

const made = await product()
const config = standardOverTime.usual()
const standards = shippedStandards()

/** Omar is visited day after day, each time with what the observer's device has by then. */
async function makeChecks() {
  const place = await makePlace(made)
  const configurations = await made.database.tenant(place.id, ({ db }) =>
    ensureConfigurations(db, place.id, new Date('2026-08-01T00:00:00Z')),
  )
  const { id: toolTypeId, version: toolVersion } = standardOverTime
  const configurationId = configurations.find((it) => it.toolTypeId === toolTypeId)?.id ?? 0
  const earlierFor = async (caller: Caller) =>
    contract.device.snapshot.response.parse((await caller.call(contract.device.snapshot, {})).body).earlier
  let day = 0
  return {
    ...place,
    earlierFor,
    check: async (
      standardId: string,
      level: number,
      { caller = place.marisol as Caller, isCoaching = false, focus = {} } = {},
    ) => {
      day += 1
      const startedAt = new Date(Date.UTC(2026, 7, day, 15)).toISOString()
      const standard = standards.find(({ id }) => id === standardId)
      if (!standard) throw new Error('There is no such standard.')
      const earlier = (await earlierFor(caller)).filter((it) => isCoaching || it.purpose !== 'coaching')
      const chosen = chooseStandard(blankCheck(), standardId, knownOf(earlier, standard, startedAt))
      const capture = { ...agree(chosen, focus), hadChance: true, level, evidence: 'Seen.' }
      const document = place.document({
        toolTypeId,
        toolVersion,
        configurationId,
        capture,
        startedAt,
        endedAt: startedAt,
        ...(isCoaching ? { purpose: 'coaching' as const } : {}),
      })
      read(await complete(caller, read(await save(caller, randomUUID(), document))))
      const series = seriesOf(capture, standard, config, { startedAt, timeZone: 'America/Denver' })
      const terms = termsOf(capture, standard, config)
      return { number: series.number, terms, baseline: baselineOf(series, terms) }
    },
  }
}

test('a run of sixteen checks keeps the baseline of its first three', async () => {
  const { check } = await makeChecks()
  const found = []
  for (let number = 1; number <= 16; number++) found.push(await check('explain', number <= 3 ? 1 : 3))

  expect(found.slice(2).map(({ baseline }) => baseline)).toEqual(Array(14).fill(1))
  expect(found.at(-1)?.number).toBe(16)
})

test('two standards take turns, a third rested: each goes on where it was, with what was agreed', async () => {
  const { check, earlierFor, marisol } = await makeChecks()
  await check('goal', 2, { focus: { target: 2, cadenceDays: 7, baselineVisits: 1 } })
  const found = []
  for (let number = 1; number <= 28; number++)
    found.push(await check(number % 2 ? 'explain' : 'build', number <= 6 ? number % 2 : 2))

  expect(found.slice(-2).map(({ baseline, number }) => [baseline, number])).toEqual([
    [1, 14],
    [0, 14],
  ])
  // A device gets the newest twelve, and what they leave out of a series: here the one that rested.
  expect(await earlierFor(marisol)).toHaveLength(13)
  expect(await check('goal', 3)).toEqual({
    number: 2,
    baseline: 2,
    terms: { target: 2, cadenceDays: 7, baselineVisits: 1 },
  })
})

test('coaching does not push out what others go on with', async () => {
  const { check, person, ridge } = await makeChecks()
  const caller = await person({ role: 'coach', schoolId: ridge.id })
  for (let number = 1; number <= 3; number++) await check('explain', 0, { caller })
  for (let number = 1; number <= 13; number++) await check('explain', 3, { caller, isCoaching: true })

  expect(await check('explain', 1, { caller })).toMatchObject({ number: 4, baseline: 0 })
  expect(await check('explain', 1, { caller, isCoaching: true })).toMatchObject({ number: 18, baseline: 0 })
})
