import type { User } from '@corridor/contract/people/users'
import type { Day } from '@corridor/domain/calendar/calendar'
import { Initials } from '@corridor/ui/initials'
import { UserStatus } from '../user-status.tsx'
import styles from './user-head.module.css'

export function UserHead({ user, today }: { readonly user: User; readonly today: Day }) {
  return (
    <header className={styles.head}>
      <Initials name={user.name} />
      <div>
        {/* The focus begins at the user’s name, not at the button that closes. */}
        <h3 tabIndex={-1} data-autofocus>
          {user.name}
        </h3>
        <p>{user.email}</p>
      </div>
      <UserStatus user={user} today={today} />
    </header>
  )
}
