import { randomUUID } from 'node:crypto'
import { contract } from '@corridor/contract/contract'
import { SchoolId } from '@corridor/domain/people/ids'
import { afterEach, describe, expect, test } from 'vitest'
import { product } from '../../../../test/harness.ts'
import { placeOrder } from './place-order.ts'
import { settleOrder } from './settle-order.ts'
import { makeOrdering, moveTo } from './test-orders.ts'
import { voidOrder } from './void-order.ts'

const made = await product()
const { clock } = made
const start = clock.now
afterEach(() => {
  clock.now = start
})
const { purchaseOrder, quote, cancel, resume } = contract.billing
const at = (instant: string) => moveTo(made, instant)

describe('an order by invoice', () => {
  test('opens full use at once, and its invoice is due in 30 days', async () => {
    const place = await makeOrdering(made)
    const { order, document } = await place.order(place.all, { purchaseOrder: 'PO-27-00418' })

    expect(order).toMatchObject({
      kind: 'first',
      state: 'owed',
      startsOn: '2026-11-04',
      endsOn: '2027-06-30',
      dueOn: '2026-11-21',
      totalCents: 157_150,
      purchaseOrder: 'PO-27-00418',
      schools: place.all,
    })
    expect(document).toMatchObject({ kind: 'invoice', amountCents: 157_150, orderState: 'owed' })
    expect(await place.look()).toMatchObject({
      plan: { state: 'awaiting-payment', payBy: '2026-11-21' },
      schools: [{ coveredUntil: '2027-06-30' }, { coveredUntil: '2027-06-30' }],
      next: { kind: 'addition', startsOn: '2026-11-04', endsOn: '2027-06-30', others: 2 },
      orders: [{ id: order.id }],
      documents: [{ id: document.id, orderId: order.id }],
    })
    expect(await place.trail()).toEqual([`plan.order by ${place.payer.id}`])
  })

  test('sent twenty times at once is one order with one invoice', async () => {
    const { wished, all, payer, look } = await makeOrdering(made)
    const body = await wished(all)

    const replies = await Promise.all(Array.from({ length: 20 }, () => payer.call(purchaseOrder, { body })))

    expect(new Set(replies.map(({ body: it }) => JSON.stringify(it))).size).toBe(1)
    expect(await look()).toMatchObject({ orders: [{ id: body.id }], documents: [{ kind: 'invoice' }] })
  })

  test('of two at once for one school the second is refused', async () => {
    const { wished, all, payer, look } = await makeOrdering(made)
    const [first, second] = [await wished(all), await wished(all.slice(0, 1))]

    const replies = await Promise.all([first, second].map((body) => payer.call(purchaseOrder, { body })))

    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(replies.find(({ status }) => status === 409)).toHaveProperty('body.code', 'school-has-plan')
    expect((await look()).orders).toHaveLength(1)
  })

  test('at another price than was seen is refused', async () => {
    const { wished, all, payer, look } = await makeOrdering(made)
    const body = { ...(await wished(all)), expectedCents: 100 }

    expect(await payer.call(purchaseOrder, { body })).toMatchObject({
      status: 409,
      body: { code: 'price-changed' },
    })
    expect(await look()).toMatchObject({ orders: [], documents: [] })
  })

  test('has only active schools of the district, each once', async () => {
    const { wished, all, payer, rows } = await makeOrdering(made)
    const theirs = await makeOrdering(made)
    const [ridge, hill] = all
    const body = await wished([SchoolId.parse(ridge)])
    const ordering = (schools: readonly SchoolId[]) =>
      payer.call(purchaseOrder, { body: { ...body, id: randomUUID(), schools: [...schools] } })
    await rows('update schools set is_active = false where id = $1', [hill])

    for (const other of [...theirs.all, SchoolId.parse(hill), SchoolId.parse(2_000_000_000)])
      expect(await ordering([other])).toMatchObject({ status: 404, body: { code: 'school-not-found' } })
    expect(await ordering([...body.schools, ...body.schools])).toMatchObject({
      status: 200,
      body: { order: { totalCents: body.expectedCents, schools: body.schools } },
    })
  })

  test('of another school joins the term that runs, by its days', async () => {
    const { all, order, outside } = await makeOrdering(made)
    const { order: first } = await order(all.slice(0, 1))
    await outside((context) => settleOrder(context, first.id, { at: clock.now, how: 'Check 10442' }))
    await at('2027-01-11T18:00:00Z')
    const { order: added } = await order(all.slice(1))

    expect(added).toMatchObject({ kind: 'addition', startsOn: '2027-01-11', endsOn: '2027-06-30' })
    expect(added.totalCents).toBe(56_219)
  })

  test('is not placed on trust while an invoice is overdue, and again once it is paid', async () => {
    const { all, wished, order: place, payer, look, outside } = await makeOrdering(made)
    const { order } = await place(all.slice(0, 1))
    await at('2026-11-22T18:00:00Z')
    const body = await wished(all.slice(1))
    const asked = {
      id: order.id,
      schools: order.schools,
      years: order.years,
      expectedCents: order.totalCents,
    }

    expect(await payer.call(purchaseOrder, { body })).toMatchObject({
      status: 409,
      body: { code: 'invoice-overdue' },
    })
    expect(await look()).toMatchObject({ plan: { state: 'past-due' }, orders: [{ id: order.id }] })
    // The reply to what was ordered before may have been lost until now.
    const again = { ...asked, purchaseOrder: null, fileId: null, quoteId: null }
    expect(await payer.call(purchaseOrder, { body: again })).toMatchObject({ status: 200 })
    await outside((context) => settleOrder(context, order.id, { at: clock.now, how: 'Check 10442' }))
    expect(await payer.call(purchaseOrder, { body })).toMatchObject({ status: 200 })
  })

  test('is one of some forty a day', async () => {
    const { rows, all, wished, payer } = await makeOrdering(made)
    const body = await wished(all)
    await rows(
      `insert into billing_documents (district_id, id, kind, number, issued_on, issued_at, amount_cents, pdf)
       select district_id, gen_random_uuid(), 'quote', 'Q-' || gen_random_uuid(), '2026-10-22', $1, 1, ''
       from districts, generate_series(1, 40)`,
      [start],
    )

    for (const spec of [purchaseOrder, quote]) {
      const { id, schools, years, expectedCents, ...rest } = body
      const chosen = { id, schools, years, expectedCents }
      expect(await payer.try(spec, { body: spec === quote ? chosen : { ...chosen, ...rest } })).toMatchObject(
        {
          status: 429,
          body: { code: 'too-many-orders' },
        },
      )
    }
    await at('2026-10-23T15:31:00Z')
    expect(await payer.call(purchaseOrder, { body })).toMatchObject({ status: 200 })
  })
})

