import { type actsOn, must } from './acts.ts'
import { newId, type State, shown } from './state.ts'

export interface Reply {
  readonly status: number
  readonly body: object
}

type Acts = ReturnType<typeof actsOn>
type Call = (id: string, form: URLSearchParams) => Reply

const DAY_S = 86_400

/** The calls of the processor that Corridor makes, and no other. */
export function callsOn(state: State, address: string, acts: Acts): Readonly<Record<string, Call>> {
  const ok = (body: object | undefined): Reply => (body ? { status: 200, body } : missing)
  const list = (data: readonly object[]) => ok({ object: 'list', has_more: false, data })
  /** Whether a customer is there: one that was deleted pays for nothing any more. */
  const isThere = (form: URLSearchParams) =>
    state.customers.get(form.get('customer') ?? '')?.isDeleted === false
  return {
    'POST /v1/customers': (_, form) => {
      const id = newId('cus')
      state.customers.set(id, { id, name: form.get('name'), isDeleted: false, defaultCard: null })
      return ok(shown.customer(state, id))
    },
    'GET /v1/customers/:id': (id) => ok(shown.customer(state, id)),
    'GET /v1/customers/:id/payment_methods': (id) =>
      list(
        [...state.cards.values()]
          .filter(({ customer }) => customer === id)
          .toReversed()
          .map(shown.card),
      ),
    'POST /v1/checkout/sessions': (_, form) => {
      if (!isThere(form)) return missing
      const id = newId('cs_test')
      const lines = linesOf(form)
      state.sessions.set(id, {
        id,
        customer: must(state.customers.get(form.get('customer') ?? '')).id,
        reference: form.get('client_reference_id'),
        cents: lines.reduce((sum, { cents }) => sum + cents, 0),
        lines: lines.map(({ name }) => name),
        metadata: metadataOf(form, 'payment_intent_data[metadata]'),
        successUrl: form.get('success_url') ?? '',
        cancelUrl: form.get('cancel_url') ?? '',
        expiresAt: Number(form.get('expires_at') ?? Math.floor(Date.now() / 1_000) + DAY_S),
        status: 'open',
        payment: null,
      })
      return ok(shown.session(address, must(state.sessions.get(id))))
    },
    'GET /v1/checkout/sessions': (_, form) =>
      list(
        [...state.sessions.values()]
          .filter(({ customer }) => customer === form.get('customer'))
          .filter(({ status }) => !form.has('status') || status === form.get('status'))
          .toReversed()
          .map((it) => shown.session(address, it)),
      ),
    'GET /v1/checkout/sessions/:id': (id) => {
      const found = state.sessions.get(id)
      return ok(found && shown.session(address, found))
    },
    'POST /v1/checkout/sessions/:id/expire': (id) => {
      if (state.sessions.get(id)?.status !== 'open') return missing
      acts.expire(id)
      return ok(shown.session(address, must(state.sessions.get(id))))
    },
    'GET /v1/payment_intents': (_, form) =>
      list(
        [...state.payments.values()]
          .filter(({ customer }) => customer === form.get('customer'))
          .toReversed()
          .map(shown.payment),
      ),
    'GET /v1/payment_intents/:id': (id) => {
      const found = state.payments.get(id)
      return ok(found && shown.payment(found))
    },
    'GET /v1/disputes': (_, form) =>
      list(
        [...state.payments.values()]
          .filter(({ id, dispute }) => id === form.get('payment_intent') && dispute !== null)
          .map(shown.dispute),
      ),
    'POST /v1/payment_intents': (_, form) => {
      const payment = acts.charge({
        customer: form.get('customer') ?? '',
        cents: Number(form.get('amount')),
        currency: form.get('currency') ?? '',
        metadata: metadataOf(form, 'metadata'),
        card: form.get('payment_method') ?? '',
        isAttended: form.get('off_session') !== 'true',
      })
      if (payment.status === 'succeeded') return ok(shown.payment(payment))
      const error = { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' }
      return { status: 402, body: { error: { ...error, payment_intent: shown.payment(payment) } } }
    },
    'POST /v1/refunds': (_, form) => {
      acts.refund(form.get('payment_intent') ?? '')
      return ok({ id: newId('re'), object: 'refund', status: 'succeeded' })
    },
    'POST /v1/billing_portal/sessions': (_, form) => {
      if (!isThere(form)) return missing
      const id = newId('bps')
      const customer = must(state.customers.get(form.get('customer') ?? '')).id
      state.portals.set(id, { customer, returnUrl: form.get('return_url') ?? '' })
      return ok({ id, object: 'billing_portal.session', url: `${address}/portal/${id}` })
    },
  }
}

export const missing: Reply = {
  status: 404,
  body: { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such object' } },
}

function linesOf(form: URLSearchParams) {
  const lines: { readonly name: string; readonly cents: number }[] = []
  for (let at = 0; form.has(`line_items[${at}][quantity]`); at += 1) {
    const part = (name: string) => form.get(`line_items[${at}]${name}`)
    const cents = Number(part('[price_data][unit_amount]')) * Number(part('[quantity]'))
    lines.push({ name: part('[price_data][product_data][name]') ?? '', cents })
  }
  return lines
}

function metadataOf(form: URLSearchParams, prefix: string): Record<string, string> {
  const its = [...form].filter(([name]) => name.startsWith(`${prefix}[`))
  return Object.fromEntries(its.map(([name, value]) => [name.slice(prefix.length + 1, -1), value]))
}
