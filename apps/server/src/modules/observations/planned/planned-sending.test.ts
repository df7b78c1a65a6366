import { randomUUID } from 'node:crypto'
import { contract } from '@corridor/contract/contract'
import type { SavedObservation } from '@corridor/contract/observations/observations'
import { afterEach, expect, test } from 'vitest'
import { product } from '../../../../test/harness.ts'
import { readPdf } from '../../../../test/read-pdf.ts'
import { bellOf } from '../../notices/test-bell.ts'
import { type Caller, makePlace, openAs, read, save, withSweep } from '../test-place.ts'
import { received, sendAll, shown } from '../test-sending.ts'
import { plannedJob, sendPlanned } from './send-planned.ts'

const made = await product()
const { pages, plan, preview, unplan } = contract.visits
const { list, readers } = contract.observations
const { show } = contract.dashboard
const begun = made.clock.now

afterEach(() => {
  made.clock.now = begun
})

const inHours = (hours: number) => new Date(begun.getTime() + hours * 3_600_000)

/** Two tools of one visit that Marisol finished; Omar signs in. */
async function aVisit() {
  const place = await makePlace(made)
  const teacher = await place.as('teacher')
  await place.link(place.omar.id, teacher.id)
  const visitId = randomUUID()
  const all = [
    await place.finished(place.marisol, { visitId }),
    await place.finished(place.marisol, { visitId, startedAt: '2026-10-22T15:06:00.000Z' }),
  ] as const
  return { ...place, teacher, visitId, all }
}

type World = Awaited<ReturnType<typeof aVisit>>

function planIt(caller: Caller, all: readonly SavedObservation[], details: Record<string, unknown> = {}) {
  const { sendId = randomUUID(), sendAt = inHours(3).toISOString(), ...rest } = details
  const observations = all.map(({ id, revision }) => ({ id, revision }))
  const visitId = all[0]?.document.visitId ?? ''
  const body = { sendAt, recipients: [], message: 'Later.', observations, ...rest }
  return caller.try(plan, { params: { visitId, sendId }, body })
}

/** Runs the job of a planned sending at a moment. */
async function at(hours: number, { id: districtId }: World, sendId: string, times = 1) {
  made.clock.now = inHours(hours)
  const jobs = [{ data: plannedJob({ districtId, id: sendId }) }]
  for (let time = 0; time < times; time++) await sendPlanned(made.services, jobs)
}

/** The planned sending, as the page that sends it is told of it. */
async function plannedIn(marisol: Caller, { id }: SavedObservation) {
  const { body } = await marisol.call(readers, { params: { observationId: id } })
  return readers.response.parse(body).planned
}

const statesIn = ({ rows }: World) => rows('select state from planned_sendings')

const mailsTo = (world: World, email: string) =>
  world.rows(`select subject from mails where "to" = '${email}'`)

test('what was planned goes out at its moment, once, and not before', async () => {
  const world = await aVisit()
  const { marisol, all, teacher } = world
  const { status, body } = await planIt(marisol, all, { isReadMarkAsked: false })
  expect(status).toBe(200)
  const { id } = plan.response.parse(body)

  await at(2, world, id)
  expect((await shown(marisol, all[0].id)).status).toBe('completed')
  await at(3, world, id, 3)

  expect(await statesIn(world)).toEqual([{ state: 'sent' }])
  expect(await plannedIn(marisol, all[0])).toBeUndefined()
  const page = await shown(teacher, all[0].id)
  expect(page).toMatchObject({ status: 'sent', mayAcknowledge: false, record: { message: 'Later.' } })
  expect(page.others).toHaveLength(1)
  expect(await world.rows(`select from sendings where id = '${id}'`)).toHaveLength(1)
  expect(await mailsTo(world, teacher.email)).toHaveLength(1)
  expect(await world.trail()).toContain(`observation.send on ${all[0].id} by ${marisol.id}`)
})

