import { randomUUID } from 'node:crypto'
import type { DistrictId } from '@corridor/domain/people/ids'
import type { WholeTransaction } from '../../../database/doors.ts'
import { enqueue } from '../../../jobs/queues.ts'
import type { Services } from '../../../services.ts'
import { type BillingContext, billingContextOf } from '../orders/billing-context.ts'
import { findOrder, type ListedOrder, listOrders } from '../orders/orders.queries.ts'
import { settleOrder } from '../orders/settle-order.ts'
import { voidOrder } from '../orders/void-order.ts'
import { recordPlanEvent } from '../record-plan-event.ts'
import {
  dropCustomer,
  findCustomer,
  insertPayment,
  isHeard,
  keepHeard,
  lockCustomer,
  paymentsByOrder,
  setCard,
  setDispute,
} from './card.queries.ts'
import { type CardActs, type CardOrder, cardActs } from './card-acts.ts'
import { askProcessor, CardTrouble, isGone } from './card-processor.ts'
import { type CustomerNow, fetchCustomer } from './card-state.ts'
import { disputeWords, tellOfDispute, tellOfRefund, tellOfRefusal } from './tell-of-card.ts'

/** How often reconciling begins anew when somebody else looked in between, or money went back. */
const MOST_LOOKS = 8

type Looking = Pick<Services, 'config' | 'database' | 'now' | 'log'>

/**
 * Brings a district's orders to what the processor has of its customer. What was told is only the reason to look: the
 * event is kept once, in the transaction of what follows from the look. Whose customer it is, only our own table says.
 */
export async function reconcileCustomer(
  services: Looking,
  customerId: string,
  eventId: string | null = null,
): Promise<void> {
  const { config, database, log } = services
  const unreturned = new Set<string>()
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const before = await database.platform(async ({ db }) =>
      eventId && (await isHeard(db, eventId)) ? undefined : findCustomer(db, customerId),
    )
    if (!before) return
    const now = await askProcessor(config, (client) => fetchCustomer(client, customerId))
    const { districtId, version } = before
    const looked = { districtId, customerId, version, now, eventId, unreturned }
    const left = await database.tenant(districtId, (transaction) => takeOver(services, transaction, looked))
    if (left === 'done') return
    if (left === 'again') continue
    for (const paymentId of left) await giveBack(services, looked, paymentId)
  }
  log.warn({ looks: MOST_LOOKS }, 'A customer of the card processor did not come to rest.')
  throw new CardTrouble('silent', 'restless')
}

/** Forgets a customer deleted at the processor: what it paid for is taken over, the next payment makes a new one. */
export async function forgetCustomer(services: Looking, customerId: string): Promise<void> {
  await reconcileCustomer(services, customerId).catch((error) => {
    if (!isGone(error)) throw error
  })
  await services.database.platform(({ db }) => dropCustomer(db, customerId))
}

interface Looked {
  readonly districtId: DistrictId
  readonly customerId: string
  readonly version: number
  readonly now: CustomerNow
  readonly eventId: string | null
  /** Payments that could not be given back: people have to. */
  readonly unreturned: Set<string>
}

/** Brings orders to what the processor has; says which payments must go back first, or that somebody else looked since. */
async function takeOver(
  services: Looking,
  transaction: WholeTransaction,
  { districtId, customerId, version, now, eventId, unreturned }: Looked,
): Promise<'done' | 'again' | readonly string[]> {
  const { db } = transaction
  const row = await lockCustomer(db, customerId)
  if (row?.version !== version) return 'again'
  const context = await billingContextOf(transaction, services, {
    districtId,
    requestId: eventId ?? randomUUID(),
    actor: null,
  })
  const orders = await cardOrders(context)
  const acts = cardActs(orders, now.payments)
  const refund = acts.refund.filter((id) => !unreturned.has(id))
  if (refund.length > 0) return refund
  if (eventId && !(await keepHeard(db, eventId, services.now()))) return 'done'
  await carryOut(context, acts)
  const isOther = now.cardId !== null && now.cardId !== row.cardId
  const isOwed = orders.some((it) => it.isUnattended && it.state === 'owed')
  // Another card may pay what the last one did not.
  if (isOther && isOwed) await enqueue(transaction, 'cards.renew', { id: String(districtId) })
  if (now.isGone) await dropCustomer(db, customerId)
  else await setCard(db, customerId, now.cardId)
  if (acts.wrong.length > 0)
    services.log.error(
      { districtId, payments: acts.wrong },
      'A payment by card has another amount than its order.',
    )
  return 'done'
}

