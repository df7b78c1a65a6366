import { afterEach, expect, test } from 'vitest'
import { cardProduct } from './test-cards.ts'

const { cards, database, payingDistrict, tell, tellAll } = await cardProduct({
  SUPPORT_EMAIL: 'plans@corridor.example',
})
afterEach(() => {
  cards.told.length = 0
})

async function paid() {
  const place = await payingDistrict()
  const orderId = await place.payAll()
  const [payment] = [...cards.state.payments.values()].filter(({ metadata }) => metadata.order === orderId)
  return {
    ...place,
    paymentId: payment?.id ?? '',
    mailed: async () => {
      const { rows } = await database.pool.query(
        'select "to", subject from mails where district_id = $1 and document_id is null',
        [place.id],
      )
      return rows.map((it) => `${it.to}: ${it.subject}`).toSorted()
    },
  }
}

test.each(['won', 'lost'] as const)(
  'a dispute that is %s is told of, and changes no plan',
  async (decided) => {
    const { paymentId, look, trail, stateOf, mailed, payer } = await paid()

    cards.dispute(paymentId, 'needs_response')
    const told = [...cards.told]
    await tellAll()
    expect(await look()).toMatchObject({ orders: [{ state: 'paid', dispute: 'open' }] })
    cards.dispute(paymentId, decided)
    await tellAll()
    // The same events once more, and late.
    for (const event of told) expect(await tell(event)).toBe(200)
    for (const event of told) expect(await tell({ ...event, id: `${event.id}again` })).toBe(200)

    expect(await look()).toMatchObject({ orders: [{ state: 'paid', dispute: decided }] })
    expect(await stateOf()).toBe('active')
    expect((await trail()).filter((it) => it === 'plan.card-dispute by null')).toHaveLength(2)
    const isLost = decided === 'lost'
    const inTrail = isLost ? 'the bank gave the payment back' : 'the payment stands'
    expect(await mailed()).toHaveLength(4)
    expect(await mailed()).toEqual(
      expect.arrayContaining([
        `${payer.email}: Your card payment is disputed at the bank`,
        `${payer.email}: ${isLost ? 'The bank gave your card payment back' : 'Your card payment stands'}`,
        expect.stringMatching(/^plans@corridor\.example: Card payment of .*: the bank looks into it$/),
        expect.stringMatching(new RegExp(`^plans@corridor\\.example: Card payment of .*: ${inTrail}$`)),
      ]),
    )
  },
)

test('a payment that is disputed and given back takes its order back', async () => {
  const { paymentId, look } = await paid()
  cards.dispute(paymentId, 'needs_response')
  cards.refund(paymentId)
  await tellAll()

  expect(await look()).toMatchObject({ orders: [{ state: 'void', dispute: 'open' }] })
})

test('a dispute about a payment that is not ours changes nothing', async () => {
  const { look } = await paid()
  const object = { id: 'du_1', object: 'dispute', payment_intent: null }
  const event = { id: 'evt_du1', object: 'event', type: 'charge.dispute.created', data: { object } }
  expect(await tell(event)).toBe(200)
  const card = cards.attach('cus_stranger', '4242424242424242')
  const asked = { customer: 'cus_stranger', cents: 100, currency: 'usd', metadata: {}, card: card.id }
  const { id } = cards.charge({ ...asked, isAttended: true })
  cards.dispute(id, 'needs_response')
  for (const it of cards.told.splice(0)) expect(await tell(it)).toBe(200)

  expect(await look()).toMatchObject({ orders: [{ state: 'paid', dispute: null }] })
})
