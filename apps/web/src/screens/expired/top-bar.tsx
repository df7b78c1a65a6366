import type { SignedInUser } from '@corridor/contract/sign-in/auth'
import { LogoMark } from '@corridor/ui/art/logo'
import { Button } from '@corridor/ui/capture/button'
import { Link } from 'react-router'
import { useSignOut } from '../../frame/navigation/use-sign-out.tsx'
import styles from './top-bar.module.css'

interface Props {
  readonly user: SignedInUser
}

export function TopBar({ user }: Props) {
  const { name, district, schools } = user
  const signOut = useSignOut()
  return (
    <header className={styles.bar}>
      <Link className={styles.brand} to="/" aria-label="Corridor, to the dashboard">
        <LogoMark size={32} /> Corridor
      </Link>
      <p className={styles.who}>
        {name}, {schools.length === 1 ? schools[0]?.name : district.name}
      </p>
      <Button look="outline" size="small" onClick={signOut}>
        Sign out
      </Button>
    </header>
  )
}
