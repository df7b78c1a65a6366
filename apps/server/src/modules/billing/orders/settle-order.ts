import { Problem } from '@corridor/contract/problems'
import { dayIn } from '@corridor/domain/calendar/calendar'
import { takeTurns } from '../../districts/take-turns.ts'
import { issueReceipt } from '../documents/issue-document.ts'
import { recordPlanEvent } from '../record-plan-event.ts'
import type { BillingContext } from './billing-context.ts'
import { findOrder } from './orders.queries.ts'
import { openOrder } from './place-order.ts'

interface Payment {
  readonly at: Date
  /** How the order was paid, in a receipt's words: “Card”, “Check 10442”. */
  readonly how: string
  readonly reason?: string
}

/**
 * Settles an order that is paid: the plan hears of it, and a receipt goes out. Told twice it changes nothing; says
 * whether it was news. An order that waited for its card begins to count.
 */
export async function settleOrder(
  context: BillingContext,
  orderId: string,
  { at, how, reason }: Payment,
): Promise<boolean> {
  const { db, place } = context
  await takeTurns(db)
  const order = await findOrder(db, orderId)
  if (!order) throw new Problem('order-not-found')
  if (order.state === 'paid') return false
  if (order.state === 'void') throw new Problem('order-not-owed')
  if (order.state === 'pending') await openOrder(context, order)
  const event = { id: `paid ${orderId}`, kind: 'paid' as const, at, orderId }
  await recordPlanEvent(db, order.districtId, event, reason)
  const receipt = await issueReceipt(context, order, dayIn(place.district.timeZone, at), how)
  await context.record('plan.pay', { kind: 'district', id: order.districtId }, [
    { what: 'Receipt', from: null, to: receipt.number },
    ...(reason === undefined ? [] : [{ what: 'Reason', from: null, to: reason }]),
  ])
  return true
}
