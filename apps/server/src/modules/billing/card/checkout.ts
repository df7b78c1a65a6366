import type { contract } from '@corridor/contract/contract'
import type { RequestOf } from '@corridor/contract/endpoint'
import { Problem } from '@corridor/contract/problems'
import { dayAndYear } from '@corridor/domain/calendar/day-words'
import { counted } from '@corridor/domain/words/count-words'
import type { Stripe } from 'stripe'
import { atMost, claim } from '../../../access/throttle.queries.ts'
import type { ActorContext, GuestContext } from '../../../http/mount.ts'
import { inSteps } from '../../../http/steps.ts'
import { findOrder, listOrders, type OrderRow } from '../orders/orders.queries.ts'
import { placeOrder } from '../orders/place-order.ts'
import { type CustomerRow, customerOf, keepCustomer } from './card.queries.ts'
import { askProcessor, CardTrouble, GONE, isGone, orSilent } from './card-processor.ts'
import { forgetCustomer, reconcileCustomer } from './reconcile-customer.ts'

type Request = RequestOf<typeof contract.billing.checkout>

const HOUR_MS = 3_600_000
const MOST_PAGES_AN_HOUR = 30
/** The largest and the smallest amount that the processor charges, in cents. */
const LARGEST = 99_999_999
const SMALLEST = 50
/** How long a pending order's page can be opened: the order is dropped after a day, and its page soon after. */
const OPENED_WITHIN_MS = 23 * HOUR_MS

/** Opens the page where an order is paid: the same for who comes back, and one at a time for what is not ordered yet. */
export const openCheckout = inSteps({
  read: async (context: ActorContext, { body }: Request) => {
    const { config, db, place, record } = context
    if (!config.cards) throw new Problem('cards-not-taken')
    const { id: districtId, name } = place.district
    const limit = atMost(MOST_PAGES_AN_HOUR, `card page:${districtId}`, place.now, HOUR_MS)
    if (!(await claim(db, limit, place.now))) throw new Problem('too-many-orders')
    const order = 'orderId' in body ? await owedOrder(context, body.orderId) : await newOrder(context, body)
    if (order.totalCents > LARGEST || order.totalCents < SMALLEST) throw new Problem('cards-not-taken')
    const pending = (await listOrders(db)).filter(({ state }) => state === 'pending')
    await record('plan.checkout', { kind: 'district', id: districtId })
    const customer = await customerOf(db, districtId)
    return { order, name, customer, others: pending.map(({ id }) => id).filter((id) => id !== order.id) }
  },
  work: (around: GuestContext, _request: Request, read) =>
    orSilent(around.log, () => openSession(around, read)),
  write: async (_context: ActorContext, _request: Request, { url }) => {
    if (!url) throw new Problem('card-service-silent')
    return { address: url }
  },
})

interface Read {
  readonly order: OrderRow
  readonly name: string
  readonly customer: CustomerRow | undefined
  /** Other orders that wait for their first payment. */
  readonly others: readonly string[]
}

async function openSession(around: GuestContext, read: Read) {
  const { customerId } = read.customer ?? (await newCustomer(around, read))
  try {
    return await sessionOf(around, customerId, read)
  } catch (error) {
    if (!isGone(error)) throw error
    await forgetCustomer(around, customerId)
    const made = await newCustomer(around, read, customerId)
    return sessionOf(around, made.customerId, read)
  }
}

async function sessionOf(around: GuestContext, customerId: string, { order, others }: Read) {
  const { config } = around
  const [customer, { data }] = await askProcessor(config, (client) =>
    Promise.all([
      client.customers.retrieve(customerId),
      client.checkout.sessions.list({ customer: customerId, limit: 100 }),
    ]),
  )
  // A deleted customer's payment pages may be listed still, and take no payment.
  if (customer.deleted) throw new CardTrouble('wrong', GONE)
  const its = data.filter((it) => it.client_reference_id === order.id)
  if (its.some(({ status }) => status === 'complete')) {
    await reconcileCustomer(around, customerId)
    throw new Problem('order-not-owed')
  }
  for (const { id, client_reference_id: of, status } of data)
    if (status === 'open' && of && others.includes(of)) await closeSession(config, id)
  const open = its.find(({ status }) => status === 'open')
  return open ?? askProcessor(config, (client) => newSession(client, config, customerId, order, its.length))
}

