import type { DisputeState, OrderState } from '../billing.tables.ts'
import type { CardPayment } from './card-state.ts'

/** An order with what decides about payments for it. */
export interface CardOrder {
  readonly id: string
  readonly state: OrderState
  readonly totalCents: number
  /** Whether the order is of a term that was renewed by itself. */
  readonly isUnattended: boolean
  /** Whether another order has since covered one of its schools in its term. */
  readonly isReplaced: boolean
  /** The payment that paid for the order, where a card did. */
  readonly paidBy: string | null
  /** The state of a dispute about that payment. */
  readonly dispute: DisputeState | null
}

export interface CardActs {
  readonly settle: readonly { readonly orderId: string; readonly paymentId: string }[]
  /** Orders whose unattended charge the bank refused. */
  readonly fail: readonly string[]
  /** Orders that were paid by card, and whose money went back. */
  readonly takeBack: readonly string[]
  /** Orders that were paid by card, and about which a dispute has news. */
  readonly dispute: readonly { readonly orderId: string; readonly state: DisputeState }[]
  /** Payments that pay for nothing. */
  readonly refund: readonly string[]
  /** Payments of another amount than their order's: for people to look at. */
  readonly wrong: readonly string[]
}

/**
 * What follows from the payments that the processor has now for the orders that we have. Nothing told or done before is
 * asked about: done twice, or after something else, it comes to the same.
 */
export function cardActs(orders: readonly CardOrder[], payments: readonly CardPayment[]): CardActs {
  const all = orders.map((order) =>
    actsFor(
      order,
      payments.filter(({ orderId }) => orderId === order.id),
    ),
  )
  return {
    settle: all.flatMap(({ settle }) => settle),
    fail: all.flatMap(({ fail }) => fail),
    takeBack: all.flatMap(({ takeBack }) => takeBack),
    dispute: all.flatMap(({ dispute }) => dispute),
    refund: all.flatMap(({ refund }) => refund),
    wrong: all.flatMap(({ wrong }) => wrong),
  }
}

function actsFor(order: CardOrder, payments: readonly CardPayment[]): CardActs {
  const { id, state, totalCents, isUnattended, isReplaced, paidBy } = order
  const succeeded = payments.filter((it) => it.state === 'succeeded')
  const right = succeeded.filter(({ cents }) => cents === totalCents)
  const wrong = succeeded.filter(({ cents }) => cents !== totalCents).map((it) => it.id)
  const held = right.filter((it) => !it.isRefunded)
  const isOpen = state === 'owed' || (state === 'pending' && !isReplaced)
  // A payment that was refunded before we heard of it pays too: then the order is paid, and taken back at once.
  const paying = isOpen ? (held[0] ?? right[0]) : undefined
  const counts = paying?.id ?? paidBy
  const { dispute = null } = right.find((it) => it.id === counts) ?? {}
  const isRefused = payments.some((it) => it.isUnattended && it.state === 'refused')
  return {
    settle: paying ? [{ orderId: id, paymentId: paying.id }] : [],
    fail: isUnattended && state === 'owed' && !paying && isRefused ? [id] : [],
    takeBack:
      (paying ?? state === 'paid') && right.some((it) => it.id === counts && it.isRefunded) ? [id] : [],
    dispute: dispute && dispute !== order.dispute ? [{ orderId: id, state: dispute }] : [],
    refund: held.filter((it) => it.id !== counts).map((it) => it.id),
    wrong,
  }
}