async function carryOut(context: BillingContext, acts: CardActs): Promise<void> {
  const { settle, fail, takeBack, dispute } = acts
  const { db, place } = context
  const districtId = place.district.id
  for (const { orderId, paymentId } of settle) {
    await insertPayment(db, { districtId, orderId, paymentId })
    await settleOrder(context, orderId, { at: place.now, how: 'Card' })
  }
  for (const orderId of takeBack) await voidOrder(context, orderId, 'The card payment was refunded.')
  for (const { orderId, state } of dispute) {
    const order = await findOrder(db, orderId)
    if (!order) continue
    await setDispute(db, orderId, state)
    await tellOfDispute(context, order, state)
    await context.record('plan.card-dispute', { kind: 'district', id: districtId }, [
      { what: 'Dispute', from: null, to: disputeWords[state] },
    ])
  }
  for (const orderId of fail) {
    const event = { id: `payment-failed ${orderId}`, kind: 'payment-failed' as const, at: place.now, orderId }
    const isNews = await recordPlanEvent(db, districtId, event)
    const order = isNews && (await findOrder(db, orderId))
    if (!order) continue
    await tellOfRefusal(context, order)
    await context.record('plan.card-refused', { kind: 'district', id: districtId })
  }
}

async function cardOrders({ db }: BillingContext): Promise<CardOrder[]> {
  const [orders, paidBy] = [await listOrders(db), await paymentsByOrder(db)]
  return orders.map((order) => ({
    id: order.id,
    state: order.state,
    totalCents: order.totalCents,
    isUnattended: isUnattended(order),
    isReplaced: order.state === 'pending' && orders.some((other) => replaces(other, order)),
    paidBy: paidBy.get(order.id)?.paymentId ?? null,
    dispute: order.dispute,
  }))
}

/** Whether nobody placed an order: its term was renewed by itself. */
export function isUnattended({ payBy, placedById }: Pick<ListedOrder, 'payBy' | 'placedById'>): boolean {
  return payBy === 'card' && placedById === null
}

function replaces(other: ListedOrder, order: ListedOrder): boolean {
  const holds = other.state === 'owed' || other.state === 'paid'
  const isThen = other.startsOn <= order.endsOn && order.startsOn <= other.endsOn
  return holds && isThen && order.schools.some((id) => other.schools.includes(id))
}

async function giveBack(services: Looking, { districtId, now, unreturned }: Looked, paymentId: string) {
  const { config, database, log } = services
  const key = { idempotencyKey: `refund ${paymentId}` }
  try {
    await askProcessor(config, (client) => client.refunds.create({ payment_intent: paymentId }, key))
  } catch (error) {
    if (!(error instanceof CardTrouble) || error.kind === 'silent') throw error
    unreturned.add(paymentId)
    log.error(
      { districtId, payment: paymentId, code: error.code },
      'A payment by card could not be given back.',
    )
    return
  }
  const { orderId } = now.payments.find(({ id }) => id === paymentId) ?? {}
  await database.tenant(districtId, async (transaction) => {
    const happening = { districtId, requestId: randomUUID(), actor: null }
    const context = await billingContextOf(transaction, services, happening)
    const order = orderId && (await findOrder(context.db, orderId))
    if (!order) return
    await tellOfRefund(context, order)
    await context.record('plan.card-refund', { kind: 'district', id: districtId })
  })
}
