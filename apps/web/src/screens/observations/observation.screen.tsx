import { ObservationId } from '@corridor/domain/observation'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { matchPath, redirect, useLocation } from 'react-router'
import { Unreachable } from '../../api/wire.ts'
import { screen } from '../../screen.ts'
import { NeedsConnection } from './needs-connection.tsx'
import { observationOf } from './observation-queries.ts'
import { ObservationView } from './observation-view.tsx'

export default screen({ load: (cache, { pathname }) => load(cache, idIn(pathname)), Component: Page })

/** Asked for each time: devices send and educators read without a word to this page. */
async function load(cache: QueryClient, id: string) {
  try {
    await cache.fetchQuery({ ...observationOf(id), staleTime: 0 })
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error
  }
}

function idIn(pathname: string): string {
  const { params } = matchPath('/observations/:toolTypeId/view/:id', pathname) ?? {}
  const { data } = ObservationId.safeParse(params?.id)
  if (data === undefined) throw redirect('/404')
  return data
}

function Page() {
  const { data, refetch } = useQuery(observationOf(idIn(useLocation().pathname)))
  if (!data) return <NeedsConnection title="Observation" onRetry={refetch} />
  return <ObservationView key={data.id} observation={data} />
}
