import { contract } from '@corridor/contract/contract'
import { powers, type Role, roles } from '@corridor/domain/people/roles'
import { usualCatalogue } from '@corridor/domain/plan/catalogue'
import { describe, expect, test } from 'vitest'
import { product } from '../../../test/harness.ts'
import { statementsOf } from '../../../test/statements.ts'

const { database, district, guest } = await product()
const { show } = contract.billing

// The clock of a test stands here: half past nine in Denver.
const NOW = '2026-10-22T15:30:00.000Z'
const JUST_BEFORE = '2026-10-22T15:29:59.999Z'

interface Ends {
  readonly trial: string | null
  readonly plan: string | null
}

/** A district whose trial and plan end at these instants, and the person who pays. */
async function payingDistrict({ trial, plan }: Ends) {
  const place = await district()
  await database.tenant(place.id, ({ client }) =>
    client.query('update districts set trial_ends_at = $1, plan_ends_at = $2', [trial, plan]),
  )
  const payer = await place.person({ role: 'billing-contact', schoolId: null })
  return { ...place, payer }
}

describe('the state of the plan', () => {
  test.each([
    ['a trial in its last instant', { trial: NOW, plan: null }, 'trialing'],
    ['a trial that ended just before', { trial: JUST_BEFORE, plan: null }, 'expired'],
    ['a plan in its last instant', { trial: null, plan: NOW }, 'active'],
    ['a plan that ended just before', { trial: null, plan: JUST_BEFORE }, 'expired'],
    ['a plan bought during the trial', { trial: '2026-11-03T06:59:59Z', plan: '2027-07-01' }, 'active'],
    ['a trial after a plan', { trial: '2026-11-03T06:59:59Z', plan: '2026-06-30' }, 'trialing'],
    ['neither ever', { trial: null, plan: null }, 'expired'],
  ])('%s', async (_, ends, state) => {
    const { payer } = await payingDistrict(ends)

    expect(await payer.call(show, {})).toMatchObject({
      status: 200,
      body: {
        today: '2026-10-22',
        plan: {
          state,
          trialEndsOn: ends.trial === null ? null : expect.any(String),
          endsOn: ends.plan === null ? null : expect.any(String),
        },
      },
    })
  })

  test('is the one that the session names', async () => {
    for (const trial of [NOW, JUST_BEFORE]) {
      const { payer } = await payingDistrict({ trial, plan: null })
      const { body } = await payer.call(contract.auth.user, {})

      expect(body).toMatchObject({ district: { on_trial: trial === NOW, subscribed: false } })
    }
  })

  test('has the days of the district’s own calendar', async () => {
    // The first ends a minute before midnight in Denver, the second a minute after.
    const ends = { trial: '2026-11-04T06:59:00Z', plan: '2027-07-01T06:01:00Z' }
    const { payer } = await payingDistrict(ends)

    const { body } = await payer.call(show, {})

    expect(body).toMatchObject({ plan: { trialEndsOn: '2026-11-03', endsOn: '2027-07-01' } })
  })
})

describe('the schools', () => {
  test('are the district’s active ones, by name, with their grades', async () => {
    const { payer, school, id } = await payingDistrict({ trial: null, plan: JUST_BEFORE })
    const juniper = await school('Juniper Street')
    const copper = await school('Copper Ridge')
    const closed = await school('Closed Long Ago')
    await database.tenant(id, ({ client }) =>
      client.query('update schools set is_active = false where id = $1', [closed.id]),
    )

    const { body } = await payer.call(show, {})

    expect(body).toHaveProperty('schools', [
      { id: copper.id, name: 'Copper Ridge', gradeSpan: '6–8', educators: 0, coveredUntil: null },
      { id: juniper.id, name: 'Juniper Street', gradeSpan: '6–8', educators: 0, coveredUntil: null },
    ])
  })

  test('have as many educators as are active and teach there today', async () => {
    const { payer, school, educator, id } = await payingDistrict({ trial: NOW, plan: null })
    const ridge = await school('Copper Ridge')
    const [, inactive, former] = [
      await educator(ridge.id),
      await educator(ridge.id, 'Ivy Inactive'),
      await educator(ridge.id, 'Fred Former'),
    ]
    await database.tenant(id, async ({ client }) => {
      await client.query('update educators set is_active = false where id = $1', [inactive.id])
      await client.query(`update educator_assignments set ends_on = '2026-10-21' where educator_id = $1`, [
        former.id,
      ])
    })

    expect(await payer.call(show, {})).toMatchObject({ body: { schools: [{ educators: 1 }] } })
  })

  test('of another district stay there, and so does its plan', async () => {
    const ours = await payingDistrict({ trial: JUST_BEFORE, plan: null })
    const theirs = await payingDistrict({ trial: null, plan: '2027-07-01T05:59:00Z' })
    await theirs.school('Harbor Point High')

    const { body } = await ours.payer.call(show, {})

    expect(body).toEqual({
      today: '2026-10-22',
      plan: {
        state: 'expired',
        trialBeganOn: null,
        trialEndsOn: '2026-10-22',
        endsOn: null,
        payBy: null,
        isCancelled: false,
      },
      schools: [],
      prices: usualCatalogue,
      next: { kind: 'first', startsOn: '2026-10-23', endsOn: null, others: 0, schools: [], years: 1 },
      account: { billTo: '', payablesEmail: null, taxExempt: null, renewsByCard: false },
      card: { isReady: false, isOnFile: false },
      orders: [],
      documents: [],
      vendorFiles: [],
      supportEmail: 'support@corridor.example',
    })
  })
})

test('the billing page takes a statement for each kind of thing on it', async () => {
  const { payer } = await payingDistrict({ trial: NOW, plan: null })
  await payer.call(show, {})

  const tables = await statementsOf(database, () => payer.call(show, {}))

  const own = [
    'billing_accounts',
    'billing_documents',
    'card_customers',
    'educator_assignments',
    'plan_events',
    'plan_orders',
    'schools',
  ]
  expect(tables.slice(-7).toSorted()).toEqual(own)
  // One more statement finds out who asks.
  expect(tables).toHaveLength(1 + own.length)
})

describe('whoever may manage billing, and nobody else', () => {
  const isPayer = (role: Role) => powers[role]['billing.manage'] !== undefined

  test.each(roles.map((role) => [role, isPayer(role) ? 200 : 403] as const))(
    'a %s is answered %i, with a plan and without',
    async (role, status) => {
      for (const plan of ['2027-07-01', JUST_BEFORE]) {
        const { person } = await payingDistrict({ trial: null, plan })
        const { call } = await person({ role, schoolId: null })

        expect((await call(show, {})).status).toBe(status)
      }
    },
  )

  test('a guest is asked to sign in', async () => {
    expect((await guest.call(show, {})).status).toBe(401)
  })
})
