import { randomUUID } from 'node:crypto'
import type { Day } from '@corridor/domain/calendar/calendar'
import { dayAndYear } from '@corridor/domain/calendar/day-words'
import { dollars } from '@corridor/domain/plan/money'
import { findAccount } from '../account/account.queries.ts'
import type { DocumentKind, Quoted } from '../billing.tables.ts'
import type { BillingContext } from '../orders/billing-context.ts'
import type { OrderRow } from '../orders/orders.queries.ts'
import type { BillPaper } from './bill-paper.ts'
import { findIssued, insertDocument, type ListedDocument, takeNumber } from './documents.queries.ts'
import { mailDocument } from './mail-document.ts'
import { lineColumns, lineRows, sumFacts, termFact, titles } from './paper-words.ts'

/** The number before the first of each kind, which is 10001. */
const BEFORE_FIRST = 10_000
const prefixes: Readonly<Record<DocumentKind, string>> = {
  quote: 'Q',
  invoice: 'INV',
  receipt: 'R',
  'credit-note': 'CN',
}

/** Issues a quote of what was chosen, under the id that its asker gave it. */
export function issueQuote(context: BillingContext, id: string, quoted: Quoted, validUntil: Day) {
  const { supportEmail } = context.config.billing
  return issue(context, {
    id,
    kind: 'quote',
    orderId: null,
    what: quoted,
    billTo: null,
    facts: [{ label: 'Valid until', value: dayAndYear(validUntil) }],
    total: 'Total',
    amountCents: quoted.totalCents,
    closing: [
      `To order, send a purchase order on the Billing page of Corridor, or to ${supportEmail}, with the number of this quote. Full use begins with your order; the invoice is due 30 days after its date, or on the first day of the term if that is later.`,
    ],
    until: `It is valid until ${dayAndYear(validUntil)}.`,
    row: { validUntil, quoted },
  })
}

/** Issues the invoice of an order, which says until when and how it is paid. */
export function issueInvoice(context: BillingContext, order: OrderRow) {
  const { howToPay, supportEmail } = context.config.billing
  return issue(context, {
    ...ofOrder(order),
    kind: 'invoice',
    facts: [{ label: 'Due', value: dayAndYear(order.dueOn) }, ...purchaseOrderFact(order)],
    total: 'Total due',
    amountCents: order.totalCents,
    closing: [
      `Please pay by ${dayAndYear(order.dueOn)} and name this invoice’s number.`,
      ...howToPay,
      `Questions: ${supportEmail}`,
    ],
    until: `It is due on ${dayAndYear(order.dueOn)}.`,
  })
}

/** Issues a receipt: what was paid for an order, when, and how. */
export async function issueReceipt(context: BillingContext, order: OrderRow, paidOn: Day, how: string) {
  return issue(context, {
    ...ofOrder(order),
    kind: 'receipt',
    facts: [
      { label: 'Paid on', value: dayAndYear(paidOn) },
      { label: 'Paid by', value: how },
      ...(await invoiceFact(context, order)),
      ...purchaseOrderFact(order),
    ],
    total: 'Paid in full',
    amountCents: order.totalCents,
    closing: ['Thank you.'],
  })
}

/** Issues a credit note, which takes an order back to the cent. */
export async function issueCreditNote(context: BillingContext, order: OrderRow) {
  return issue(context, {
    ...ofOrder(order),
    kind: 'credit-note',
    facts: [...(await invoiceFact(context, order)), ...purchaseOrderFact(order)],
    total: 'Total credit',
    amountCents: -order.totalCents,
    closing: ['This credit note takes back what is listed above. Nothing is owed for it.'],
  })
}

function ofOrder(order: OrderRow) {
  return { id: randomUUID(), orderId: order.id, what: order, billTo: order.billTo, row: {} }
}

function purchaseOrderFact({ purchaseOrder }: OrderRow): BillPaper['facts'] {
  return purchaseOrder === null ? [] : [{ label: 'Purchase order', value: purchaseOrder }]
}

async function invoiceFact({ db }: BillingContext, { id }: OrderRow): Promise<BillPaper['facts']> {
  const invoice = await findIssued(db, id, 'invoice')
  return invoice ? [{ label: 'Invoice', value: invoice.number }] : []
}

interface Issued {
  readonly id: string
  readonly kind: DocumentKind
  readonly orderId: string | null
  readonly what: Omit<Quoted, 'schools'>
  /** To whom the bill goes; null: as the district has it now. */
  readonly billTo: string | null
  readonly facts: BillPaper['facts']
  readonly total: string
  readonly amountCents: number
  readonly closing: readonly string[]
  /** Until when the document asks for something, as its mail says it. */
  readonly until?: string
  readonly row: { readonly validUntil?: Day; readonly quoted?: Quoted }
}

/** Gives a document its number, keeps all that is on it for good, and mails it: all of it, or nothing. */
async function issue(context: BillingContext, of: Issued): Promise<ListedDocument> {
  const { db, place, config } = context
  const { today, now, district } = place
  const account = await findAccount(db)
  const isExempt = account?.taxExempt ? account.taxExempt.until >= today : false
  const words = {
    title: titles[of.kind],
    letterhead: config.billing.letterhead,
    billTo: (of.billTo ?? account?.billTo ?? '') || district.name,
    facts: [{ label: 'Date', value: dayAndYear(today) }, ...of.facts, termFact(of.what)],
    columns: lineColumns,
    rows: lineRows(of.what),
    sums: [...sumFacts(of.what, isExempt), { label: of.total, value: dollars(of.what.totalCents) }],
    closing: of.closing,
  }
  const number = `${prefixes[of.kind]}-${BEFORE_FIRST + (await takeNumber(db, of.kind))}`
  const document = await insertDocument(db, {
    districtId: district.id,
    id: of.id,
    kind: of.kind,
    number,
    orderId: of.orderId,
    issuedOn: today,
    issuedAt: now,
    amountCents: of.amountCents,
    ...of.row,
    paper: { ...words, number },
  })
  await mailDocument(context, document, of.until)
  return document
}
