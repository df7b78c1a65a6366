import { contract } from '@corridor/contract/contract'
import type { SchoolCalendar } from '@corridor/domain/calendar/school-calendar'
import { describe, expect, test } from 'vitest'
import { product } from '../../../test/harness.ts'

const { database, district } = await product()
const { show, change, addSchoolYear, changeSchoolYear } = contract.district

const startsOn = '2026-08-17'
const laborDay = { name: 'Labor Day', firstOn: '2026-09-07', lastOn: '2026-09-07' }
const fallBreak = { name: 'Fall break', firstOn: '2026-10-12', lastOn: '2026-10-16' }
const fall = { name: 'Semester 1', startsOn, endsOn: '2026-12-18' }
const spring = { name: 'Semester 2', startsOn: '2027-01-04', endsOn: '2027-05-28' }
const year: SchoolCalendar = { startsOn, endsOn: '2027-05-28', terms: [], closures: [laborDay, fallBreak] }
const next: SchoolCalendar = { startsOn: '2027-08-16', endsOn: '2028-05-26', terms: [], closures: [] }

async function place() {
  const made = await district()
  const admin = await made.person({ role: 'district-admin', schoolId: null })
  const trail = async () => {
    const { rows } = await database.tenant(made.id, ({ client }) =>
      client.query('select event, subject_kind, subject_id, actor_id from audit_events order by id'),
    )
    return rows.map((it) => `${it.event} on ${it.subject_kind} ${it.subject_id} by ${it.actor_id}`)
  }
  return { ...made, admin, trail }
}

type Caller = Awaited<ReturnType<typeof place>>['admin']

async function yearsOf(caller: Caller) {
  return show.response.parse((await caller.call(show, {})).body).schoolYears
}

describe('the district', () => {
  test('gets a new name and zone, in the trail, and nobody else’s changes', async () => {
    const [here, there] = [await place(), await place()]

    const reply = await here.admin.call(change, {
      body: { name: ' Alder Valley ', timeZone: 'Pacific/Honolulu' },
    })

    expect(reply).toMatchObject({ status: 200, body: { name: 'Alder Valley', timeZone: 'Pacific/Honolulu' } })
    expect(await here.admin.call(contract.auth.user, {})).toMatchObject({
      body: { district: { name: 'Alder Valley', time_zone: 'Pacific/Honolulu' } },
    })
    expect(await there.admin.call(show, {})).toMatchObject({ body: { timeZone: 'America/Denver' } })
    expect(await here.trail()).toEqual([`district.change on district ${here.id} by ${here.admin.id}`])
  })

  test.each([
    ['name', { name: ' ', timeZone: 'America/Denver' }],
    ['name', { name: 'x'.repeat(81), timeZone: 'America/Denver' }],
    ['timeZone', { name: 'Alder Valley', timeZone: 'America/Albuquerque' }],
    ['timeZone', { name: 'Alder Valley', timeZone: "UTC'; drop table districts; --" }],
  ])('is not saved without a right %s: %j', async (field, body) => {
    const { admin, trail } = await place()

    const reply = await admin.try(change, { body })

    expect(reply).toMatchObject({ status: 422, body: { fields: { [field]: expect.stringMatching(/\.$/) } } })
    expect(await trail()).toEqual([])
  })

  test('is not a principal’s to see', async () => {
    const { school, person } = await place()
    const principal = await person({ role: 'principal', schoolId: (await school()).id })

    expect(await principal.call(show, {})).toMatchObject({ status: 403, body: { code: 'forbidden' } })
  })
})

