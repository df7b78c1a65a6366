import type { User } from '@corridor/contract/people/users'
import { type Day, dayIn } from '@corridor/domain/calendar/calendar'
import { shortDay } from '@corridor/domain/calendar/day-words'
import { Button } from '@mantine/core'
import { useUser } from '../../../frame/use-user.ts'
import styles from '../assignments/assignment.module.css'
import { hasInvitationEnded } from '../user-words.ts'
import { useUserActions } from './user-actions.tsx'

interface Props {
  readonly user: User
  readonly today: Day
  readonly onWithdrawn: () => void
}

/** The actions for the account, apart from what is saved. */
export function UserAccount({ user, today, onWithdrawn }: Props) {
  const { district } = useUser()
  const { sendAgain, withdraw, pause, reopen, isBusy } = useUserActions(user, onWithdrawn)
  const endsOn = user.invitationEndsAt && dayIn(district.time_zone, new Date(user.invitationEndsAt))
  const isOver = hasInvitationEnded(user, district.time_zone, today)
  return (
    <section className={styles.part}>
      <h3>Account</h3>
      {user.status === 'invited' && (
        <>
          {endsOn && (
            <p className={styles.words}>
              {isOver ? 'The invitation expired' : 'The invitation works until'} {shortDay(endsOn)}.
            </p>
          )}
          <div className={styles.actions}>
            <Button variant="default" onClick={sendAgain} disabled={isBusy}>
              Send again
            </Button>
            <Button variant="subtle" color="var(--danger)" onClick={withdraw} disabled={isBusy}>
              Withdraw invitation
            </Button>
          </div>
        </>
      )}
      {user.status === 'active' && (
        <Button className={styles.add} variant="default" onClick={pause} disabled={isBusy}>
          Pause account
        </Button>
      )}
      {user.status === 'paused' && (
        <>
          <p className={styles.words}>{user.name} cannot sign in. Their work is kept.</p>
          <Button className={styles.add} variant="default" onClick={reopen} disabled={isBusy}>
            Reactivate account
          </Button>
        </>
      )}
    </section>
  )
}