const refusals: [string, (world: World) => Promise<unknown>, string][] = [
  [
    'the right to observe was taken away',
    ({ rows, marisol }) =>
      rows(`update assignments set ends_on = '2026-10-21' where user_id = ${marisol.id}`),
    'observe',
  ],
  [
    'the account was paused',
    ({ rows, marisol }) => rows(`update accounts set paused_at = now() where user_id = ${marisol.id}`),
    'observe',
  ],
  [
    'the plan ended',
    ({ rows }) => rows(`update districts set trial_ends_at = '2026-10-01', plan_ends_at = '2026-10-01'`),
    '',
  ],
  [
    'it was changed since',
    async ({ marisol, all }) =>
      read(await save(marisol, all[0].id, withSweep(all[0].document), all[0].revision)),
    '',
  ],
]

test.each(refusals)('where %s nothing is sent, and the observer is told', async (_, change, words) => {
  const world = await aVisit()
  const { marisol, all, teacher } = world
  const { id } = plan.response.parse((await planIt(marisol, all)).body)
  await change(world)

  await at(3, world, id, 2)

  const [row] = await world.rows(`select state, refused_because from planned_sendings where id = '${id}'`)
  expect(row).toMatchObject({ state: 'refused', refused_because: expect.stringContaining(words) })
  expect(row?.refused_because).not.toBe('')
  expect(await world.rows('select from sendings')).toEqual([])
  expect(await mailsTo(world, teacher.email)).toEqual([])
  expect(await mailsTo(world, marisol.email)).toEqual([{ subject: 'A planned observation was not sent' }])
  const told = await world.rows(`select user_id, observation_id from notices where kind = 'not-sent'`)
  expect(told).toEqual([{ user_id: marisol.id, observation_id: expect.any(String) }])
})

