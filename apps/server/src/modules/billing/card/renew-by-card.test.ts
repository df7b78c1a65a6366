import { contract } from '@corridor/contract/contract'
import { afterEach, describe, expect, test } from 'vitest'
import { cardNumbers } from '../../../../test/card-stand-in/state.ts'
import { moveTo } from '../orders/test-orders.ts'
import { voidOrder } from '../orders/void-order.ts'
import { renewByCard } from './renew-by-card.ts'
import { cardProduct } from './test-cards.ts'

const made = await cardProduct()
const { cards, clock, database, payingDistrict, renew, services, tellAll } = made
const start = clock.now
afterEach(async () => {
  await at(start.toISOString())
  cards.trouble.isSilent = false
  cards.told.length = 0
})
const { account, cancel } = contract.billing
const at = (instant: string) => moveTo(made, instant)
const LAST_DAY = '2027-06-30T18:00:00Z'
const YEAR_CENTS = 240_000

/** A district that paid by card until June 30, and is charged for what follows. */
async function renewing(number: string = cardNumbers.good) {
  const place = await payingDistrict()
  const body = { billTo: '', payablesEmail: null, renewsByCard: true }
  expect((await place.payer.call(account, { body })).status).toBe(200)
  await place.payAll(number)
  const customer = await place.customerId()
  return {
    ...place,
    customer,
    /** The charges that were made while nobody was there. */
    charges: () =>
      [...cards.state.payments.values()]
        .filter((it) => it.customer === customer && it.metadata.unattended === 'yes')
        .map(({ cents, status }) => `${status} ${cents}`),
    mailed: async () => {
      const { rows } = await database.pool.query('select subject from mails where district_id = $1', [
        place.id,
      ])
      return rows.map(({ subject }) => String(subject))
    },
  }
}

