import type { ReactNode } from 'react'
import { Link, type To } from 'react-router'
import styles from './row-link.module.css'

interface Props {
  readonly to: To
  readonly className?: string | undefined
  readonly onClick?: () => void
  readonly children: ReactNode
}

/** The link of a row, which reaches over the whole row; the row itself has to be positioned. */
export function RowLink({ to, className = '', children, ...rest }: Props) {
  return (
    <Link className={`${styles.link} ${className}`} to={to} {...rest}>
      {children}
    </Link>
  )
}
