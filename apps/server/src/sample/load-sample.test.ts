import { contract } from '@corridor/contract/contract'
import { DistrictId, EducatorId } from '@corridor/domain/people/ids'
import { LookForSet } from '@corridor/tools/tools/custom-look-for/set/look-for-set.shape'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { callerOf, product, TODAY } from '../../test/harness.ts'
import { passwordHash, sampleProduct } from '../../test/sample-product.ts'
import { factRowsOf } from '../modules/observations/facts/replace-facts.ts'
import { pageOfCounted } from '../modules/observations/observations.queries.ts'
import { loadSample } from './load-sample.ts'
import { SAMPLE_PASSWORD, SAMPLE_SECOND_FACTOR, signIns } from './sign-ins.ts'

const { app, database, guest } = await sampleProduct()

async function signIn(email: string) {
  const code = new TOTP({ secret: Secret.fromBase32(SAMPLE_SECOND_FACTOR) }).generate()
  // An account that asks for no code ignores this one.
  const credentials = { email, password: SAMPLE_PASSWORD, staySignedIn: false, code }
  const { headers } = await guest.call(contract.auth.login, { body: credentials })
  return callerOf(app, String(headers.authorization).replace('Bearer ', ''))
}

test.each(signIns)('$email signs in and gets a dashboard', async ({ email }) => {
  const person = await signIn(email)

  expect(await person.call(contract.auth.user, {})).toMatchObject({ status: 200, body: { email } })
  expect(await person.call(contract.dashboard.show, { query: {} })).toMatchObject({ status: 200 })
})

test('Copper Ridge has 24 educators and 89 visits, 7 of 12 this week', async () => {
  const marisol = await signIn('marisol@alder-valley.example')

  const { body } = await marisol.call(contract.dashboard.show, { query: {} })

  const { shown } = contract.dashboard.show.response.parse(body)
  expect(shown?.coverage.rows).toHaveLength(24)
  expect(shown?.coverage.rows.reduce((sum, { total }) => sum + total, 0)).toBe(89)
  expect(
    shown?.coverage.rows.slice(0, 3).map(({ educator, schoolDaysSince }) => [educator.name, schoolDaysSince]),
  ).toEqual([
    ['Caleb Munro', null],
    ['Victor Szymanski', 35],
    ['Ruth Feldman', 28],
  ])
  expect(shown?.thisWeek).toMatchObject({ goal: 12, visits: 7, educators: 6 })
  expect(shown?.thisWeek.observers.map(({ name, visits }) => `${name} ${visits}`)).toEqual([
    'Marisol Okafor 4',
    'Ben Halvorsen 2',
    'Priya Raman 1',
  ])
})

test('the sample is loaded once, and never beside real districts', async () => {
  const busy = await product()
  await (await busy.district()).person({ role: 'district-admin', schoolId: null })

  expect(await loadSample(database, TODAY, passwordHash)).toBe('was-there')
  expect(await loadSample(busy.database, TODAY, passwordHash)).toBe('real-districts-exist')
})

test('the district lists 31 active users, two invited and one paused', async () => {
  const lorraine = await signIn('lorraine@alder-valley.example')

  const { body } = await lorraine.call(contract.users.list, { query: { limit: 100 } })

  const { counts, items } = contract.users.list.response.parse(body)
  expect(counts).toEqual({ active: 31, invited: 2, paused: 1 })
  const tobias = items.find(({ name }) => name === 'Tobias Grant')
  expect(tobias).toMatchObject({ status: 'paused', mayChange: true })
  expect(items.find(({ name }) => name === 'Rowan Castillo')).toMatchObject({
    status: 'invited',
    email: 'rowan.castillo@alder-valley.example',
    invitationEndsAt: '2026-11-02T15:30:00.000Z',
  })
})

test('Omar Haddad’s page shows his principal nine visits, and himself the eight that he knows of', async () => {
  const { list, show } = contract.educators
  const [marisol, omar] = [
    await signIn('marisol@alder-valley.example'),
    await signIn('omar@alder-valley.example'),
  ]
  const all = list.response.parse((await marisol.call(list, { query: { limit: 100 } })).body)
  const mine = list.response.parse((await omar.call(list, { query: {} })).body)
  const row = all.items.find(({ name }) => name === 'Omar Haddad')
  const params = { educatorId: EducatorId.parse(row?.id) }

  expect(all.found).toBe(24)
  expect(row).toMatchObject({ teachesNow: '2', lastVisitOn: '2026-10-21', openSteps: 1, room: 'Room 224' })
  expect(mine.items).toMatchObject([{ id: row?.id, lastVisitOn: '2026-10-20' }])
  const seen = show.response.parse((await marisol.call(show, { params, query: {} })).body)
  expect(seen).toMatchObject({ email: 'omar.haddad@alder-valley.example', hasAccount: true, mayChange: true })
  expect(seen.counts).toEqual({ visits: 9, conferences: 1 })
  expect(seen.steps[0]).toMatchObject({ status: 'open', dueOn: '2026-10-23', createdBy: 'Marisol Okafor' })
  // The last visit is ready to be sent; he does not know of it yet.
  const own = show.response.parse((await omar.call(show, { params, query: {} })).body)
  expect(own).toMatchObject({ mayChange: false, mayAddSteps: false, steps: { length: 4 } })
  expect(own.counts.visits).toBe(8)
})

