import { randomUUID } from 'node:crypto'
import { contract, endpoints } from '@corridor/contract/contract'
import { addDays, dayIn } from '@corridor/domain/calendar/days'
import { lastInstantOf } from '@corridor/domain/clock/last-instant'
import type { DistrictId } from '@corridor/domain/people/ids'
import { EXPORT_DAYS } from '@corridor/domain/plan/open-to'
import { type PlanState, planStates } from '@corridor/domain/plan/plan'
import { describe, expect, test } from 'vitest'
import { moveTo } from '../src/modules/billing/orders/test-orders.ts'
import { complete, makePlace, read, save, withSweep } from '../src/modules/observations/test-place.ts'
import { product, TODAY } from './harness.ts'

const whole = await product()
const { database, district } = whole
const NOW = `${TODAY}T15:30:00Z`
const behindDoor = endpoints.filter(({ access }) => access !== 'guest')
const ZONE = 'America/Denver'
const LONG_AGO = '2020-01-01T00:00:00Z'

interface Instants {
  readonly trial?: string
  readonly ends?: string
  readonly awaits?: string
  readonly overdue?: string
  readonly cancelled?: string
}

/** A district whose plan stands like this. */
const standing: Readonly<Record<PlanState, Instants>> = {
  trialing: { trial: '2026-11-03T06:59:59.999Z' },
  active: { ends: '2027-07-01T05:59:59.999Z' },
  'awaiting-payment': { ends: '2027-07-01T05:59:59.999Z', awaits: LONG_AGO, overdue: '2026-11-20T00:00:00Z' },
  'past-due': { ends: '2026-12-20T00:00:00Z', awaits: LONG_AGO, overdue: '2026-10-20T00:00:00Z' },
  expired: { trial: LONG_AGO },
  cancelled: { ends: LONG_AGO, cancelled: LONG_AGO },
}

async function aDistrict(instants: Instants) {
  const place = await district()
  await stand(place.id, instants)
  return place
}

function stand(id: DistrictId, { trial, ends, awaits, overdue, cancelled }: Instants) {
  return database.tenant(id, ({ client }) =>
    client.query(
      'update districts set trial_ends_at = $1, plan_ends_at = $2, plan_awaits_after = $3, plan_past_due_after = $4, plan_cancelled_at = $5',
      [trial ?? null, ends ?? null, awaits ?? null, overdue ?? null, cancelled ?? null],
    ),
  )
}

/** What devices send, whenever they send it. */
const saving = [contract.observations.save, contract.files.add]
const sending = [
  contract.observations.complete,
  contract.observations.send,
  contract.visits.send,
  contract.visits.plan,
]

describe.each(planStates)('%s', async (state) => {
  const place = await aDistrict(standing[state])
  const administrator = () => place.person({ role: 'district-admin', schoolId: null })
  const isOver = state === 'expired' || state === 'cancelled'
  const reading = await administrator()

  test.each(behindDoor)('$method $path', async (spec) => {
    const isClosed = isOver ? spec.gate !== 'open' : state === 'past-due' && spec.gate === 'full-use'
    // Some of them end the session, or change the plan.
    await stand(place.id, standing[state])
    const admin = isClosed || spec.method === 'GET' ? reading : await administrator()
    const { status, body } = await admin.try(spec, {})

    expect(status === 402).toBe(isClosed)
    if (isClosed) expect(body).toHaveProperty('code', isOver ? 'subscription-required' : 'plan-past-due')
  })

  test('is what the person signed in is told', async () => {
    const { body } = await (await administrator()).call(contract.auth.user, {})

    expect(body).toMatchObject({
      district: {
        on_trial: state === 'trialing',
        subscribed: ['active', 'awaiting-payment', 'past-due'].includes(state),
      },
    })
  })
})

test('what devices save is open in every state, and only finishing and sending need full use', () => {
  expect(saving.map(({ gate }) => gate)).toEqual(['open', 'open'])
  expect(endpoints.filter(({ gate }) => gate === 'full-use')).toEqual(sending)
})

/** Spec §4: the routes that the browser leaves open, and what they ask the server for. */
test('the server leaves open what the pages ask for that the browser leaves open', () => {
  const asked = [contract.auth.user, contract.dashboard.show, contract.billing.show, contract.billing.planEnd]
  expect(asked.map(({ gate }) => gate)).toEqual(asked.map(() => 'open'))
})

describe('at the last instant, by the district’s clock,', () => {
  const last = lastInstantOf('2026-11-03', ZONE)
  const after = new Date(last.getTime() + 1)

  test.each([
    ['a trial', { trial: last.toISOString() }],
    ['a plan', { ends: last.toISOString() }],
    ['a plan that is not paid for', { ends: last.toISOString(), awaits: LONG_AGO }],
  ])('%s is open, and a millisecond later closed', async (_, instants) => {
    const place = await aDistrict(instants)
    const admin = await place.person({ role: 'district-admin', schoolId: null })
    const asked = async (at: Date) => {
      await moveTo(whole, at.toISOString())
      const { status } = await admin.try(contract.educators.list, {})
      await moveTo(whole, NOW)
      return status
    }

    expect([await asked(last), await asked(after)]).toEqual([200, 402])
  })
})

describe('an export', () => {
  const ended = lastInstantOf('2026-11-03', ZONE)
  const lastDay = addDays(dayIn(ZONE, ended), EXPORT_DAYS)

  test('is open on the 90th day after the end, which the page names, and not on the next', async () => {
    const place = await aDistrict({ trial: ended.toISOString() })
    const coach = await place.person({ role: 'district-admin', schoolId: null })
    const on = async (at: Date) => {
      await moveTo(whole, at.toISOString())
      const { body } = await coach.call(contract.billing.planEnd, {})
      const listed = (await coach.try(contract.exports.list, {})).status
      const wish = { id: randomUUID(), scope: { kind: 'own' as const } }
      const asked = (await coach.call(contract.exports.ask, { body: wish })).status
      await moveTo(whole, NOW)
      return { body, listed, asked }
    }

    expect(await on(lastInstantOf(lastDay, ZONE))).toMatchObject({
      body: { exportUntil: '2027-02-01' },
      listed: 200,
      asked: 200,
    })
    expect(await on(new Date(lastInstantOf(lastDay, ZONE).getTime() + 1))).toMatchObject({
      body: { exportUntil: null },
      listed: 402,
      asked: 402,
    })
  })
})

test('a trial that ends while somebody observes takes nothing, and once it goes on so does the visit', async () => {
  const place = await makePlace(whole)
  const { marisol } = place
  const last = lastInstantOf('2026-11-03', ZONE)
  await database.tenant(place.id, ({ client }) =>
    client.query('update districts set trial_ends_at = $1, plan_ends_at = null', [last]),
  )
  const id = randomUUID()
  await moveTo(whole, last.toISOString())
  const begun = place.document()
  const before = read(await save(marisol, id, begun))
  await moveTo(whole, new Date(last.getTime() + 1).toISOString())
  const after = read(await save(marisol, id, withSweep(begun), before.revision))

  expect(await complete(marisol, after)).toMatchObject({
    status: 402,
    body: { code: 'subscription-required' },
  })

  // Whoever looks after plans does so whatever becomes of their own district's.
  const vendor = await place.person({ role: 'support', schoolId: null })
  const extended = { endsOn: '2026-11-20', reason: 'They were in the middle of a visit.' }
  await vendor.call(contract.plans.extendTrial, { params: { districtId: place.id }, body: extended })
  expect(read(await complete(marisol, after))).toMatchObject({ status: 'completed' })
  await moveTo(whole, NOW)
})
