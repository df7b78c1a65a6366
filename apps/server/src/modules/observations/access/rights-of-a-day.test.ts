import { randomUUID } from 'node:crypto'
import { contract } from '@corridor/contract/contract'
import type { AssignmentDetails } from '@corridor/contract/people/users'
import type { UserId } from '@corridor/domain/people/ids'
import { afterEach, describe, expect, test } from 'vitest'
import { product, TODAY } from '../../../../test/harness.ts'
import { makeConferences, shared } from '../test-conference.ts'
import { complete, makePlace, openAs, type Place, read, save, withSweep } from '../test-place.ts'
import { send, shown } from '../test-sending.ts'

const made = await product()
const NOW = made.clock.now
afterEach(() => {
  made.clock.now = NOW
})

const LAST_WEEK = '2026-10-15T15:05:00.000Z'
const THIS_MORNING = '2026-10-22T15:05:00.000Z'
const AFTERWARDS = '2026-10-22T15:31:00.000Z'
const refused = (code: string) => ({ status: 403, body: { code } })
const mayNot = refused('may-not-observe')
const noLonger = refused('no-longer-observing')

/** Gives roles as the form of users sends them: whatever is not in the list is taken away now. */
async function give({ admin }: Pick<Place, 'admin'>, userId: UserId, ...assignments: AssignmentDetails[]) {
  const { change } = contract.users
  const reply = await admin.call(change, {
    params: { userId },
    body: { name: 'Marisol Okafor', jobTitle: null, assignments },
  })
  expect(reply.status).toBe(200)
}

/** A place with a draft and a finished visit, both of last week, when Marisol led Copper Ridge. */
async function withVisits() {
  const place = await makePlace(made)
  const { document, finished, marisol } = place
  const stored = read(await save(marisol, randomUUID(), document({ startedAt: LAST_WEEK })))
  return { ...place, stored, done: await finished(marisol, { startedAt: LAST_WEEK }) }
}

describe('whose role was taken away', () => {
  test('saves what is stored, and neither finishes nor sends it', async () => {
    const place = await withVisits()
    const { document, marisol, rows, stored, done, wanted } = place
    await give(place, marisol.id, wanted('teacher'))

    const next = withSweep(stored.document)
    expect(read(await save(marisol, stored.id, next, 1))).toMatchObject({ revision: 2, document: next })
    const corrected = read(await save(marisol, done.id, withSweep(done.document), done.revision))
    expect(await complete(marisol, { id: stored.id, revision: 2 })).toMatchObject(noLonger)
    expect(await send(marisol, corrected)).toMatchObject(noLonger)

    expect(await openAs(marisol, stored.id)).toMatchObject({ status: 'draft', document: next })
    expect(await shown(marisol, done.id)).toMatchObject({
      status: 'completed',
      maySend: false,
      mayEdit: true,
    })
    expect(await rows('select id from deliveries')).toEqual([])
    // A visit of last week that arrives only now is refused as well.
    const late = read(await save(marisol, randomUUID(), document({ startedAt: LAST_WEEK })))
    expect(await complete(marisol, late)).toMatchObject(noLonger)
  })

  test('of the day on which it happened, keeps what was begun before, and begins nothing after', async () => {
    const place = await makePlace(made)
    const { document, hill, marisol, wanted } = place
    await give(place, marisol.id, wanted('teacher'))

    expect((await save(marisol, randomUUID(), document({ startedAt: THIS_MORNING }))).status).toBe(200)
    expect(await save(marisol, randomUUID(), document({ startedAt: AFTERWARDS }))).toMatchObject(mayNot)
    expect(await save(marisol, randomUUID(), document({ schoolId: hill.id }))).toMatchObject(mayNot)
  })

  test.each([
    ['a last day that is over', { endsOn: '2026-10-20' }],
    ['a first day that is to come', { startsOn: '2027-08-16' }],
  ])('by %s keeps what was begun before that was said', async (_, days) => {
    const place = await makePlace(made)
    const { document, marisol, wanted } = place
    const { show } = contract.users
    const user = show.response.parse((await place.admin.call(show, { params: { userId: marisol.id } })).body)
    const id = user.assignments[0]?.id ?? 0
    const changed = wanted('principal', { id, startsOn: '2026-08-01', ...days })
    await give(place, marisol.id, changed, wanted('teacher'))

    expect((await save(marisol, randomUUID(), document({ startedAt: THIS_MORNING }))).status).toBe(200)
    expect(await save(marisol, randomUUID(), document({ startedAt: AFTERWARDS }))).toMatchObject(mayNot)
  })

  test('given and taken on one day counts for what was begun between', async () => {
    const place = await makePlace(made)
    const { as, document, wanted } = place
    const { id, ...coach } = await as('teacher')
    await give(place, id, wanted('coach'))
    made.clock.now = new Date('2026-10-22T17:00:00Z')
    await give(place, id, wanted('teacher'))

    expect((await save(coach, randomUUID(), document({ startedAt: AFTERWARDS }))).status).toBe(200)
    const after = document({ startedAt: '2026-10-22T17:01:00.000Z' })
    expect(await save(coach, randomUUID(), after)).toMatchObject(mayNot)
  })

  test('asks an educator nothing more: the draft is theirs alone again, and no mail goes out', async () => {
    const world = await makeConferences(made)
    const { marisol, rows, teacher, wanted } = world
    const asking = world.conference({ ...shared, signature: null })
    const shownAhead = read(await save(marisol, randomUUID(), asking))
    expect((await shown(teacher, shownAhead.id)).invitations).not.toEqual([])
    const quiet = read(await save(marisol, randomUUID(), world.conference({})))
    const mails = 'select count(*)::int as sent from mails'
    const before = await rows(mails)
    await give(world, marisol.id, wanted('teacher'))

    const again = { ...asking, privateNotes: 'Still mine.' }
    expect((await save(marisol, shownAhead.id, again, 1)).status).toBe(200)
    const nowAsking = { ...asking, visitId: quiet.document.visitId }
    expect((await save(marisol, quiet.id, nowAsking, 1)).status).toBe(200)
    const fresh = read(await save(marisol, randomUUID(), { ...asking, visitId: randomUUID() }))

    for (const { id } of [shownAhead, quiet, fresh]) {
      const params = { observationId: id }
      expect((await teacher.call(contract.observations.show, { params })).status).toBe(404)
    }
    expect(await rows(mails)).toEqual(before)
  })
})

