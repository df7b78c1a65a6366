import type { DistrictPlan } from '@corridor/contract/district/plans'
import type { Endpoint, RequestOf, ResponseOf } from '@corridor/contract/endpoint'
import type { DistrictId } from '@corridor/domain/people/ids'
import { infiniteQueryOptions, useMutation } from '@tanstack/react-query'
import { cache } from '../../../api/cache.ts'
import { call, contract, query } from '../../../api/client.ts'
import { failed } from '../../../api/failed.tsx'
import { billingRefusalWords } from '../../../billing/billing-refusal-words.ts'

const { list, show } = contract.plans

export const districtsNamed = (search: string) =>
  infiniteQueryOptions({
    queryKey: [list.path, search],
    queryFn: ({ pageParam }) =>
      call(list, { query: { search: search || undefined, after: pageParam || undefined } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })

export const planOf = (districtId: DistrictId) => query(show, { params: { districtId } })

type Change = Endpoint & { readonly response: typeof show.response }

/** Changes a district’s plan; its page shows how the plan stands then. `onDone` closes the form. */
export function usePlanChange<E extends Change>(spec: E, { id }: DistrictPlan, onDone: () => void) {
  return useMutation({
    mutationFn: (request: RequestOf<E>): Promise<ResponseOf<E>> => call(spec, request),
    onSuccess: (plan) => {
      cache.setQueryData(planOf(id).queryKey, plan as DistrictPlan)
      void cache.invalidateQueries({ queryKey: [list.path] })
      onDone()
    },
    onError: (error) => {
      // Somebody else may have changed the plan that the decision was about.
      void cache.invalidateQueries({ queryKey: planOf(id).queryKey })
      failed(error, {
        message: billingRefusalWords(
          error,
          'Nothing was changed. What you typed is still here. Please try again later.',
        ),
      })
    },
  })
}