describe('a school year', () => {
  test('gets closures, sorted, and loses those that are left out', async () => {
    const { admin, id, trail } = await place()
    await admin.call(changeSchoolYear, {
      params: { startsOn },
      body: { ...year, closures: [fallBreak, laborDay] },
    })
    expect(await yearsOf(admin)).toEqual([year])

    await admin.call(changeSchoolYear, { params: { startsOn }, body: { ...year, closures: [fallBreak] } })

    expect(await yearsOf(admin)).toEqual([{ ...year, closures: [fallBreak] }])
    expect(await trail()).toEqual(Array(2).fill(`school-year.change on district ${id} by ${admin.id}`))
  })

  test('gets terms, and loses those that are left out', async () => {
    const { admin } = await place()
    const save = (terms: SchoolCalendar['terms']) =>
      admin.call(changeSchoolYear, { params: { startsOn }, body: { ...year, terms } })

    expect(await save([{ ...fall, name: ' Semester 1 ' }, spring])).toMatchObject({ status: 200 })
    expect(await yearsOf(admin)).toEqual([{ ...year, terms: [fall, spring] }])

    await save([spring])
    expect(await yearsOf(admin)).toEqual([{ ...year, terms: [spring] }])
    await save([])
    expect(await yearsOf(admin)).toEqual([year])
  })

  test('with terms may start on another day, and they go with it', async () => {
    const { admin } = await place()
    await admin.call(changeSchoolYear, { params: { startsOn }, body: { ...year, terms: [fall, spring] } })
    const earlier = { ...year, startsOn: '2026-08-10', terms: [fall, spring] }

    await admin.call(changeSchoolYear, { params: { startsOn }, body: earlier })

    expect(await yearsOf(admin)).toEqual([earlier])
  })

  test('is added with its terms, which no other year shows', async () => {
    const { admin } = await place()
    const terms = [{ name: 'All year', startsOn: next.startsOn, endsOn: next.endsOn }]

    await admin.call(addSchoolYear, { body: { ...next, terms } })

    expect((await yearsOf(admin)).map((it) => it.terms)).toEqual([terms, []])
  })

  test('with closures may start on another day; the old address is gone', async () => {
    const { admin } = await place()
    await admin.call(changeSchoolYear, { params: { startsOn }, body: year })
    const later = { ...year, startsOn: '2026-08-24' }

    expect(await admin.call(changeSchoolYear, { params: { startsOn }, body: later })).toMatchObject({
      status: 200,
    })

    expect(await yearsOf(admin)).toEqual([later])
    expect(await admin.call(changeSchoolYear, { params: { startsOn }, body: year })).toMatchObject({
      status: 404,
      body: { code: 'school-year-not-found' },
    })
  })

  test('is added beside the others, the latest first', async () => {
    const { admin } = await place()

    expect(await admin.call(addSchoolYear, { body: next })).toMatchObject({ status: 200 })

    expect((await yearsOf(admin)).map((it) => it.startsOn)).toEqual([next.startsOn, startsOn])
  })

  test('leaves the others room, when added and when changed', async () => {
    const { admin, trail } = await place()
    const tooEarly = { ...next, startsOn: '2027-05-28' }
    const said = {
      status: 422,
      body: { fields: { startsOn: 'This overlaps the school year 2026–27. Choose other days.' } },
    }
    expect(await admin.call(addSchoolYear, { body: tooEarly })).toMatchObject(said)

    await admin.call(addSchoolYear, { body: next })
    expect(
      await admin.call(changeSchoolYear, { params: { startsOn: next.startsOn }, body: tooEarly }),
    ).toMatchObject(said)
    expect(await trail()).toHaveLength(1)
  })

  test.each([
    ['endsOn', { ...year, endsOn: startsOn, closures: [] }],
    ['closures.1.lastOn', { ...year, closures: [laborDay, { ...fallBreak, lastOn: '2026-10-01' }] }],
    ['closures.1.firstOn', { ...year, closures: [laborDay, laborDay] }],
    ['closures.0.name', { ...year, closures: [{ ...laborDay, name: '' }] }],
    ['closures.0', { ...year, closures: [{ ...laborDay, id: 1 }] }],
    ['terms.1.startsOn', { ...year, terms: [fall, { ...spring, startsOn: fall.endsOn }] }],
    ['terms.0.endsOn', { ...year, terms: [{ ...spring, endsOn: '2027-05-29' }] }],
    ['terms.0.name', { ...year, terms: [{ ...fall, name: '' }] }],
    ['terms.0', { ...year, terms: [{ ...fall, districtId: 1 }] }],
  ])('is refused at %s', async (path, body) => {
    const { admin } = await place()

    const reply = await admin.try(changeSchoolYear, { params: { startsOn }, body })

    expect(reply).toMatchObject({ status: 422, body: { fields: { [path]: expect.any(String) } } })
    expect(await yearsOf(admin)).toEqual([{ ...year, closures: [] }])
  })

  test.each([
    ['0000-01-01', 422],
    ['1999-01-01', 404],
    ['2026-08-18', 404],
  ])('%s is the first day of none', async (day, status) => {
    const { admin } = await place()

    const reply = await admin.try(changeSchoolYear, { params: { startsOn: day }, body: year })

    expect(reply).toMatchObject({ status })
  })

  test('of another district is not there', async () => {
    const [here, there] = [await place(), await place()]
    await there.admin.call(addSchoolYear, { body: next })

    expect(
      await here.admin.call(changeSchoolYear, { params: { startsOn: next.startsOn }, body: next }),
    ).toMatchObject({ status: 404 })
    await here.admin.call(changeSchoolYear, { params: { startsOn }, body: year })
    expect((await yearsOf(there.admin)).map(({ closures }) => closures)).toEqual([[], []])
  })

  test('is added once, however fast the button is pressed', async () => {
    const { admin } = await place()

    const replies = await Promise.all([1, 2, 3].map(() => admin.call(addSchoolYear, { body: next })))

    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422, 422])
  })

  test('saved twice at once is as one of the two wanted it', async () => {
    const { admin } = await place()
    const save = (closures: SchoolCalendar['closures']) =>
      admin.call(changeSchoolYear, { params: { startsOn }, body: { ...year, closures } })

    const replies = await Promise.all([save([laborDay]), save([laborDay, fallBreak])])

    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    const [saved] = await yearsOf(admin)
    expect([1, 2]).toContain(saved?.closures.length)
  })
})
