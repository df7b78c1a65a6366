import type { Endpoint, RequestOf } from '@corridor/contract/endpoint'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { failed } from '../../../api/failed.tsx'
import { billingRefusalWords } from '../../../billing/billing-refusal-words.ts'
import { billingChanged } from './billing-view.ts'

/** A call that changes something of the page. A refusal is said, and the page shows how it stands. */
export function useBillingCall<E extends Endpoint>(spec: E, otherwise: string) {
  return useMutation({
    mutationFn: (request: RequestOf<E>) => call(spec, request),
    onSuccess: billingChanged,
    onError: (error) => {
      void billingChanged()
      failed(error, { message: billingRefusalWords(error, otherwise) })
    },
  })
}
