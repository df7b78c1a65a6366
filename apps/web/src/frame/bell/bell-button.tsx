import { MOST_UNREAD } from '@corridor/contract/people/notices'
import { Popover } from '@corridor/ui/popover'
import { IconBell } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import { loadChunk } from '../../loading/chunks.ts'
import { useIsPhone } from '../use-is-phone.ts'
import styles from './bell-button.module.css'
import { useUnread } from './use-unread.ts'

// Nothing of it is wanted before somebody opens it.
const BellPanel = lazy(() => loadChunk(() => import('./bell-panel.tsx')))

/** How much is new, and what; on a phone it leads to a page of its own. */
export function BellButton() {
  const isPhone = useIsPhone()
  const { key } = useLocation()
  const unread = useUnread()
  const name = unread > 0 ? `Notifications, ${countWords(unread)} unread` : 'Notifications'
  const sign = (
    <>
      <IconBell size={20} stroke={1.8} aria-hidden />
      {unread > 0 && (
        <span className={styles.count} aria-hidden>
          {countWords(unread)}
        </span>
      )}
    </>
  )
  if (isPhone) {
    return (
      <Link className={styles.bell} to="/notifications" aria-label={name}>
        {sign}
      </Link>
    )
  }
  return (
    // Another page closes it.
    <Popover
      key={key}
      position="bottom-end"
      width={400}
      target={(toggle) => (
        <button type="button" className={styles.bell} aria-label={name} onClick={toggle}>
          {sign}
        </button>
      )}
    >
      <Suspense fallback={<p className={styles.waiting}>Loading…</p>}>
        <BellPanel />
      </Suspense>
    </Popover>
  )
}

function countWords(unread: number): string {
  return unread >= MOST_UNREAD ? `${MOST_UNREAD - 1}+` : String(unread)
}
