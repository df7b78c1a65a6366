import { Problem } from '@corridor/contract/problems'
import type { Day } from '@corridor/domain/calendar/calendar'
import { lastInstantOf } from '@corridor/domain/clock/last-instant'
import type { SchoolId, UserId } from '@corridor/domain/people/ids'
import type { TermYears } from '@corridor/domain/plan/catalogue'
import { dueOn } from '@corridor/domain/plan/order'
import { takeTurns } from '../../districts/take-turns.ts'
import { findAccount, hasFile } from '../account/account.queries.ts'
import type { PayBy, Quoted } from '../billing.tables.ts'
import { findDocument, findIssued, type ListedDocument } from '../documents/documents.queries.ts'
import { issueInvoice } from '../documents/issue-document.ts'
import { recordPlanEvent } from '../record-plan-event.ts'
import type { BillingContext } from './billing-context.ts'
import { countAsked, findOrder, insertOrder, isQuoteOrdered, type OrderRow } from './orders.queries.ts'
import { priceNow, quotesHoldingNow } from './read-next.ts'

const MOST_ASKED = 40
const DAY_MS = 86_400_000

export interface NewOrder {
  /** The order's id, made by who places it: placed twice, it is one. */
  readonly id: string
  readonly schools: readonly SchoolId[]
  readonly years: TermYears
  /** The price that whoever placed the order saw; null where a term is renewed by itself. */
  readonly expectedCents: number | null
  readonly payBy: PayBy
  /** Whether the order waits for its first payment: it opens nothing and has no invoice until `settleOrder`. */
  readonly isPending: boolean
  readonly placedById: UserId | null
  readonly purchaseOrder?: string | null
  readonly fileId?: string | null
  readonly quoteId?: string | null
  /** The first day, where somebody of the vendor chose it; absent: as an order of today has it. */
  readonly startsOn?: Day
}

interface Placed {
  readonly order: OrderRow
  /** The order's invoice; null while the order is pending. */
  readonly invoice: ListedDocument | null
}

/** Places an order. Orders of a district wait for each other: of two for one school the second is refused. */
export async function placeOrder(context: BillingContext, given: NewOrder): Promise<Placed> {
  const { db } = context
  await takeTurns(db)
  const known = await findOrder(db, given.id)
  if (known) return { order: known, invoice: (await findIssued(db, known.id, 'invoice')) ?? null }
  await refuseTooMany(context)
  const { fileId = null } = given
  if (fileId !== null && !(await hasFile(db, fileId, 'purchase-order'))) throw new Problem('file-not-found')
  const asked = given.quoteId ? await quotedAs(context, given.quoteId, given) : await priceNow(context, given)
  const order = await keepOrder(context, given, asked)
  if (given.isPending) return { order, invoice: null }
  await openOrder(context, order)
  const invoice = await issueInvoice(context, order)
  await context.record('plan.order', { kind: 'district', id: order.districtId }, [
    { what: 'Invoice', from: null, to: invoice.number },
  ])
  return { order, invoice }
}

/** Opens an order: from here on it counts for the plan, paid or not. */
export async function openOrder(context: BillingContext, order: OrderRow): Promise<void> {
  const { db, place } = context
  const { timeZone } = place.district
  await recordPlanEvent(db, order.districtId, {
    id: `ordered ${order.id}`,
    kind: 'ordered',
    at: place.now,
    orderId: order.id,
    endsAt: lastInstantOf(order.endsOn, timeZone),
    dueAt: lastInstantOf(order.dueOn, timeZone),
  })
}

async function keepOrder({ db, place }: BillingContext, given: NewOrder, asked: Quoted): Promise<OrderRow> {
  const account = await findAccount(db)
  const { schools: _, lines, ...priced } = asked
  return insertOrder(db, {
    districtId: place.district.id,
    id: given.id,
    ...priced,
    lines: [...lines],
    state: given.isPending ? 'pending' : 'owed',
    payBy: given.payBy,
    dueOn: dueOn(place.today, asked.startsOn),
    purchaseOrder: given.purchaseOrder ?? null,
    purchaseOrderFileId: given.fileId ?? null,
    quoteId: given.quoteId ?? null,
    billTo: account?.billTo ?? '',
    payablesEmail: account?.payablesEmail ?? null,
    placedAt: place.now,
    placedById: given.placedById,
  })
}

/** The price and the term of a quote, which hold while it does. */
async function quotedAs(context: BillingContext, quoteId: string, given: NewOrder): Promise<Quoted> {
  const { db, place } = context
  const quote = await findDocument(db, quoteId)
  const { offer: quoted = null, validUntil = null } = quote ?? {}
  if (!quoted || validUntil === null || validUntil < place.today) throw new Problem('quote-not-valid')
  const isSame =
    quoted.years === given.years && [...quoted.schools].sort().join() === [...given.schools].sort().join()
  const holds = await quotesHoldingNow(context)
  if (!isSame || (await isQuoteOrdered(db, quoteId)) || !holds(quoted)) throw new Problem('quote-not-valid')
  if (given.expectedCents !== null && given.expectedCents !== quoted.totalCents)
    throw new Problem('price-changed')
  return quoted
}

/** Refuses too many orders and quotes: each makes a document for good, and nobody makes them by the thousand. */
export async function refuseTooMany({ db, place }: BillingContext): Promise<void> {
  const since = new Date(place.now.getTime() - DAY_MS)
  if ((await countAsked(db, since)) >= MOST_ASKED) throw new Problem('too-many-orders')
}
