import { IconArrowLeft } from '@tabler/icons-react'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import styles from './back-to-setup.module.css'

const KEY = 'corridor_setting_up'

/** From the list of first steps to one of them: the way back stands over every page until it is taken. */
export function leaveForStep() {
  sessionStorage.setItem(KEY, 'yes')
}

export function BackToSetup() {
  const isHome = useLocation().pathname === '/'
  useEffect(() => {
    if (isHome) sessionStorage.removeItem(KEY)
  }, [isHome])
  if (isHome || sessionStorage.getItem(KEY) === null) return null
  return (
    <Link className={styles.back ?? ''} to="/">
      <IconArrowLeft size={18} stroke={1.8} aria-hidden />
      Back to the first steps
    </Link>
  )
}
