import type { DocumentView, OrderView } from '@corridor/contract/district/billing-views'
import type { ListedDocument } from '../documents/documents.queries.ts'
import type { ListedOrder, OrderRow } from './orders.queries.ts'

/** An order that was placed this moment: nobody paid for it yet. */
export function orderView(order: OrderRow): OrderView {
  const schools = [...new Set(order.lines.map(({ schoolId }) => schoolId))]
  return { ...order, schools, dispute: null }
}

/** A billing document, with the state of the order that it belongs to, or that was placed with it. */
export function documentView(
  document: ListedDocument,
  orders: readonly Pick<ListedOrder, 'id' | 'quoteId' | 'state'>[],
  quoteHolds: (quoted: NonNullable<ListedDocument['quoted']>) => boolean = () => false,
): DocumentView {
  const placed = orders.filter(({ id, quoteId }) => id === document.orderId || quoteId === document.id)
  // A quote whose order was taken back can be ordered again.
  const order = placed.find(({ state }) => document.kind !== 'quote' || state !== 'void')
  const { quoted } = document
  return {
    ...document,
    quoted: quoted && { schools: [...quoted.schools], years: quoted.years, holds: quoteHolds(quoted) },
    orderState: order?.state ?? null,
  }
}
