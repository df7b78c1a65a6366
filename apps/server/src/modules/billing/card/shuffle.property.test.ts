import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cardNumbers } from '../../../../test/card-stand-in/state.ts'
import { type CardOrder, cardActs } from './card-acts.ts'
import type { CardPayment } from './card-state.ts'
import { cardProduct } from './test-cards.ts'

const { cards, payingDistrict, tell } = await cardProduct()
const isLong = process.env.LONG === 'yes'

const payment: CardPayment = {
  id: 'pi_1',
  orderId: 'one',
  state: 'refused',
  cents: 100,
  isRefunded: false,
  dispute: null,
  isUnattended: true,
  cardId: 'pm_1',
  createdAt: 1,
}
const second: CardPayment = { ...payment, id: 'pi_2', state: 'succeeded', createdAt: 2 }
const twice: CardPayment = { ...second, id: 'pi_3', createdAt: 3 }
/** What the processor has after each of six events: refused, paid, paid once more, then all of it goes back. */
const histories: readonly (readonly CardPayment[])[] = [
  [payment],
  [payment, { ...second, state: 'open' }],
  [payment, second],
  [payment, second, twice],
  [payment, second, { ...twice, isRefunded: true }],
  [payment, { ...second, isRefunded: true }, { ...twice, isRefunded: true }],
]

test('all 720 orders of six events leave the order in the same state', () => {
  const order: CardOrder = {
    id: 'one',
    state: 'owed',
    totalCents: 100,
    isUnattended: true,
    isReplaced: false,
    paidBy: null,
    dispute: null,
  }
  const ends = permutations([0, 1, 2, 3, 4, 5]).map((told) => told.reduce(heardIn(), order))

  expect(ends).toHaveLength(720)
  for (const end of ends) expect(end).toEqual({ ...order, state: 'void', paidBy: 'pi_2' })
})

/**
 * Looks at the processor as events are heard: after each happened, and perhaps after others; a look sees all that
 * happened until then.
 */
function heardIn() {
  let latest = 0
  return (order: CardOrder, event: number): CardOrder => {
    latest = Math.max(latest, event)
    const { settle, takeBack } = cardActs([order], histories[latest] ?? [])
    const [paid] = settle
    const after: CardOrder = paid ? { ...order, state: 'paid', paidBy: paid.paymentId } : order
    return takeBack.length > 0 ? { ...after, state: 'void' } : after
  }
}

test('orders of six events at the webhook end in the same page', async () => {
  const wanted = await tellIn([0, 1, 2, 3, 4, 5])
  expect(wanted).toEqual({
    state: 'trialing',
    isOnFile: true,
    orders: ['void'],
    documents: ['credit-note', 'receipt'],
  })
  const others = isLong
    ? permutations([0, 1, 2, 3, 4, 5])
    : fc.sample(fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6 }), 12)

  for (const told of others) expect({ told, end: await tellIn(told) }).toEqual({ told, end: wanted })
}, 600_000)

/**
 * Tells events in some order: refused, paid and refunded on the processor's page. Each is told when it is its turn, and
 * never before it happened.
 */
async function tellIn(turns: readonly number[]) {
  const { openPage, wishedByCard, look } = await payingDistrict()
  const body = await wishedByCard()
  const { sessionId } = await openPage(body)
  cards.told.length = 0
  const steps = [
    () => cards.pay(sessionId, cardNumbers.refused),
    () => cards.pay(sessionId),
    () => cards.refund(cards.state.sessions.get(sessionId)?.payment ?? ''),
  ]
  const kinds = ['payment_failed', 'detached', 'attached', 'intent.succeeded', 'completed', 'refunded']
  for (const turn of turns) {
    const find = () => cards.told.findLast(({ type }) => type.endsWith(kinds[turn] ?? ''))
    // “attached” happens twice: the second one is meant.
    while (!find() || (turn === 2 && steps.length > 1)) steps.shift()?.()
    expect(await tell(find() ?? {})).toBe(200)
  }
  const { plan, card, orders, documents } = await look()
  return {
    state: plan.state,
    isOnFile: card.isOnFile,
    orders: orders.map(({ state }) => state),
    documents: documents.map(({ kind }) => kind).toSorted(),
  }
}

function permutations<T>(all: readonly T[]): T[][] {
  if (all.length < 2) return [[...all]]
  return all.flatMap((first, at) => permutations(all.toSpliced(at, 1)).map((rest) => [first, ...rest]))
}