describe('a quote', () => {
  const byInvoice = { purchaseOrder: null, fileId: null }
  const notValid = { status: 409, body: { code: 'quote-not-valid' } }

  async function quoted() {
    const place = await makeOrdering(made)
    const { document, body } = await place.quote()
    const ordering = (more: Partial<typeof body> = {}) =>
      place.payer.call(purchaseOrder, {
        body: { ...body, ...byInvoice, id: randomUUID(), quoteId: document.id, ...more },
      })
    return { ...place, document, body, ordering }
  }

  test('holds its price and its term to its last day', async () => {
    const { document, body, ordering } = await quoted()
    expect(document).toMatchObject({ kind: 'quote', validUntil: '2026-12-21', orderState: null })
    // The trial is over and fewer days are left: an order of today would cost less.
    await at('2026-12-21T18:00:00Z')

    expect(await ordering()).toMatchObject({
      status: 200,
      body: { order: { startsOn: '2026-11-04', totalCents: body.expectedCents, dueOn: '2027-01-20' } },
    })
  })

  test('asked for twice at once is one', async () => {
    const { wished, all, payer, look } = await makeOrdering(made)
    const { id, schools, years, expectedCents } = await wished(all)
    const ask = () => payer.call(quote, { body: { id, schools, years, expectedCents } })

    await Promise.all([ask(), ask(), ask()])

    expect((await look()).documents).toMatchObject([{ id, kind: 'quote' }])
  })

  test('ordered twice at once is ordered once, and once more when that was taken back', async () => {
    const { ordering, look, outside } = await quoted()

    const replies = await Promise.all([ordering(), ordering(), ordering()])

    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(replies.filter(({ status }) => status === 409)).toMatchObject([notValid, notValid])
    const { documents, orders } = await look()
    expect(documents.find(({ kind }) => kind === 'quote')).toHaveProperty('orderState', 'owed')
    await outside((context) => voidOrder(context, orders[0]?.id ?? '', 'By mistake'))
    expect(await ordering()).toMatchObject({ status: 200 })
  })

  test('is not ordered after its last day, for other schools or years, at another price, or where it is another’s', async () => {
    const { ordering, all, payer } = await quoted()
    const theirs = await quoted()

    expect(await ordering({ schools: all.slice(1) })).toMatchObject(notValid)
    expect(await ordering({ years: 3 })).toMatchObject(notValid)
    expect(await ordering({ expectedCents: 1 })).toMatchObject({ body: { code: 'price-changed' } })
    const foreign = { ...theirs.body, ...byInvoice, schools: all, quoteId: theirs.document.id }
    expect(await payer.call(purchaseOrder, { body: foreign })).toMatchObject(notValid)
    await at('2026-12-22T18:00:00Z')
    expect(await ordering()).toMatchObject(notValid)
  })

  test('does not hold once one of its schools is ordered otherwise', async () => {
    const { ordering, order, all, look, outside } = await quoted()
    const holds = async () => (await look()).documents.find(({ kind }) => kind === 'quote')?.quoted?.holds
    expect(await holds()).toBe(true)
    const { order: other } = await order(all.slice(0, 1))

    expect(await ordering()).toMatchObject(notValid)
    expect(await holds()).toBe(false)
    await outside((context) => voidOrder(context, other.id, 'By mistake'))
    expect(await holds()).toBe(true)
  })
})

