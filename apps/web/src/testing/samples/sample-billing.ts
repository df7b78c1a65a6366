import type { contract } from '@corridor/contract/contract'
import type { PlanView } from '@corridor/contract/district/billing'
import type { ResponseOf } from '@corridor/contract/endpoint'
import { SchoolId } from '@corridor/domain/people/ids'
import { usualCatalogue } from '@corridor/domain/plan/catalogue'

type BillingView = ResponseOf<typeof contract.billing.show>

export const trial: PlanView = {
  state: 'trialing',
  trialBeganOn: '2026-10-04',
  trialEndsOn: '2026-11-03',
  endsOn: null,
  payBy: null,
  isCancelled: false,
}

export function aBilling(given: Partial<BillingView> = {}): BillingView {
  const schools = ['Copper Ridge Middle School', 'Juniper Street Elementary School'].map((name, at) => ({
    id: SchoolId.parse(at + 2),
    name,
    gradeSpan: '6–8',
    educators: at + 1,
    coveredUntil: null,
  }))
  return {
    today: '2026-10-22',
    plan: trial,
    schools,
    prices: usualCatalogue,
    next: { kind: 'first', startsOn: '2026-11-04', endsOn: null, others: 0, schools: [], years: 1 },
    account: { billTo: '', payablesEmail: null, taxExempt: null, renewsByCard: false },
    card: { isReady: false, isOnFile: false },
    orders: [],
    documents: [],
    vendorFiles: [],
    supportEmail: 'support@corridor.example',
    ...given,
  }
}

export const anOrder: BillingView['orders'][number] = {
  id: '0190f6a0-0000-7000-8000-000000000001',
  kind: 'first',
  state: 'owed',
  payBy: 'invoice',
  years: 1,
  startsOn: '2026-11-04',
  endsOn: '2027-06-30',
  schools: [],
  totalCents: 157_150,
  dueOn: '2026-11-21',
  purchaseOrder: null,
  dispute: null,
}
export const anInvoice: BillingView['documents'][number] = {
  id: '0190f6a0-0000-7000-8000-000000000002',
  kind: 'invoice',
  number: 'INV-10001',
  issuedOn: '2026-10-22',
  amountCents: 157_150,
  validUntil: null,
  quoted: null,
  orderId: anOrder.id,
  orderState: 'owed',
}
