import { randomUUID } from 'node:crypto'
import { contract } from '@corridor/contract/contract'
import type { EducatorId } from '@corridor/domain/people/ids'
import { expect, test } from 'vitest'
import { product, TODAY } from '../../../test/harness.ts'
import { makeConferences } from '../observations/test-conference.ts'
import { type Caller, complete, makePlace, read, save } from '../observations/test-place.ts'
import { send } from '../observations/test-sending.ts'

const made = await product()
const { clock } = made
const { snapshot } = contract.device

async function taken(caller: Pick<Caller, 'call'>) {
  const { status, body } = await caller.call(snapshot, {})
  if (status !== 200) throw new Error(`Answered ${status}: ${JSON.stringify(body)}`)
  return snapshot.response.parse(body)
}

const named = (items: readonly { name: string }[]) => items.map(({ name }) => name)

/** A district with Omar Haddad at Copper Ridge and Nolan Benally at Lantern Hill. */
async function aDistrict() {
  const place = await makePlace(made)
  const nolan = await place.educator(place.hill.id, 'Nolan Benally')
  const withGroup = (role: 'coach' | 'peer-observer', educatorIds: EducatorId[]) =>
    place.person({ role, schoolId: place.ridge.id, educatorIds })
  return { ...place, nolan, withGroup }
}

test('a principal and a coach take their school, a group takes whom it names, a district administrator everybody', async () => {
  const { admin, as, marisol, nolan, omar, withGroup } = await aDistrict()

  const roster = async (caller: Caller) => {
    const { schools, educators } = await taken(caller)
    return [named(schools), named(educators)]
  }
  expect(await roster(marisol)).toEqual([['Copper Ridge'], ['Omar Haddad']])
  expect(await roster(await as('assistant-principal'))).toEqual([['Copper Ridge'], ['Omar Haddad']])
  expect(await roster(await as('coach'))).toEqual([['Copper Ridge'], ['Omar Haddad']])
  // A coach takes the school where they work, and the one where somebody of their group teaches.
  expect(await roster(await withGroup('coach', [nolan.id]))).toEqual([
    ['Copper Ridge', 'Lantern Hill'],
    ['Nolan Benally'],
  ])
  expect(await roster(await withGroup('peer-observer', [omar.id]))).toEqual([
    ['Copper Ridge'],
    ['Omar Haddad'],
  ])
  expect(await roster(admin)).toEqual([
    ['Copper Ridge', 'Lantern Hill'],
    ['Nolan Benally', 'Omar Haddad'],
  ])
})

test.each(['teacher', 'district-viewer', 'billing-contact'] as const)(
  'a %s takes nobody, and still gets a key',
  async (role) => {
    const { as } = await aDistrict()

    const { sealingKey, ...rest } = await taken(await as(role))

    expect(rest).toMatchObject({ schools: [], educators: [], steps: [], observations: [] })
    expect(Buffer.from(sealingKey, 'base64')).toHaveLength(32)
  },
)

test('whoever does not teach there today is left out, and so is a school that is closed for good', async () => {
  const { admin, hill, marisol, rows } = await aDistrict()
  await rows(`update schools set is_active = false where id = ${hill.id}`)
  expect(await taken(admin)).toMatchObject({
    schools: [{ name: 'Copper Ridge' }],
    educators: [{ name: 'Omar Haddad' }],
  })

  await rows(`update educator_assignments set ends_on = '2026-10-21'`)
  expect(await taken(marisol)).toMatchObject({ schools: [{ name: 'Copper Ridge' }], educators: [] })
})

test('somebody at two schools is listed where one may observe them', async () => {
  const { admin, hill, id, marisol, omar, ridge, rows, withGroup } = await aDistrict()
  await rows(`insert into educator_assignments (district_id, educator_id, school_id, starts_on)
    values (${id}, ${omar.id}, ${hill.id}, '${TODAY}')`)
  const schoolsOf = async (caller: Caller) =>
    (await taken(caller)).educators.find(({ name }) => name === 'Omar Haddad')?.schools

  expect(await schoolsOf(marisol)).toEqual([ridge.id])
  expect(await schoolsOf(admin)).toEqual([ridge.id, hill.id])
  expect(await schoolsOf(await withGroup('peer-observer', [omar.id]))).toEqual([ridge.id, hill.id])
})

test('a snapshot has the bells, and the coming days without school', async () => {
  const { id, marisol, rows } = await aDistrict()
  const bells = [{ name: '2', startsAt: '09:00', endsAt: '09:52' }]
  await rows(`update schools set bell_schedule = '${JSON.stringify(bells)}'`)
  await rows(`insert into closures (district_id, year_starts_on, first_on, last_on, name)
    values (${id}, '2026-08-17', '2026-10-26', '2026-10-27', 'Fall break')`)
  await rows(`update school_years set ends_on = '2026-11-02'`)

  const { madeAt, timeZone, schools } = await taken(marisol)

  expect([madeAt, timeZone]).toEqual([clock.now.toISOString(), 'America/Denver'])
  expect(schools[0]?.periods).toEqual(bells)
  expect(schools[0]?.closedOn).toEqual([
    ...['2026-10-24', '2026-10-25', '2026-10-26', '2026-10-27', '2026-10-31'],
    ...['2026-11-01', '2026-11-03', '2026-11-04'],
  ])
})

