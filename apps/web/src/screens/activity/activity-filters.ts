import type { RequestOf } from '@corridor/contract/endpoint'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call, contract } from '../../api/client.ts'

const { list } = contract.audit

export type Filters = Pick<RequestOf<typeof list>['query'], 'event' | 'actor' | 'from' | 'to'>

/** The filters in the address; invalid ones are left out. */
export function filtersOf(search: URLSearchParams): Filters {
  const { event, actor, from, to } = list.query.shape
  const asked = (name: keyof Filters) => search.get(name) ?? undefined
  return {
    event: event.safeParse(asked('event')).data,
    actor: actor.safeParse(asked('actor')).data,
    from: from.safeParse(asked('from')).data,
    to: to.safeParse(asked('to')).data,
  }
}

/** The address with one filter set, or removed. */
export function searchWith(search: URLSearchParams, name: keyof Filters, value: string): URLSearchParams {
  const next = new URLSearchParams(search)
  if (value) next.set(name, value)
  else next.delete(name)
  return next
}

const FIRST_PAGE = ''

export function trailOf(filters: Filters) {
  return infiniteQueryOptions({
    queryKey: [list.path, filters],
    queryFn: ({ pageParam }) => call(list, { query: { ...filters, after: pageParam || undefined } }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ next }) => next,
    // Each reading of the trail is recorded under the person’s name: it is never asked for without them.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}
