import { randomUUID } from 'node:crypto'
import { contract } from '@corridor/contract/contract'
import { afterEach, describe, expect, test } from 'vitest'
import { cardNumbers } from '../../../../test/card-stand-in/state.ts'
import { product } from '../../../../test/harness.ts'
import { settleOrder } from '../orders/settle-order.ts'
import { makeOrdering } from '../orders/test-orders.ts'
import { cardProduct } from './test-cards.ts'

const made = await cardProduct()
const { app, cards, clock, payingDistrict, renew, tellAll } = made
const start = clock.now
afterEach(() => {
  clock.now = start
  cards.trouble.isSilent = false
  cards.told.length = 0
})
const { checkout, portal, purchaseOrder } = contract.billing

describe('an order by card', () => {
  test('waits until it is paid, and then has a receipt and a card on file', async () => {
    const { wishedByCard, openPage, look, trail, payer } = await payingDistrict()
    const body = await wishedByCard()
    const { sessionId } = await openPage(body)

    expect(await look()).toMatchObject({
      plan: { state: 'trialing' },
      card: { isReady: true, isOnFile: false },
      orders: [{ id: body.id, state: 'pending', payBy: 'card' }],
      documents: [],
    })
    const session = cards.state.sessions.get(sessionId)
    expect(session).toMatchObject({
      cents: body.expectedCents,
      reference: body.id,
      lines: ['Corridor for 2 schools, November 4, 2026 to June 30, 2027'],
      successUrl: 'http://localhost:3000/api/billing/card-return?session={CHECKOUT_SESSION_ID}',
    })
    cards.pay(sessionId)
    await tellAll()
    expect(await look()).toMatchObject({
      plan: { state: 'active', endsOn: '2027-06-30' },
      card: { isReady: true, isOnFile: true },
      orders: [{ state: 'paid' }],
      documents: [{ kind: 'receipt', amountCents: body.expectedCents }],
    })
    expect(await trail()).toEqual([`plan.checkout by ${payer.id}`, 'plan.pay by null'])
  })

  test('counts as soon as its payer comes back, before anything is told', async () => {
    const { wishedByCard, openPage, stateOf } = await payingDistrict()
    const { sessionId } = await openPage(await wishedByCard())
    cards.pay(sessionId)

    const back = await app.inject({
      url: `/api/billing/card-return?session=${sessionId}`,
      headers: { host: 'localhost' },
    })

    expect([back.statusCode, back.headers.location]).toEqual([303, '/settings/billing'])
    expect(await stateOf()).toBe('active')
  })

  test.each(['', '?session=', '?session=cs_test_unknown', '?session=../../customers/cus_1', '?session[]=a'])(
    'whoever comes back with “%s” finds the page, and nothing happens',
    async (query) => {
      const back = await app.inject({
        url: `/api/billing/card-return${query}`,
        headers: { host: 'localhost' },
      })

      expect([back.statusCode, back.headers.location]).toEqual([303, '/settings/billing'])
    },
  )

  test('clicked twenty times at once has one page and one customer', async () => {
    const { wishedByCard, openPage, customerId } = await payingDistrict()
    const body = await wishedByCard()

    const pages = await Promise.all(Array.from({ length: 20 }, () => openPage(body)))

    expect(new Set(pages.map(({ sessionId }) => sessionId)).size).toBe(1)
    const its = [...cards.state.sessions.values()].filter(({ reference }) => reference === body.id)
    expect(its.map(({ customer }) => customer)).toEqual([await customerId()])
  })

  test('of another choice closes the page of the one before', async () => {
    const { wishedByCard, openPage, all } = await payingDistrict()
    const first = await openPage(await wishedByCard())
    const second = await openPage(await wishedByCard(all.slice(0, 1)))

    expect(cards.state.sessions.get(first.sessionId)?.status).toBe('expired')
    expect(cards.state.sessions.get(second.sessionId)?.status).toBe('open')
  })

  test('that the bank refuses stays as it was, and can be paid with another card', async () => {
    const { wishedByCard, openPage, stateOf } = await payingDistrict()
    const { sessionId } = await openPage(await wishedByCard())

    expect(cards.pay(sessionId, cardNumbers.refused)).toBe(false)
    await tellAll()
    expect(await stateOf()).toBe('trialing')
    expect(cards.pay(sessionId)).toBe(true)
    await tellAll()
    expect(await stateOf()).toBe('active')
  })

  test('whose schools were ordered by invoice meanwhile is given back whole', async () => {
    const { wishedByCard, openPage, order, look, eventKinds, trail } = await payingDistrict()
    const { sessionId } = await openPage(await wishedByCard())
    const { order: byInvoice } = await order()
    cards.pay(sessionId)
    await tellAll()

    const { payment } = cards.state.sessions.get(sessionId) ?? {}
    expect(cards.state.payments.get(payment ?? '')).toMatchObject({ isRefunded: true })
    const { orders, plan } = await look()
    expect(plan.state).toBe('awaiting-payment')
    expect(orders.find(({ id }) => id === byInvoice.id)).toMatchObject({ state: 'owed' })
    expect(await eventKinds()).toEqual(['ordered', 'trial-began'])
    expect(await trail()).toContain('plan.card-refund by null')
  })

  test('that nobody pays is dropped after a day, with its page', async () => {
    const { wishedByCard, openPage, look } = await payingDistrict()
    const body = await wishedByCard()
    const { sessionId } = await openPage(body)
    clock.now = new Date(start.getTime() + 24.5 * 3_600_000)

    expect(await openPage(body)).toMatchObject({ status: 409, body: { code: 'price-changed' } })
    await renew()
    expect(await look()).toMatchObject({ orders: [{ id: body.id, state: 'void' }] })
    expect(cards.state.sessions.get(sessionId)?.status).toBe('expired')
  })

  test('that was paid and never told of is found by the hourly round', async () => {
    const { wishedByCard, openPage, stateOf } = await payingDistrict()
    cards.pay((await openPage(await wishedByCard())).sessionId)

    await renew()

    expect(await stateOf()).toBe('active')
  })

  test('that was paid already opens no page', async () => {
    const { payAll, openPage, wishedByCard } = await payingDistrict()
    const body = { ...(await wishedByCard()), id: await payAll() }

    expect(await openPage(body)).toMatchObject({ status: 409, body: { code: 'order-not-owed' } })
  })

  test('where the processor is silent says so, and works later', async () => {
    const { wishedByCard, openPage } = await payingDistrict()
    const body = await wishedByCard()
    cards.trouble.isSilent = true

    expect(await openPage(body)).toMatchObject({ status: 503, body: { code: 'card-service-silent' } })
    cards.trouble.isSilent = false
    expect(await openPage(body)).toMatchObject({ status: 200 })
  })

  test('is refused after thirty pages an hour', async () => {
    const { wishedByCard, openPage } = await payingDistrict()
    const body = await wishedByCard()
    for (let page = 0; page < 30; page += 1) expect((await openPage(body)).status).toBe(200)

    expect(await openPage(body)).toMatchObject({ status: 429, body: { code: 'too-many-orders' } })
  })
})