test('a snapshot knows the last visit by anybody, and the tool I used last myself', async () => {
  const { as, marisol, omar, seen } = await aDistrict()
  const ben = await as('assistant-principal')
  const before = await taken(marisol)
  await seen(omar, marisol, { at: '2026-10-14T16:00:00Z' })
  await seen(omar, ben, { at: '2026-10-20T16:00:00Z', status: 'completed' })
  await seen(omar, ben, { at: '2026-10-21T16:00:00Z', status: 'draft' })

  expect(before.educators).toMatchObject([{ lastVisitOn: null, lastToolTypeId: null }])
  expect((await taken(marisol)).educators).toMatchObject([{ lastVisitOn: '2026-10-20', lastToolTypeId: 2 }])
  expect((await taken(await as('coach'))).educators).toMatchObject([{ lastToolTypeId: null }])
})

test('a conference since the last visit does not hide the tool that was used in it', async () => {
  const { marisol, omar, seen, finished } = await makeConferences(made)
  await seen(omar, marisol, { at: '2026-10-14T16:00:00Z' })
  await finished()

  expect((await taken(marisol)).educators).toMatchObject([{ lastToolTypeId: 2 }])
})

test('a snapshot has the open steps of its educators, and no others', async () => {
  const { admin, marisol, nolan, omar } = await aDistrict()
  const agree = (educatorId: EducatorId, text: string, status: 'open' | 'mastered' = 'open') =>
    admin.call(contract.educators.saveStep, {
      params: { educatorId, stepId: randomUUID() },
      body: { text, dueOn: '2026-10-30', status },
    })
  await agree(omar.id, 'Pause three seconds.')
  await agree(omar.id, 'Greet each student at the door.', 'mastered')
  await agree(nolan.id, 'Collect one answer from each table.')

  expect((await taken(marisol)).steps).toEqual([
    {
      id: expect.any(String),
      educatorId: omar.id,
      text: 'Pause three seconds.',
      dueOn: '2026-10-30',
      agreedOn: TODAY,
    },
  ])
  expect((await taken(admin)).steps).toHaveLength(2)
})

test('of several open steps the one agreed last comes first, whenever they are due', async () => {
  const { id, marisol, omar, rows } = await aDistrict()
  const step = (text: string, dueOn: string, at: string) =>
    rows(`insert into action_steps (district_id, id, educator_id, text, due_on, status, created_by_id, created_at)
      values (${id}, gen_random_uuid(), ${omar.id}, '${text}', ${dueOn}, 'open', ${marisol.id}, '${at}')`)
  await step('Pause.', `'2026-10-23'`, '2026-10-01T15:00:00Z')
  await step('Greet.', 'null', '2026-10-15T15:00:01Z')
  await step('Wait.', `'2026-11-30'`, '2026-10-15T15:00:00Z')

  expect((await taken(marisol)).steps.map(({ text }) => text)).toEqual(['Greet.', 'Wait.', 'Pause.'])

  await rows(`update action_steps set created_at = '2026-10-15T15:00:00Z'`)
  const ids = (await taken(marisol)).steps.map((it) => it.id)
  expect(ids).toEqual(ids.toSorted())
})

test('a snapshot has what I have not sent, and nobody else’s', async () => {
  const { document, finished, marisol, admin } = await aDistrict()
  const draft = read(await save(marisol, randomUUID(), document({ startedAt: '2026-10-22T15:10:00.000Z' })))
  const completed = await finished(marisol, { startedAt: '2026-10-22T15:20:00.000Z' })
  await send(marisol, await finished(marisol))
  await finished(admin)

  const { observations } = await taken(marisol)

  expect(observations).toEqual([draft, completed])
  expect(observations.map(({ status }) => status)).toEqual(['draft', 'completed'])
})

test('a snapshot has the newest version of each configuration, and the older one that a draft was captured with', async () => {
  const { admin, configurationId, document, marisol } = await aDistrict()
  const saved = read(await save(marisol, randomUUID(), document()))
  const content = { secondsBetweenSweeps: 60, plannedSweeps: 5, style: 'seats' }
  await admin.call(contract.configurations.publish, {
    params: { configurationId },
    body: { baseVersion: 1, content },
  })
  const versions = async () =>
    (await taken(marisol)).configurations
      .filter(({ id }) => id === configurationId)
      .map(({ version, isCurrent }) => [version, isCurrent])

  expect(await versions()).toEqual([
    [2, true],
    [1, false],
  ])
  await send(marisol, read(await complete(marisol, saved)))
  expect(await versions()).toEqual([[2, true]])
})

test('a new district has configurations from its first snapshot on', async () => {
  const place = await made.district()
  const school = await place.school()
  const principal = await place.person({ role: 'principal', schoolId: school.id })

  const { configurations, tools } = await taken(principal)
  const onTask = configurations.filter(({ toolTypeId }) => toolTypeId === 2)
  expect(onTask).toMatchObject([{ name: 'On Task', version: 1, isCurrent: true, schoolId: null }])
  expect(tools).toContainEqual({ toolTypeId: 2, position: 2, schools: null })
})

test('a snapshot knows nothing of another district', async () => {
  const [mine, other] = [await aDistrict(), await aDistrict()]
  await other.finished(other.marisol)

  const { educators, schools, observations } = await taken(mine.admin)

  expect(educators.map(({ id }) => id)).not.toContain(other.omar.id)
  expect(schools.map(({ id }) => id)).toEqual([mine.ridge.id, mine.hill.id])
  expect(observations).toEqual([])
})
