import type { contract } from '@corridor/contract/contract'
import type { ResponseOf } from '@corridor/contract/endpoint'
import { SchoolId } from '@corridor/domain/people/ids'
import { usualCatalogue } from '@corridor/domain/plan/catalogue'

type BillingView = ResponseOf<typeof contract.billing.show>

/** The billing page of a district on trial, with two schools. */
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
    plan: { state: 'trialing', trialEndsOn: '2026-11-03', endsOn: null, payBy: null, isCancelled: false },
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
