import { randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { contract } from '@corridor/contract/contract'
import type { JsonObject } from '@corridor/domain/data/json'
import type { Tool } from '@corridor/tools/definition/seal'
import { allTools } from '@corridor/tools/registry/registry'
import { narrativeCorner } from '@corridor/tools/tools/narrative-corner/narrative-corner.tool'
import { expect, test } from 'vitest'
import { product } from '../../../test/harness.ts'
import { aDocument } from '../../../test/sample-observation.ts'
import { captureOf } from '../../sample/captures/captures.ts'
import { makeSample } from '../../sample/make-sample.ts'
import { seededRandom } from '../../sample/random.ts'
import { inChunks } from '../../sample/rows/bulk.ts'
import type { SampleObservation } from '../../sample/sample.ts'
import { insertMissing } from '../configurations/configurations.queries.ts'
import { newestWithContent } from '../configurations/newest-with-content.ts'
import { actionSteps, educatorAssignments, educators } from '../educators/educators.tables.ts'
import { observations } from '../observations/observations.tables.ts'
import { type Caller, makePlace, openAs } from '../observations/test-place.ts'

const made = await product()
const { snapshot } = contract.device
const MOST_BYTES = 300_000
const EDUCATORS = 250
const SCRIPT = narrativeCorner.id
const STANDARD = 7
const sample = makeSample('2026-10-22')
const finished = sample.flatMap((it) => it.observations).filter(({ status }) => status !== 'draft')
const random = seededRandom('a large district')

async function taken(caller: Pick<Caller, 'call'>) {
  const { status, body } = await caller.call(snapshot, {})
  if (status !== 200) throw new Error(`Answered ${status}: ${JSON.stringify(body)}`)
  return { ...snapshot.response.parse(body), weight: gzipSync(JSON.stringify(body)).byteLength }
}

/** A district with three schools, and an administrator who sees all their educators. */
async function aLargeDistrict() {
  const place = await makePlace(made)
  const { admin, hill, id: districtId, ridge } = place
  const schools = [ridge, hill, await place.school('Juniper Street')]
  const { people, configurations } = await made.database.tenant(districtId, async ({ db }) => {
    const all = sample.flatMap((it) => it.educators)
    const rows = Array.from({ length: EDUCATORS }, (_, index) => from(all, index))
    const inserted = await db
      .insert(educators)
      .values(
        rows.map(({ name, grades, subject, room, periods }) => ({
          districtId,
          name,
          grades,
          subject,
          room,
          periods,
        })),
      )
      .returning({ id: educators.id })
    await db.insert(educatorAssignments).values(
      inserted.map(({ id: educatorId }, index) => ({
        districtId,
        educatorId,
        schoolId: from(schools, index).id,
        startsOn: '2026-08-17',
      })),
    )
    const steps = sample.flatMap((it) => it.steps)
    await db.insert(actionSteps).values(
      Array.from({ length: 300 }, (_, index) => ({
        districtId,
        id: randomUUID(),
        educatorId: from(inserted, index).id,
        createdById: admin.id,
        text: from(steps, index).text,
        dueOn: '2026-11-30',
        status: 'open' as const,
        createdAt: new Date('2026-10-01'),
      })),
    )
    const shipped = await newestWithContent(db, districtId, new Date('2026-08-01'))
    // Each school has sets and rubrics of its own.
    for (const { toolTypeId, name, content } of shipped.filter((it) => !toolOf(it.toolTypeId).isSingle))
      for (const school of schools)
        await insertMissing(
          db,
          districtId,
          { toolTypeId, name: `${name} at ${school.name}`, content },
          new Date(),
        )
    return { people: inserted, configurations: shipped }
  })

  const rowOf = (index: number, toolTypeId: number, details: Details) => {
    const { status, capture: given } = details
    const tool = toolOf(toolTypeId)
    const configuration = only(configurations.find((it) => it.toolTypeId === toolTypeId))
    const [id, config] = [randomUUID(), configuration.content]
    const at = { schoolId: ridge.id, educatorId: from(people, index).id, configurationId: configuration.id }
    const scene = { subject: 'Math', config, isThisYear: true, targets: new Map(), earlier: [] }
    const capture = given?.() ?? captureOf({ ...from(finished, index), id, toolTypeId }, scene)
    const startedAt = new Date(Date.UTC(2026, 8, 1, 15, index))
    const version = { toolTypeId, configurationVersion: 1 }
    const told = { ...version, toolVersion: tool.version, startedAt: startedAt.toISOString(), capture }
    const document = aDocument(at, { ...told, privateNotes: wordsOf(40) })
    return {
      ...at,
      ...version,
      districtId,
      id,
      visitId: document.visitId,
      observerId: admin.id,
      status,
      document,
      purpose: 'walkthrough' as const,
      isAnnounced: false,
      startedAt,
      startedOn: told.startedAt.slice(0, 10),
      revision: 3,
      version: 1,
      carried: status === 'draft' ? null : tool.carry(capture, config),
    }
  }
  return {
    ...place,
    /** Adds observations of the administrator's, with one tool after the other unless told; the last are the newest. */
    add: async (count: number, details: Details) => {
      const { toolTypeId } = details
      const rows = Array.from({ length: count }, (_, index) =>
        rowOf(index, toolTypeId ?? from(allTools, index).id, details),
      )
      await made.database.tenant(districtId, ({ db }) =>
        inChunks(rows, (chunk) => db.insert(observations).values(chunk)),
      )
      return idsOf(rows)
    },
  }
}

const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id)

