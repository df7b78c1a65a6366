import type { ReactNode } from 'react'
import styles from './note.module.css'

interface Props {
  /** Stands before the words. */
  readonly icon?: ReactNode
  /** Words that came by themselves are read aloud as a status. */
  readonly role?: 'status'
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A remark on marigold, for what somebody should know before they go on. */
export function Note({ icon, role, className = '', children }: Props) {
  return (
    <div className={`${styles.note} ${className}`} role={role}>
      {icon}
      <p>{children}</p>
    </div>
  )
}
