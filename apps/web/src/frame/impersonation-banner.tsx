import { IconUserCheck } from '@tabler/icons-react'
import { useLoaderData, useNavigate } from 'react-router'
import { type loadUser, unimpersonate } from '../api/session.ts'
import styles from './impersonation-banner.module.css'

/** Over every page, for as long as support looks with somebody's eyes. */
export function ImpersonationBanner() {
  const user = useLoaderData<typeof loadUser>()
  const navigate = useNavigate()
  if (!user?.impersonator) return null
  const stop = () => {
    unimpersonate()
    return navigate('/support')
  }
  return (
    <div className={styles.banner}>
      <IconUserCheck className={styles.icon} size={22} stroke={1.8} aria-hidden />
      <p className={styles.words} role="status">
        <strong>Viewing as {user.name}</strong>, read only
      </p>
      <button className={styles.stop} type="button" onClick={stop}>
        Stop
      </button>
    </div>
  )
}