describe('a term that is renewed by card', () => {
  test('is charged on its last day, once, and goes on without a gap', async () => {
    const { charges, look } = await renewing()
    await at('2027-06-30T05:59:00Z')
    await renew()
    expect(charges()).toEqual([])

    // Midnight in Denver is over: it is June 30 there.
    await at('2027-06-30T06:11:00Z')
    for (let round = 0; round < 3; round += 1) await renew()
    await tellAll()

    expect(charges()).toEqual([`succeeded ${YEAR_CENTS}`])
    for (const day of ['2027-06-30T12:00:00Z', '2027-07-01T06:00:00Z', '2028-06-30T12:00:00Z']) {
      await at(day)
      expect((await look()).plan).toMatchObject({ state: 'active', endsOn: '2028-06-30' })
    }
    const [order] = (await look()).orders
    expect(order).toMatchObject({ kind: 'renewal', state: 'paid', payBy: 'card', totalCents: YEAR_CENTS })
  })

  test('whose card is refused is past due, says so by mail once, and recovers with another card', async () => {
    const { charges, look, stateOf, mailed, customer, trail } = await renewing(cardNumbers.attendedOnly)
    await at(LAST_DAY)
    for (let round = 0; round < 3; round += 1) await renew()
    await tellAll()

    expect(charges()).toEqual([`requires_payment_method ${YEAR_CENTS}`])
    expect(await stateOf()).toBe('active')
    await at('2027-07-02T18:00:00Z')
    expect(await stateOf()).toBe('past-due')
    expect(
      (await mailed()).filter((it) => it === 'The card for your Corridor plan was refused'),
    ).toHaveLength(1)
    expect(await trail()).toContain('plan.card-refused by null')

    cards.choose(customer, cards.attach(customer, cardNumbers.good).id)
    await tellAll()
    await renew()
    expect(charges()).toEqual([`requires_payment_method ${YEAR_CENTS}`, `succeeded ${YEAR_CENTS}`])
    expect(await look()).toMatchObject({ plan: { state: 'active' }, orders: [{ state: 'paid' }, {}] })
  })

  test('whose card is refused recovers on the page where the invoice is paid', async () => {
    const { openPage, look, charges } = await renewing(cardNumbers.attendedOnly)
    await at(LAST_DAY)
    await renew()
    await at('2027-07-20T18:00:00Z')
    const [owed] = (await look()).orders
    expect(owed).toMatchObject({ state: 'owed', kind: 'renewal' })

    cards.pay((await openPage({ orderId: owed?.id ?? '' })).sessionId)
    await tellAll()
    await renew()

    expect((await look()).plan).toMatchObject({ state: 'active', endsOn: '2028-06-30' })
    expect(charges()).toHaveLength(1)
  })

  test('is charged once where the answer is lost', async () => {
    const { charges, stateOf } = await renewing()
    await at(LAST_DAY)
    cards.trouble.losesReplyOf = 'POST /v1/payment_intents'
    await renew()

    expect(charges()).toEqual([`succeeded ${YEAR_CENTS}`])
    expect(await stateOf()).toBe('active')
  })

  test('is charged once where the server dies before it is written down', async () => {
    const { id, charges, look } = await renewing()
    await at(LAST_DAY)
    const job = { data: { id: String(id) } }
    // The charge goes through, and nothing that comes after it.
    cards.trouble.silentAfter = 'POST /v1/payment_intents'
    await expect(renewByCard(services, [job])).rejects.toThrow('silent')
    expect((await look()).orders[0]).toMatchObject({ kind: 'renewal', state: 'owed' })
    cards.trouble.isSilent = false
    // Days later the processor has forgotten the idempotency key.
    cards.state.replies.clear()
    await Promise.all([renewByCard(services, [job]), renewByCard(services, [job])])

    expect(charges()).toEqual([`succeeded ${YEAR_CENTS}`])
    expect((await look()).orders[0]).toMatchObject({ kind: 'renewal', state: 'paid' })
  })

  test('by two servers at once is charged once', async () => {
    const { id, charges, look } = await renewing()
    await at(LAST_DAY)
    const job = { data: { id: String(id) } }

    await Promise.allSettled(Array.from({ length: 6 }, () => renewByCard(services, [job])))
    await renew()

    expect(charges()).toEqual([`succeeded ${YEAR_CENTS}`])
    expect((await look()).orders).toHaveLength(2)
  })

  test('waits while the processor is silent, with full use', async () => {
    const { charges, stateOf } = await renewing()
    await at(LAST_DAY)
    cards.trouble.isSilent = true
    await expect(renew()).rejects.toThrow('silent')
    await at('2027-07-01T18:00:00Z')
    expect(await stateOf()).toBe('awaiting-payment')

    cards.trouble.isSilent = false
    await renew()
    expect(charges()).toEqual([`succeeded ${YEAR_CENTS}`])
    expect(await stateOf()).toBe('active')
  })

  test('that was taken back is not charged again', async () => {
    const { charges, look, outside } = await renewing()
    await at(LAST_DAY)
    await renew()
    const [order] = (await look()).orders
    await outside((context) => voidOrder(context, order?.id ?? '', 'Ordered by mistake'))
    await renew()

    expect(charges()).toHaveLength(1)
    expect((await look()).orders).toHaveLength(2)
  })
})

describe('nothing is charged', () => {
  test.each<[string, (place: Awaited<ReturnType<typeof renewing>>) => Promise<unknown>]>([
    ['where the plan was canceled', ({ payer }) => payer.call(cancel, {})],
    [
      'where it was not wished',
      ({ payer }) => payer.call(account, { body: { billTo: '', payablesEmail: null, renewsByCard: false } }),
    ],
    [
      'where the card was taken away',
      async ({ customer }) => {
        for (const card of [...cards.state.cards.values()])
          if (card.customer === customer) cards.detach(card.id)
        await tellAll()
      },
    ],
    [
      'where the next term was ordered already',
      async ({ order }) => {
        await at('2027-06-01T18:00:00Z')
        await order()
      },
    ],
    ['where no school is left', ({ rows }) => rows('update schools set is_active = false')],
  ])('%s', async (_, work) => {
    const place = await renewing()
    await work(place)
    await at(LAST_DAY)
    await renew()

    expect(place.charges()).toEqual([])
  })

  test('more than a week after the term', async () => {
    const { charges, stateOf } = await renewing()
    await at('2027-07-08T18:00:00Z')
    await renew()

    expect(charges()).toEqual([])
    expect(await stateOf()).toBe('expired')
  })
})
