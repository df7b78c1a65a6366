import type { DistrictPlan, PlanEventView } from '@corridor/contract/district/plans'
import { dayAndYear, shortDayFrom } from '@corridor/domain/calendar/day-words'
import { dollars } from '@corridor/domain/plan/money'
import type { PlanState } from '@corridor/domain/plan/plan'
import { counted } from '@corridor/domain/words/count-words'

export const stateWords: Readonly<Record<PlanState, string>> = {
  trialing: 'Trial',
  active: 'Active',
  'awaiting-payment': 'Awaiting payment',
  'past-due': 'Past due',
  expired: 'Ended',
  cancelled: 'Canceled',
}

/** What waits for money catches the eye. */
export function stateTone(state: PlanState): 'accent' | 'brand' | 'plain' {
  if (state === 'awaiting-payment' || state === 'past-due') return 'accent'
  return state === 'active' ? 'brand' : 'plain'
}

/** “Until June 30, 2027”, “Reading until January 20, 2027”, “Ended October 17, 2026” */
export function untilWords(state: PlanState, day: string): string {
  if (state === 'past-due') return `Reading until ${day}`
  return `${state === 'expired' || state === 'cancelled' ? 'Ended' : 'Until'} ${day}`
}

export type PlanOrder = DistrictPlan['orders'][number]

/** “INV-10001”, the number by which people speak of an order. */
export function orderName({ documents }: DistrictPlan, { id }: Pick<PlanOrder, 'id'>): string {
  return documents.find(({ kind, orderId }) => kind === 'invoice' && orderId === id)?.number ?? 'Card order'
}

export function orderWords({ schools, startsOn, endsOn, totalCents, purchaseOrder }: PlanOrder): string {
  const parts = [
    counted(schools.length, 'school'),
    `${dayAndYear(startsOn)} to ${dayAndYear(endsOn)}`,
    dollars(totalCents),
    ...(purchaseOrder ? [`purchase order ${purchaseOrder}`] : []),
  ]
  return parts.join(' · ')
}

export function orderState({ state, dueOn, dispute }: PlanOrder, { today }: DistrictPlan) {
  if (state === 'paid' && dispute === 'open') return { words: 'Paid, disputed', tone: 'accent' as const }
  if (state === 'paid' && dispute === 'lost')
    return { words: 'Paid, given back by the bank', tone: 'accent' as const }
  if (state === 'paid') return { words: 'Paid', tone: 'brand' as const }
  if (state === 'void') return { words: 'Taken back', tone: 'plain' as const }
  if (state === 'pending') return { words: 'Waits for its card', tone: 'plain' as const }
  const words = `${dueOn < today ? 'Overdue since' : 'Due'} ${shortDayFrom(today, dueOn)}`
  return { words, tone: 'accent' as const }
}

const happened: Readonly<Record<PlanEventView['kind'], string>> = {
  'trial-began': 'Trial began',
  'trial-extended': 'Trial extended',
  granted: 'Use granted',
  ordered: 'Order placed',
  paid: 'Payment recorded',
  'payment-failed': 'Payment refused',
  voided: 'Order taken back',
  cancelled: 'Canceled after its term',
  resumed: 'Cancellation taken back',
}

/** “Payment recorded, INV-10001” */
export function eventWords(plan: DistrictPlan, { kind, orderId, endsOn }: PlanEventView): string {
  if (orderId) return `${happened[kind]}, ${orderName(plan, { id: orderId })}`
  return endsOn ? `${happened[kind]}, until ${dayAndYear(endsOn)}` : happened[kind]
}

/** The day of an event; one from before plans were recorded has none. */
export function eventDay({ on }: PlanEventView): string {
  return on < '2000-01-01' ? 'At the beginning' : dayAndYear(on)
}
