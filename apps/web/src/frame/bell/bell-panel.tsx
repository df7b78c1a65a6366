import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { contract, query } from '../../api/client.ts'
import styles from './bell-panel.module.css'
import { MarkAllRead } from './mark-all-read.tsx'
import { NoticeList } from './notice-list.tsx'
import { RecentToasts } from './recent-toasts-list.tsx'
import { noteUnread } from './use-unread.ts'

const MOST = 8

/** The newest notifications, and a way to all of them. */
export default function BellPanel() {
  const { data, isError } = useQuery({
    ...query(contract.notices.list, { query: {} }),
    // Whoever opens it wants to know how it stands now.
    refetchOnMount: 'always',
  })
  // The number on the bell, which is not part of the panel.
  useEffect(() => {
    if (data) noteUnread(data.unread)
  }, [data])
  const newest = data?.items.slice(0, MOST)
  return (
    <section aria-label="Notifications">
      <header className={styles.header}>
        <h2>Notifications</h2>
        {data && <MarkAllRead list={data} />}
      </header>
      <RecentToasts />
      {!data && (
        <p className={styles.words} role="status">
          {isError ? 'Notifications could not be loaded. Please try again later.' : 'Loading…'}
        </p>
      )}
      {newest?.length === 0 && (
        <p className={styles.words}>Nothing new. What happens with your observations is told here.</p>
      )}
      {data && newest && newest.length > 0 && (
        <div className={styles.list}>
          <NoticeList items={newest} today={data.today} />
        </div>
      )}
      <footer className={styles.footer}>
        <Link to="/notifications">See all</Link>
        <Link to="/settings/profile#notifications">Choose emails</Link>
      </footer>
    </section>
  )
}
