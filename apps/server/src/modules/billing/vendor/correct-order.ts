import type { contract } from '@corridor/contract/contract'
import type { RequestOf } from '@corridor/contract/endpoint'
import { Problem } from '@corridor/contract/problems'
import type { BillingContext } from '../orders/billing-context.ts'
import { findOrder } from '../orders/orders.queries.ts'
import { placeOrder } from '../orders/place-order.ts'
import { voidOrder } from '../orders/void-order.ts'

type Correction = RequestOf<typeof contract.plans.correct>['body']

/** Corrects an order: takes it back with a credit note and places it anew, in one transaction, once. */
export async function correctOrder(
  context: BillingContext,
  orderId: string,
  given: Correction,
): Promise<void> {
  const { reason, ...order } = given
  if (await findOrder(context.db, order.id)) return
  const isNews = await voidOrder(context, orderId, reason)
  // Somebody else was quicker: the corrected order is not placed a second time.
  if (!isNews) throw new Problem('order-not-owed')
  const usual = { payBy: 'invoice', isPending: false, placedById: null } as const
  await placeOrder(context, { ...usual, ...order })
}