describe('who works at another school now', () => {
  test('uploads, finishes and sends last week’s visits, and makes no new ones there', async () => {
    const place = await withVisits()
    const { document, hill, marisol, stored, done, wanted } = place
    await give(place, marisol.id, wanted('principal', { schoolId: hill.id }))

    const late = read(await save(marisol, randomUUID(), document({ startedAt: LAST_WEEK })))
    for (const it of [stored, late]) expect((await complete(marisol, it)).status).toBe(200)
    for (const it of [stored, late, done]) expect((await send(marisol, it)).status).toBe(200)
    const fresh = document({ startedAt: AFTERWARDS })
    expect(await save(marisol, randomUUID(), fresh)).toMatchObject(mayNot)
  })

  test('cannot date a visit anew: it is kept, and goes nowhere', async () => {
    const place = await withVisits()
    const { hill, marisol, stored, done, wanted } = place
    await give(place, marisol.id, wanted('principal', { schoolId: hill.id }))

    const moved = { ...stored.document, startedAt: AFTERWARDS }
    expect(await complete(marisol, read(await save(marisol, stored.id, moved, 1)))).toMatchObject(
      refused('not-observing-that-day'),
    )
    const dated = { ...done.document, startedAt: AFTERWARDS }
    expect(await send(marisol, read(await save(marisol, done.id, dated, done.revision)))).toMatchObject(
      refused('not-observing-that-day'),
    )
    expect((await openAs(marisol, stored.id)).document.startedAt).toBe(AFTERWARDS)
  })

  test('has nothing of the days before they came', async () => {
    const { document, marisol, rows } = await makePlace(made)
    await rows(`update assignments set starts_on = '${TODAY}' where user_id = ${marisol.id}`)

    expect(await save(marisol, randomUUID(), document({ startedAt: LAST_WEEK }))).toMatchObject(mayNot)
    expect((await save(marisol, randomUUID(), document())).status).toBe(200)
  })
})

test('whose group lost somebody sends their visits of before, and makes no new ones', async () => {
  const place = await makePlace(made)
  const { admin, document, educator, omar, person, ridge, wanted } = place
  const ruth = await educator(ridge.id, 'Ruth Feldman')
  const priya = await person({ role: 'coach', schoolId: ridge.id, educatorIds: [omar.id, ruth.id] })
  const { show } = contract.users
  const held = show.response.parse((await admin.call(show, { params: { userId: priya.id } })).body)
  const id = held.assignments[0]?.id ?? 0
  await give(place, priya.id, wanted('coach', { id, startsOn: '2026-08-01', educatorIds: [ruth.id] }))

  const late = read(await save(priya, randomUUID(), document({ startedAt: LAST_WEEK })))
  expect((await send(priya, read(await complete(priya, late)))).status).toBe(200)
  expect(await save(priya, randomUUID(), document({ startedAt: AFTERWARDS }))).toMatchObject(mayNot)
  const ofRuth = document({ educatorId: ruth.id, startedAt: AFTERWARDS })
  expect((await save(priya, randomUUID(), ofRuth)).status).toBe(200)
})

