import { contract } from '@corridor/contract/contract'
import { EducatorId } from '@corridor/domain/people/ids'
import { describe, expect, test } from 'vitest'
import { product, TODAY } from '../../../test/harness.ts'
import { sceneOf } from '../impersonation/test-scene.ts'
import { type Caller, listed, makePlace, type Place, shown, timelineOf } from './test-place.ts'

const made = await product()
const { show } = contract.educators
const place = () => makePlace(made)

const statusesOf = async (caller: Caller, id: EducatorId) =>
  (await timelineOf(caller, id)).map(([, , status]) => status)
const lastOf = async (caller: Caller) => (await listed(caller)).items[0]?.lastVisitOn

test('shows the facts, and where they taught, teach and will teach', async () => {
  const { admin, as, educator, hill, id, link, ridge, rows } = await place()
  const omar = await educator(ridge.id)
  const teacher = await as('teacher')
  await rows(`update educators set email = 'omar@example.test', external_id = 'HR-17', periods = '{2,3}',
    hired_on = '2023-08-21'`)
  await rows(`insert into educator_assignments (district_id, educator_id, school_id, starts_on, ends_on)
    values (${id}, ${omar.id}, ${hill.id}, '2023-08-21', '2026-05-29')`)

  const facts = { name: 'Omar Haddad', grades: '8', subject: 'Math', room: 'Room 224' }
  expect(await shown(admin, omar.id)).toMatchObject({
    today: TODAY,
    id: omar.id,
    ...facts,
    email: 'omar@example.test',
    externalId: 'HR-17',
    periods: ['2', '3'],
    hiredOn: '2023-08-21',
    isActive: true,
    isProvisional: false,
    hasAccount: false,
    teachesNow: null,
    schools: [
      { school: { id: hill.id, name: 'Lantern Hill' }, startsOn: '2023-08-21', endsOn: '2026-05-29' },
      { school: { id: ridge.id, name: 'Copper Ridge' }, startsOn: '2026-08-17', endsOn: null },
    ],
    counts: { visits: 0, conferences: 0 },
    steps: [],
    mayChange: true,
    mayAddSteps: true,
  })
  await link(omar.id, teacher.id)
  expect(await shown(await as('coach'), omar.id)).toMatchObject({
    hasAccount: true,
    mayChange: false,
    mayAddSteps: true,
  })
  expect(await shown(teacher, omar.id)).toMatchObject({ mayChange: false, mayAddSteps: false })
})

test('somebody out of sight is answered like somebody who is not there', async () => {
  const [here, there] = [await place(), await place()]
  const atHill = await here.educator(here.hill.id)
  const atRidge = await here.educator(here.ridge.id)
  const abroad = await there.educator(there.ridge.id)
  const asked: [Caller, number][] = [
    [await here.as('principal'), atHill.id],
    [await here.as('teacher'), atRidge.id],
    [await here.as('peer-observer'), atRidge.id],
    [await here.as('district-viewer'), atRidge.id],
    [await here.as('billing-contact'), atRidge.id],
    [await here.as('support'), atRidge.id],
    [here.admin, abroad.id],
    [here.admin, 2_000_000_000],
    [here.admin, Number.MAX_SAFE_INTEGER],
  ]

  const replies = await Promise.all(
    asked.map(([caller, id]) =>
      caller.call(show, { params: { educatorId: EducatorId.parse(id) }, query: {} }),
    ),
  )

  const [one] = replies
  expect(one).toMatchObject({ status: 404, body: { code: 'educator-not-found' } })
  for (const { status, body } of replies) expect({ status, body }).toEqual({ status: 404, body: one?.body })
  expect(await here.trail()).toEqual([])
})

