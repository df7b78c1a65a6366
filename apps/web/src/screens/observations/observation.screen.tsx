import { ObservationId } from '@corridor/domain/observation/observation'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { matchPath, redirect, useLocation } from 'react-router'
import { inTime } from '../../api/in-time.ts'
import { currentUser } from '../../api/session.ts'
import { Unreachable } from '../../api/wire.ts'
import { NeedsConnection } from '../../device/notices/needs-connection.tsx'
import { openDevice } from '../../device/open-device.ts'
import { screen } from '../../routing/screen.ts'
import { copyOf, observationOf } from './observation-queries.ts'
import { CopyView } from './record/copy-view.tsx'
import { ObservationView } from './record/observation-view.tsx'

export default screen({ load, Component: Page })

/** Loads the observation, each time anew: devices send and educators read without a word to this page. */
async function load(cache: QueryClient, url: URL) {
  const { id, copy } = askedIn(url)
  try {
    const { isAboutMe, mayReply } = await inTime(cache.fetchQuery({ ...observationOf(id), staleTime: 0 }))
    const user = currentUser()
    // The device keeps what they write; what they wrote before is shown at once.
    if (user && (isAboutMe || mayReply)) await openDevice(user.id)
    if (copy) await inTime(cache.fetchQuery(copyOf(id, copy)))
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error
  }
}

/** The observation of an address, and which copy of it; without one, the observation as it stands. */
function askedIn({ pathname, search }: Pick<URL, 'pathname' | 'search'>) {
  const { params } = matchPath('/observations/:toolTypeId/view/:id', pathname) ?? {}
  const { data } = ObservationId.safeParse(params?.id)
  if (data === undefined) throw redirect('/404')
  const copy = new URLSearchParams(search).get('copy') ?? ''
  return { id: data, copy: /^\d{1,4}$/.test(copy) ? Number(copy) : 0 }
}

function Page() {
  const { id, copy } = askedIn(useLocation())
  const observation = useQuery(observationOf(id))
  const earlier = useQuery({ ...copyOf(id, copy), enabled: copy > 0 })
  const again = () => Promise.all([observation.refetch(), copy > 0 && earlier.refetch()])
  if (!observation.data || (copy > 0 && !earlier.data)) {
    return <NeedsConnection title="Observation" onRetry={again} />
  }
  if (earlier.data) return <CopyView observation={observation.data} copy={earlier.data} />
  return <ObservationView key={id} observation={observation.data} />
}
