import type { SignedInUser } from '@corridor/contract/sign-in/auth'
import { gateRedirect } from '@corridor/domain/plan/gate'
import { Button } from '@mantine/core'
import { IconMail, IconReceipt } from '@tabler/icons-react'
import { Link } from 'react-router'
import { isGranted } from '../api/session.ts'
import { DraftsHere } from './drafts-here.tsx'
import { ExportWay } from './export-way.tsx'
import { contactWords, type PlanEnd } from './plan-end.ts'
import { useReminder } from './use-reminder.ts'
import { Way } from './way.tsx'
import styles from './ways-on.module.css'

interface Props {
  readonly user: SignedInUser
  /** How the plan ended; absent until the server tells. */
  readonly planEnd: PlanEnd | undefined
}

/** What somebody can do while the district has no plan. */
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
          You handle billing for {user.district.name}.
        </Way>
      ) : (
        planEnd && (
          <Way icon={IconMail} title="Ask for it to be turned on" action={<Reminder planEnd={planEnd} />}>
            {contactWords(planEnd)}
          </Way>
        )
      )}
      {planEnd?.exportUntil && isGranted(user.roles, 'export.run') && (
        <ExportWay user={user} until={planEnd.exportUntil} />
      )}
      <DraftsHere />
    </ul>
  )
}

function Reminder({ planEnd: { contacts, wasRemindedToday } }: { readonly planEnd: PlanEnd }) {
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
