import type { Endpoint, RequestOf } from '@corridor/contract/endpoint'
import { Refusal } from '@corridor/contract/refusal'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { failed } from '../../../api/failed.tsx'
import { billingChanged } from './billing-view.ts'

/** A call that changes something of the page. What is refused is said, and the page shows how it stands. */
export function useBillingCall<E extends Endpoint>(spec: E, otherwise: string) {
  return useMutation({
    mutationFn: (request: RequestOf<E>) => call(spec, request),
    onSuccess: billingChanged,
    onError: (error) => {
      void billingChanged()
      failed(error, { message: refusalWords(error, otherwise) })
    },
  })
}

/** What the server refuses, it says why. */
export function refusalWords(error: unknown, otherwise: string): string {
  if (!(error instanceof Refusal) || error.status >= 500) return otherwise
  return Object.values(error.fields ?? {})[0] ?? error.message
}
