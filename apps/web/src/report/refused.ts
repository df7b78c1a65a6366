import { Refusal } from '@corridor/contract/refusal'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/** Whether a refusal is of the page, not of its filters: no plan, no permission, nothing there. */
function isOfPage(error: unknown): error is Refusal {
  return error instanceof Refusal && [402, 403, 404].includes(error.status)
}

/** Enters a page anew whose data was refused, so that its guard turns the person away. */
export function useRefused(error: Error | null) {
  const navigate = useNavigate()
  // The browser’s address is entered anew.
  useEffect(() => {
    if (isOfPage(error)) navigate(location.pathname + location.search, { replace: true })
  }, [error, navigate])
}

/** Throws, once, what was refused a moment ago, in a screen’s `load`, so that the guard turns the person away. */
export function turnAwayRefused(cache: QueryClient, queryKey: QueryKey) {
  const { error } = cache.getQueryState(queryKey) ?? {}
  if (!isOfPage(error)) return
  cache.removeQueries({ queryKey, exact: true })
  throw error
}
