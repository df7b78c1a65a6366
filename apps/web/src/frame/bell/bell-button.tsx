import { MOST_UNREAD } from '@corridor/domain/notices/unread'
import { IconBell } from '@tabler/icons-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { loadChunk } from '../../loading/chunks.ts'
import bar from '../header/bar-button.module.css'
import styles from './bell-button.module.css'
import { useUnread } from './use-unread.ts'

// The dialog loads when somebody opens it.
const BellDialog = lazy(() => loadChunk(() => import('./bell-dialog.tsx')))

/** The bell: how many notices are new, and on a click which. */
export default function BellButton() {
  const [isOpen, setOpen] = useState<boolean>()
  const bell = useRef<HTMLButtonElement>(null)
  const unread = useUnread()
  const close = () => {
    setOpen(false)
    bell.current?.focus()
  }
  const count = unread < MOST_UNREAD ? unread : `${MOST_UNREAD - 1}+`
  return (
    <>
      <button
        ref={bell}
        type="button"
        className={unread > 0 ? `${bar.button} ${styles.counted}` : bar.button}
        aria-label={unread > 0 ? `Notifications, ${count} unread` : 'Notifications'}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <IconBell size={20} stroke={1.8} aria-hidden />
        {unread > 0 && (
          <span className={styles.count} data-badge aria-hidden>
            {count}
          </span>
        )}
      </button>
      <Suspense>{isOpen !== undefined && <BellDialog isOpen={isOpen} onClose={close} />}</Suspense>
    </>
  )
}
