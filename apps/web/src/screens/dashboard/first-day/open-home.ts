import type { contract } from '@corridor/contract/contract'
import type { ResponseOf } from '@corridor/contract/endpoint'
import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query'

type Dashboard = ResponseOf<typeof contract.dashboard.show>

/**
 * Opens the home. On the first day it is asked for each time, so that a step is shown as done on return. Without an
 * answer the last one stands.
 */
export function openHome<Key extends readonly unknown[]>(
  cache: QueryClient,
  home: FetchQueryOptions<Dashboard, Error, Dashboard, Key> & { readonly queryKey: Key },
): Promise<Dashboard> {
  const known = cache.getQueryData<Dashboard>(home.queryKey)
  if (!known) return cache.fetchQuery(home)
  if (!known.setup && !known.firstVisit) return Promise.resolve(known)
  return cache.fetchQuery({ ...home, staleTime: 0 }).catch(() => known)
}