describe('payment', () => {
  test('told of twice, and twice at once, is kept once and has one receipt', async () => {
    const { order: place, outside, look, trail } = await makeOrdering(made)
    const { order } = await place()
    await at('2026-11-10T18:00:00Z')
    const pay = () =>
      outside((context) => settleOrder(context, order.id, { at: clock.now, how: 'Check 10442' }))

    expect((await Promise.all([pay(), pay(), pay()])).toSorted()).toEqual([false, false, true])

    expect(await look()).toMatchObject({
      plan: { state: 'active', endsOn: '2027-06-30', payBy: null },
      orders: [{ state: 'paid' }],
      documents: [
        { kind: 'receipt', amountCents: order.totalCents, orderState: 'paid' },
        { kind: 'invoice', orderState: 'paid' },
      ],
    })
    expect((await trail()).at(-1)).toBe('plan.pay by null')
  })

  test('of a card opens an order that waited for it', async () => {
    const { wished, all, outside, look, payer } = await makeOrdering(made)
    const { purchaseOrder: _, fileId: __, quoteId: ___, ...chosen } = await wished(all)
    const placing = { ...chosen, payBy: 'card', isPending: true, placedById: payer.id } as const
    const { order, invoice } = await outside((context) => placeOrder(context, placing))
    expect(invoice).toBeNull()
    expect(await look()).toMatchObject({
      plan: { state: 'trialing' },
      next: { kind: 'first' },
      orders: [{ state: 'pending' }],
      documents: [],
    })

    await outside((context) => settleOrder(context, order.id, { at: clock.now, how: 'Card' }))

    expect(await look()).toMatchObject({
      plan: { state: 'active' },
      orders: [{ state: 'paid' }],
      documents: [{ kind: 'receipt' }],
    })
  })

  test('of what was never ordered, or was taken back, is refused', async () => {
    const { order: place, outside } = await makeOrdering(made)
    const theirs = await makeOrdering(made)
    const [{ order }, { order: foreign }] = [await place(), await theirs.order()]
    const pay = (id: string) =>
      outside((context) => settleOrder(context, id, { at: clock.now, how: 'Check' }))

    for (const id of [randomUUID(), foreign.id])
      await expect(pay(id)).rejects.toMatchObject({ code: 'order-not-found' })
    await outside((context) => voidOrder(context, order.id, 'Ordered twice'))
    await expect(pay(order.id)).rejects.toMatchObject({ code: 'order-not-owed' })
  })
})

test('an order taken back leaves the trial, has a credit note, and its schools can be ordered again', async () => {
  const { order: place, outside, look, all } = await makeOrdering(made)
  const { order } = await place()
  const take = () => outside((context) => voidOrder(context, order.id, 'Ordered twice'))

  expect(await take()).toBe(true)
  expect(await take()).toBe(false)

  expect(await look()).toMatchObject({
    plan: { state: 'trialing' },
    next: { kind: 'first' },
    orders: [{ state: 'void' }],
    documents: [
      { kind: 'credit-note', amountCents: -order.totalCents },
      { kind: 'invoice', orderState: 'void' },
    ],
  })
  expect((await place(all)).order.state).toBe('owed')
})

test('a plan is canceled after its term and taken up again, however often, also in one instant', async () => {
  const { order, payer, look, trail } = await makeOrdering(made)
  expect(await payer.call(cancel, {})).toMatchObject({ status: 409, body: { code: 'nothing-to-cancel' } })
  await order()

  for (const spec of [cancel, cancel, resume, resume, cancel]) {
    const isCancelled = spec === cancel
    expect(await payer.call(spec, {})).toMatchObject({ status: 200, body: { plan: { isCancelled } } })
  }

  expect(await look()).toMatchObject({ plan: { state: 'awaiting-payment', isCancelled: true } })
  expect((await trail()).slice(1).map((it) => it.split(' ')[0])).toEqual([
    'plan.cancel',
    'plan.resume',
    'plan.cancel',
  ])
})

test('who canceled and orders again goes on, whatever day a payment bears', async () => {
  const { order: place, payer, look, all, outside } = await makeOrdering(made)
  const { order } = await place(all.slice(0, 1))
  const tonight = new Date('2026-10-23T05:59:59.999Z')
  await outside((context) => settleOrder(context, order.id, { at: tonight, how: 'Check 10442' }))
  await payer.call(cancel, {})
  await at('2026-10-22T17:00:00Z')

  await place(all.slice(1))

  expect(await look()).toMatchObject({ plan: { state: 'active', isCancelled: false } })
})