describe('an educator who moved', () => {
  const at = (school: { id: Place['ridge']['id'] }, startsOn: string, endsOn: string | null = null) => ({
    schoolId: school.id,
    startsOn,
    endsOn,
  })

  test.each([
    ['since today', ({ ridge, hill }: Place) => [at(ridge, '2026-08-17', '2026-10-21'), at(hill, TODAY)]],
    ['as if they had always been there', ({ hill }: Place) => [at(hill, '2026-08-17')]],
  ])('%s leaves the visits of before at their school', async (_, schoolsOf) => {
    const place = await makePlace(made)
    const { admin, as, details, document, hill, marisol, omar, rows } = place
    const body = details({ schools: schoolsOf(place) })
    const moved = await admin.call(contract.educators.change, { params: { educatorId: omar.id }, body })
    expect(moved.status).toBe(200)

    for (const startedAt of [LAST_WEEK, THIS_MORNING]) {
      const late = read(await save(marisol, randomUUID(), document({ startedAt })))
      expect((await send(marisol, read(await complete(marisol, late)))).status).toBe(200)
    }
    const [stored] = await rows('select distinct school_id from observations')
    expect(stored).toEqual({ school_id: place.ridge.id })
    expect(await save(marisol, randomUUID(), document({ startedAt: AFTERWARDS }))).toMatchObject(mayNot)
    expect(await save(admin, randomUUID(), document({ startedAt: AFTERWARDS }))).toMatchObject(mayNot)
    const there = document({ schoolId: hill.id, startedAt: AFTERWARDS })
    expect((await save(admin, randomUUID(), there)).status).toBe(200)
    expect(await save(await as('coach'), randomUUID(), there)).toMatchObject(mayNot)
  })
})

describe('an educator who came', () => {
  test('today was nowhere before as far as the list knows: what is dated earlier belongs here', async () => {
    const { document, marisol, rows } = await makePlace(made)
    await rows(`update educator_assignments set starts_on = '${TODAY}'`)

    expect((await save(marisol, randomUUID(), document({ startedAt: LAST_WEEK }))).status).toBe(200)
  })

  test('from another school was there until then', async () => {
    const { document, educator, hill, marisol, ridge, rows } = await makePlace(made)
    const ruth = await educator(hill.id, 'Ruth Feldman')
    await rows(`update educator_assignments set ends_on = '2026-10-20' where educator_id = ${ruth.id}`)
    await rows(`insert into educator_assignments (district_id, educator_id, school_id, starts_on)
      select district_id, ${ruth.id}, ${ridge.id}, '2026-10-21' from districts`)
    const ofRuth = (startedAt: string) => document({ educatorId: ruth.id, startedAt })

    expect((await save(marisol, randomUUID(), ofRuth(THIS_MORNING))).status).toBe(200)
    expect(await save(marisol, randomUUID(), ofRuth(LAST_WEEK))).toMatchObject(mayNot)
  })
})

describe('the day', () => {
  test('is the district’s, whatever zone a device names', async () => {
    const { document, marisol, rows } = await makePlace(made)
    await rows(`update assignments set ends_on = '2026-10-20' where user_id = ${marisol.id}`)
    const night = '2026-10-21T04:00:00.000Z'

    for (const timeZone of ['America/Denver', 'Pacific/Kiritimati'])
      expect((await save(marisol, randomUUID(), document({ startedAt: night, timeZone }))).status).toBe(200)
    const next = { startedAt: '2026-10-21T07:00:00.000Z', timeZone: 'Pacific/Pago_Pago' }
    expect(await save(marisol, randomUUID(), document(next))).toMatchObject(mayNot)
  })

  test('of a clock that is years off is today', async () => {
    const { document, hill, marisol, rows } = await makePlace(made)
    const off = ['2019-01-01T07:00:00.000Z', '2031-01-01T07:00:00.000Z']

    for (const startedAt of off) {
      const saved = read(await save(marisol, randomUUID(), document({ startedAt })))
      // A visit that lies ahead is asked about; the right is there either way.
      const { body } = await complete(marisol, saved)
      expect(body).toMatchObject(startedAt > TODAY ? { code: 'visit-is-ahead' } : { status: 'completed' })
      expect(await save(marisol, randomUUID(), document({ startedAt, schoolId: hill.id }))).toMatchObject(
        mayNot,
      )
    }
    await rows(`update assignments set starts_on = '2030-08-01' where user_id = ${marisol.id}`)
    for (const startedAt of off)
      expect(await save(marisol, randomUUID(), document({ startedAt }))).toMatchObject(mayNot)
  })
})
