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
import { customerOf, keepCustomer } from './card.queries.ts'
import { askForSomebody } from './card-processor.ts'
import { reconcileCustomer } from './reconcile-customer.ts'

type Request = RequestOf<typeof contract.billing.checkout>

const HOUR_MS = 3_600_000
const MOST_PAGES_AN_HOUR = 30
/** What the processor charges at most and at least, in cents. */
const LARGEST = 99_999_999
const SMALLEST = 50
/** A pending order is dropped after a day; its page must not outlive it by much. */
const OPENED_WITHIN_MS = 23 * HOUR_MS

/** The page where an order is paid: the same again for who comes back to it, and one at a time for what is not ordered yet. */
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
  work: async (around: GuestContext, _request: Request, { order, name, customer, others }) => {
    const { customerId } = customer ?? (await newCustomer(around, order, name))
    const opened = await askForSomebody(around, (client) => sessionsOf(client, customerId))
    if (opened.some((it) => it.client_reference_id === order.id && it.status === 'complete')) {
      await reconcileCustomer(around, customerId)
      throw new Problem('order-not-owed')
    }
    for (const { id, client_reference_id: of, status } of opened)
      if (status === 'open' && of && others.includes(of)) await closeSession(around, id)
    const its = opened.filter((it) => it.client_reference_id === order.id)
    const open = its.find(({ status }) => status === 'open')
    return open ?? askForSomebody(around, (client) => newSession(client, around, customerId, order, its.length))
  },
  write: async (_context: ActorContext, _request: Request, { url }) => {
    if (!url) throw new Problem('card-service-silent')
    return { address: url }
  },
})

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

/** Made once for a district. */
async function newCustomer(around: GuestContext, { id, districtId }: OrderRow, name: string) {
  const about = { name, metadata: { district: String(districtId) } }
  const made = await askForSomebody(around, (client) =>
    client.customers.create(about, { idempotencyKey: `customer ${id}` }),
  )
  return around.database.platform(({ db }) => keepCustomer(db, districtId, made.id))
}

async function sessionsOf(client: Stripe, customer: string): Promise<Stripe.Checkout.Session[]> {
  const { data } = await client.checkout.sessions.list({ customer, limit: 100 })
  return data
}

/** One that was paid this very moment stays: what it paid for is looked at then. */
async function closeSession(around: GuestContext, id: string): Promise<void> {
  await askForSomebody(around, (client) => client.checkout.sessions.expire(id)).catch(() => {})
}

function newSession(
  client: Stripe,
  { config }: GuestContext,
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
    // Of two clicks at once both see as many pages before them, and get the same one.
    { idempotencyKey: `checkout ${order.id} ${before}` },
  )
}

/** A line for each year, as the processor takes a hundred at most and districts have more schools. */
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
