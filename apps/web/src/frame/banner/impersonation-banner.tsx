import type { SignedInUser } from '@corridor/contract/sign-in/auth'
import { Button } from '@corridor/ui/capture/button'
import { IconUserCheck } from '@tabler/icons-react'
import { unimpersonate } from '../../api/session.ts'
import { useDoor } from '../../door/door.tsx'
import styles from './banner.module.css'

interface Props {
  readonly user: SignedInUser
}

/** The banner over every page during an impersonation. */
export function ImpersonationBanner({ user }: Props) {
  const { navigate } = useDoor()
  const stop = () => {
    unimpersonate()
    return navigate('/support')
  }
  return (
    <div className={styles.banner}>
      <IconUserCheck className={styles.icon} size={22} stroke={1.8} aria-hidden />
      <div className={styles.words} role="status">
        <p>
          <strong>Viewing as {user.name}</strong>, read only
        </p>
        <p className={styles.withheld}>Drafts, private notes and coaching are not shown to support.</p>
      </div>
      <Button look="outline" size="small" onClick={stop}>
        Stop
      </Button>
    </div>
  )
}
