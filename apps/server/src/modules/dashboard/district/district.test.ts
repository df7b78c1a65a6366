import { contract } from '@corridor/contract/contract'
import type { EducatorId, SchoolId } from '@corridor/domain/people/ids'
import { describe, expect, test } from 'vitest'
import { product } from '../../../../test/harness.ts'
import { sentIn } from '../../../../test/statements.ts'

const { database, district } = await product()
const { show } = contract.dashboard

/** A district with six educators at Alder and three at Penrose, each of them visited and sent in time. */
async function alderAndPenrose() {
  const place = await district()
  const [alder, penrose] = [await place.school('Alder Middle School'), await place.school('Penrose')]
  const principal = await place.person({ role: 'principal', schoolId: alder.id })
  const admin = await place.person({ role: 'district-admin', schoolId: null })
  const viewer = await place.person({ role: 'district-viewer', schoolId: null })
  const teachers = async (schoolId: SchoolId, names: string[]) => {
    const made: EducatorId[] = []
    for (const name of names) made.push((await place.educator(schoolId, name)).id)
    return made
  }
  const six = await teachers(
    alder.id,
    ['Ann', 'Bea', 'Cal', 'Dan', 'Eve', 'Fay'].map((it) => `${it} Alder`),
  )
  const three = await teachers(penrose.id, ['Gus Penrose', 'Hal Penrose', 'Ida Penrose'])
  type Seen = Partial<Parameters<typeof place.visit>[0]>
  const visit = (schoolId: SchoolId, educatorId: EducatorId, seen: Seen = {}) =>
    place.visit({
      schoolId,
      educatorId,
      observerId: principal.id,
      visitId: crypto.randomUUID(),
      startedAt: new Date('2026-10-20T16:00:00Z'),
      status: 'sent',
      ...seen,
    })
  for (const id of six) await visit(alder.id, id)
  await visit(penrose.id, first(three))
  return { ...place, place, alder, penrose, principal, admin, viewer, six, three, visit }
}

function first<T>([one]: readonly T[]): T {
  if (one === undefined) throw new Error('There is one.')
  return one
}

type Person = Awaited<ReturnType<typeof alderAndPenrose>>['admin']

async function homes(person: Person, school?: SchoolId) {
  const { body } = await person.call(show, { query: school === undefined ? {} : { school } })
  return show.response.parse(body)
}

