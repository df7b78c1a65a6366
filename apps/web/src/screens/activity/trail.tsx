import { dayIn } from '@corridor/domain/calendar/calendar'
import { counted } from '@corridor/domain/words/count-words'
import { Card } from '@corridor/ui/card'
import { Empty } from '@corridor/ui/empty'
import { Button } from '@mantine/core'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { failed } from '../../api/failed.tsx'
import { useUser } from '../../frame/use-user.ts'
import styles from './activity.module.css'
import { byDay, dayTitle } from './activity-days.ts'
import { filtersOf, trailOf } from './activity-filters.ts'
import { TrailFilters } from './trail-filters.tsx'
import { TrailRow } from './trail-row.tsx'

/** The trail of events, newest first, a card for each day. */
export function Trail() {
  const { district } = useUser()
  const [search] = useSearchParams()
  const filters = filtersOf(search)
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useSuspenseInfiniteQuery(trailOf(filters))
  const events = data.pages.flatMap(({ items }) => items)
  const today = dayIn(district.time_zone, new Date())
  const person = events.find(({ actor }) => actor?.id === filters.actor)?.actor?.name
  const showMore = async () => {
    const { error, isFetchNextPageError } = await fetchNextPage()
    if (isFetchNextPageError)
      failed(error, { message: 'More could not be loaded. Please try again later.', retry: showMore })
  }
  return (
    <>
      <TrailFilters filters={filters} person={person} />
      {byDay(events, district.time_zone).map(({ day, entries }) => (
        <Card key={day} title={dayTitle(day, today)}>
          <ol className={styles.events}>
            {entries.map(({ event, times }) => (
              <TrailRow key={event.id} event={event} times={times} />
            ))}
          </ol>
        </Card>
      ))}
      {events.length === 0 && <NothingFound hasFilters={Object.values(filters).some(Boolean)} />}
      {events.length > 0 && (
        <footer className={styles.footer}>
          {hasNextPage && (
            <Button variant="default" onClick={showMore} loading={isFetchingNextPage}>
              Show more
            </Button>
          )}
          <p role="status">
            {hasNextPage
              ? `The newest ${events.length} are shown.`
              : `${counted(events.length, 'entry', 'entries')}.`}
          </p>
        </footer>
      )}
    </>
  )
}

function NothingFound({ hasFilters }: { readonly hasFilters: boolean }) {
  if (!hasFilters) {
    return (
      <Empty title="Nothing has been recorded yet">
        <p>What people do here appears in this list from now on.</p>
      </Empty>
    )
  }
  return (
    <Empty title="Nothing matches these filters">
      <p>
        Choose other days, or <Link to="?">show everything</Link>.
      </p>
    </Empty>
  )
}
