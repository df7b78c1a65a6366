import type { User } from '@corridor/contract/people/users'
import type { Day } from '@corridor/domain/calendar/calendar'
import { Button, Drawer } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { Link } from 'react-router'
import { HeldAssignments } from '../assignments/assignment-held.tsx'
import note from '../invite/invite-ability.module.css'
import styles from '../side-drawer.module.css'
import { UserHead } from './user-head.tsx'

interface Props {
  readonly user: User
  readonly today: Day
  readonly onClose: () => void
}

/** A user whom the reader may not change: oneself, and people whose roles reach further. */
export function UserReadOnly({ user, today, onClose }: Props) {
  return (
    <div className={styles.form}>
      <Drawer.Body className={styles.body ?? ''}>
        <UserHead user={user} today={today} />
        {user.jobTitle && <p>{user.jobTitle}</p>}
        <HeldAssignments title="Roles" held={user.assignments} today={today} />
        <div className={note.ability}>
          <IconInfoCircle size={18} stroke={1.8} aria-hidden />
          <p>
            {user.isMe ? (
              <>
                This is you. Your name is in <Link to="/settings/profile">your profile</Link>; someone else
                has to change your roles.
              </>
            ) : (
              'You can read this but not change it: their role is the same as yours or higher.'
            )}
          </p>
        </div>
      </Drawer.Body>
      <footer className={styles.footer}>
        <Button variant="default" size="md" onClick={onClose}>
          Close
        </Button>
      </footer>
    </div>
  )
}
