import { Day } from '@corridor/domain/calendar/calendar'
import { SchoolId } from '@corridor/domain/people/ids'
import { Catalogue } from '@corridor/domain/plan/catalogue'
import { planStates } from '@corridor/domain/plan/plan'
import { filledLine, tidyLines } from '@corridor/domain/words/plain-text'
import * as z from 'zod/mini'
import { Bytes, endpoint } from '../endpoint.ts'
import { Email } from '../sign-in/auth.ts'
import {
  AccountView,
  DocumentView,
  NextOrderView,
  OrderView,
  TermYears,
  VendorFile,
} from './billing-views.ts'

export const PlanView = z.object({
  state: z.enum(planStates),
  /** When the running trial began; null where none runs. */
  trialBeganOn: z.nullable(Day),
  /** The last days of use in the district’s calendar; null where there never was a trial or a term. */
  trialEndsOn: z.nullable(Day),
  endsOn: z.nullable(Day),
  /** The last day on which use that is not paid for goes on in full; null where everything is paid. */
  payBy: z.nullable(Day),
  /** Whether the district said that the plan does not go on after its term. */
  isCancelled: z.boolean(),
})
export type PlanView = z.infer<typeof PlanView>

/** A chosen order, with the price that was seen. The id is made by the browser: sent twice, it is done once. */
const chosen = {
  id: z.uuid(),
  schools: z.array(SchoolId).check(z.minLength(1, 'Choose at least one school.'), z.maxLength(2000)),
  years: TermYears,
  expectedCents: z.int().check(z.nonnegative()),
}

/** A postal address has at most as many lines as fit at the head of a page. */
const asAnAddress = z.refine<string>((it) => it.split(/\r\n?|\n/).length <= 12, 'Use at most 12 lines.')

const orderProblems = ['price-changed', 'school-not-found', 'school-has-plan', 'too-many-orders'] as const

export const billing = {
  show: endpoint({
    method: 'GET',
    path: '/billing',
    summary: 'The plan, what it costs, what was ordered, and every quote, invoice and receipt',
    access: 'billing.manage',
    gate: 'open',
    response: z.object({
      /** Today in the district’s time zone: days left are counted from it. */
      today: Day,
      plan: PlanView,
      /** The active schools, by name. */
      schools: z.array(
        z.object({
          id: SchoolId,
          name: z.string(),
          gradeSpan: z.string(),
          /** How many active educators teach at the school today. */
          educators: z.int(),
          /** The last day that was ordered for the school; null where none is, or it is over. */
          coveredUntil: z.nullable(Day),
        }),
      ),
      prices: Catalogue,
      next: NextOrderView,
      account: AccountView,
      card: z.object({
        /** Whether this server takes cards. */
        isReady: z.boolean(),
        isOnFile: z.boolean(),
      }),
      /** The orders, the newest first. */
      orders: z.array(OrderView),
      /** The documents, the newest first. */
      documents: z.array(DocumentView),
      vendorFiles: z.array(VendorFile),
      supportEmail: z.string(),
    }),
  }),
  quote: endpoint({
    method: 'POST',
    path: '/billing/quote',
    summary: 'A numbered quote for schools and years, valid for 60 days',
    access: 'billing.manage',
    gate: 'open',
    problems: orderProblems,
    body: z.strictObject(chosen),
    response: z.object({ document: DocumentView }),
  }),
  purchaseOrder: endpoint({
    method: 'POST',
    path: '/billing/purchase-order',
    summary: 'Order schools by purchase order or invoice: full use at once, and an invoice due in 30 days',
    access: 'billing.manage',
    gate: 'open',
    problems: [...orderProblems, 'quote-not-valid', 'file-not-found', 'invoice-overdue'],
    body: z.strictObject({
      ...chosen,
      purchaseOrder: z.nullable(filledLine('Enter the number of the purchase order.', 60)),
      /** The file of the purchase order, sent in before. */
      fileId: z.nullable(z.uuid()),
      /** The quote that is ordered: its price and its term hold. */
      quoteId: z.nullable(z.uuid()),
    }),
    response: z.object({ order: OrderView, document: DocumentView }),
  }),
  checkout: endpoint({
    method: 'POST',
    path: '/billing/checkout',
    summary: 'The page of the card processor where an order, or an invoice that is owed, is paid',
    access: 'billing.manage',
    gate: 'open',
    problems: [
      ...orderProblems,
      'order-not-found',
      'order-not-owed',
      'cards-not-taken',
      'card-service-silent',
    ],
    body: z.union([z.strictObject(chosen), z.strictObject({ orderId: z.uuid() })]),
    response: z.object({ address: z.url() }),
  }),
  portal: endpoint({
    method: 'POST',
    path: '/billing/card-portal',
    summary: 'The page of the card processor where the card on file is changed or taken away',
    access: 'billing.manage',
    gate: 'open',
    problems: ['no-card-on-file', 'cards-not-taken', 'card-service-silent'],
    response: z.object({ address: z.url() }),
  }),
  account: endpoint({
    method: 'PUT',
    path: '/billing/account',
    summary: 'Whom bills go to, and whether terms are renewed by card',
    access: 'billing.manage',
    gate: 'open',
    body: z.strictObject({
      billTo: tidyLines(400).check(asAnAddress),
      payablesEmail: z.nullable(Email.check(z.email('Enter an email address such as name@school.org.'))),
      renewsByCard: z.boolean(),
    }),
    response: z.object({ account: AccountView }),
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/billing/cancellation',
    summary: 'The plan does not go on after its term',
    access: 'billing.manage',
    gate: 'open',
    problems: ['nothing-to-cancel'],
    response: z.object({ plan: PlanView }),
  }),
  resume: endpoint({
    method: 'DELETE',
    path: '/billing/cancellation',
    summary: 'Take a cancellation back',
    access: 'billing.manage',
    gate: 'open',
    response: z.object({ plan: PlanView }),
  }),
  document: endpoint({
    method: 'GET',
    path: '/billing/documents/:documentId',
    summary: 'A quote, an invoice, a receipt or a credit note as PDF, for good',
    access: 'billing.manage',
    gate: 'open',
    problems: ['document-not-found'],
    params: z.strictObject({ documentId: z.uuid() }),
    response: Bytes,
  }),
  vendorFile: endpoint({
    method: 'GET',
    path: '/billing/vendor-files/:name',
    summary: 'The W-9 or the data agreement of Corridor, where there is one',
    access: 'billing.manage',
    gate: 'open',
    problems: ['file-not-found'],
    params: z.strictObject({ name: VendorFile }),
    response: Bytes,
  }),
  planEnd: endpoint({
    method: 'GET',
    path: '/billing/plan-end',
    summary: 'When the plan ended, and who can turn it on again',
    access: 'login',
    gate: 'open',
    response: z.object({
      /** The last day of use, as the district's calendar has it; null while the plan runs, or if there never was one. */
      endedOn: z.nullable(Day),
      wasTrial: z.boolean(),
      /** The people who look after billing: contacts first, then administrators, by name. */
      contacts: z.array(z.string()),
      /** Whether a reminder went out today; there is one a day, whoever sends it. */
      wasRemindedToday: z.boolean(),
      /** The last day on which somebody can export their own visits; null while the plan runs, and after that day. */
      exportUntil: z.nullable(Day),
    }),
  }),
  remind: endpoint({
    method: 'POST',
    path: '/billing/reminder',
    summary: 'Mail those who look after billing that somebody misses the plan; once a day',
    access: 'login',
    gate: 'open',
    problems: ['already-reminded', 'nobody-to-remind', 'plan-is-current'],
    response: z.object({}),
  }),
}
