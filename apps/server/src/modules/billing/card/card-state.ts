import type { Stripe } from 'stripe'
import type { DisputeState } from '../billing.tables.ts'

/** A payment as the processor has it now. */
export interface CardPayment {
  readonly id: string
  /** Our order's id, which we gave the processor when we asked for the payment. */
  readonly orderId: string
  readonly state: 'succeeded' | 'refused' | 'open'
  /** The amount received, in cents of US dollars; zero where it is of another currency. */
  readonly cents: number
  readonly isRefunded: boolean
  /** What came of a dispute, where the card's owner asked their bank for the money back; null where nobody did. */
  readonly dispute: DisputeState | null
  /** Whether we charged the card while nobody was there. */
  readonly isUnattended: boolean
  readonly cardId: string | null
  /** When the payment was made, in seconds. */
  readonly createdAt: number
}

/** All that the processor has of a customer and that matters to us. */
export interface CustomerNow {
  readonly isGone: boolean
  /** The card that the next term is charged to. */
  readonly cardId: string | null
  /** The payments, the oldest first. */
  readonly payments: readonly CardPayment[]
}

/** Asks the processor for a customer. Nothing is taken from what it told: that may be old, come twice, or in any order. */
export async function fetchCustomer(client: Stripe, customerId: string): Promise<CustomerNow> {
  const [customer, payments] = await Promise.all([
    client.customers.retrieve(customerId),
    fetchPayments(client, customerId),
  ])
  if (customer.deleted) return { isGone: true, cardId: null, payments }
  const chosen = customer.invoice_settings.default_payment_method
  const cards = await client.customers.listPaymentMethods(customerId, { type: 'card', limit: 100 })
  const ids = cards.data.map(({ id }) => id)
  const chosenId = typeof chosen === 'string' ? chosen : chosen?.id
  // The processor lists the newest card first.
  const cardId = ids.find((id) => id === chosenId) ?? ids[0] ?? null
  return { isGone: false, cardId, payments }
}

async function fetchPayments(client: Stripe, customer: string): Promise<CardPayment[]> {
  const found: CardPayment[] = []
  const asked = { customer, limit: 100, expand: ['data.latest_charge'] }
  for await (const payment of client.paymentIntents.list(asked)) {
    const orderId = payment.metadata.order
    if (orderId) found.push({ ...paymentOf(payment, orderId), dispute: await fetchDispute(client, payment) })
  }
  return found.sort((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1))
}

function paymentOf(payment: Stripe.PaymentIntent, orderId: string): Omit<CardPayment, 'dispute'> {
  const { id, status, currency, created, metadata, last_payment_error: failure } = payment
  const charge = chargeOf(payment)
  const method = payment.payment_method ?? charge?.payment_method ?? failure?.payment_method ?? null
  return {
    id,
    orderId,
    state: stateOf(status),
    cents: currency === 'usd' ? payment.amount_received : 0,
    isRefunded: charge?.refunded ?? false,
    isUnattended: metadata.unattended === 'yes',
    cardId: typeof method === 'string' ? method : (method?.id ?? null),
    createdAt: created,
  }
}

function chargeOf({ latest_charge: charge }: Stripe.PaymentIntent): Stripe.Charge | null {
  return typeof charge === 'string' ? null : charge
}

/** The dispute about a payment; of several the one that is not decided, or else the one that cost it. */
async function fetchDispute(client: Stripe, payment: Stripe.PaymentIntent): Promise<DisputeState | null> {
  if (!chargeOf(payment)?.disputed) return null
  const { data } = await client.disputes.list({ payment_intent: payment.id, limit: 100 })
  const states = data.map(({ status }) => disputeStates[status] ?? 'open')
  return (['open', 'lost', 'won'] as const).find((it) => states.includes(it)) ?? null
}

/** States of a dispute; every other word of the processor's is about one that is not decided. */
const disputeStates: Readonly<Record<string, DisputeState>> = {
  won: 'won',
  warning_closed: 'won',
  prevented: 'won',
  lost: 'lost',
}

function stateOf(status: Stripe.PaymentIntent.Status): CardPayment['state'] {
  if (status === 'succeeded') return 'succeeded'
  // States of a refused charge: a bank that wants to ask its customer something says no to a charge at which nobody is
  // there.
  const refused: readonly string[] = ['requires_payment_method', 'requires_action', 'canceled']
  return refused.includes(status) ? 'refused' : 'open'
}
