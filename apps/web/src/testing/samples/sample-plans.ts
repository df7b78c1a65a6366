import { DistrictPlan } from '@corridor/contract/district/plans'
import { usualCatalogue } from '@corridor/domain/plan/catalogue'
import type * as z from 'zod/mini'

export const anOrderId = '0190f6a0-0000-7000-8000-000000000001'

/** A plan of a district with one school, which owes its first order, unless told otherwise. */
export function aDistrictPlan(given: Partial<z.input<typeof DistrictPlan>> = {}): DistrictPlan {
  return DistrictPlan.parse({
    id: 5,
    name: 'Mill Creek',
    today: '2026-10-22',
    plan: {
      state: 'awaiting-payment',
      trialBeganOn: null,
      trialEndsOn: '2026-10-17',
      endsOn: '2027-06-30',
      payBy: '2026-11-21',
      isCancelled: false,
    },
    trialExtendsTo: null,
    schools: [
      { id: 2, name: 'Mill Creek School' },
      { id: 3, name: 'Sutter Lane' },
    ],
    prices: usualCatalogue,
    isTaxExempt: false,
    orders: [
      {
        id: anOrderId,
        kind: 'first',
        state: 'owed',
        payBy: 'invoice',
        years: 1,
        startsOn: '2026-10-22',
        endsOn: '2027-06-30',
        schools: [2],
        totalCents: 82_849,
        dueOn: '2026-11-21',
        purchaseOrder: 'PO-1',
        dispute: null,
      },
    ],
    documents: [
      {
        id: '0190f6a0-0000-7000-8000-000000000002',
        kind: 'invoice',
        number: 'INV-10001',
        issuedOn: '2026-10-22',
        amountCents: 82_849,
        validUntil: null,
        orderId: anOrderId,
        orderState: 'owed',
        quoted: null,
      },
    ],
    events: [
      {
        id: 'ordered',
        kind: 'ordered',
        on: '2026-10-22',
        orderId: anOrderId,
        endsOn: '2027-06-30',
        reason: null,
      },
    ],
    ...given,
  })
}