interface Details {
  readonly status: SampleObservation['status']
  readonly toolTypeId?: number
  readonly capture?: () => JsonObject
}

const toolOf = (id: number): Tool => only(allTools.find((it) => it.id === id))

function from<T>(list: readonly T[], index: number): T {
  return only(list[index % list.length])
}

function only<T>(it: T | undefined): T {
  if (it === undefined) throw new Error('The sample is too small.')
  return it
}

const vocabulary = JSON.stringify(allTools.map((tool) => tool.shipped())).match(/[a-z]{2,}/g) ?? []

/** Random words: text that repeats itself would pack better than what people say. */
function wordsOf(count: number): string {
  return Array.from({ length: count }, () => vocabulary[random.integer(0, vocabulary.length - 1)]).join(' ')
}

/** A script of so many lines, no two of them alike. */
const aScript = (lines: number) => () => {
  const line = () => ({
    id: randomUUID(),
    at: '2026-10-22T15:06:00.000Z',
    kind: 'evidence',
    speaker: 'T',
    text: wordsOf(25),
    tags: {},
    file: null,
    isIncluded: false,
    removedAt: null,
  })
  return { lines: Array.from({ length: lines }, line) }
}

test('a large district with sixty unsent documents weighs at most 300 KB, and all of them are there', async () => {
  const { add, admin } = await aLargeDistrict()
  await add(750, { status: 'sent', toolTypeId: STANDARD })
  const mine = [...(await add(50, { status: 'draft' })), ...(await add(10, { status: 'completed' }))]

  const { educators: people, steps, earlier, observations: whole, named, weight } = await taken(admin)

  expect([people.length, steps.length]).toEqual([EDUCATORS + 1, 300])
  expect(earlier.length).toBeGreaterThanOrEqual(750)
  expect(idsOf(whole).toSorted()).toEqual(mine.toSorted())
  expect(named).toEqual([])
  expect(weight).toBeLessThanOrEqual(MOST_BYTES)
})

test('however much is unsent, a snapshot weighs no more: the newest drafts are there, and the rest is named', async () => {
  const { add, admin } = await aLargeDistrict()
  await add(750, { status: 'sent', toolTypeId: STANDARD })
  const completed = await add(500, { status: 'completed' })
  const drafts = await add(100, { status: 'draft', toolTypeId: SCRIPT, capture: aScript(60) })

  const { observations: whole, named, weight } = await taken(admin)

  expect(weight).toBeLessThanOrEqual(MOST_BYTES)
  const newest = idsOf(whole).filter((id) => drafts.includes(id))
  expect(newest.length).toBeGreaterThan(20)
  expect(newest).toEqual(drafts.slice(-newest.length))
  expect([...idsOf(whole), ...idsOf(named)].toSorted()).toEqual([...completed, ...drafts].toSorted())
  expect(named).toContainEqual({ id: drafts[0], revision: 3, status: 'draft' })
})

test('an observation that is too large leaves its room to others, and can be opened with the set-up it was captured with', async () => {
  const { add, admin } = await aLargeDistrict()
  const [older] = await add(1, { status: 'draft' })
  const [huge = ''] = await add(1, { status: 'draft', toolTypeId: SCRIPT, capture: aScript(2_000) })
  const { configurationId } = (await openAs(admin, huge)).document
  const content = { ...narrativeCorner.usual(), abbreviations: [] }
  const published = { params: { configurationId }, body: { baseVersion: 1, content } }
  expect(await admin.call(contract.configurations.publish, published)).toMatchObject({ status: 200 })

  const { observations: whole, named, configurations } = await taken(admin)

  expect([idsOf(whole), idsOf(named)]).toEqual([[older], [huge]])
  const setUps = configurations.filter(({ id }) => id === configurationId)
  expect(setUps.map(({ version }) => version)).toEqual([2, 1])
  expect((await openAs(admin, huge)).document.capture.lines).toHaveLength(2_000)
})
