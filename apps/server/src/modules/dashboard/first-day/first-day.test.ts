import { contract } from '@corridor/contract/contract'
import { DEMO_USER } from '@corridor/domain/people/ids'
import { describe, expect, test } from 'vitest'
import { product } from '../../../../test/harness.ts'
import { sentIn } from '../../../../test/statements.ts'
import { type Caller, makePlace } from '../../educators/test-place.ts'
import { bodyOf, invited } from '../../people/test-place.ts'

const made = await product()
const { show } = contract.dashboard

async function homeOf(caller: Pick<Caller, 'call'>) {
  const { setup, firstVisit } = show.response.parse((await caller.call(show, { query: {} })).body)
  return { setup, firstVisit }
}

const nothingYet = {
  year: { startsOn: '2026-08-17', endsOn: '2027-05-28', terms: 0, closedDays: 0 },
  schools: { inUse: 2, withoutBells: 2 },
  educators: { active: 0, withoutEmail: 0 },
  tools: { on: 11, all: 11, isChosen: false },
  observers: { joined: 0, invited: 0 },
  draft: null,
  hasSample: false,
  trial: null,
}

describe('who runs a district', () => {
  test('sees its facts, and each as soon as it is so, and no longer', async () => {
    const place = await makePlace(made)
    const { admin, ridge, hill, rows } = place
    expect(await homeOf(admin)).toEqual({ setup: nothingYet, firstVisit: undefined })

    const closures = [
      // A weekend inside counts for nothing.
      { name: 'Fall break', firstOn: '2026-10-09', lastOn: '2026-10-13' },
      { name: 'Staff day', firstOn: '2026-11-11', lastOn: '2026-11-11' },
    ]
    const terms = [{ name: 'Fall', startsOn: '2026-08-17', endsOn: '2026-12-18' }]
    const year = { startsOn: '2026-08-17', endsOn: '2027-05-28', terms, closures }
    await admin.call(contract.district.changeSchoolYear, { params: { startsOn: year.startsOn }, body: year })
    const bells = [{ name: '1', startsAt: '08:00', endsAt: '08:50' }]
    await rows(`update schools set bell_schedule = '${JSON.stringify(bells)}' where id = ${ridge.id}`)
    const omar = await place.educator(ridge.id)
    await rows(`update educators set email = 'omar@example.test' where id = ${omar.id}`)
    await place.educator(hill.id, 'Ivy Chen')
    await place.as('coach')
    await place.as('teacher')
    await invited(admin, bodyOf([place.wanted('principal')]))
    await admin.call(contract.toolTypes.choose, {
      body: { tools: [{ id: 3, enabled: false, position: 3, schools: null }] },
    })

    expect((await homeOf(admin)).setup).toEqual({
      ...nothingYet,
      year: { startsOn: '2026-08-17', endsOn: '2027-05-28', terms: 1, closedDays: 4 },
      schools: { inUse: 2, withoutBells: 1 },
      educators: { active: 2, withoutEmail: 1 },
      tools: { on: 10, all: 11, isChosen: true },
      observers: { joined: 1, invited: 1 },
    })

    await rows(`update educators set is_active = false`)
    await rows(`update schools set is_active = false where id = ${hill.id}`)
    await rows(`update assignments set ends_on = '2026-10-21' where role in ('coach', 'principal')`)
    expect((await homeOf(admin)).setup).toMatchObject({
      schools: { inUse: 1, withoutBells: 0 },
      educators: { active: 0 },
      observers: { joined: 0, invited: 0 },
    })
  })

  test('goes on with a draft of their own, and hears of nobody else’s', async () => {
    const place = await makePlace(made)
    const [omar, marisol] = [await place.educator(place.ridge.id), await place.as('principal')]
    await place.seen(omar, marisol, { status: 'draft' })
    expect((await homeOf(place.admin)).setup?.draft).toBeNull()
    await place.seen(omar, place.admin, { status: 'draft' })

    expect((await homeOf(place.admin)).setup?.draft).toMatchObject({ toolTypeId: 2, educator: 'Omar Haddad' })
  })

  test('has the list until a visit is finished, by whomever; calibration and conferences are none', async () => {
    const place = await makePlace(made)
    const [omar, marisol] = [await place.educator(place.ridge.id), await place.as('principal')]
    const seen = { schoolId: place.ridge.id, educatorId: omar.id, observerId: marisol.id }
    const visit = (details: object) =>
      place.visit({
        ...seen,
        visitId: crypto.randomUUID(),
        startedAt: new Date('2026-10-21T16:00:00Z'),
        status: 'completed',
        ...details,
      })
    await visit({ purpose: 'calibration' })
    await visit({ toolTypeId: 10 })
    expect((await homeOf(place.admin)).setup).toBeDefined()
    await visit({ purpose: 'coaching' })

    expect(await homeOf(place.admin)).toEqual({})
  })

  test('keeps it when the trial is over, and sees how long it is before', async () => {
    const { admin, rows, id } = await makePlace(made)
    const trial = (endsAt: string) =>
      rows(`update districts set plan_ends_at = null, trial_ends_at = '${endsAt}' where district_id = ${id}`)
    await trial('2026-11-04T06:59:59Z')
    expect((await homeOf(admin)).setup?.trial).toEqual({
      startedOn: '2026-10-04',
      endsOn: '2026-11-03',
      daysLeft: 12,
      days: 30,
    })
    await trial('2026-10-21T06:59:59Z')

    expect((await homeOf(admin)).setup).toEqual(nothingYet)
  })

  test('sees nothing of another district', async () => {
    const [place, other] = [await makePlace(made), await makePlace(made)]
    const [omar, marisol] = [await other.educator(other.ridge.id), await other.as('principal')]
    await other.seen(omar, marisol)

    expect((await homeOf(place.admin)).setup).toEqual(nothingYet)
    expect((await homeOf(other.admin)).setup).toBeUndefined()
  })
})

