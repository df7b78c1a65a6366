import { ChosenDay, Day } from '@corridor/domain/calendar/calendar'
import { DistrictId, SchoolId } from '@corridor/domain/people/ids'
import { Catalogue } from '@corridor/domain/plan/catalogue'
import { planStates } from '@corridor/domain/plan/plan'
import { filledLine, filledLines, tidyLine, word } from '@corridor/domain/words/plain-text'
import * as z from 'zod/mini'
import { MOST_COUNTED } from '../counted.ts'
import { Bytes, endpoint } from '../endpoint.ts'
import { fromText } from '../text.ts'
import { PlanView } from './billing.ts'
import { DocumentView, OrderView, TermYears } from './billing-views.ts'

const districtId = fromText(DistrictId.check(z.maximum(MOST_COUNTED)))
const ofDistrict = z.strictObject({ districtId })
const ofOrder = z.strictObject({ districtId, orderId: z.uuid() })

/** The reason for everything that the vendor does for a district, which reads it. */
const reason = filledLines('Say why: the district reads it.', 500)

export const paymentWays = ['check', 'bank-transfer', 'card', 'other'] as const

export const PlanEventView = z.object({
  id: z.string(),
  kind: z.enum([
    'trial-began',
    'trial-extended',
    'granted',
    'ordered',
    'paid',
    'payment-failed',
    'voided',
    'cancelled',
    'resumed',
  ]),
  on: Day,
  /** The order that the event is about. */
  orderId: z.nullable(z.uuid()),
  /** Until when a trial or a grant runs. */
  endsOn: z.nullable(Day),
  reason: z.nullable(z.string()),
})
export type PlanEventView = z.infer<typeof PlanEventView>

/** All about a district’s plan, and nothing else about the district. */
export const DistrictPlan = z.object({
  id: DistrictId,
  name: z.string(),
  today: Day,
  plan: PlanView,
  /** The last day to which its trial can be extended; null where it cannot. */
  trialExtendsTo: z.nullable(Day),
  schools: z.array(z.object({ id: SchoolId, name: z.string() })),
  /** What an order of today costs, and whether tax is added to it. */
  prices: Catalogue,
  isTaxExempt: z.boolean(),
  /** The orders, the newest first. */
  orders: z.array(OrderView),
  documents: z.array(DocumentView),
  events: z.array(PlanEventView),
})
export type DistrictPlan = z.infer<typeof DistrictPlan>

/** The vendor’s staff look after plans whatever plan their own district has. */
const ofVendor = { access: 'plan.manage', gate: 'open' } as const
const problems = ['district-not-found', 'second-factor-setup-required'] as const

/** What the vendor does for districts and their bills. */
export const plans = {
  list: endpoint({
    method: 'GET',
    path: '/plans',
    summary: 'Districts and how their plans stand, by name',
    ...ofVendor,
    problems: ['second-factor-setup-required'],
    query: z.strictObject({
      /** Beginnings of words of the district’s name. */
      search: z.optional(tidyLine(100)),
      after: z.optional(word(/^[1-9]\d{0,9}$/, 'Start again from the first page.')),
    }),
    response: z.object({
      items: z.array(
        z.object({
          id: DistrictId,
          name: z.string(),
          state: z.enum(planStates),
          /** The last day of full use, past or to come; of reading where an invoice is overdue. */
          until: z.nullable(Day),
        }),
      ),
      next: z.nullable(z.string()),
    }),
  }),
  show: endpoint({
    method: 'GET',
    path: '/plans/:districtId',
    summary: 'A district’s plan with its orders, documents and all that happened to it',
    ...ofVendor,
    problems,
    params: ofDistrict,
    response: DistrictPlan,
  }),
  document: endpoint({
    method: 'GET',
    path: '/plans/:districtId/documents/:documentId',
    summary: 'A quote, an invoice, a receipt or a credit note of a district as PDF',
    ...ofVendor,
    problems: [...problems, 'document-not-found'],
    params: z.strictObject({ districtId, documentId: z.uuid() }),
    response: Bytes,
  }),
  extendTrial: endpoint({
    method: 'POST',
    path: '/plans/:districtId/trial',
    summary: 'Extend a trial, once and by at most 30 days',
    ...ofVendor,
    problems: [...problems, 'trial-not-extendable'],
    params: ofDistrict,
    body: z.strictObject({ endsOn: ChosenDay, reason }),
    response: DistrictPlan,
  }),
  pay: endpoint({
    method: 'POST',
    path: '/plans/:districtId/orders/:orderId/payment',
    summary: 'Record that an order was paid; a receipt goes out. Sent twice, recorded once',
    ...ofVendor,
    problems: [...problems, 'order-not-found', 'order-not-owed', 'payment-day-not-valid'],
    params: ofOrder,
    body: z.strictObject({
      paidOn: ChosenDay,
      how: z.enum(paymentWays),
      /** The number of a check or a transfer. */
      reference: tidyLine(60),
      reason,
    }),
    response: DistrictPlan,
  }),
  void: endpoint({
    method: 'POST',
    path: '/plans/:districtId/orders/:orderId/void',
    summary: 'Take an order and its invoice back with a credit note. Sent twice, done once',
    ...ofVendor,
    problems: [...problems, 'order-not-found'],
    params: ofOrder,
    body: z.strictObject({ reason }),
    response: DistrictPlan,
  }),
  correct: endpoint({
    method: 'POST',
    path: '/plans/:districtId/orders/:orderId/correction',
    summary: 'Take an order back and place it anew, with other schools, another first day or number',
    ...ofVendor,
    problems: [
      ...problems,
      'order-not-found',
      'order-not-owed',
      'price-changed',
      'school-not-found',
      'school-has-plan',
      'start-not-valid',
      'too-many-orders',
    ],
    params: ofOrder,
    body: z.strictObject({
      /** The new order’s id, made by the browser: sent twice, it is done once. */
      id: z.uuid(),
      schools: z.array(SchoolId).check(z.minLength(1, 'Choose at least one school.'), z.maxLength(2000)),
      years: TermYears,
      startsOn: ChosenDay,
      /** The price of the new order, as the sender of this request saw it. */
      expectedCents: z.int().check(z.nonnegative()),
      purchaseOrder: z.nullable(filledLine('Enter the number of the purchase order.', 60)),
      reason,
    }),
    response: DistrictPlan,
  }),
}
