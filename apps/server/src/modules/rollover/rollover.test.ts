import { contract } from '@corridor/contract/contract'
import type { Rollover } from '@corridor/contract/district/rollover'
import { OpenedVisits } from '@corridor/contract/reports/report'
import type { EducatorId } from '@corridor/domain/people/ids'
import type { RolloverDraft } from '@corridor/domain/rollover/rollover-draft'
import { afterEach, expect, test } from 'vitest'
import { product } from '../../../test/harness.ts'
import { listed, makePlace, namesOf } from '../educators/test-place.ts'
import { beginYears } from './begin-years.ts'

const made = await product()
const { clock, services } = made
const { show, saveDraft, discardDraft, check, carryOut, undo } = contract.rollover
const morning = clock.now
afterEach(() => {
  clock.now = morning
})

const calendar = { startsOn: '2027-08-16', endsOn: '2028-05-26', terms: [], closures: [] }
const MAY = new Date('2027-05-10T15:00:00Z')
const SEPTEMBER = new Date('2027-09-15T15:00:00Z')

async function aDistrict() {
  const place = await makePlace(made)
  const { admin, educator, ridge, rows } = place
  // The plan and whoever is signed in last through the tests' two school years.
  await rows(`update sessions set expires_at = '2029-01-01'`)
  await rows(`update districts set plan_ends_at = '2029-01-01'`)
  const [omar, ivy, kai] = [
    await educator(ridge.id, 'Omar Haddad'),
    await educator(ridge.id, 'Ivy Chen'),
    await educator(ridge.id, 'Kai Long'),
  ]
  const draft = (details: Partial<RolloverDraft> = {}): RolloverDraft => ({
    calendar,
    leaving: [kai.id],
    moving: [{ educatorId: ivy.id, from: ridge.id, to: place.hill.id }],
    grades: [{ educatorId: omar.id, grades: '6–7' }],
    ...details,
  })
  const saved = async (details: Partial<RolloverDraft> = {}, baseRevision = 0) => {
    const reply = await admin.call(saveDraft, { body: { baseRevision, content: draft(details) } })
    return saveDraft.response.parse(reply.body).revision
  }
  const checked = async (revision: number) =>
    check.response.parse((await admin.call(check, { body: { baseRevision: revision } })).body)
  const carriedOut = async (details: Partial<RolloverDraft> = {}): Promise<Rollover> => {
    const { revision, mark } = await checked(await saved(details))
    return show.response.parse((await admin.call(carryOut, { body: { baseRevision: revision, mark } })).body)
  }
  const look = async () => show.response.parse((await admin.call(show, {})).body)
  const years = () => rows(`select starts_on::text from school_years order by 1`)
  const at = (name: string) =>
    rows(`select s.name, a.starts_on::text, a.ends_on::text from educator_assignments a
      join schools s on s.id = a.school_id join educators e on e.id = a.educator_id
      where e.name = '${name}' order by 2`)
  return { ...place, omar, ivy, kai, draft, saved, checked, carriedOut, look, years, at }
}

test('a plan is kept while it is prepared, for every administrator, and changes nothing', async () => {
  const { admin, as, draft, look, saved, years } = await aDistrict()
  expect(await look()).toMatchObject({
    draft: null,
    done: null,
    schools: [{ educators: 3 }, { educators: 0 }],
  })

  await saved()
  const other = await as('district-admin')
  const reply = await other.call(saveDraft, { body: { baseRevision: 1, content: draft({ leaving: [] }) } })
  expect(reply).toMatchObject({ status: 200, body: { revision: 2 } })
  // The answer was lost, and the draft is sent again.
  const again = await other.call(saveDraft, { body: { baseRevision: 1, content: draft({ leaving: [] }) } })
  expect(again).toMatchObject({ status: 200, body: { revision: 2 } })
  // Somebody who has not seen the plan writes nothing over it.
  const late = await admin.call(saveDraft, { body: { baseRevision: 1, content: draft() } })
  expect(late).toMatchObject({ status: 409, body: { code: 'rollover-has-moved' } })

  expect(await look()).toMatchObject({ draft: { revision: 2, content: { leaving: [] } } })
  expect(await years()).toHaveLength(1)
  await admin.call(discardDraft, {})
  expect(await look()).toMatchObject({ draft: null })
})

test('the check names everybody and everything, and does nothing', async () => {
  const { at, checked, saved, years } = await aDistrict()

  const told = await checked(await saved())

  expect(told).toMatchObject({
    year: { startsOn: '2027-08-16', endsOn: '2028-05-26', schoolDays: 205, closures: 0 },
    lastOn: '2027-05-28',
    leaving: [{ name: 'Kai Long', schools: ['Copper Ridge'] }],
    moving: [{ name: 'Ivy Chen', from: 'Copper Ridge', to: 'Lantern Hill' }],
    grades: [{ name: 'Omar Haddad', from: '8', to: '6–7' }],
    staying: 1,
    faults: [],
    calendarFaults: [],
  })
  expect(await years()).toHaveLength(1)
  expect(await at('Kai Long')).toMatchObject([{ ends_on: null }])
})

