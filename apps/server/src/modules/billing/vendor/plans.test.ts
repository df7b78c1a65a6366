import { randomUUID } from 'node:crypto'
import { contract } from '@corridor/contract/contract'
import { DistrictId, type SchoolId } from '@corridor/domain/people/ids'
import { usualCatalogue } from '@corridor/domain/plan/catalogue'
import { priceOrder } from '@corridor/domain/plan/order'
import { describe, expect, test } from 'vitest'
import { product, type Reply } from '../../../../test/harness.ts'
import { readPdf } from '../../../../test/read-pdf.ts'
import { sentIn, statementsOf } from '../../../../test/statements.ts'
import { makeOrdering } from '../orders/test-orders.ts'
import { pageOfRegister } from './plans.queries.ts'

const whole = await product()
const { database, district } = whole
const { list, show, document, extendTrial, pay, correct } = contract.plans
const voided = contract.plans.void

const planOf = ({ body }: Reply) => show.response.parse(body)
const reason = 'Their business office asked for it by phone.'

const vendor = await district()
const support = () => vendor.person({ role: 'support', schoolId: null })
const sam = await support()

async function ordered() {
  const place = await makeOrdering(whole)
  const { order } = await place.order()
  const params = { districtId: place.id, orderId: order.id }
  return {
    place,
    order,
    params,
    look: async () => planOf(await sam.call(show, { params: { districtId: place.id } })),
  }
}

const payment = { paidOn: '2026-10-20', how: 'check', reference: '10442', reason } as const

function correction(schools: readonly SchoolId[], startsOn: string, purchaseOrder: string | null = null) {
  const named = schools.map((id) => ({ id, name: '' }))
  const wish = { schools: named, startsOn, term: { years: 1 }, others: 0, isTaxExempt: true } as const
  const { totalCents } = priceOrder(usualCatalogue, wish)
  const chosen = { schools: [...schools], years: 1 as const, startsOn, purchaseOrder }
  return { id: randomUUID(), ...chosen, expectedCents: totalCents, reason }
}

describe('all districts', () => {
  test('are found by beginnings of words, a page at a time, each once', async () => {
    await database.platform(({ client }) =>
      client.query(
        `insert into plan_register (district_id, name, time_zone)
         select 500000 + n, 'Zephyr Valley RE-' || n, 'America/Denver' from generate_series(1, 60) n`,
      ),
    )
    const names: string[] = []
    let after: string | undefined
    do {
      const { body } = await sam.call(list, { query: { search: 'valley zeph', ...(after && { after }) } })
      const page = list.response.parse(body)
      names.push(...page.items.map(({ name }) => name))
      after = page.next ?? undefined
    } while (after)

    expect(names).toHaveLength(60)
    expect(new Set(names).size).toBe(60)
    const one = list.response.parse((await sam.call(list, { query: { search: 'ZEPHYR re-17' } })).body)
    expect(one.items).toMatchObject([{ name: 'Zephyr Valley RE-17', state: 'expired', until: null }])
  })

  test.each(['', ' ', "' or 1=1 --", '& | !', ':*', '%_', 'a'.repeat(100)])(
    'are asked for by anything: %j',
    async (search) => {
      expect((await sam.call(list, { query: { search } })).status).toBe(200)
    },
  )

  test('are read along indexes, however many there are', async () => {
    const fifty = 50_000
    const plans = await database.platform(async ({ db, client }) => {
      await client.query(
        `insert into plan_register (district_id, name, time_zone)
         select 1000000 + n, 'Quill ' || md5(n::text), 'America/Denver' from generate_series(1, $1) n`,
        [fifty],
      )
      const places = [
        { words: [], after: undefined },
        { words: [], after: { name: 'Quill c', districtId: DistrictId.parse(1_000_000) } },
        { words: ['quill', '4f'], after: undefined },
      ]
      const explained: string[] = []
      for (const place of places) {
        const { sql, params } = pageOfRegister(db, { ...place, limit: 26 }).toSQL()
        const { rows } = await client.query(`explain (analyze, costs off) ${sql}`, params)
        explained.push(rows.map((row) => Object.values(row).join()).join('\n'))
      }
      await client.query('delete from plan_register where district_id > 1000000')
      return explained
    })

    for (const plan of plans) expect(plan).not.toContain('Seq Scan')
  }, 30_000)

  test('cost one statement beside who asks', async () => {
    expect(await statementsOf(database, () => sam.call(list, { query: {} }))).toEqual([
      'assignments',
      'plan_register',
    ])
  })
})

