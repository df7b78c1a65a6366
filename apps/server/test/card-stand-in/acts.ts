import { cardNumbers, newId, type Payment, type State, shown } from './state.ts'

export interface Told {
  readonly id: string
  readonly object: 'event'
  readonly type: string
  readonly created: number
  readonly data: { readonly object: object; readonly previous_attributes?: object }
}

export type Tell = (type: string, object: object, before?: object) => void

/** What happens at the processor: on its pages, by its vendor's hand, or by a charge of ours. */
export function actsOn(state: State, address: string, tell: Tell) {
  const getPayment = (id: string) => must(state.payments.get(id))
  const sessionShown = (id: string) => shown.session(address, must(state.sessions.get(id)))

  const attach = (customer: string, number: string) => {
    const card = { id: newId('pm'), number, customer }
    state.cards.set(card.id, card)
    tell('payment_method.attached', shown.card(card))
    return card
  }

  const charge = (asked: Charge) => {
    const number = must(state.cards.get(asked.card)).number
    const isRefused =
      number === cardNumbers.refused || (!asked.isAttended && number === cardNumbers.attendedOnly)
    const payment = {
      id: newId('pi'),
      customer: asked.customer,
      cents: asked.cents,
      currency: asked.currency,
      metadata: asked.metadata,
      card: asked.card,
      created: Math.floor(Date.now() / 1_000),
      status: isRefused ? ('requires_payment_method' as const) : ('succeeded' as const),
      isRefunded: false,
      dispute: null,
    }
    state.payments.set(payment.id, payment)
    tell(isRefused ? 'payment_intent.payment_failed' : 'payment_intent.succeeded', shown.payment(payment))
    return payment
  }

  return {
    attach,
    charge,
    /** Somebody types a card on the page of a session. Says whether the bank took it. */
    pay: (sessionId: string, number: string = cardNumbers.good): boolean => {
      const session = must(state.sessions.get(sessionId))
      if (session.status !== 'open') throw new Error(`A session that is ${session.status} is not paid.`)
      const card = attach(session.customer, number)
      const { customer, cents, metadata } = session
      const payment = charge({ customer, cents, metadata, currency: 'usd', card: card.id, isAttended: true })
      if (payment.status !== 'succeeded') {
        detach(card.id)
        return false
      }
      session.status = 'complete'
      session.payment = payment.id
      tell('checkout.session.completed', sessionShown(sessionId))
      return true
    },
    expire: (sessionId: string) => {
      must(state.sessions.get(sessionId)).status = 'expired'
      tell('checkout.session.expired', sessionShown(sessionId))
    },
    refund: (paymentId: string) => {
      const payment = getPayment(paymentId)
      payment.isRefunded = true
      tell('charge.refunded', shown.charge(payment))
    },
    /** The owner of the card asks their bank for a payment back, or the bank decides. */
    dispute: (paymentId: string, status: NonNullable<Payment['dispute']>) => {
      const payment = getPayment(paymentId)
      payment.dispute = status
      const type = status === 'needs_response' ? 'created' : 'closed'
      tell(`charge.dispute.${type}`, shown.dispute(payment))
    },
    choose: (customerId: string, cardId: string) => {
      must(state.customers.get(customerId)).defaultCard = cardId
      tell('customer.updated', must(shown.customer(state, customerId)))
    },
    detach,
  }

  function detach(cardId: string) {
    const card = must(state.cards.get(cardId))
    const { customer } = card
    card.customer = null
    for (const it of state.customers.values()) if (it.defaultCard === cardId) it.defaultCard = null
    tell('payment_method.detached', shown.card(card), { customer })
  }
}

interface Charge {
  readonly customer: string
  readonly cents: number
  readonly currency: string
  readonly metadata: Readonly<Record<string, string>>
  readonly card: string
  readonly isAttended: boolean
}

export function must<T>(found: T | undefined): T {
  if (found === undefined) throw new Error('No such object.')
  return found
}