test('a plan that names nobody, by however large a number, says so', async () => {
  const { checked, saved } = await aDistrict()
  const nobody = 2_147_483_648 as EducatorId

  const { faults } = await checked(await saved({ leaving: [nobody], moving: [], grades: [] }))

  expect(faults).toMatchObject([{ sentence: expect.stringContaining('not on the list any more') }])
})

test('a plan with a fault is not carried out, and the fault is told in words', async () => {
  const { admin, checked, kai, saved, years } = await aDistrict()
  const terms = [{ name: 'Fall', startsOn: '', endsOn: '2027-12-17' }]
  const revision = await saved({
    calendar: { ...calendar, startsOn: '2027-05-01', terms },
    leaving: [kai.id],
  })

  const { calendarFaults, mark } = await checked(revision)
  expect(calendarFaults).toEqual(['Fall: Choose a day.'])
  const overlapping = await saved({ calendar: { ...calendar, startsOn: '2027-05-01' } }, revision)
  expect((await checked(overlapping)).calendarFaults).toEqual([
    'This overlaps the school year 2026–27. Choose other days.',
  ])
  const reply = await admin.call(carryOut, { body: { baseRevision: overlapping, mark } })
  expect(reply).toMatchObject({ status: 409, body: { code: 'rollover-not-ready' } })
  expect(await years()).toHaveLength(1)
})

test('only the plan that was checked is carried out, once, and it is in the trail', async () => {
  const { admin, at, checked, id, ivy, look, rows, saved, trail, years } = await aDistrict()
  const { revision, mark } = await checked(await saved())
  await rows(`update educators set is_active = false where id = ${ivy.id}`)
  expect(await admin.call(carryOut, { body: { baseRevision: revision, mark } })).toMatchObject({
    status: 409,
  })
  await rows(`update educators set is_active = true where id = ${ivy.id}`)

  const twice = await Promise.all(
    [1, 2].map(() => admin.call(carryOut, { body: { baseRevision: revision, mark } })),
  )

  expect(twice.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await years()).toMatchObject([{ starts_on: '2026-08-17' }, { starts_on: '2027-08-16' }])
  expect(await at('Kai Long')).toEqual([
    { name: 'Copper Ridge', starts_on: '2026-08-17', ends_on: '2027-05-28' },
  ])
  expect(await at('Ivy Chen')).toEqual([
    { name: 'Copper Ridge', starts_on: '2026-08-17', ends_on: '2027-08-15' },
    { name: 'Lantern Hill', starts_on: '2027-08-16', ends_on: null },
  ])
  expect(await look()).toMatchObject({
    draft: null,
    done: { leaving: 1, moving: 1, grades: 1, gradesDueOn: '2027-08-16', keptBecause: null, staying: [] },
  })
  expect(await trail()).toEqual([`school-year.roll-over on ${id} by ${admin.id}`])
})

test('the new year begins by itself: grid anew, people where they go, old visits where they were', async () => {
  const { admin, carriedOut, hill, ivy, kai, omar, ridge, rows, seen } = await aDistrict()
  await seen(omar, admin, { at: '2027-05-03T16:00:00Z' })
  await seen(ivy, admin, { at: '2027-05-04T16:00:00Z' })
  await seen(kai, admin, { at: '2027-05-05T16:00:00Z' })
  clock.now = MAY
  await carriedOut()
  expect(namesOf(await listed(admin, { school: ridge.id }))).toHaveLength(3)
  expect(await gridOf(admin, ridge.id)).toMatchObject({ yearStartsOn: '2026-08-17', total: 3 })

  clock.now = SEPTEMBER
  await beginYears(services)
  await beginYears(services)
  await seen(ivy, admin, { at: '2027-09-08T16:00:00Z', school: hill })

  expect(await gridOf(admin, ridge.id)).toMatchObject({
    yearStartsOn: '2027-08-16',
    total: 0,
    names: ['Omar Haddad'],
  })
  expect(await gridOf(admin, hill.id)).toMatchObject({ total: 1, names: ['Ivy Chen'] })
  expect(namesOf(await listed(admin, { school: ridge.id }))).toEqual(['Omar Haddad'])
  expect(namesOf(await listed(admin, { state: 'away' }))).toEqual(['Kai Long'])
  expect(await rows(`select grades from educators where name = 'Omar Haddad'`)).toEqual([{ grades: '6–7' }])
  // The school year that runs, the one before, and both.
  const visits = async (query: Record<string, unknown>) => {
    const { body } = await admin.try(contract.reports.visits, { query })
    return OpenedVisits.parse(body).visits
  }
  expect(await visits({})).toBe(1)
  expect(await visits({ from: '2026-08-17', to: '2027-05-28' })).toBe(3)
  expect(await visits({ from: '2026-10-01', to: '2027-09-15' })).toBe(4)
  expect(await visits({ from: '2026-10-01', to: '2027-09-15', schools: [ridge.id] })).toBe(3)
  expect(await rows(`select event, actor_id from audit_events where event = 'school-year.grades'`)).toEqual([
    { event: 'school-year.grades', actor_id: null },
  ])
})

