import { momentIn } from '@corridor/domain/calendar/day-words'
import { counted } from '@corridor/domain/words/count-words'
import { Card } from '@corridor/ui/card'
import { Empty } from '@corridor/ui/empty'
import { Note } from '@corridor/ui/note'
import { Button } from '@mantine/core'
import { infiniteQueryOptions, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { call, contract } from '../../../api/client.ts'
import { failed } from '../../../api/failed.tsx'
import { PageHeader } from '../../../frame/header/page-header.tsx'
import { useUser } from '../../../frame/use-user.ts'
import { screen } from '../../../routing/screen.ts'
import styles from './outbox.module.css'
import { OutboxRow } from './outbox-row.tsx'

const { list } = contract.outbox
const MOST_COUNTED = 1_000

const waitingMails = infiniteQueryOptions({
  queryKey: [list.path],
  queryFn: ({ pageParam }) => call(list, { query: { after: pageParam || undefined } }),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next,
})

export default screen({
  load: (cache) => cache.fetchInfiniteQuery({ ...waitingMails, staleTime: 0 }),
  Component: Outbox,
})

/** Emails that have not gone out: to whom, what they are and since when. Never what they say. */
function Outbox() {
  const { time_zone: timeZone } = useUser().district
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useSuspenseInfiniteQuery(waitingMails)
  const items = data.pages.flatMap((page) => page.items)
  const { isSending, waiting } = data.pages[0] ?? { isSending: true, waiting: 0 }
  const [oldest] = items
  const showMore = async () => {
    const { error, isFetchNextPageError } = await fetchNextPage()
    if (isFetchNextPageError)
      failed(error, { message: 'More could not be loaded. Please try again later.', retry: showMore })
  }
  return (
    <div className={styles.page}>
      <PageHeader title="Outbox">Emails of your district that wait to be sent.</PageHeader>
      {isSending ? (
        <p className={styles.how}>
          Corridor sends what waits here by itself, and tries again where a mail server was not ready.
        </p>
      ) : (
        <Note>
          Corridor has no mail server yet, so nothing here goes out. Whoever runs the server sets it up; then
          all of it is sent. Until then, hand records over: as a PDF, or as a link to whoever has an account.
        </Note>
      )}
      {oldest ? (
        <Card
          title={`${waiting < MOST_COUNTED ? counted(waiting, 'email') : `${waiting.toLocaleString('en-US')} or more emails`} waiting`}
          subtitle={`The oldest since ${momentIn(timeZone, oldest.since)}`}
        >
          <ul className={styles.rows}>
            {items.map((mail) => (
              <OutboxRow key={mail.id} mail={mail} timeZone={timeZone} />
            ))}
          </ul>
          {hasNextPage && (
            <Button variant="default" onClick={showMore} loading={isFetchingNextPage}>
              Show more
            </Button>
          )}
        </Card>
      ) : (
        <Empty title="Nothing waits">
          <p>
            Every email of your district has gone out, or came back. What came back is under Observations.
          </p>
        </Empty>
      )}
    </div>
  )
}
