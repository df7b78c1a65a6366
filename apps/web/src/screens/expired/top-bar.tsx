import type { SignedInUser } from '@corridor/contract/auth'
import { LogoMark } from '@corridor/ui/art/logo'
import { Link, useNavigate } from 'react-router'
import { cache } from '../../api/cache.ts'
import { endSession } from '../../api/session.ts'
import { toast } from '../../frame/toasts.tsx'
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
      <button className={styles.signOut} type="button" onClick={signOut}>
        Sign out
      </button>
    </header>
  )
}

function useSignOut() {
  const navigate = useNavigate()
  return async () => {
    const read = cache.getQueryCache().getAll()
    endSession()
    await navigate('/login')
    // Nothing that this person read stays for the next; what the sign-in page has loaded meanwhile does.
    for (const query of read) cache.getQueryCache().remove(query)
    toast('You are signed out')
  }
}
