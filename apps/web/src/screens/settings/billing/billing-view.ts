import type { contract as all } from '@corridor/contract/contract'
import type { ResponseOf } from '@corridor/contract/endpoint'
import { cache } from '../../../api/cache.ts'
import { contract, query } from '../../../api/client.ts'

export type BillingView = ResponseOf<typeof all.billing.show>

export const billing = query(contract.billing.show, {})

/** Asks for the billing page anew: any action on it may have changed all of it. */
export function billingChanged() {
  return cache.invalidateQueries({ queryKey: [contract.billing.show.path] })
}