test('conferences are signed by both, wait for the educator, or are ahead', async () => {
  const { list } = contract.conferences
  const listed = async (email: string) => {
    const person = await signIn(`${email}@alder-valley.example`)
    return list.response.parse((await person.call(list, { query: { limit: 100 } })).body)
  }

  const [district, mine] = [await listed('lorraine'), await listed('omar')]

  const standing = (wanted: string) => district.items.filter((it) => it.standing === wanted).length
  expect(standing('signed')).toBeGreaterThan(40)
  expect(standing('to-sign')).toBeGreaterThan(10)
  // Omar is invited to a conference tomorrow, and finds its questions.
  expect(mine.upcoming).toMatchObject([
    {
      observer: { name: 'Ben Halvorsen' },
      meeting: { startsAt: '2026-10-23T19:10:00.000Z', minutes: 25, place: 'Room 224', isInvited: true },
      mayOpen: true,
    },
  ])
})

test('Marisol finds her drafts and what she has not sent, on any device', async () => {
  const marisol = await signIn('marisol@alder-valley.example')
  const { snapshot } = contract.device

  const { observations, educators, steps } = snapshot.response.parse((await marisol.call(snapshot, {})).body)

  const nameOf = (it: (typeof observations)[number]) => `${it.document.educator.name}, ${it.status}`
  expect(observations.map(nameOf)).toEqual([
    'Nadia Rahimi, draft',
    'Leilani Kahale, completed',
    'Thuy Nguyen, draft',
    'Omar Haddad, completed',
    'Paulina Reyes, completed',
  ])
  expect(educators).toHaveLength(24)
  expect(steps.map(({ text }) => text)).toContain('Post the exit question before the closing five minutes.')
})

test('Omar reads what was sent to him, with the message, and has answered', async () => {
  const omar = await signIn('omar@alder-valley.example')
  const { list, show } = contract.observations
  const { items } = list.response.parse((await omar.call(list, { query: {} })).body)
  const shown = await Promise.all(
    items.map(async ({ id }) =>
      show.response.parse((await omar.call(show, { params: { observationId: id } })).body),
    ),
  )

  expect(shown.every(({ record }) => record.educator.name === 'Omar Haddad')).toBe(true)
  expect(shown.every(({ record }) => record.blocks.length > 0)).toBe(true)
  expect(shown.some(({ record }) => record.blocks.some(({ kind }) => kind === 'chart'))).toBe(true)
  expect(shown.some(({ record }) => record.message?.startsWith('Thank you for having me.'))).toBe(true)
  expect(shown.flatMap(({ replies }) => replies)).toContainEqual(
    expect.objectContaining({ by: 'Omar Haddad', isMine: true }),
  )
})

test.each([
  ['acknowledged', 'opened'],
  ['sent', 'sent'],
] as const)('what Marisol sees as %s was delivered to the educator: %s', async (status, state) => {
  const marisol = await signIn('marisol@alder-valley.example')
  const { list, show } = contract.observations
  const mine = await marisol.call(list, { query: { by: 'me', status } })
  const [newest] = list.response.parse(mine.body).items

  const reply = await marisol.call(show, { params: { observationId: newest?.id ?? '' } })

  expect(show.response.parse(reply.body)).toMatchObject({
    deliveries: [{ name: newest?.educator.name, isEducator: true, state }],
    copies: [{ version: 1, reopenedBecause: null }],
    mayReopen: true,
  })
})

test('facts are what the documents say, and months are their sums', async () => {
  const harborPoint = await database.platform(async ({ client }) => {
    const { rows } = await client.query('select district_id from accounts where email = $1', [
      'dana@harbor-point.example',
    ])
    return DistrictId.parse(rows[0].district_id)
  })
  await database.tenant(harborPoint, async ({ db, client }) => {
    const counted = await pageOfCounted(db, undefined, 500)
    const { rows: facts } = await client.query('select observation_id, item, value, n from observation_facts')
    const { rows: months } = await client.query('select sum(n)::int as n from monthly_facts')

    const line = (...parts: readonly unknown[]) => parts.join(' ')
    expect(facts.map((it) => line(it.observation_id, it.item, it.value, it.n)).sort()).toEqual(
      counted
        .flatMap(factRowsOf)
        .map((it) => line(it.observationId, it.item, it.value, it.n))
        .sort(),
    )
    expect(facts.length).toBeGreaterThan(100)
    expect(months).toEqual([{ n: facts.reduce((sum, { n }) => sum + n, 0) }])
  })
})

test('a look-for set was revised: one item reads differently, one is gone, and both versions were used', async () => {
  const lorraine = await signIn('lorraine@alder-valley.example')
  const { list, show } = contract.configurations
  const all = list.response.parse((await lorraine.call(list, { query: {} })).body)
  const { id = 0 } = all.items.find(({ name }) => name === 'Literacy Across Subjects') ?? {}

  const { body } = await lorraine.call(show, { params: { configurationId: id } })

  const { versions } = show.response.parse(body)
  expect(versions.map(({ version, publishedBy }) => [version, publishedBy])).toEqual([
    [2, 'Lorraine Tsosie'],
    [1, null],
  ])
  for (const { used } of versions) expect(used).toBeGreaterThan(10)
  const [second = [], first = []] = versions.map(({ content }) =>
    LookForSet.parse(content).items.map((item) => item.id),
  )
  expect(second.filter((it) => !first.includes(it))).toEqual(['reading-refer-back.2'])
  expect(first.filter((it) => !second.includes(it))).toEqual(['reading-refer-back', 'writing-model'])
})
