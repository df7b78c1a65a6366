import type { QueryClient } from '@tanstack/react-query'
import { redirect } from 'react-router'
import { Unreachable } from '../../../api/wire.ts'
import { settleSchool } from '../../../frame/navigation/chosen-school.ts'
import { listAt } from '../../../people/educator-queries.ts'
import { pathOf } from '../../../report/address/report-place.ts'

/** Loads the educators to choose from; without a connection the chooser says so itself. */
export async function loadEducators(cache: QueryClient, url: URL) {
  settleSchool(url)
  const listed = await listedAt(cache, url)
  const [only] = listed?.items ?? []
  // An educator reads of nobody but themselves, so there is nothing to choose. Somebody who adds educators may have
  // others to find.
  const isAlone = listed?.found === 1 && !listed.mayAdd && url.search === ''
  if (only && isAlone) throw redirect(pathOf({ kind: 'educator', id: only.id }))
}

async function listedAt(cache: QueryClient, url: URL) {
  try {
    return await cache.ensureQueryData({ ...listAt(url.searchParams), retry: false })
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error
    return undefined
  }
}