describe('the home of a district', () => {
  test('is an administrator’s who chose no school, with schools by name and who leads them', async () => {
    const { admin, alder, penrose } = await alderAndPenrose()

    const { district: home, shown } = await homes(admin)

    expect(shown).toBeNull()
    expect(home).toMatchObject({
      educators: 9,
      mayOpen: true,
      visits: { all: 7, coaching: 0, observers: 1, inReports: null },
      schools: [
        { id: alder.id, principals: ['Somebody'], week: { visits: 6, goal: null } },
        { id: penrose.id, principals: [], week: { visits: 1, goal: null } },
      ],
      total: { week: { visits: 7 }, coverage: { visited: 7, educators: 9, unvisited: 2 } },
    })
    expect(home?.schools[1]?.coverage).toEqual({
      visited: 1,
      educators: 3,
      longestWait: 2,
      unvisited: 2,
    })
    expect((await homes(admin, alder.id)).shown).toMatchObject({ school: { id: alder.id } })
  })

  test('is nobody’s who follows a school, a group or nothing, and a stranger’s school is not found', async () => {
    const { person, principal, alder, penrose, six } = await alderAndPenrose()
    const others = [
      principal,
      await person({ role: 'coach', schoolId: alder.id, educatorIds: six.slice(0, 2) }),
      await person({ role: 'peer-observer', schoolId: alder.id, educatorIds: six.slice(0, 2) }),
      await person({ role: 'teacher', schoolId: alder.id }),
    ]
    for (const it of others) {
      expect((await homes(it)).district).toBeNull()
      expect((await it.call(show, { query: { school: penrose.id } })).status).toBe(404)
    }
  })

  test('is none for the only school there is: that one is shown', async () => {
    const place = await district()
    const only = await place.school()
    const admin = await place.person({ role: 'district-admin', schoolId: null })

    expect(await homes(admin)).toMatchObject({ district: null, shown: { school: { id: only.id } } })
  })

  test('is empty where nobody teaches yet, and none without a school, a year or a plan', async () => {
    const place = await district()
    const admin = await place.person({ role: 'district-admin', schoolId: null })
    expect(await homes(admin)).toMatchObject({ district: null, shown: null, schools: [] })

    await place.school('First')
    await place.school('Second')
    const empty = { visited: 0, educators: 0, longestWait: null, unvisited: 0 }
    expect((await homes(admin)).district).toMatchObject({
      educators: 0,
      visits: { all: 0 },
      schools: [{ coverage: empty }, { coverage: empty }],
      total: { coverage: empty, follow: { sentInTime: { kept: 0, due: 0 } } },
    })

    const run = (statement: string) => database.tenant(place.id, ({ client }) => client.query(statement))
    await run('update districts set trial_ends_at = null, plan_ends_at = null')
    expect(await homes(admin)).toMatchObject({ district: null, shown: null, schools: [{}, {}] })
    await run(`update districts set plan_ends_at = '2027-01-01'`)
    await run('delete from school_years')
    expect(await homes(admin)).toMatchObject({ district: null, shown: null })
  })

  test('counts everybody once, however many places they have and whether they were visited or not', async () => {
    const { place, admin, alder, penrose, three, educator } = await alderAndPenrose()
    const [, hal, ida] = three
    const run = (statement: string, ...values: unknown[]) =>
      database.tenant(place.id, ({ client }) => client.query(statement, values))
    const teaches = (id: number | undefined, school: SchoolId, from: string, until: string | null = null) =>
      run('insert into educator_assignments values ($1, $2, $3, $4, $5)', place.id, id, school, from, until)
    const counted = async () => {
      const { district: home } = await homes(admin)
      const { educators, unvisited } = home?.total.coverage ?? {}
      const schools = home?.schools.map(({ coverage }) => coverage?.educators)
      return { all: home?.educators, educators, unvisited, schools, joined: home?.waits.joined.educators }
    }
    const before = { all: 9, educators: 9, unvisited: 2, schools: [6, 3], joined: 0 }
    expect(await counted()).toEqual(before)

    // Hal begins at a second school; Ida was there in spring.
    await teaches(hal, alder.id, '2026-10-12')
    await teaches(ida, alder.id, '2026-01-12', '2026-06-05')
    expect(await counted()).toEqual({ ...before, schools: [7, 3] })

    const { id: jo } = await educator(alder.id, 'Jo Alder')
    await run(`update educator_assignments set starts_on = '2026-10-12' where educator_id = $1`, jo)
    expect(await counted()).toEqual({ all: 10, educators: 10, unvisited: 3, schools: [8, 3], joined: 1 })

    await run('update educators set is_active = false where id = any($1)', [jo, ida])
    expect(await counted()).toEqual({ all: 8, educators: 8, unvisited: 1, schools: [7, 2], joined: 0 })

    await run('delete from educator_assignments where educator_id = $1 and school_id = $2', hal, penrose.id)
    expect(await counted()).toEqual({ all: 8, educators: 8, unvisited: 1, schools: [7, 1], joined: 1 })
  })

  test('costs the same number of statements however many schools and visits there are', async () => {
    const { admin, alder, six, school, educator, visit } = await alderAndPenrose()
    for (const day of ['2026-08-20', '2026-09-10'])
      await visit(alder.id, first(six), { startedAt: new Date(`${day}T16:00:00Z`) })
    await homes(admin)
    const few = await sentIn(database, () => homes(admin))

    for (const name of ['Third', 'Fourth']) {
      const { id } = await school(name)
      const { id: educatorId } = await educator(id, `${name} Educator`)
      for (const day of ['2026-08-20', '2026-09-10', '2026-10-21'])
        await visit(id, educatorId, { startedAt: new Date(`${day}T16:00:00Z`) })
    }
    await homes(admin)
    const many = await sentIn(database, () => homes(admin))

    expect(many.length).toBe(few.length)
    expect(few.length).toBeLessThanOrEqual(22)
  })
})

