import { contract } from '@corridor/contract/contract'
import { type Policies, usualPolicies } from '@corridor/domain/people/policies'
import { beforeEach, describe, expect, test } from 'vitest'
import { callerOf, product, WEAK } from '../../../test/harness.ts'
import { hashPassword } from '../../access/passwords.ts'

const { app, clock, database, district, guest } = await product()
const password = 'a long enough password'
const passwordHash = await hashPassword(password, WEAK)
const { show, changePolicies } = contract.district
const { login, refresh, user } = contract.auth
const start = clock.now
beforeEach(() => {
  clock.now = start
})

const HOUR = 3_600_000
const DAY = 24 * HOUR
const pass = (milliseconds: number) => {
  clock.now = new Date(clock.now.getTime() + milliseconds)
}

async function place() {
  const made = await district()
  const admin = await made.person({ role: 'district-admin', schoolId: null }, { passwordHash })
  const store = (policies: object) =>
    database.tenant(made.id, ({ client }) =>
      client.query('update districts set policies = $1', [JSON.stringify(policies)]),
    )
  const decide = (changes: Partial<Policies>) =>
    admin.call(changePolicies, { body: { ...usualPolicies, ...changes } })
  return { ...made, admin, store, decide }
}

function tokenIn({ headers }: { readonly headers: Record<string, unknown> }): string {
  return String(headers.authorization).replace('Bearer ', '')
}

const signIn = async (email: string) =>
  tokenIn(await guest.call(login, { body: { email, password, staySignedIn: true } }))
const refreshed = async (token: string) => tokenIn(await callerOf(app, token).call(refresh, {}))
const statusOf = async (token: string) => (await callerOf(app, token).call(user, {})).status

test('policies are the usual ones until the district decides; the trail says that it did', async () => {
  const { admin, id, decide } = await place()
  expect(await admin.call(show, {})).toMatchObject({ body: { policies: usualPolicies } })

  const reply = await decide({ supportMayAssist: true })

  const decided = { ...usualPolicies, supportMayAssist: true }
  expect(reply).toMatchObject({ status: 200, body: { policies: decided } })
  const { rows } = await database.tenant(id, ({ client }) =>
    client.query('select event, subject_id, actor_id, (select policies from districts) from audit_events'),
  )
  expect(rows).toEqual([
    {
      event: 'district.policies',
      subject_id: String(id),
      actor_id: admin.id,
      policies: { supportMayAssist: true },
    },
  ])
})

test('a policy of which nothing is stored is as usual', async () => {
  const { admin, store } = await place()
  await store({ mayStaySignedIn: false })

  expect(await admin.call(show, {})).toMatchObject({
    body: { policies: { ...usualPolicies, mayStaySignedIn: false } },
  })
})

test('one district’s policies are not another’s', async () => {
  const [here, there] = [await place(), await place()]
  const token = await signIn(there.admin.email)

  await here.decide({ mayStaySignedIn: false, supportMayAssist: true })

  expect(await there.admin.call(show, {})).toMatchObject({ body: { policies: usualPolicies } })
  pass(13 * DAY)
  expect(await statusOf(token)).toBe(200)
})

test.each(['principal', 'coach', 'billing-contact'] as const)('a %s decides no policy', async (role) => {
  const { school, person, admin } = await place()
  const somebody = await person({ role, schoolId: (await school()).id })

  const body = { ...usualPolicies, secondFactor: 'everybody' as const }
  expect(await somebody.call(changePolicies, { body })).toMatchObject({ status: 403 })

  expect(await admin.call(show, {})).toMatchObject({ body: { policies: usualPolicies } })
})

test.each([{ secondFactor: 'support' }, { mayStaySignedIn: 'no' }, { planEndsAt: null }])(
  '%j is refused',
  async (change) => {
    const { admin } = await place()

    const reply = await admin.try(changePolicies, { body: { ...usualPolicies, ...change } })

    expect(reply).toMatchObject({ status: 422 })
  },
)

test('whoever must show a second factor and has none gets no further than setting it up', async () => {
  const { admin, school, person, decide } = await place()
  const coach = await person({ role: 'coach', schoolId: (await school()).id })
  expect(await decide({ secondFactor: 'leaders' })).toMatchObject({ status: 200 })

  const refusal = { status: 403, body: { code: 'second-factor-setup-required' } }
  expect(await admin.call(show, {})).toMatchObject(refusal)
  expect(await admin.call(user, {})).toMatchObject({ status: 200 })
  expect(await coach.call(show, {})).toMatchObject({ body: { code: 'forbidden' } })
})

describe('where devices may not stay signed in', () => {
  test('a sign-in ends after 12 hours, however often it is refreshed', async () => {
    const { admin, decide } = await place()
    await decide({ mayStaySignedIn: false })
    let token = await signIn(admin.email)

    pass(12 * HOUR - 1)
    token = await refreshed(token)
    expect(await statusOf(token)).toBe(200)
    pass(1)
    expect(await statusOf(token)).toBe(401)
  })

  test('devices that were to stay have 12 hours left, also those that nobody uses', async () => {
    const { admin, decide } = await place()
    const used = await signIn(admin.email)
    pass(DAY)
    await decide({ mayStaySignedIn: false })

    pass(11 * HOUR)
    expect(await statusOf(await refreshed(used))).toBe(200)
    pass(HOUR)
    expect(await statusOf(used)).toBe(401)
    expect((await admin.call(user, {})).status).toBe(401)
  })

  test('nobody gets more time than they had', async () => {
    const { admin, decide } = await place()
    pass(14 * DAY - HOUR)
    await decide({ mayStaySignedIn: false })

    pass(HOUR)
    expect((await admin.call(user, {})).status).toBe(401)
  })

  test('a session that began while the district was deciding becomes short with its next refresh', async () => {
    const { admin, store } = await place()
    const token = await signIn(admin.email)
    await store({ mayStaySignedIn: false })

    const next = await refreshed(token)

    pass(12 * HOUR - 1)
    expect(await statusOf(next)).toBe(200)
    await refreshed(next)
    pass(1)
    expect(await statusOf(next)).toBe(401)
  })

  test('a short session stays short when they may stay again; the next sign-in is long', async () => {
    const { admin, decide } = await place()
    await decide({ mayStaySignedIn: false })
    const short = await signIn(admin.email)
    await decide({ mayStaySignedIn: true })
    await refreshed(short)
    const long = await refreshed(await signIn(admin.email))

    pass(12 * HOUR)
    expect([await statusOf(short), await statusOf(long)]).toEqual([401, 200])
  })
})