describe('an invoice that is owed', () => {
  test('is paid by card', async () => {
    const { order, openPage, look } = await payingDistrict()
    const { order: owed } = await order()
    cards.pay((await openPage({ orderId: owed.id })).sessionId)
    await tellAll()

    expect(await look()).toMatchObject({
      plan: { state: 'active' },
      orders: [{ id: owed.id, state: 'paid' }],
    })
  })

  test('whose card is refused is due when it was', async () => {
    const { order, openPage, look } = await payingDistrict()
    const { order: owed } = await order()
    cards.pay((await openPage({ orderId: owed.id })).sessionId, cardNumbers.refused)
    await tellAll()

    expect((await look()).plan).toMatchObject({ state: 'awaiting-payment', payBy: owed.dueOn })
  })

  test('paid by check while the page was open gives the card its money back', async () => {
    const { order, openPage, outside, look } = await payingDistrict()
    const { order: owed } = await order()
    const { sessionId } = await openPage({ orderId: owed.id })
    await outside((context) => settleOrder(context, owed.id, { at: clock.now, how: 'Check 10442' }))
    cards.pay(sessionId)
    await tellAll()

    const { payment } = cards.state.sessions.get(sessionId) ?? {}
    expect(cards.state.payments.get(payment ?? '')).toMatchObject({ isRefunded: true })
    expect(await look()).toMatchObject({ plan: { state: 'active' }, orders: [{ state: 'paid' }] })
  })

  test('of another district, or none, is not there', async () => {
    const theirs = await (await payingDistrict()).order()
    const { openPage } = await payingDistrict()

    for (const orderId of [theirs.order.id, randomUUID()])
      expect(await openPage({ orderId })).toMatchObject({ status: 404, body: { code: 'order-not-found' } })
  })

  test('is not paid twice', async () => {
    const { payAll, openPage } = await payingDistrict()

    expect(await openPage({ orderId: await payAll() })).toMatchObject({
      status: 409,
      body: { code: 'order-not-owed' },
    })
  })
})

test('money that the vendor gives back takes the order back', async () => {
  const { payAll, look, stateOf } = await payingDistrict()
  const orderId = await payAll()
  const [payment] = [...cards.state.payments.values()].filter(({ metadata }) => metadata.order === orderId)
  cards.refund(payment?.id ?? '')
  await tellAll()

  expect(await look()).toMatchObject({
    orders: [{ state: 'void' }],
    documents: [{ kind: 'credit-note' }, {}],
  })
  expect(await stateOf()).toBe('trialing')
})

describe('the page of the card on file', () => {
  test('opens for who has one', async () => {
    const { payAll, payer, look, customerId } = await payingDistrict()
    expect(await payer.call(portal, {})).toMatchObject({ status: 409, body: { code: 'no-card-on-file' } })
    await payAll()

    const reply = await payer.call(portal, {})
    const { address } = portal.response.parse(reply.body)
    expect(cards.state.portals.get(address.split('/').at(-1) ?? '')).toEqual({
      customer: await customerId(),
      returnUrl: 'http://localhost:3000/settings/billing',
    })
    const { cardId } = { cardId: [...cards.state.cards.values()].at(-1)?.id ?? '' }
    cards.detach(cardId)
    await tellAll()
    expect((await look()).card).toEqual({ isReady: true, isOnFile: false })
  })
})

test('without keys everything but the card works', async () => {
  const bare = await product()
  const { payer, look, wished, all } = await makeOrdering(bare)
  const body = await wished(all)
  const { id, schools, years, expectedCents } = body

  expect((await look()).card).toEqual({ isReady: false, isOnFile: false })
  const refused = { status: 409, body: { code: 'cards-not-taken' } }
  expect(await payer.call(checkout, { body: { id, schools, years, expectedCents } })).toMatchObject(refused)
  expect(await payer.call(portal, {})).toMatchObject(refused)
  expect(await payer.call(purchaseOrder, { body })).toMatchObject({ status: 200 })
  const told = await bare.app.inject({
    method: 'POST',
    url: '/stripe/webhook',
    headers: { host: 'localhost' },
  })
  expect(told.statusCode).toBe(404)
})