describe('a district viewer', () => {
  test('reads sums of schools, no names, and nothing to do', async () => {
    const { viewer, alder, penrose } = await alderAndPenrose()
    const stranger = await (await district()).school()

    const answer = await homes(viewer)

    expect(answer).toMatchObject({ schools: [], shown: null, group: null, mine: null })
    expect(answer.district).toMatchObject({
      mayOpen: false,
      attention: null,
      schools: [
        { id: alder.id, principals: [], coverage: { visited: 6, educators: 6 }, follow: {} },
        { id: penrose.id, principals: [], week: { visits: 1 }, coverage: null, follow: null },
      ],
    })
    expect(JSON.stringify(answer)).not.toMatch(/Ann Alder|Gus Penrose|Somebody/)
    // A school that is chosen is told of by the same rule.
    const { district: home } = await homes(viewer, penrose.id)
    expect(home).toMatchObject({ schools: [{ id: penrose.id, coverage: null }], total: { coverage: null } })
    expect(home?.followThrough).toBeNull()
    expect((await viewer.call(show, { query: { school: stranger.id } })).status).toBe(404)
  })

  test('is told how many of the visits reports tell of: as many as the report says', async () => {
    const { viewer } = await alderAndPenrose()

    const { district: home } = await homes(viewer)
    const { body } = await viewer.call(contract.reports.schoolOverview, { query: {} })

    // The one visit at Penrose could be anybody’s there.
    expect(home?.visits).toMatchObject({ all: 7, inReports: 6 })
    const { cards } = contract.reports.schoolOverview.response.parse(body)
    expect(JSON.stringify(cards[0])).toContain('"label":"Visits","value":"6"')
  })

  test('can work nothing out of fewer than five educators: no sum but visits has them', async () => {
    const { viewer, alder, penrose, three, visit } = await alderAndPenrose()
    const before = (await homes(viewer)).district
    expect(before?.total).toMatchObject({
      coverage: before?.schools[0]?.coverage,
      follow: before?.schools[0]?.follow,
    })

    // Visits at the small school that were sent late, never sent, or made long ago.
    const [gus, hal] = [first(three), first(three.slice(1))]
    await visit(penrose.id, gus, { startedAt: new Date('2026-09-01T16:00:00Z'), status: 'completed' })
    await visit(penrose.id, hal, { startedAt: new Date('2026-08-20T16:00:00Z') })

    const after = (await homes(viewer)).district
    const visitsAlone = { visits: null, weeks: null }
    expect({ ...after, ...visitsAlone }).toEqual({ ...before, ...visitsAlone })
    expect([before?.visits.all, after?.visits.all]).toEqual([7, 9])
    expect(after?.schools.map(({ id }) => id)).toEqual([alder.id, penrose.id])
  })

  test('is told how visits went on from five visited educators on', async () => {
    const { viewer, school, educator, visit } = await alderAndPenrose()
    const { id } = await school('Stonebridge')
    const many: EducatorId[] = []
    for (const n of [1, 2, 3, 4, 5]) many.push((await educator(id, `Teacher ${n}`)).id)
    for (const it of many.slice(0, 4)) await visit(id, it)
    const shownOf = async () => (await homes(viewer)).district?.schools.find((it) => it.id === id)

    expect(await shownOf()).toMatchObject({ coverage: { visited: 4, educators: 5 }, follow: null })
    await visit(id, first(many.slice(4)))
    expect(await shownOf()).toMatchObject({ follow: { sentInTime: { due: 5 } } })
  })
})