describe('whoever does not look after plans', () => {
  test.each(['district-admin', 'billing-contact', 'principal'] as const)('is refused: a %s', async (role) => {
    const { place, params } = await ordered()
    const school = role === 'principal' ? (place.schools[0]?.id ?? null) : null
    const person = await place.person({ role, schoolId: school })

    const tried = [
      await person.call(list, { query: {} }),
      await person.call(show, { params: { districtId: place.id } }),
      await person.call(pay, { params, body: payment }),
      await person.call(voided, { params, body: { reason } }),
    ]
    expect(tried.map(({ status }) => status)).toEqual([403, 403, 403, 403])
  })

  test('support whose role was taken away is refused with the next call', async () => {
    const { params, look } = await ordered()
    const former = await support()
    await database.tenant(vendor.id, ({ client }) =>
      client.query(
        `update assignments set ends_on = '2026-10-01', starts_on = '2026-09-01' where user_id = $1`,
        [former.id],
      ),
    )

    expect((await former.call(pay, { params, body: payment })).status).toBe(403)
    expect((await look()).orders).toMatchObject([{ state: 'owed' }])
  })

  test('support without a second factor is led to setting it up', async () => {
    const bare = await support()
    await database.platform(({ client }) =>
      client.query('update sessions set second_factor_at = null where user_id = $1', [bare.id]),
    )

    expect(await bare.call(list, { query: {} })).toMatchObject({
      status: 403,
      body: { code: 'second-factor-setup-required' },
    })
  })
})

describe('a payment', () => {
  test('makes the plan active, with a receipt, and the district reads who, and why', async () => {
    const { place, params } = await ordered()
    const paid = planOf(await sam.call(pay, { params, body: payment }))

    expect(paid).toMatchObject({ plan: { state: 'active' }, orders: [{ state: 'paid' }] })
    expect(paid.documents.map(({ kind }) => kind).toSorted()).toEqual(['invoice', 'receipt'])
    expect(paid.events).toContainEqual(expect.objectContaining({ kind: 'paid', on: '2026-10-20', reason }))
    expect(await place.trail()).toContain(`plan.pay by ${sam.id}`)
    const admin = await place.person({ role: 'district-admin', schoolId: null })
    const { body } = await admin.call(contract.audit.list, { query: { event: 'plan.pay' } })
    expect(contract.audit.list.response.parse(body).items).toMatchObject([
      { actor: { name: 'Corridor support' }, changes: [{}, { what: 'Reason', to: reason }] },
    ])
  })

  test.each([
    ['10442', 'Check 10442'],
    ['check 10442', 'check 10442'],
  ])('with the reference “%s” says “%s” on its receipt', async (reference, words) => {
    const { params } = await ordered()
    const paid = planOf(await sam.call(pay, { params, body: { ...payment, reference } }))
    const documentId = paid.documents.find(({ kind }) => kind === 'receipt')?.id ?? ''
    const receipt = await sam.call(document, { params: { districtId: params.districtId, documentId } })

    const text = readPdf(receipt.body instanceof Uint8Array ? receipt.body : new Uint8Array()).pages.join(' ')
    expect(text).toContain(`Paid by ${words} Invoice`)
  })

  test('recorded by ten at once is recorded once', async () => {
    const { params, look } = await ordered()
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => sam.call(pay, { params, body: payment })),
    )

    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
    expect((await look()).documents.filter(({ kind }) => kind === 'receipt')).toHaveLength(1)
  }, 20_000)

  test.each(['2026-10-23', '2025-10-20'])('on %s is refused', async (paidOn) => {
    const { params } = await ordered()

    expect(await sam.call(pay, { params, body: { ...payment, paidOn } })).toMatchObject({
      body: { code: 'payment-day-not-valid' },
    })
  })

  test('of an order of another district is not found', async () => {
    const { params } = await ordered()
    const other = await ordered()
    const crossed = { districtId: other.place.id, orderId: params.orderId }

    for (const reply of [
      await sam.call(pay, { params: crossed, body: payment }),
      await sam.call(voided, { params: crossed, body: { reason } }),
    ])
      expect(reply).toMatchObject({ status: 404, body: { code: 'order-not-found' } })
    const nowhere = { districtId: DistrictId.parse(2_000_000_000), orderId: params.orderId }
    expect(await sam.call(pay, { params: nowhere, body: payment })).toMatchObject({
      body: { code: 'district-not-found' },
    })
  })

  test('needs a reason', async () => {
    const { params } = await ordered()

    for (const bad of ['', '   ', 'x'.repeat(501)])
      expect((await sam.call(pay, { params, body: { ...payment, reason: bad } })).status).toBe(422)
  })
})

describe('a trial', () => {
  const extended = (id: DistrictId, endsOn: string) =>
    sam.call(extendTrial, { params: { districtId: id }, body: { endsOn, reason } })

  test('is extended once, by at most 30 days, and told twice it is the same', async () => {
    const { id, trail, person } = await makeOrdering(whole)
    const refused = { status: 409, body: { code: 'trial-not-extendable' } }
    expect(await extended(id, '2026-12-04')).toMatchObject(refused)
    expect(await extended(id, '2026-11-03')).toMatchObject(refused)
    expect(await extended(id, '2026-12-03')).toMatchObject({
      status: 200,
      body: {
        plan: { state: 'trialing', trialBeganOn: '2026-10-04', trialEndsOn: '2026-12-03' },
        trialExtendsTo: null,
      },
    })
    expect((await extended(id, '2026-12-03')).status).toBe(200)
    expect(await extended(id, '2026-12-02')).toMatchObject(refused)
    expect(await trail()).toEqual([`plan.extend-trial by ${sam.id}`])
    const admin = await person({ role: 'district-admin', schoolId: null })
    const reply = await admin.call(contract.audit.list, { query: {} })
    const { items } = contract.audit.list.response.parse(reply.body)
    expect(items.find(({ event }) => event === 'plan.extend-trial')?.changes[0]).toEqual({
      what: 'Last day of the trial',
      from: 'November 3, 2026',
      to: 'December 3, 2026',
    })
  })

  test('is not extended beside a plan', async () => {
    const { place } = await ordered()

    expect((await extended(place.id, '2026-11-20')).status).toBe(409)
  })
})