describe('an observer', () => {
  test('sees whom they may visit and with what, until they have finished a visit of their own', async () => {
    const place = await makePlace(made)
    const { ridge, hill } = place
    const [omar, ben] = [await place.educator(ridge.id), await place.as('assistant-principal')]
    await place.educator(hill.id, 'Ivy Chen')
    const marisol = await place.as('principal')
    await place.seen(omar, ben)
    await place.admin.call(contract.toolTypes.choose, {
      body: { tools: [{ id: 3, enabled: true, position: 3, schools: [hill.id] }] },
    })

    expect(await homeOf(marisol)).toEqual({
      firstVisit: {
        educators: 1,
        tools: 10,
        draft: null,
        hasSample: false,
        mayAddEducators: true,
        mayChooseTools: true,
        helpers: [],
      },
    })
    expect(await homeOf(ben)).toEqual({})
    await place.seen(omar, marisol, { status: 'draft' })
    expect((await homeOf(marisol)).firstVisit?.draft).toMatchObject({ educator: 'Omar Haddad' })
    await place.seen(omar, marisol)
    expect(await homeOf(marisol)).toEqual({})
  })

  test('who can do nothing about it hears who can, at their own school and in the district alone', async () => {
    const place = await makePlace(made)
    const named = async (name: string, caller: { id: number }) => {
      await place.rows(`update users set name = '${name}' where id = ${caller.id}`)
      return caller
    }
    await named('Lorraine Vance', place.admin)
    await named('Marisol Okafor', await place.as('principal'))
    await named('Pat Elsewhere', await place.person({ role: 'principal', schoolId: place.hill.id }))
    const paused = await named('Paul Paused', await place.as('assistant-principal'))
    await place.rows(`update accounts set paused_at = now() where user_id = ${paused.id}`)
    const coach = await place.as('coach')

    expect((await homeOf(coach)).firstVisit).toMatchObject({
      educators: 0,
      mayAddEducators: false,
      helpers: [
        { name: 'Lorraine Vance', role: 'District administrator' },
        { name: 'Marisol Okafor', role: 'Principal' },
      ],
    })
  })

  test('of a group may visit the group', async () => {
    const place = await makePlace(made)
    const omar = await place.educator(place.ridge.id)
    await place.educator(place.ridge.id, 'Ivy Chen')
    const peer = await place.person({
      role: 'peer-observer',
      schoolId: place.ridge.id,
      educatorIds: [omar.id],
    })

    expect((await homeOf(peer)).firstVisit).toMatchObject({ educators: 1, helpers: [] })
  })

  test('has no list without a plan, and who does not observe has none at all', async () => {
    const place = await makePlace(made)
    const [coach, teacher, viewer] = [
      await place.as('coach'),
      await place.as('teacher'),
      await place.as('district-viewer'),
    ]
    for (const caller of [teacher, viewer]) expect(await homeOf(caller)).toEqual({})
    await place.rows(`update districts set plan_ends_at = '2026-10-01' where district_id = ${place.id}`)

    expect(await homeOf(coach)).toEqual({})
  })
})

test('a visit that is finished costs one statement more, of one row, whoever looks', async () => {
  const place = await makePlace(made)
  const [omar, marisol] = [await place.educator(place.ridge.id), await place.as('principal')]
  await place.seen(omar, marisol)
  const asked = async (caller: Caller) => {
    const sent = await sentIn(made.database, () => caller.call(show, { query: {} }))
    return sent.filter(({ text }) => /^select "id" from "observations" where .* limit/.test(text))
  }

  for (const caller of [place.admin, marisol]) {
    expect(await asked(caller)).toHaveLength(1)
    expect((await asked(caller))[0]?.name).toBeDefined()
  }
})

test('there is a sample to look around in where the demo account is', async () => {
  const { admin, as } = await makePlace(made)
  const coach = await as('coach')
  const { person } = await made.district()
  await person({ role: 'district-admin', schoolId: null }, { userId: DEMO_USER })

  expect((await homeOf(admin)).setup?.hasSample).toBe(true)
  expect((await homeOf(coach)).firstVisit?.hasSample).toBe(true)
})
