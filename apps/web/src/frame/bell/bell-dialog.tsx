import { ActionIcon, Modal } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { contract, query } from '../../api/client.ts'
import { useIsPhone } from '../use-is-phone.ts'
import styles from './bell-dialog.module.css'
import { MarkAllRead } from './mark-all-read.tsx'
import { NoticeList } from './notice-list.tsx'
import { RecentToasts } from './recent-toasts-list.tsx'
import { noteUnread } from './unread.ts'

interface Props {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The notices under the bell; a sheet over the whole screen of a phone. */
export default function BellDialog({ isOpen, onClose }: Props) {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      fullScreen={useIsPhone()}
      withCloseButton={false}
      centered={false}
      size={420}
      xOffset={24}
      yOffset={68}
      transitionProps={{ duration: 0 }}
      overlayProps={{ backgroundOpacity: 0.25 }}
      attributes={{ content: { 'aria-label': 'Notifications' } }}
      classNames={{ inner: styles.inner ?? '' }}
    >
      <Newest onClose={onClose} />
    </Modal>
  )
}

const MOST = 8

/** The newest notifications, and a way to all of them. */
function Newest({ onClose }: Pick<Props, 'onClose'>) {
  const { data, isError } = useQuery({
    ...query(contract.notices.list, { query: {} }),
    // Opening the bell always asks anew: people want to know how things stand now.
    refetchOnMount: 'always',
  })
  // The number on the bell, which is not part of the dialog.
  useEffect(() => {
    if (data) noteUnread(data.unread)
  }, [data])
  const newest = data?.items.slice(0, MOST)
  return (
    <>
      <header className={styles.header}>
        <h2>Notifications</h2>
        {data && data.items.length > 0 && <MarkAllRead list={data} />}
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label="Close"
          data-autofocus
          onClick={onClose}
        >
          <IconX size={20} stroke={1.8} />
        </ActionIcon>
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
        <NoticeList items={newest} today={data.today} onFollow={onClose} />
      )}
      <footer className={styles.footer}>
        <Link to="/notifications" onClick={onClose}>
          See all
        </Link>
        <Link to="/settings/profile#notifications" onClick={onClose}>
          Choose emails
        </Link>
      </footer>
    </>
  )
}
