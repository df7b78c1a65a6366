import { Problem } from '@corridor/contract/problems'
import { takeTurns } from '../../districts/take-turns.ts'
import { issueCreditNote } from '../documents/issue-document.ts'
import { recordPlanEvent } from '../record-plan-event.ts'
import type { BillingContext } from './billing-context.ts'
import { dropPending, findOrder } from './orders.queries.ts'

/** Takes an order back, before or after it was paid. Told twice it changes nothing; says whether it was news. */
export async function voidOrder(context: BillingContext, orderId: string, reason: string): Promise<boolean> {
  const { db, place } = context
  await takeTurns(db)
  const order = await findOrder(db, orderId)
  if (!order) throw new Problem('order-not-found')
  if (order.state === 'void') return false
  if (order.state === 'pending') {
    // No invoice was ever sent for a pending order.
    await dropPending(db, orderId)
    return true
  }
  const event = { id: `voided ${orderId}`, kind: 'voided' as const, at: place.now, orderId }
  await recordPlanEvent(db, order.districtId, event, reason)
  const note = await issueCreditNote(context, order)
  await context.record('plan.void', { kind: 'district', id: order.districtId }, [
    { what: 'Credit note', from: null, to: note.number },
    { what: 'Reason', from: null, to: reason },
  ])
  return true
}
