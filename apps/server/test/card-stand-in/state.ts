import { randomBytes } from 'node:crypto'

/** Numbers that work in tests of the real processor, and do the same here. */
export const cardNumbers = {
  good: '4242424242424242',
  /** Pays where its owner is there, and is refused where nobody is. */
  attendedOnly: '4000002760003184',
  refused: '4000000000000002',
} as const

interface Customer {
  readonly id: string
  name: string | null
  isDeleted: boolean
  defaultCard: string | null
}

interface Card {
  readonly id: string
  readonly number: string
  customer: string | null
}

export interface Session {
  readonly id: string
  readonly customer: string
  readonly reference: string | null
  readonly cents: number
  readonly lines: readonly string[]
  readonly metadata: Readonly<Record<string, string>>
  readonly successUrl: string
  readonly cancelUrl: string
  readonly expiresAt: number
  status: 'open' | 'complete' | 'expired'
  payment: string | null
}

export interface Payment {
  readonly id: string
  readonly customer: string
  readonly cents: number
  readonly currency: string
  readonly metadata: Readonly<Record<string, string>>
  readonly card: string
  readonly created: number
  status: 'succeeded' | 'requires_payment_method'
  isRefunded: boolean
  dispute: 'needs_response' | 'won' | 'lost' | null
}

export type State = ReturnType<typeof newState>

/** What the processor keeps. */
export function newState() {
  return {
    customers: new Map<string, Customer>(),
    cards: new Map<string, Card>(),
    sessions: new Map<string, Session>(),
    payments: new Map<string, Payment>(),
    portals: new Map<string, { readonly customer: string; readonly returnUrl: string }>(),
    /** Replies by idempotency key, with what was asked. */
    replies: new Map<string, { readonly asked: string; readonly status: number; readonly body: object }>(),
  }
}

let count = 0

export function newId(prefix: string): string {
  count += 1
  return `${prefix}_${String(count).padStart(6, '0')}${randomBytes(6).toString('hex')}`
}

/** Objects as the processor writes them, as far as anybody reads them. */
export const shown = {
  customer: (state: State, id: string) => {
    const customer = state.customers.get(id)
    if (customer?.isDeleted) return { id, object: 'customer', deleted: true }
    return (
      customer && {
        id,
        object: 'customer',
        name: customer.name,
        invoice_settings: { default_payment_method: customer.defaultCard },
      }
    )
  },
  card: ({ id, number, customer }: Card) => ({
    id,
    object: 'payment_method',
    type: 'card',
    customer,
    card: { last4: number.slice(-4) },
  }),
  session: (address: string, it: Session) => ({
    id: it.id,
    object: 'checkout.session',
    customer: it.customer,
    client_reference_id: it.reference,
    metadata: it.metadata,
    amount_total: it.cents,
    currency: 'usd',
    status: it.status,
    payment_status: it.status === 'complete' ? 'paid' : 'unpaid',
    payment_intent: it.payment,
    expires_at: it.expiresAt,
    url: it.status === 'open' ? `${address}/pay/${it.id}` : null,
  }),
  payment: (it: Payment) => ({
    id: it.id,
    object: 'payment_intent',
    customer: it.customer,
    amount: it.cents,
    amount_received: it.status === 'succeeded' ? it.cents : 0,
    currency: it.currency,
    metadata: it.metadata,
    created: it.created,
    status: it.status,
    payment_method: it.status === 'succeeded' ? it.card : null,
    last_payment_error: it.status === 'succeeded' ? null : { payment_method: { id: it.card } },
    latest_charge: charge(it),
  }),
  charge,
  /** A dispute of a payment; it names no customer. */
  dispute: (it: Payment) => ({
    id: it.id.replace('pi_', 'du_'),
    object: 'dispute',
    charge: charge(it).id,
    payment_intent: it.id,
    amount: it.cents,
    status: it.dispute,
  }),
}

function charge(it: Payment) {
  return {
    id: it.id.replace('pi_', 'ch_'),
    object: 'charge',
    customer: it.customer,
    payment_intent: it.id,
    payment_method: it.card,
    metadata: it.metadata,
    amount: it.cents,
    amount_refunded: it.isRefunded ? it.cents : 0,
    refunded: it.isRefunded,
    disputed: it.dispute !== null,
  }
}
