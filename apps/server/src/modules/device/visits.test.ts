import { randomUUID } from 'node:crypto'
import { contract } from '@corridor/contract/contract'
import { EducatorId } from '@corridor/domain/people/ids'
import { expect, test } from 'vitest'
import { product } from '../../../test/harness.ts'
import { makeConferences } from '../observations/test-conference.ts'
import { type Caller, complete, makePlace, read, save } from '../observations/test-place.ts'
import { send } from '../observations/test-sending.ts'

const made = await product()
const { visits } = contract.device

async function shownTo(caller: Caller, educator: EducatorId) {
  const { status, body } = await caller.call(visits, { query: { educator } })
  if (status !== 200) throw new Error(`Answered ${status}: ${JSON.stringify(body)}`)
  return visits.response.parse(body).visits
}

const ids = (found: Awaited<ReturnType<typeof shownTo>>) => found.map((it) => it.observationId)

test('a conference’s table has the figures of my finished visits with what they count, newest first', async () => {
  const { finished, marisol, omar } = await makePlace(made)
  const older = await finished(marisol, { startedAt: '2026-10-15T15:05:00.000Z' })
  const newer = await finished(marisol, { startedAt: '2026-10-21T15:05:00.000Z' })

  const found = await shownTo(marisol, omar.id)

  expect(ids(found)).toEqual([newer.id, older.id])
  expect(found[0]).toMatchObject({
    toolTypeId: 2,
    startedAt: '2026-10-21T15:05:00.000Z',
    timeZone: 'America/Denver',
    observer: expect.any(String),
    figures: expect.arrayContaining([expect.objectContaining({ label: 'On task', value: '2 of 3' })]),
  })
})

test('a draft is on nobody’s table, not even my own', async () => {
  const { document, marisol, omar, admin } = await makePlace(made)
  await save(marisol, randomUUID(), document())

  expect(await shownTo(marisol, omar.id)).toEqual([])
  expect(await shownTo(admin, omar.id)).toEqual([])
})

test('a visit that another has finished is there once the educator has it; reading it is recorded', async () => {
  const { as, finished, marisol, omar, rows } = await makePlace(made)
  const ben = await as('assistant-principal')
  const saved = await finished(ben)
  expect(await shownTo(marisol, omar.id)).toEqual([])

  await send(ben, saved)
  expect(ids(await shownTo(marisol, omar.id))).toEqual([saved.id])
  expect(ids(await shownTo(ben, omar.id))).toEqual([saved.id])

  const read = await rows(`select subject_id from audit_events where event = 'observation.read'`)
  expect(read).toEqual([{ subject_id: saved.id }])
})

test('coaching stays between two', async () => {
  const { admin, as, finished, marisol, omar } = await makePlace(made)
  const coach = await as('coach')
  const coached = await finished(coach, { purpose: 'coaching' })
  await send(coach, coached)

  expect(await shownTo(coach, omar.id)).toMatchObject([{ observationId: coached.id, purpose: 'coaching' }])
  expect(await shownTo(marisol, omar.id)).toEqual([])
  expect(await shownTo(admin, omar.id)).toEqual([])
})

test('somebody else’s educator cannot be told from one who is not there', async () => {
  const [mine, other] = [await makePlace(made), await makePlace(made)]
  const nolan = await mine.educator(mine.hill.id, 'Nolan Benally')
  const hers = await mine.person({ role: 'principal', schoolId: mine.hill.id })
  await seenBy(hers, mine.document({ educatorId: nolan.id, schoolId: mine.hill.id }))
  await other.finished(other.marisol)

  const asked = [nolan.id, other.omar.id, EducatorId.parse(999_999), EducatorId.parse(999_999_999_999)]
  for (const educator of asked) expect(await shownTo(mine.marisol, educator)).toEqual([])
  expect(await shownTo(hers, nolan.id)).toHaveLength(1)
})

async function seenBy(caller: Caller, document: Parameters<typeof save>[2]) {
  return send(caller, read(await complete(caller, read(await save(caller, randomUUID(), document)))))
}

test('a single visit cannot be asked for, and one that is only named brings nothing of it', async () => {
  const { as, conference, finished, marisol, omar } = await makeConferences(made)
  const coach = await as('coach')
  const coached = read(await save(coach, randomUUID(), aVisit(conference())))
  const asked = { query: { educator: omar.id, observation: coached.id } }
  expect(await marisol.try(visits, asked)).toMatchObject({ status: 422 })

  const named = { id: coached.id, tool: 'On Task', on: '2026-10-21', by: 'Somebody', figures: [] }
  const { id } = await finished({ visits: [named] })
  const { body } = await marisol.call(contract.observations.show, { params: { observationId: id } })
  const { record } = contract.observations.show.response.parse(body)
  expect(JSON.stringify(record)).not.toMatch(/On Task|Only the coach/)
})

/** A coaching visit of the same people. */
function aVisit(document: Parameters<typeof save>[2]): Parameters<typeof save>[2] {
  return { ...document, visitId: randomUUID(), purpose: 'coaching', privateNotes: 'Only the coach knows.' }
}

test('an educator, who reads what was sent to them, is told nothing here', async () => {
  const { as, finished, link, marisol, omar } = await makePlace(made)
  const teacher = await as('teacher')
  await link(omar.id, teacher.id)
  await send(marisol, await finished(marisol))

  expect(await shownTo(teacher, omar.id)).toEqual([])
})