test('the bell says why it did not go out, and leads to where it is sent', async () => {
  const world = await aVisit()
  const { marisol, all } = world
  const { id } = plan.response.parse((await planIt(marisol, all)).body)
  read(await save(marisol, all[0].id, withSweep(all[0].document), all[0].revision))

  await at(3, world, id)

  const [row] = await world.rows(`select refused_because from planned_sendings where id = '${id}'`)
  expect((await bellOf(marisol)).items).toMatchObject([
    {
      title: 'What you planned to send to Omar Haddad did not go out',
      detail: row?.refused_because,
      to: expect.stringMatching(/^\/observations\/\d+\/(update|send)\//),
    },
  ])
})

test('a planned sending that is canceled is not sent, and one that is moved goes at the later moment', async () => {
  const world = await aVisit()
  const { marisol, all } = world
  const observationId = all[0].id
  const { id } = plan.response.parse((await planIt(marisol, all)).body)
  await planIt(marisol, all, { sendId: id, sendAt: inHours(5).toISOString(), message: 'Even later.' })

  await at(3, world, id)
  expect(await plannedIn(marisol, all[0])).toMatchObject({ id, state: 'waiting', message: 'Even later.' })
  made.clock.now = begun
  expect(await marisol.try(unplan, { params: { observationId, sendId: id } })).toMatchObject({ status: 200 })
  expect(await marisol.try(unplan, { params: { observationId, sendId: id } })).toMatchObject({ status: 409 })
  await at(5, world, id)

  expect(await world.rows('select from sendings')).toEqual([])
})

test('planned on two devices, the newest plan stands alone: it is canceled or goes out, and the one before does not', async () => {
  const world = await aVisit()
  const { marisol, all, teacher } = world
  const observationId = all[0].id
  const [early, late, part] = [randomUUID(), randomUUID(), randomUUID()]
  await planIt(marisol, all, { sendId: early, sendAt: inHours(3).toISOString() })
  await planIt(marisol, all, { sendId: late, sendAt: inHours(5).toISOString(), message: 'Even later.' })

  // What the first device knows has gone: it is told so.
  expect(await planIt(marisol, all, { sendId: early })).toMatchObject({ status: 409 })
  await at(3, world, early)
  expect(await world.rows('select from sendings')).toEqual([])
  made.clock.now = begun
  // A plan for one of the two tools leaves the other planned.
  await planIt(marisol, [all[0]], { sendId: part, sendAt: inHours(6).toISOString() })
  expect(await plannedIn(marisol, all[1])).toMatchObject({ id: late, state: 'waiting' })
  expect(await marisol.try(unplan, { params: { observationId, sendId: part } })).toMatchObject({
    status: 200,
  })

  await at(5, world, late)
  expect(await mailsTo(world, teacher.email)).toHaveLength(1)
})

test('record, list and home say to the observer when a planned sending goes out, until it is canceled or gone', async () => {
  const world = await aVisit()
  const { marisol, all } = world
  const [one, other] = all
  const goesOutAt = inHours(3).toISOString()
  const { id } = plan.response.parse((await planIt(marisol, [one])).body)

  expect((await shown(marisol, one.id)).goesOutAt).toBe(goesOutAt)
  expect((await shown(marisol, other.id)).goesOutAt).toBeUndefined()
  const unsent = async () => {
    const { shown: home } = show.response.parse((await marisol.call(show, { query: {} })).body)
    return home?.unsent.items.map((it) => [it.id, it.goesOutAt])
  }
  const listed = async (person: typeof marisol) => {
    const { items } = list.response.parse((await person.call(list, { query: {} })).body)
    return items.find(({ id }) => id === one.id)?.goesOutAt
  }
  expect(await listed(marisol)).toBe(goesOutAt)
  expect(await listed(world.admin)).toBeUndefined()
  expect(await unsent()).toEqual(
    expect.arrayContaining([
      [one.id, goesOutAt],
      [other.id, undefined],
    ]),
  )
  await marisol.call(unplan, { params: { observationId: one.id, sendId: id } })
  expect((await shown(marisol, one.id)).goesOutAt).toBeUndefined()
  expect(await listed(marisol)).toBeUndefined()
  expect(await unsent()).toContainEqual([one.id, undefined])

  const again = plan.response.parse((await planIt(marisol, all)).body)
  await at(3, world, again.id)
  expect((await shown(marisol, one.id)).goesOutAt).toBeUndefined()
})

test('another device learns which parts of a planned sending stay with the observer', async () => {
  const { marisol, all } = await aVisit()
  const [one, other] = all
  const observations = [
    { id: one.id, revision: one.revision, leftOut: ['Figures'] },
    { id: other.id, revision: other.revision, leftOut: [] },
  ]
  expect(await planIt(marisol, all, { observations })).toMatchObject({ status: 200 })

  expect((await plannedIn(marisol, other))?.leftOutParts).toEqual({ [one.id]: ['Figures'] })
})

test('what was sent by hand before its moment is not sent again, also when it was reopened since', async () => {
  const world = await aVisit()
  const { marisol, all, teacher } = world
  const { id } = plan.response.parse((await planIt(marisol, all)).body)
  await sendAll(marisol, all)
  const other = await aVisit()
  const again = plan.response.parse((await planIt(other.marisol, other.all)).body)
  await sendAll(other.marisol, other.all)
  await received.reopen(other.marisol, other.all[0].id)

  await at(3, world, id)
  await at(3, other, again.id)

  expect(await statesIn(world)).toEqual([{ state: 'overtaken' }])
  expect(await mailsTo(world, teacher.email)).toHaveLength(1)
  expect(await world.rows('select from sendings')).toHaveLength(1)
  expect(await plannedIn(other.marisol, other.all[1])).toMatchObject({
    state: 'refused',
    refusedBecause: expect.any(String),
  })
  expect(await other.rows('select from sendings')).toHaveLength(1)
})

test('a sending that would be refused now is not planned, nor by anybody else, nor for yesterday', async () => {
  const { marisol, all, as, visitId, document } = await aVisit()
  const draft = read(await save(marisol, randomUUID(), document({ visitId })))
  const stranger = await as('principal')

  expect(await planIt(marisol, [draft])).toMatchObject({ status: 409 })
  expect(await planIt(stranger, all)).toMatchObject({ status: 404 })
  expect(await planIt(marisol, all, { sendAt: inHours(-1).toISOString() })).toMatchObject({ status: 422 })
  expect(await planIt(marisol, all, { sendAt: inHours(24 * 60).toISOString() })).toMatchObject({
    status: 422,
  })
  const { id } = plan.response.parse((await planIt(marisol, all)).body)
  expect(await planIt(stranger, all, { sendId: id })).toMatchObject({ status: 409 })
  const observationId = all[0].id
  expect(await stranger.try(unplan, { params: { observationId, sendId: id } })).toMatchObject({ status: 404 })
  expect(await stranger.try(readers, { params: { observationId } })).toMatchObject({ status: 404 })
})

test('parts that are left out are in no copy, and one that is not there is refused', async () => {
  const { marisol, teacher, all } = await aVisit()
  const [one] = all
  const asked = (leftOut: string[]) => ({
    observations: [{ id: one.id, revision: one.revision, leftOut }],
  })

  expect(await marisolSends(['Not there'])).toMatchObject({ status: 422 })
  expect(await marisolSends(['Figures'])).toMatchObject({ status: 200 })

  const { record } = await shown(teacher, one.id)
  expect(record.blocks.filter(({ kind }) => kind === 'facts')).toEqual([])
  expect(record.blocks.length).toBeGreaterThan(0)
  expect((await openAs(marisol, one.id)).status).toBe('sent')

  function marisolSends(leftOut: string[]) {
    const body = { sendId: randomUUID(), recipients: [], message: '', ...asked(leftOut) }
    return marisol.try(contract.visits.send, { params: { visitId: one.document.visitId }, body })
  }
})

test('what would be sent is printed as it would go, and nothing is sent', async () => {
  const { marisol, all, as, rows, visitId } = await aVisit()
  const observations = all.map(({ id, revision }) => ({ id, revision }))
  const body = { sendId: randomUUID(), recipients: [], message: 'Before.', observations }
  const ask = (caller: Caller) => caller.try(preview, { params: { visitId }, body })
  const { body: bytes } = await ask(marisol)

  if (!(bytes instanceof Uint8Array)) throw new Error('That is no file.')
  const text = readPdf(bytes).pages.join(' ')
  expect(text).toMatch(/Visit record.*Before\..*Part 1 of 2.*Part 2 of 2/)
  expect(text).toContain('Not sent')
  expect(await rows('select from sendings')).toEqual([])
  expect(await ask(await as('principal'))).toMatchObject({ status: 404 })
})

test('where the pages of a preview begin is told to its observer alone, and leaves no trail', async () => {
  const { marisol, all, as, trail, visitId } = await aVisit()
  const observations = all.map(({ id, revision }) => ({ id, revision }))
  const body = { sendId: randomUUID(), recipients: [], message: 'A long word. '.repeat(150), observations }
  const before = await trail()
  const { breaks } = pages.response.parse((await marisol.call(pages, { params: { visitId }, body })).body)
  expect(await trail()).toEqual(before)

  const { body: bytes } = await marisol.try(preview, { params: { visitId }, body })
  if (!(bytes instanceof Uint8Array)) throw new Error('That is no file.')
  expect(breaks.map(({ page }) => page)).toEqual(
    readPdf(bytes)
      .pages.slice(1)
      .map((_, place) => place + 2),
  )
  expect(breaks.length).toBeGreaterThan(0)
  const ids = all.map(({ id }) => id)
  for (const { at } of breaks) if (at) expect(ids).toContain(at.observationId)
  expect(await (await as('principal')).try(pages, { params: { visitId }, body })).toMatchObject({
    status: 404,
  })
})

test('whom no mail reaches gets it on paper: with sending or after it, and it says so', async () => {
  const place = await makePlace(made)
  const visitId = randomUUID()
  const now = await place.finished(place.marisol, { visitId })
  const later = await place.finished(place.marisol, { visitId: randomUUID() })
  await sendAll(place.marisol, [now], { isHandedOver: true })
  await sendAll(place.marisol, [later])
  const { handOver } = contract.observations
  const give = (caller: Caller) => caller.try(handOver, { params: { observationId: later.id } })

  expect((await shown(place.marisol, now.id)).deliveries).toMatchObject([{ state: 'handed-over' }])
  const before = await shown(place.marisol, later.id)
  expect(before).toMatchObject({ isOutOfReach: true, deliveries: [{ state: 'not-mailed' }] })
  expect(await give(await place.as('assistant-principal'))).toMatchObject({ status: 404 })
  expect(await give(place.marisol)).toMatchObject({ status: 200 })
  expect(await give(place.marisol)).toMatchObject({ status: 200 })

  const after = await shown(place.marisol, later.id)
  expect(after).toMatchObject({ isOutOfReach: false, deliveries: [{ state: 'handed-over' }] })
  const said = (await place.trail()).filter((it) => it.startsWith('observation.hand-over'))
  expect(said).toHaveLength(1)
})
