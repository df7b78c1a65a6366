import type { SignedInUser } from '@corridor/contract/auth'
import { gateRedirect } from '@corridor/domain/gate'
import { Button } from '@mantine/core'
import { type Icon, IconMail, IconReceipt } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { contactWords, type PlanEnd } from './plan-end.ts'
import { useReminder } from './use-reminder.ts'
import styles from './ways-on.module.css'

interface Props {
  readonly user: SignedInUser
  readonly planEnd: PlanEnd
}

/** What a person can do who cannot go on here. */
export function WaysOn({ user, planEnd }: Props) {
  const way = gateRedirect(undefined, user)
  return (
    <ul className={styles.ways}>
      {way === '/settings/billing' ? (
        <Way
          icon={IconReceipt}
          title="You can turn it on"
          action={
            <Button component={Link} to={way}>
              See the plan
            </Button>
          }
        >
          You look after billing for {user.district.name}.
        </Way>
      ) : (
        <Way icon={IconMail} title="Ask for it to be turned on" action={<Reminder planEnd={planEnd} />}>
          {contactWords(planEnd)}
        </Way>
      )}
    </ul>
  )
}

function Reminder({ planEnd: { contacts, wasRemindedToday } }: Pick<Props, 'planEnd'>) {
  const { mutate, isPending } = useReminder()
  return (
    <div className={styles.action}>
      {!wasRemindedToday && contacts.length > 0 && (
        <Button onClick={() => mutate()} loading={isPending} fullWidth>
          Send a reminder
        </Button>
      )}
      <p role="status">{wasRemindedToday && 'Reminder sent today'}</p>
    </div>
  )
}

interface WayProps {
  readonly icon: Icon
  readonly title: string
  readonly action: ReactNode
  readonly children: ReactNode
}

function Way({ icon: Icon, title, action, children }: WayProps) {
  return (
    <li className={styles.way}>
      <Icon size={24} stroke={1.8} aria-hidden />
      <div>
        <h2>{title}</h2>
        <p>{children}</p>
      </div>
      {action}
    </li>
  )
}
