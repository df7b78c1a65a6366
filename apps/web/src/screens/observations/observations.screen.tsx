import type { contract } from '@corridor/contract/contract'
import type { ResponseOf } from '@corridor/contract/endpoint'
import { TEACHER_CONFERENCE } from '@corridor/domain/observation/conference'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { inTime } from '../../api/in-time.ts'
import { loadUser } from '../../api/session.ts'
import { Unreachable } from '../../api/wire.ts'
import ThoseBack from '../../device/notices/those-back.tsx'
import { Unreadable } from '../../device/notices/unreadable.tsx'
import { openDevice } from '../../device/open-device.ts'
import { useOpenDevice } from '../../device/use-device.ts'
import { PageHeader } from '../../frame/header/page-header.tsx'
import { useListAddress } from '../../frame/list/list-address.ts'
import { hasSeveralSchools, settleSchool } from '../../frame/navigation/chosen-school.ts'
import { isOnlyObserved } from '../../frame/navigation/navigation-entries.ts'
import { useUser } from '../../frame/use-user.ts'
import { foundWords } from '../../observation/observation-words.ts'
import { screen } from '../../routing/screen.ts'
import { ConferencesPage, conferencesAt } from './conferences/conferences-page.tsx'
import { ObservationsFilters } from './list/observations-filters.tsx'
import { ObservationsFound } from './list/observations-found.tsx'
import styles from './list/observations-list.module.css'
import { OnDevice } from './list/on-device.tsx'
import { useKeptHere } from './list/use-kept-here.ts'
import { listAt, schoolsRead } from './observation-queries.ts'

export default screen({ load, Component: Observed })

type Listed = ResponseOf<typeof contract.observations.list>

/** Loads the list, each time anew: devices save and send without a word to this page. */
async function load(cache: QueryClient, url: URL) {
  const user = await loadUser()
  // Who has one school filters this list by all schools they have observed at.
  if (hasSeveralSchools()) settleSchool(url)
  // A browser that keeps nothing still shows what the server has.
  if (user) await openDevice(user.id).catch(() => {})
  try {
    await inTime(askAnew(cache, url.searchParams))
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error
  }
}

async function askAnew(cache: QueryClient, search: URLSearchParams): Promise<unknown> {
  if (isOfConferences(search)) return cache.fetchQuery({ ...conferencesAt(search), staleTime: 0 })
  return Promise.all([
    cache.fetchQuery({ ...listAt(search), staleTime: 0 }),
    cache.prefetchQuery(schoolsRead),
  ])
}

/** Whether an address asks for conferences alone. */
function isOfConferences(search: URLSearchParams | string): boolean {
  return new URLSearchParams(search).get('tool') === String(TEACHER_CONFERENCE)
}

/** The list of observations; conferences have a page of their own: when, where and how far they have come. */
function Observed() {
  return isOfConferences(useLocation().search) ? <ConferencesPage /> : <Observations />
}

function Observations() {
  const list = useListAddress('/observations')
  const { data: asked, isError, refetch } = useQuery(listAt(list.search))
  const { unknown, waiting, queued, removed } = useKeptHere(list, isError && !asked)
  const data = asked && without(removed, asked)
  const schools = useQuery(schoolsRead).data?.schools ?? []
  const device = useOpenDevice()
  const educator = data?.items[0]?.educator.name ?? unknown[0]?.document.educator.name
  return (
    <>
      <PageHeader title={isOnlyObserved(useUser()) ? 'Visits' : 'Observations'}>
        {data && data.found > 0 && foundWords(data.found)}
      </PageHeader>
      <ObservationsFilters list={list} schools={data ? schools : []} educator={educator} />
      <div className={styles.notices}>
        {device && <Unreadable device={device} />}
        <ThoseBack />
      </div>
      <OnDevice kept={unknown} queued={queued} />
      <ObservationsFound
        list={list}
        found={data}
        hasSchools={schools.length > 1}
        waiting={waiting}
        queued={queued}
        isAlone={unknown.length === 0}
        onRetry={refetch}
      />
    </>
  )
}

/** The list without drafts that were deleted here, which are gone at once, whenever the server hears of it. */
function without(removed: ReadonlySet<string>, list: Listed): Listed {
  const items = list.items.filter(({ id }) => !removed.has(id))
  return { ...list, items, found: list.found - (list.items.length - items.length) }
}
