import type { NavigateFunction } from 'react-router'
import { cache } from '../../api/cache.ts'

/** Leads somebody who has just signed in to a page: they must not see anything that somebody else read in this tab. */
export async function enter(navigate: NavigateFunction, to = '/'): Promise<void> {
  cache.removeQueries({ type: 'inactive' })
  await navigate(to, { replace: true })
}