describe('an order', () => {
  test('is taken back with a credit note, and the trial runs on', async () => {
    const { place, params } = await ordered()
    const after = planOf(await sam.call(voided, { params, body: { reason } }))
    await sam.call(voided, { params, body: { reason } })

    expect(after).toMatchObject({ plan: { state: 'trialing' }, orders: [{ state: 'void' }] })
    expect(after.documents.filter(({ kind }) => kind === 'credit-note')).toHaveLength(1)
    expect((await place.trail()).filter((it) => it.startsWith('plan.void'))).toHaveLength(1)
  })

  test('is corrected: one school, another first day and number, once however often it is sent', async () => {
    const { place, params, look } = await ordered()
    const body = correction(place.all.slice(0, 1), '2026-11-10', 'PO-77')
    await Promise.all([sam.call(correct, { params, body }), sam.call(correct, { params, body })])

    const { orders } = await look()
    const [anew, before] = [body.id, params.orderId].map((id) => orders.find((it) => it.id === id))
    expect(before).toMatchObject({ id: params.orderId, state: 'void' })
    expect(anew).toMatchObject({
      id: body.id,
      state: 'owed',
      schools: body.schools,
      startsOn: '2026-11-10',
      endsOn: '2027-06-30',
      purchaseOrder: 'PO-77',
      totalCents: body.expectedCents,
    })
    expect(orders).toHaveLength(2)
    expect(await sam.call(correct, { params, body: { ...body, id: randomUUID() } })).toMatchObject({
      status: 409,
      body: { code: 'order-not-owed' },
    })
  })

  test('of which the new one cannot be placed stays as it is', async () => {
    const { params, look } = await ordered()
    const other = await ordered()
    const body = correction(other.place.all, '2026-11-10')

    expect(await sam.call(correct, { params, body })).toMatchObject({ body: { code: 'school-not-found' } })
    expect((await look()).orders).toMatchObject([{ id: params.orderId, state: 'owed' }])
  })

  test('is not corrected at another price than the one that was seen, nor to a day far away', async () => {
    const { place, params, look } = await ordered()
    const seen = correction(place.all, '2026-11-10')
    const refusals = [
      await sam.call(correct, { params, body: { ...seen, expectedCents: seen.expectedCents - 1 } }),
      await sam.call(correct, { params, body: correction(place.all, '2027-10-24') }),
      await sam.call(correct, { params, body: correction(place.all, '2025-10-20') }),
    ]

    expect(refusals).toMatchObject([
      { body: { code: 'price-changed' } },
      { body: { code: 'start-not-valid' } },
      { body: { code: 'start-not-valid' } },
    ])
    expect((await look()).orders).toMatchObject([{ id: params.orderId, state: 'owed' }])
  })

  test('of schools that join a term does not begin after that term', async () => {
    const place = await makeOrdering(whole)
    await place.order(place.all.slice(0, 1))
    const { order } = await place.order(place.all.slice(1))
    const params = { districtId: place.id, orderId: order.id }

    expect(order.kind).toBe('addition')
    expect(
      await sam.call(correct, { params, body: correction(place.all.slice(1), '2027-07-01') }),
    ).toMatchObject({ body: { code: 'start-not-valid' } })
  })
})

test('a document of a district opens only by way of that district', async () => {
  const { place, look } = await ordered()
  const other = await ordered()
  const documentId = (await look()).documents[0]?.id ?? ''

  expect((await sam.call(document, { params: { districtId: place.id, documentId } })).status).toBe(200)
  expect((await sam.call(document, { params: { districtId: other.place.id, documentId } })).status).toBe(404)
})

test('nothing of what happens in classrooms is ever asked for from here', async () => {
  const { place, params } = await ordered()
  const body = correction(place.all, '2026-11-04')
  const statements = await sentIn(database, async () => {
    await sam.call(show, { params: { districtId: place.id } })
    await sam.call(correct, { params, body })
    await sam.call(pay, { params: { ...params, orderId: body.id }, body: payment })
    await sam.call(voided, { params: { ...params, orderId: body.id }, body: { reason } })
  })

  const asked = statements.filter(({ text }) =>
    /"(observations|educators|observation_\w+|removed_observations|files|action_steps|contributions|snapshots?)"/.test(
      text,
    ),
  )
  // Whether the asker is an educator, too, is looked for in their own district.
  expect(
    asked
      .filter(({ text }) => !text.includes('"sessions"') && !/from "educators" where.*user_id/.test(text))
      .map(({ text }) => text),
  ).toEqual([])
})
