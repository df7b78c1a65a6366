import { Empty } from '@corridor/ui/empty'
import { Button } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useSearchParams } from 'react-router'
import { contract, query } from '../../api/client.ts'
import { MarkAllRead } from '../../frame/bell/mark-all-read.tsx'
import { NoticeList } from '../../frame/bell/notice-list.tsx'
import { RecentToasts } from '../../frame/bell/recent-toasts-list.tsx'
import { noteUnread } from '../../frame/bell/unread.ts'
import { PageHeader } from '../../frame/header/page-header.tsx'
import { screen } from '../../routing/screen.ts'
import styles from './notifications.module.css'

export default screen({
  load: (cache, { searchParams }) => cache.fetchQuery(noticesIn(searchParams)),
  Component: Notifications,
})

const NoticeId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The notices of an address: `?before=` goes on where a page ended; an invalid one begins anew. */
function noticesIn(search: URLSearchParams) {
  const before = search.get('before') ?? ''
  return query(contract.notices.list, { query: NoticeId.test(before) ? { before } : {} })
}

function Notifications() {
  const [search] = useSearchParams()
  const { data } = useSuspenseQuery(noticesIn(search))
  const isFirst = !search.has('before')
  // The bell stands above the page, and is not part of it.
  useEffect(() => noteUnread(data.unread), [data])
  return (
    <div className={styles.page}>
      <PageHeader
        title="Notifications"
        action={isFirst && data.items.length > 0 && <MarkAllRead list={data} />}
      >
        What happened in the last 90 days.{' '}
        <Link to="/settings/profile#notifications">Choose which come by email</Link>
      </PageHeader>
      <RecentToasts />
      {data.items.length > 0 ? (
        <div className={styles.card}>
          <NoticeList items={data.items} today={data.today} />
        </div>
      ) : (
        <Empty title={isFirst ? 'Nothing new' : 'No older notifications'}>
          <p>What happens with your observations is told here.</p>
        </Empty>
      )}
      <div className={styles.paging}>
        {!isFirst && (
          <Button variant="default" component={Link} to="/notifications">
            Newest
          </Button>
        )}
        {data.next && (
          <Button variant="default" component={Link} to={`?before=${data.next}`}>
            Older
          </Button>
        )}
      </div>
    </div>
  )
}
