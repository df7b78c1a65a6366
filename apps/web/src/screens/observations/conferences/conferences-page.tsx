import { conferences } from '@corridor/contract/observations/conferences'
import { standings } from '@corridor/tools/tools/teacher-conference/standings'
import { Card } from '@corridor/ui/card'
import { Empty } from '@corridor/ui/empty'
import { Button } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { query } from '../../../api/client.ts'
import { PageHeader } from '../../../frame/header/page-header.tsx'
import { askedIn, useListAddress } from '../../../frame/list/list-address.ts'
import { ListFilter } from '../../../frame/list/list-filter.tsx'
import filters from '../../../frame/list/list-filters.module.css'
import { useMayObserve } from '../../../frame/navigation/observe-link.tsx'
import { OnDevice } from '../list/on-device.tsx'
import { useKeptHere } from '../list/use-kept-here.ts'
import { ConferenceList } from './conference-list.tsx'
import styles from './conferences.module.css'
import { standingTitles } from './standing-titles.ts'

/** The conferences that an address asks for; its other parts are for the list of observations. */
export function conferencesAt(search: URLSearchParams) {
  return { ...query(conferences.list, { query: askedIn(search, conferences.list.query) }), retry: false }
}

/** Conferences to come, the next first; then all others. */
export function ConferencesPage() {
  const list = useListAddress('/observations')
  const { data, error, refetch } = useQuery(conferencesAt(list.search))
  const { unknown, queued } = useKeptHere(list, error !== null && !data)
  const isEmpty = data && data.upcoming.length + data.items.length === 0
  return (
    <>
      <PageHeader title="Conferences" action={<PlanButton />}>
        Prepare, talk, agree, and both sign.
      </PageHeader>
      <div className={filters.filters}>
        <ListFilter
          list={list}
          part="standing"
          title="Status"
          choices={standings.map((value) => ({ value, title: standingTitles[value] }))}
        />
        <Button className={filters.filter} variant="default" component={Link} to="/observations">
          All observations
        </Button>
      </div>
      <OnDevice kept={unknown} queued={queued} />
      {error && !data && (
        <Empty title="Not loaded">
          <p>The list could not be loaded. What is on this device is kept.</p>
          <Button variant="default" onClick={() => refetch()}>
            Try again
          </Button>
        </Empty>
      )}
      {data && data.upcoming.length > 0 && (
        <Card title="Coming up">
          <ConferenceList conferences={data.upcoming} />
        </Card>
      )}
      {data && data.items.length > 0 && (
        <Card className={styles.others} title={data.upcoming.length > 0 ? 'Others' : 'All conferences'}>
          <ConferenceList conferences={data.items} />
          <Turns list={list} next={data.next} />
        </Card>
      )}
      {isEmpty && unknown.length === 0 && <None isFiltered={list.search.has('standing')} />}
    </>
  )
}

interface TurnsProps {
  readonly list: ReturnType<typeof useListAddress>
  readonly next: string | null
}

function Turns({ list, next }: TurnsProps) {
  if (next === null && !list.search.has('after')) return null
  return (
    <div className={styles.turns}>
      {list.search.has('after') && (
        <Button variant="default" component={Link} to={list.choosing({})}>
          Newest
        </Button>
      )}
      {next !== null && (
        <Button variant="default" component={Link} to={list.choosing({ after: next })}>
          Earlier ones
        </Button>
      )}
    </div>
  )
}

/** The button to plan a conference, for people who observe. */
function PlanButton() {
  if (!useMayObserve()) return null
  return (
    <Button
      component={Link}
      to="/observations/10/create"
      leftSection={<IconCalendarPlus size={18} stroke={1.8} />}
    >
      Plan a conference
    </Button>
  )
}

function None({ isFiltered }: { readonly isFiltered: boolean }) {
  return isFiltered ? (
    <Empty title="No conference with this status">
      <p>Choose another status, or all of them.</p>
    </Empty>
  ) : (
    <Empty title="No conferences yet">
      <p>A conference is planned here or on an educator’s page, and shows with its day and place.</p>
    </Empty>
  )
}