describe('visits', () => {
  test('stand on a line, newest first, with what became of each', async () => {
    const { admin, as, educator, ridge, seen } = await place()
    const [omar, observer] = [await educator(ridge.id), await as('principal')]
    await seen(omar, observer, { status: 'completed', at: '2026-10-21T17:12:00Z' })
    await seen(omar, observer, { status: 'sent', at: '2026-10-21T17:02:00Z' })
    await seen(omar, observer, { status: 'acknowledged', at: '2026-08-19T15:00:00Z' })

    expect(await timelineOf(admin, omar.id)).toEqual([
      ['Oct 21', 'On Task', 'Ready to send', 'Somebody'],
      ['Oct 21', 'On Task', 'Sent', 'Somebody'],
      ['Aug 19', 'On Task', 'Read', 'Somebody'],
    ])
    expect(await lastOf(admin)).toBe('2026-10-21')
  })

  test('are of this school year, from its first day; the list knows the last one', async () => {
    const { admin, educator, ridge, seen } = await place()
    const [omar, ruth] = [await educator(ridge.id), await educator(ridge.id, 'Ruth Feldman')]
    await seen(omar, admin, { at: '2026-08-16T16:00:00Z' })
    await seen(ruth, admin, { at: '2026-08-17T16:00:00Z' })

    expect(await statusesOf(admin, omar.id)).toEqual([])
    expect(await statusesOf(admin, ruth.id)).toEqual(['Sent'])
    expect((await listed(admin)).items.map(({ lastVisitOn }) => lastVisitOn)).toEqual([
      '2026-08-16',
      '2026-08-17',
    ])
  })

  test('drafts are their observer’s alone, and count for nobody', async () => {
    const { admin, as, educator, ridge, seen } = await place()
    const [omar, observer] = [await educator(ridge.id), await as('coach')]
    await seen(omar, observer, { status: 'draft' })

    expect(await statusesOf(observer, omar.id)).toEqual(['Draft, only you'])
    expect(await statusesOf(admin, omar.id)).toEqual([])
    expect([await lastOf(observer), await lastOf(admin)]).toEqual([null, null])
  })

  test('about oneself are those that were sent, whatever else one may read', async () => {
    const { as, educator, link, ridge, seen } = await place()
    const [omar, observer] = [await educator(ridge.id), await as('coach')]
    for (const status of ['draft', 'completed', 'sent', 'acknowledged'] as const)
      await seen(omar, observer, { status, at: `2026-10-${status === 'completed' ? 21 : 20}T16:00:00Z` })
    const known = ['Read', 'Sent']

    const teacher = await as('teacher')
    await link(omar.id, teacher.id)
    expect((await statusesOf(teacher, omar.id)).sort()).toEqual(known)
    expect(await lastOf(teacher)).toBe('2026-10-20')
    const principal = await as('principal')
    expect((await statusesOf(principal, omar.id)).sort()).toEqual(['Read', 'Ready to send', 'Sent'])
    expect(await lastOf(principal)).toBe('2026-10-21')
    await link(omar.id, principal.id)
    expect((await statusesOf(principal, omar.id)).sort()).toEqual(known)
  })

  test('of others are known to who reads reports about that school or educator', async () => {
    const { admin, as, educator, hill, person, ridge, seen } = await place()
    const omar = await educator(ridge.id)
    await seen(omar, admin, { at: '2026-09-01T16:00:00Z' })
    await seen(omar, admin, { at: '2026-09-02T16:00:00Z', school: hill })
    const group = { schoolId: ridge.id, educatorIds: [omar.id] }
    const daysFor = async (caller: Caller) => (await timelineOf(caller, omar.id)).map(([day]) => day)

    expect(await daysFor(admin)).toEqual(['Sep 2', 'Sep 1'])
    expect(await daysFor(await as('principal'))).toEqual(['Sep 1'])
    expect(await daysFor(await person({ role: 'coach', ...group }))).toEqual(['Sep 2', 'Sep 1'])
    // Observers who read no reports about this educator know only the visits they recorded themselves.
    const [coach, peer] = [await as('coach'), await person({ role: 'peer-observer', ...group })]
    expect([await daysFor(coach), await daysFor(peer)]).toEqual([[], []])
    await seen(omar, coach, { at: '2026-09-03T16:00:00Z' })
    expect([await daysFor(coach), await daysFor(peer)]).toEqual([['Sep 3'], []])
    expect([await lastOf(coach), await lastOf(peer)]).toEqual(['2026-09-03', null])
  })

  test('that are coaching are known to the two, whoever leads', async () => {
    const { admin, as, educator, link, ridge, rows, seen } = await place()
    const [omar, coach, teacher] = [await educator(ridge.id), await as('coach'), await as('teacher')]
    await link(omar.id, teacher.id)
    await seen(omar, coach, { at: '2026-10-20T16:00:00Z' })
    await rows(`update observations set purpose = 'coaching'`)

    for (const one of [coach, teacher])
      expect([await statusesOf(one, omar.id), await lastOf(one)]).toEqual([['Sent'], '2026-10-20'])
    for (const other of [admin, await as('principal'), await as('assistant-principal')])
      expect([await statusesOf(other, omar.id), await lastOf(other)]).toEqual([[], null])
  })

  test('are those of a year back where no school year is set up', async () => {
    const { admin, educator, ridge, rows, seen } = await place()
    const omar = await educator(ridge.id)
    await seen(omar, admin)
    await seen(omar, admin, { at: '2025-10-01T16:00:00Z' })
    await rows('delete from school_years')

    expect(await statusesOf(admin, omar.id)).toEqual(['Sent'])
  })
})

describe('reading is recorded', () => {
  async function omarAt({ educator, ridge, as, link }: Place) {
    const [omar, teacher] = [await educator(ridge.id), await as('teacher')]
    await link(omar.id, teacher.id)
    return { omar, teacher }
  }

  test('with who opened whose page, once for all its tabs; not the list, and not one’s own page', async () => {
    const here = await place()
    const { admin, as, trail } = here
    const { omar, teacher } = await omarAt(here)
    const principal = await as('principal')
    await shown(admin, omar.id)
    const start = made.clock.now
    for (const minutes of [0, 9, 19]) {
      made.clock.now = new Date(start.getTime() + minutes * 60_000)
      await shown(principal, omar.id)
    }
    made.clock.now = start
    await shown(teacher, omar.id)
    await listed(principal)

    expect(await trail()).toEqual([
      `educator.read on ${omar.id} by ${admin.id}`,
      `educator.read on ${omar.id} by ${principal.id}`,
      `educator.read on ${omar.id} by ${principal.id}`,
    ])
  })

  test('support with the educator’s own eyes reads somebody else’s file', async () => {
    const here = await place()
    const { omar, teacher } = await omarAt(here)
    const { look, sam } = await sceneOf(made)

    await shown(await look(teacher), omar.id)

    const read = await here.rows(
      `select event, actor_id, real_actor_id, subject_kind from audit_events where event = 'educator.read'`,
    )
    expect(read).toMatchObject([
      {
        event: 'educator.read',
        subject_kind: 'educator',
        actor_id: teacher.id,
        real_actor_id: sam.id,
      },
    ])
  })
})
