import type { QueryClient } from '@tanstack/react-query'
import { Unreachable } from '../../../api/wire.ts'
import { listAt } from '../../../people/educator-queries.ts'

/** Those to choose from; without a connection the chooser says so itself. */
export async function loadEducators(cache: QueryClient, url: URL) {
  try {
    await cache.ensureQueryData({ ...listAt(url.searchParams), retry: false })
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error
  }
}
