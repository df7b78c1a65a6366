import { contract } from '@corridor/contract/contract'
import type { DistrictId } from '@corridor/domain/people/ids'
import type { Policies } from '@corridor/domain/people/policies'
import { type Role, roles } from '@corridor/domain/people/roles'
import { describe, expect, test } from 'vitest'
import { codeOf, password, productWithCodes } from './second-factor-testing.ts'

const { database, careful, someone, beginFor, signIn } = await productWithCodes()
const { show, begin, confirm, turnOff } = contract.secondFactor
const { auth, dashboard, profile } = contract
const refusal = { status: 403, body: { code: 'second-factor-setup-required' } }

async function ask(districtId: DistrictId, secondFactor: Policies['secondFactor']) {
  await database.tenant(districtId, ({ client }) =>
    client.query('update districts set policies = $1', [{ secondFactor }]),
  )
}

const leaders: readonly Role[] = ['district-admin', 'principal', 'assistant-principal']
const cases = roles.flatMap((role) =>
  (['nobody', 'leaders', 'everybody'] as const).map((policy) => ({
    role,
    policy,
    isNeeded:
      role === 'support' || policy === 'everybody' || (policy === 'leaders' && leaders.includes(role)),
  })),
)

describe.each(cases)('asked of $policy, a $role', ({ role, policy, isNeeded }) => {
  test(isNeeded ? 'sets it up before anything else' : 'goes on without', async () => {
    const { email, districtId } = await someone(role)
    const { caller } = await signIn(email)
    await ask(districtId, policy)

    expect(await caller.call(show, {})).toMatchObject({ body: { isOn: false, isRequired: isNeeded } })
    const reply = await caller.call(dashboard.show, { query: {} })
    if (isNeeded) expect(reply).toMatchObject(refusal)
    else expect(reply.status).toBe(200)
  })
})

test('what setting up a second step takes is open; everything else opens with it', async () => {
  const { email, districtId } = await someone('principal')
  const { caller } = await signIn(email)
  expect((await caller.call(dashboard.show, { query: {} })).status).toBe(200)
  await ask(districtId, 'leaders')

  expect(await caller.call(profile.change, { body: { name: 'Marisol' } })).toMatchObject(refusal)
  for (const spec of [auth.user, auth.sessions, auth.refresh, profile.show, show])
    expect([spec.path, (await caller.call(spec, {})).status]).toEqual([spec.path, 200])
  const secret = await beginFor(caller)
  expect((await caller.call(confirm, { body: { code: codeOf(secret) } })).status).toBe(200)

  expect((await caller.call(dashboard.show, { query: {} })).status).toBe(200)
  expect((await caller.call(profile.change, { body: { name: 'Marisol' } })).status).toBe(200)
})

test('where a second step is needed it stays on, and costs nobody an attempt to hear so', async () => {
  const { secret, districtId, ...person } = await careful('coach')
  await ask(districtId, 'everybody')

  for (let count = 0; count < 7; count++)
    expect(await person.call(turnOff, { body: { code: codeOf(secret) } })).toMatchObject({
      status: 409,
      body: { code: 'second-factor-needed-here' },
    })
  await ask(districtId, 'leaders')
  expect((await person.call(turnOff, { body: { code: codeOf(secret) } })).status).toBe(200)
})

test('support’s second step stays on whatever a district says', async () => {
  const { email } = await someone('support')
  const { caller } = await signIn(email)
  const secret = await beginFor(caller)
  await caller.call(confirm, { body: { code: codeOf(secret) } })

  expect(await caller.call(turnOff, { body: { code: codeOf(secret, 1) } })).toMatchObject({ status: 409 })
})

test('whoever has turned the second step off has nothing to show when the district asks for it', async () => {
  const { secret, districtId, ...person } = await careful()
  expect((await person.call(turnOff, { body: { code: codeOf(secret) } })).status).toBe(200)
  await ask(districtId, 'everybody')

  expect(await person.call(dashboard.show, { query: {} })).toMatchObject(refusal)
})

test('without a plan, where no second step can be set up, billing is still open to who pays', async () => {
  const { email, districtId } = await someone('billing-contact')
  const { caller } = await signIn(email)
  await ask(districtId, 'everybody')
  await database.tenant(districtId, ({ client }) => client.query('update districts set plan_ends_at = null'))

  expect((await caller.call(contract.billing.show, {})).status).toBe(200)
  expect((await caller.call(begin, { body: { password } })).status).toBe(402)
})
