import type { Day } from '@corridor/domain/calendar/calendar'
import type { SchoolId, UserId } from '@corridor/domain/people/ids'
import type { TermYears } from '@corridor/domain/plan/catalogue'
import type { OrderKind } from '@corridor/domain/plan/next-order'
import type { OrderLine, PricedOrder } from '@corridor/domain/plan/order'
import type { OrderStanding, PlanEvent } from '@corridor/domain/plan/plan-events'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { districtId, ownDistrict } from '../../database/tenancy.ts'
import { districts } from '../districts/districts.tables.ts'
import type { BillPaper } from './documents/bill-paper.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const instant = () => timestamp({ withTimezone: true })

export type PayBy = 'invoice' | 'card'
/** The states of an order. `pending`: it waits for its first payment by card and opens nothing until then. */
export type OrderState = OrderStanding | 'pending'
export type DocumentKind = 'quote' | 'invoice' | 'receipt' | 'credit-note'
export type BillingFilePurpose = 'purchase-order' | 'tax-certificate'

/** Billing accounts: to whom a district's bills go, and how it pays. */
export const billingAccounts = pgTable(
  'billing_accounts',
  {
    districtId: districtId()
      .primaryKey()
      .references(() => districts.id),
    billTo: text().notNull().default(''),
    /** The address for invoices and receipts, beside the billing contacts; null: nowhere else. */
    payablesEmail: text(),
    taxFileId: uuid(),
    taxExemptUntil: date().$type<Day>(),
    /** Whether the next term is charged to the card on file by itself. */
    renewsByCard: boolean().notNull().default(false),
  },
  () => [ownDistrict()],
)

/** Purchase orders and certificates that a district sent in. */
export const billingFiles = pgTable(
  'billing_files',
  {
    districtId: districtId().references(() => districts.id),
    /** The file's id, made by the browser. */
    id: uuid().notNull(),
    purpose: text().$type<BillingFilePurpose>().notNull(),
    name: text().notNull(),
    type: text().$type<'application/pdf' | 'image/jpeg' | 'image/png'>().notNull(),
    content: bytea().notNull(),
    uploadedById: integer().$type<UserId>().notNull(),
    uploadedAt: instant().notNull(),
  },
  (it) => [primaryKey({ columns: [it.districtId, it.id] }), ownDistrict()],
)

/** Orders of a district, with the arithmetic as it was. */
export const planOrders = pgTable(
  'plan_orders',
  {
    districtId: districtId().references(() => districts.id),
    /** The order's id, made by the browser: an order sent twice is one. */
    id: uuid().notNull(),
    kind: text().$type<OrderKind>().notNull(),
    /** The order's state by its plan events; kept for lists. */
    state: text().$type<OrderState>().notNull(),
    payBy: text().$type<PayBy>().notNull(),
    years: integer().$type<TermYears>().notNull(),
    startsOn: date().$type<Day>().notNull(),
    endsOn: date().$type<Day>().notNull(),
    lines: jsonb().$type<OrderLine[]>().notNull(),
    subtotalCents: integer().notNull(),
    taxCents: integer().notNull(),
    totalCents: integer().notNull(),
    dueOn: date().$type<Day>().notNull(),
    purchaseOrder: text(),
    purchaseOrderFileId: uuid(),
    quoteId: uuid(),
    billTo: text().notNull(),
    payablesEmail: text(),
    placedAt: instant().notNull(),
    /** Who placed the order; null where a term was renewed by itself. */
    placedById: integer().$type<UserId>(),
  },
  (it) => [
    primaryKey({ columns: [it.districtId, it.id] }),
    index().on(it.districtId, it.placedAt),
    ownDistrict(),
  ],
)

/** Plan events: what happened to a district's plan, only ever added to. The plan itself is made from all of them. */
export const planEvents = pgTable(
  'plan_events',
  {
    districtId: districtId().references(() => districts.id),
    /** An id that says what the event is of, so that an event told twice is kept once. */
    id: text().notNull(),
    kind: text().$type<PlanEvent['kind']>().notNull(),
    at: instant().notNull(),
    orderId: uuid(),
    endsAt: instant(),
    dueAt: instant(),
    /** The reason that somebody from outside gave for what they did for the district. */
    reason: text(),
  },
  (it) => [
    primaryKey({ columns: [it.districtId, it.id] }),
    foreignKey({
      name: 'plan_events_order_fk',
      columns: [it.districtId, it.orderId],
      foreignColumns: [planOrders.districtId, planOrders.id],
    }),
    ownDistrict(),
  ],
)

/** The offer of a quote, so that it can be ordered as it was. */
export interface Quoted extends PricedOrder {
  readonly kind: OrderKind
  readonly years: TermYears
  readonly schools: readonly SchoolId[]
}

/** Quotes, invoices, receipts and credit notes as they were issued; nobody changes one. */
export const billingDocuments = pgTable(
  'billing_documents',
  {
    districtId: districtId().references(() => districts.id),
    id: uuid().notNull(),
    kind: text().$type<DocumentKind>().notNull(),
    number: text().notNull(),
    orderId: uuid(),
    issuedOn: date().$type<Day>().notNull(),
    issuedAt: instant().notNull(),
    /** Until when a quote holds. */
    validUntil: date().$type<Day>(),
    amountCents: integer().notNull(),
    quoted: jsonb().$type<Quoted>(),
    /** What is on the document, until it is drawn. */
    paper: jsonb().$type<BillPaper>(),
    /** The document as it was drawn after it was issued, for good. */
    pdf: bytea(),
  },
  (it) => [
    primaryKey({ columns: [it.districtId, it.id] }),
    unique('billing_documents_number').on(it.number),
    check('billing_documents_drawn_or_not', sql`num_nonnulls(${it.paper}, ${it.pdf}) = 1`),
    index().on(it.districtId, it.issuedAt),
    ownDistrict(),
  ],
)

/** The state of a dispute: what a bank was asked to give back of a payment, and what it decided. */
export type DisputeState = 'open' | 'won' | 'lost'

/** Payments at the card processor, each with the order that it paid for. */
export const cardPayments = pgTable(
  'card_payments',
  {
    districtId: districtId().references(() => districts.id),
    paymentId: text().notNull(),
    orderId: uuid().notNull(),
    /** The dispute about the payment; null where nobody disputed it at their bank. */
    dispute: text().$type<DisputeState>(),
  },
  (it) => [
    primaryKey({ columns: [it.districtId, it.paymentId] }),
    unique('card_payments_order').on(it.districtId, it.orderId),
    foreignKey({
      name: 'card_payments_order_fk',
      columns: [it.districtId, it.orderId],
      foreignColumns: [planOrders.districtId, planOrders.id],
    }),
    ownDistrict(),
  ],
)
