import { noPlan, type Plan } from './plan.ts'

/** How many days an overdue invoice leaves to read and export before the plan is over. */
export const PAST_DUE_DAYS = 60
const DAY_MS = 86_400_000

/** Something that happened to a district's plan. An event's id is kept once, however often it is told. */
export type PlanEvent = {
  readonly id: string
  readonly at: Date
} & (
  | { readonly kind: 'trial-began' | 'trial-extended'; readonly endsAt: Date }
  /** `granted`: use without an order, for example in the sample districts. */
  | { readonly kind: 'granted'; readonly endsAt: Date }
  | { readonly kind: 'ordered'; readonly orderId: string; readonly endsAt: Date; readonly dueAt: Date }
  | { readonly kind: OrderEventKind; readonly orderId: string }
  | { readonly kind: 'cancelled' | 'resumed' }
)

/** What happens to an order. `voided`: taken back by a credit note before or after it was paid. */
type OrderEventKind = 'paid' | 'payment-failed' | 'voided'

export type OrderStanding = 'owed' | 'paid' | 'void'

/**
 * The plan after all that happened. Asks what happened and when, never what was heard of first: every order of arrival
 * gives the same plan. Each order counts from the moment it was placed, and the best of them decides.
 */
export function planAfter(events: readonly PlanEvent[]): Plan {
  const orders = ordersIn(events)
  const paid = orders.filter(({ standing }) => standing === 'paid')
  const owed = orders.filter(({ standing }) => standing === 'owed')
  const grants = events.filter((it) => it.kind === 'granted')
  const paidUntil = latest([...paid, ...grants].map((it) => it.endsAt))
  const openUntil = latest([paidUntil, ...owed.map((it) => earlier(it.dueAt, it.endsAt))])
  const endsAt = latest([openUntil, ...owed.map((it) => earlier(graceAfter(it.dueAt), it.endsAt))])
  const trials = events.map((it) =>
    it.kind === 'trial-began' || it.kind === 'trial-extended' ? it.endsAt : null,
  )
  return {
    ...noPlan,
    trialEndsAt: latest(trials),
    endsAt,
    awaitsAfter: isBefore(paidUntil, endsAt) ? (paidUntil ?? new Date(0)) : null,
    pastDueAfter: isBefore(openUntil, endsAt) ? openUntil : null,
    cancelledAt: cancelledAt(events),
  }
}

interface OrderNow {
  readonly id: string
  readonly endsAt: Date
  readonly dueAt: Date
  readonly standing: OrderStanding
}

/** Each order as it stands. An order whose card was refused is due since then. */
export function ordersIn(events: readonly PlanEvent[]): OrderNow[] {
  return events
    .filter((it) => it.kind === 'ordered')
    .map(({ orderId, endsAt, dueAt }) => {
      const its = events.filter((it) => 'orderId' in it && it.orderId === orderId)
      const failures = its.filter(({ kind }) => kind === 'payment-failed').map(({ at }) => at)
      return {
        id: orderId,
        endsAt,
        dueAt: failures.reduce(earlier, dueAt),
        standing: standingAfter(its.map(({ kind }) => kind)),
      }
    })
}

function standingAfter(kinds: readonly PlanEvent['kind'][]): OrderStanding {
  if (kinds.includes('voided')) return 'void'
  return kinds.includes('paid') ? 'paid' : 'owed'
}

/** Whether an event of this kind says if the plan goes on: the last such event decides. */
export function decidesGoingOn(kind: PlanEvent['kind']): boolean {
  return kind === 'cancelled' || kind === 'resumed' || kind === 'ordered'
}

function cancelledAt(events: readonly PlanEvent[]): Date | null {
  const last = events
    .filter(({ kind }) => decidesGoingOn(kind))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime() || (a.id < b.id ? -1 : 1))
    .at(-1)
  return last?.kind === 'cancelled' ? last.at : null
}

function graceAfter(dueAt: Date): Date {
  return new Date(dueAt.getTime() + PAST_DUE_DAYS * DAY_MS)
}

function latest(instants: readonly (Date | null)[]): Date | null {
  return instants.reduce((last, it) => (last && it && it <= last ? last : (it ?? last)), null)
}

function earlier(a: Date, b: Date): Date {
  return a < b ? a : b
}

function isBefore(instant: Date | null, end: Date | null): boolean {
  return end !== null && (instant === null || instant < end)
}
