import type { contract } from '@corridor/contract/contract'
import type { RequestOf, ResponseOf } from '@corridor/contract/endpoint'
import { Problem } from '@corridor/contract/problems'
import { addDays } from '@corridor/domain/calendar/calendar'
import type { ActorContext } from '../../../http/mount.ts'
import { takeTurns } from '../../districts/take-turns.ts'
import { findDocument, type ListedDocument } from '../documents/documents.queries.ts'
import { issueQuote } from '../documents/issue-document.ts'
import { documentView, orderView } from './order-view.ts'
import { listOrders } from './orders.queries.ts'
import { placeOrder, refuseTooMany } from './place-order.ts'
import { priceNow, quotesHoldingNow } from './read-next.ts'

const QUOTE_DAYS = 60

type QuoteCall = typeof contract.billing.quote

export async function askQuote(
  context: ActorContext,
  { body }: RequestOf<QuoteCall>,
): Promise<ResponseOf<QuoteCall>> {
  const { db, place, record } = context
  await takeTurns(db)
  const known = await findDocument(db, body.id)
  if (known) return { document: await quoteView(context, known) }
  await refuseTooMany(context)
  const quoted = await priceNow(context, body)
  const quote = await issueQuote(context, body.id, quoted, addDays(place.today, QUOTE_DAYS))
  await record('plan.quote', { kind: 'district', id: place.district.id }, [
    { what: 'Quote', from: null, to: quote.number },
  ])
  return { document: await quoteView(context, quote) }
}

async function quoteView(context: ActorContext, quote: ListedDocument) {
  return documentView(quote, await listOrders(context.db), await quotesHoldingNow(context))
}

type OrderCall = typeof contract.billing.purchaseOrder

/** Orders by purchase order or invoice: full use at once. */
export async function orderByInvoice(
  context: ActorContext,
  { body }: RequestOf<OrderCall>,
): Promise<ResponseOf<OrderCall>> {
  const placedById = context.actor.userId
  await refuseOverdue(context, body.id)
  const placing = { ...body, payBy: 'invoice' as const, isPending: false, placedById }
  const { order, invoice } = await placeOrder(context, placing)
  // An id that a card order has already: it was not placed this way.
  if (!invoice) throw new Problem('price-changed')
  return { order: orderView(order), document: documentView(invoice, [order]) }
}

/**
 * Refuses a next order while an invoice is overdue: full use on trust is for who pays, and each new invoice would open
 * another month.
 */
async function refuseOverdue({ db, place }: ActorContext, id: string): Promise<void> {
  await takeTurns(db)
  const orders = await listOrders(db)
  if (orders.some((it) => it.id === id)) return
  if (orders.some(({ state, dueOn }) => state === 'owed' && dueOn < place.today))
    throw new Problem('invoice-overdue')
}
