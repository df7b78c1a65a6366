import type { SignedInUser } from '@corridor/contract/auth'
import { gateRedirect } from '@corridor/domain/gate'
import { Button } from '@mantine/core'
import { type Icon, IconMail, IconReceipt, IconRefresh, IconUsers } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { settings } from '../../settings.ts'
import { useCheckAgain } from './use-check-again.ts'
import styles from './ways-on.module.css'

interface Props {
  readonly user: SignedInUser
}

/** What a person can do who cannot go on here, and who can help. */
export function WaysOn({ user }: Props) {
  const { supportEmail } = settings
  return (
    <ul className={styles.ways}>
      <CheckAgain user={user} />
      <TurnOn user={user} />
      <Way
        icon={IconMail}
        title="Not sure whom to ask?"
        action={
          <Button component="a" href={`mailto:${supportEmail}`} variant="default">
            Write to support
          </Button>
        }
      >
        <p className={styles.address}>{supportEmail}</p>
      </Way>
    </ul>
  )
}

function CheckAgain({ user }: Props) {
  const { checkAgain, isChecking, checkedAt } = useCheckAgain()
  const time = checkedAt?.toLocaleTimeString('en-US', {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: user.district.time_zone,
  })
  return (
    <Way
      icon={IconRefresh}
      title="Just renewed?"
      action={
        <Button onClick={checkAgain} loading={isChecking}>
          Check again
        </Button>
      }
    >
      <p role="status">
        {time && !isChecking
          ? `Nothing has changed yet. Checked at ${time}.`
          : 'Everything opens as you left it.'}
      </p>
    </Way>
  )
}

function TurnOn({ user }: Props) {
  const way = gateRedirect(undefined, user)
  if (way === '/settings/billing') {
    return (
      <Way
        icon={IconReceipt}
        title="You can turn it on"
        action={
          <Button component={Link} to={way} variant="default">
            See the plan
          </Button>
        }
      >
        <p>You look after billing for {user.district.name}.</p>
      </Way>
    )
  }
  return (
    <Way icon={IconUsers} title="Ask for it to be turned on">
      <p>Your district’s billing contact or an administrator can do that.</p>
    </Way>
  )
}

interface WayProps {
  readonly icon: Icon
  readonly title: string
  readonly action?: ReactNode
  readonly children: ReactNode
}

function Way({ icon: Icon, title, action, children }: WayProps) {
  return (
    <li className={styles.way}>
      <Icon size={24} stroke={1.8} aria-hidden />
      <div>
        <h2>{title}</h2>
        {children}
      </div>
      {action}
    </li>
  )
}
