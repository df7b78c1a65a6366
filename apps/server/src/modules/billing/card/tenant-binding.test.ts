import { randomUUID } from 'node:crypto'
import { contract } from '@corridor/contract/contract'
import { afterEach, expect, test } from 'vitest'
import { cardNumbers } from '../../../../test/card-stand-in/state.ts'
import { cardProduct } from './test-cards.ts'

const { cards, logged, payingDistrict, tell, tellAll } = await cardProduct()
afterEach(() => {
  cards.told.length = 0
})

/** Two districts, each with an order that waits for its card; ours has paid once for something small. */
async function twoDistricts() {
  const [ours, theirs] = [await payingDistrict(), await payingDistrict()]
  const [our, their] = [await ours.wishedByCard(), await theirs.wishedByCard()]
  const { sessionId } = await ours.openPage(our)
  await theirs.openPage(their)
  return { ours, theirs, our, their, sessionId, customer: await ours.customerId() }
}

/** A payment at the processor that our own pages would not make. */
function payFor(customer: string, order: string, cents: number, currency = 'usd') {
  const { id: card } = cards.attach(customer, cardNumbers.good)
  return cards.charge({ customer, cents, currency, metadata: { order }, card, isAttended: true })
}

test('a payment of our customer that names their order pays for nothing', async () => {
  const { ours, theirs, their, customer } = await twoDistricts()
  payFor(customer, their.id, their.expectedCents)
  await tellAll()

  expect([await ours.stateOf(), await theirs.stateOf()]).toEqual(['trialing', 'trialing'])
})

test('what an event says of its order, its amount and its state is not believed', async () => {
  const { ours, theirs, our, their, customer } = await twoDistricts()
  for (const order of [our, their]) {
    const metadata = { order: order.id, district: String(theirs.id) }
    const said = { customer, client_reference_id: order.id, metadata, amount_total: order.expectedCents }
    const object = { id: 'cs_test_said', ...said, status: 'complete', payment_status: 'paid' }
    const event = { id: `evt_${order.id.replaceAll('-', '')}`, object: 'event', data: { object } }
    expect(await tell({ ...event, type: 'checkout.session.completed' })).toBe(200)
  }

  expect([await ours.stateOf(), await theirs.stateOf()]).toEqual(['trialing', 'trialing'])
})

test.each([
  ['a cent less', -1, 'usd'],
  ['a cent more', 1, 'usd'],
  ['the same number of another currency', 0, 'mxn'],
])('%s than was ordered is not taken for it', async (_, more, currency) => {
  const { ours, our, customer } = await twoDistricts()
  payFor(customer, our.id, our.expectedCents + more, currency)
  await tellAll()

  expect(await ours.stateOf()).toBe('trialing')
  expect(logged.join('')).toContain('another amount than its order')
})

test('customers and orders that are not ours change nothing, and are not told again', async () => {
  const { ours, customer } = await twoDistricts()
  for (const order of [randomUUID(), 'no id of ours', "'; drop table plan_orders; --"])
    payFor(customer, order, 100)
  cards.state.customers.set('cus_0stranger', {
    id: 'cus_0stranger',
    name: null,
    isDeleted: false,
    defaultCard: null,
  })
  payFor('cus_0stranger', randomUUID(), 100)

  for (const event of cards.told.splice(0)) expect(await tell(event)).toBe(200)
  expect(await ours.stateOf()).toBe('trialing')
})

test('a customer that the processor has no more is made anew', async () => {
  const { ours, customer } = await twoDistricts()
  const gone = cards.state.customers.get(customer)
  if (gone) gone.isDeleted = true
  await tell({
    id: 'evt_gone',
    object: 'event',
    type: 'customer.deleted',
    data: { object: { id: customer, object: 'customer' } },
  })

  const { sessionId } = await ours.openPage(await ours.wishedByCard())
  expect(await ours.customerId()).not.toBe(customer)
  cards.pay(sessionId)
  await tellAll()
  expect(await ours.stateOf()).toBe('active')
})

test('one that is gone before we heard of it, or again, keeps nobody from paying', async () => {
  const { ours } = await twoDistricts()
  const body = await ours.wishedByCard()
  const forget = (customer: string) => {
    const gone = cards.state.customers.get(customer)
    if (gone) gone.isDeleted = true
  }
  await ours.openPage(body)
  forget(await ours.customerId())
  // The same order with the same idempotency keys, which the processor answers as it did before.
  const { sessionId: second } = await ours.openPage(body)
  forget(await ours.customerId())
  const { sessionId } = await ours.openPage(body)

  expect(second).not.toBe(sessionId)
  cards.pay(sessionId)
  await tellAll()
  expect(await ours.stateOf()).toBe('active')
  forget(await ours.customerId())
  expect(await ours.payer.call(contract.billing.portal, {})).toMatchObject({
    status: 409,
    body: { code: 'no-card-on-file' },
  })
})

test('where the processor cannot be asked, it is asked to tell again', async () => {
  const { ours, sessionId } = await twoDistricts()
  cards.pay(sessionId)
  const told = cards.told.splice(0)
  cards.trouble.isSilent = true
  for (const event of told) expect(await tell(event)).toBe(503)
  expect(await ours.stateOf()).toBe('trialing')

  cards.trouble.isSilent = false
  for (const event of told) expect(await tell(event)).toBe(200)
  expect(await ours.stateOf()).toBe('active')
})
