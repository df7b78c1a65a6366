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
/** `pending`: waits for its first payment by card and opens nothing until then. */
export type OrderState = OrderStanding | 'pending'
export type DocumentKind = 'quote' | 'invoice' | 'receipt' | 'credit-note'
export type BillingFilePurpose = 'purchase-order' | 'tax-certificate'

/** Whom a district's bills go to, and how it pays. */
export const billingAccounts = pgTable(
  'billing_accounts',
  {
    districtId: districtId()
      .primaryKey()
      .references(() => districts.id),
    billTo: text().notNull().default(''),
    /** Where invoices and receipts go, beside the billing contacts; null: nowhere else. */
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
    /** Made by the browser. */
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

/** What a district ordered, with the arithmetic as it was. */
export const planOrders = pgTable(
  'plan_orders',
  {
    districtId: districtId().references(() => districts.id),
    /** Made by the browser: an order sent twice is one. */
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
    /** Null where a term was renewed by itself. */
    placedById: integer().$type<UserId>(),
  },
  (it) => [
    primaryKey({ columns: [it.districtId, it.id] }),
    index().on(it.districtId, it.placedAt),
    ownDistrict(),
  ],
)

/** What happened to a district's plan: only ever added to. The plan itself is made from all of it. */
export const planEvents = pgTable(
  'plan_events',
  {
    districtId: districtId().references(() => districts.id),
    /** Says what it is of, so that what is told twice is kept once. */
    id: text().notNull(),
    kind: text().$type<PlanEvent['kind']>().notNull(),
    at: instant().notNull(),
    orderId: uuid(),
    endsAt: instant(),
    dueAt: instant(),
    /** Said by whoever did it for the district from outside. */
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

/** What a quote offers, so that it can be ordered as it was. */
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
    /** What is on it, until it is drawn. */
    paper: jsonb().$type<BillPaper>(),
    /** Drawn after it was issued, and from then on as it was drawn. */
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

/** What a bank was asked to give back of a payment, and what it decided. */
export type DisputeState = 'open' | 'won' | 'lost'

/** Which payment at the card processor paid for which order. */
export const cardPayments = pgTable(
  'card_payments',
  {
    districtId: districtId().references(() => districts.id),
    paymentId: text().notNull(),
    orderId: uuid().notNull(),
    /** Null where nobody disputed it at their bank. */
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