test('a rollover is undone before the year begins, but for whom somebody has changed since', async () => {
  const { admin, at, carriedOut, details, id, kai, look, rows, trail, years } = await aDistrict()
  const { done } = await carriedOut()
  await admin.call(contract.educators.change, {
    params: { educatorId: kai.id },
    body: details({
      name: 'Kai Long',
      schools: [{ ...(await schoolOf(rows, 'Copper Ridge')), endsOn: '2027-03-01' }],
    }),
  })
  expect(await look()).toMatchObject({ done: { keptBecause: null, staying: ['Kai Long'] } })

  const reply = await admin.call(undo, { body: { id: done?.id ?? '' } })

  expect(reply).toMatchObject({
    status: 200,
    body: { done: null, draft: { revision: 1, content: { moving: [{}] } } },
  })
  expect(await years()).toHaveLength(1)
  expect(await at('Ivy Chen')).toEqual([{ name: 'Copper Ridge', starts_on: '2026-08-17', ends_on: null }])
  expect(await at('Kai Long')).toMatchObject([{ ends_on: '2027-03-01' }])
  expect(await admin.call(undo, { body: { id: done?.id ?? '' } })).toMatchObject({ status: 409 })
  expect(await trail()).toContain(`school-year.roll-back on ${id} by ${admin.id}`)
  clock.now = SEPTEMBER
  await beginYears(services)
  expect(await rows(`select distinct grades from educators where name <> 'Kai Long'`)).toEqual([
    { grades: '8' },
  ])
})

test('a rollover stays once the year has begun, and says why', async () => {
  const { admin, carriedOut, look, years } = await aDistrict()
  const { done } = await carriedOut()
  clock.now = SEPTEMBER

  expect(await look()).toMatchObject({ done: { keptBecause: 'The school year 2027–28 has begun.' } })
  expect(await admin.call(undo, { body: { id: done?.id ?? '' } })).toMatchObject({
    status: 409,
    body: { code: 'rollover-not-undoable' },
  })
  expect(await years()).toHaveLength(2)
})

test('somebody of another district is nobody here, and their plan is out of reach', async () => {
  const [here, there] = [await aDistrict(), await aDistrict()]
  const { done } = await there.carriedOut()

  const told = await here.checked(await here.saved({ leaving: [there.kai.id], moving: [], grades: [] }))

  expect(told.faults).toMatchObject([{ name: 'Somebody' }])
  expect(await here.admin.call(undo, { body: { id: done?.id ?? '' } })).toMatchObject({ status: 409 })
  expect(await there.years()).toHaveLength(2)
})

test('the district’s home offers a rollover when the year ends, and not after it is prepared', async () => {
  const { admin, carriedOut, saved, seen, omar } = await aDistrict()
  await seen(omar, admin)
  const ending = async () => {
    const { body } = await admin.call(contract.dashboard.show, { query: {} })
    return contract.dashboard.show.response.parse(body).district?.attention?.yearEnding
  }
  expect(await ending()).toBe(null)
  clock.now = MAY
  expect(await ending()).toEqual({ endsOn: '2027-05-28', isOver: false, isPrepared: false })
  await saved()
  expect(await ending()).toEqual({ endsOn: '2027-05-28', isOver: false, isPrepared: true })
  await admin.call(discardDraft, {})
  await carriedOut()
  expect(await ending()).toBe(null)
})

type Place = Awaited<ReturnType<typeof aDistrict>>

async function schoolOf(rows: Place['rows'], name: string) {
  const [school] = await rows(`select id from schools where name = '${name}'`)
  return { schoolId: contract.schools.add.response.shape.id.parse(school?.id), startsOn: '2026-08-17' }
}

async function gridOf(caller: Place['admin'], school: Place['ridge']['id']) {
  const { body } = await caller.call(contract.dashboard.show, { query: { school } })
  const { shown } = contract.dashboard.show.response.parse(body)
  const rows = shown?.coverage.rows ?? []
  return {
    yearStartsOn: shown?.yearStartsOn,
    total: rows.reduce((sum, it) => sum + it.total, 0),
    names: rows.map(({ educator }) => educator.name),
  }
}
