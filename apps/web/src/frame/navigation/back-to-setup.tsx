import { IconArrowLeft } from '@tabler/icons-react'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import styles from './back-to-setup.module.css'

const KEY = 'corridor_setting_up'

/**
 * Leaves the list of first steps for one of them: the way back stands over every page until it is taken, or a visit
 * begun.
 */
export function leaveForStep() {
  sessionStorage.setItem(KEY, 'yes')
}

export function BackToSetup() {
  const { pathname } = useLocation()
  // The list ends with the first visit: nobody is led back to one that is gone.
  const isOver = pathname === '/' || pathname.startsWith('/observations')
  useEffect(() => {
    if (isOver) sessionStorage.removeItem(KEY)
  }, [isOver])
  if (isOver || sessionStorage.getItem(KEY) === null) return null
  return (
    <Link className={styles.back ?? ''} to="/">
      <IconArrowLeft size={18} stroke={1.8} aria-hidden />
      Back to the first steps
    </Link>
  )
}
