import { randomUUID } from 'node:crypto'
import type { DistrictId, SchoolId } from '@corridor/domain/people/ids'

interface Place {
  readonly id: DistrictId
  readonly rows: (question: string) => Promise<unknown>
  readonly ridge: { readonly id: SchoolId }
}

/** What the vendor would do for a district and its plan. */
export function askedOfPlans({ id: districtId, rows, ridge }: Place) {
  const reason = 'Their business office asked for it.'
  const anOrder = async () => {
    const orderId = randomUUID()
    // Orders of the requests before are deleted: a school is ordered once.
    await rows(`delete from plan_events`)
    await rows(`delete from plan_orders`)
    await rows(
      `insert into plan_orders (district_id, id, kind, state, pay_by, years, starts_on, ends_on, lines,
         subtotal_cents, tax_cents, total_cents, due_on, bill_to, placed_at)
       values (${districtId}, '${orderId}', 'first', 'owed', 'invoice', 1, '2026-10-22', '2027-06-30', '[]',
         0, 0, 0, '2026-11-21', '', '2020-01-01')`,
    )
    return { districtId, orderId }
  }
  return {
    'GET /plans': () => ({ query: { search: 'mill', after: String(districtId) } }),
    'GET /plans/:districtId': () => ({ params: { districtId } }),
    'POST /plans/:districtId/trial': async () => {
      await rows(`delete from plan_events`)
      await rows(`update districts set trial_ends_at = '2026-11-04T06:59:59Z', plan_ends_at = null`)
      return { params: { districtId }, body: { endsOn: '2026-11-20', reason } }
    },
    'POST /plans/:districtId/orders/:orderId/payment': async () => ({
      params: await anOrder(),
      body: { paidOn: '2026-10-20', how: 'check', reference: '10442', reason },
    }),
    'POST /plans/:districtId/orders/:orderId/void': async () => ({
      params: await anOrder(),
      body: { reason },
    }),
    'POST /plans/:districtId/orders/:orderId/correction': async () => ({
      params: await anOrder(),
      body: {
        id: randomUUID(),
        schools: [ridge.id],
        years: 1,
        startsOn: '2026-10-22',
        expectedCents: 82_849,
        purchaseOrder: 'PO-27',
        reason,
      },
    }),
  }
}