async function owedOrder({ db }: ActorContext, id: string): Promise<OrderRow> {
  const order = await findOrder(db, id)
  if (!order) throw new Problem('order-not-found')
  if (order.state !== 'owed') throw new Problem('order-not-owed')
  return order
}

type Chosen = Exclude<Request['body'], { orderId: string }>

async function newOrder(context: ActorContext, chosen: Chosen): Promise<OrderRow> {
  const { actor, place } = context
  const placing = { ...chosen, payBy: 'card' as const, isPending: true, placedById: actor.userId }
  const { order } = await placeOrder(context, placing)
  if (order.state === 'paid') throw new Problem('order-not-owed')
  const age = place.now.getTime() - order.placedAt.getTime()
  if (order.state === 'void' || (order.state === 'pending' && age > OPENED_WITHIN_MS))
    throw new Problem('price-changed')
  return order
}

/** Makes a district's customer at the processor: once, and once more after one that is gone. */
async function newCustomer({ config, database }: GuestContext, { order, name }: Read, gone = '') {
  const { id, districtId } = order
  const about = { name, metadata: { district: String(districtId) } }
  // The processor answers a key with what it made then, also where that is gone by now.
  const key = { idempotencyKey: gone ? `customer ${id} after ${gone}` : `customer ${id}` }
  const made = await askProcessor(config, (client) => client.customers.create(about, key))
  return database.platform(({ db }) => keepCustomer(db, districtId, made.id))
}

/** Closes a payment page. One that was paid this very moment stays: what it paid for is found by the look that follows. */
export async function closeSession(config: GuestContext['config'], id: string): Promise<void> {
  try {
    await askProcessor(config, (client) => client.checkout.sessions.expire(id))
  } catch (error) {
    if (!(error instanceof CardTrouble) || error.kind === 'silent') throw error
  }
}

function newSession(
  client: Stripe,
  config: GuestContext['config'],
  customer: string,
  order: OrderRow,
  before: number,
): Promise<Stripe.Checkout.Session> {
  const { origin } = config.PUBLIC_URL
  return client.checkout.sessions.create(
    {
      mode: 'payment',
      customer,
      client_reference_id: order.id,
      line_items: linesOf(order),
      allowed_payment_method_types: ['card'],
      // Prices are in US dollars, for everybody.
      adaptive_pricing: { enabled: false },
      payment_intent_data: { setup_future_usage: 'off_session', metadata: { order: order.id } },
      success_url: `${origin}/api/billing/card-return?session={CHECKOUT_SESSION_ID}`,
      cancel_url: `${origin}/settings/billing`,
    },
    // Two clicks at once both see as many pages before them, and get the same one.
    { idempotencyKey: `checkout ${order.id} ${customer} ${before}` },
  )
}

/** The lines of a payment page, one a year: the processor takes a hundred at most, and districts have more schools. */
function linesOf({ lines, taxCents }: OrderRow): Stripe.Checkout.SessionCreateParams.LineItem[] {
  const years = [...new Set(lines.map(({ from }) => from))].map((from) => {
    const its = lines.filter((it) => it.from === from)
    const term = its.map(({ until }) => `${dayAndYear(from)} to ${dayAndYear(until)}`)[0]
    const cents = its.reduce((sum, it) => sum + it.cents, 0)
    return { name: `Corridor for ${counted(its.length, 'school')}, ${term}`, cents }
  })
  return [...years, { name: 'Sales tax', cents: taxCents }]
    .filter(({ cents }) => cents > 0)
    .map(({ name, cents }) => ({
      quantity: 1,
      price_data: { currency: 'usd', unit_amount: cents, product_data: { name } },
    }))
}
