import { LogoMark } from '@corridor/ui/art/logo'
import type { ReactNode } from 'react'
import styles from './link-top.module.css'

interface Props {
  readonly title: string
  readonly small: string
  /** Whether the title is the page’s heading. */
  readonly isHeading?: boolean
  readonly children?: ReactNode
}

/** The head of the pages that a mailed link opens: no navigation, as there is nowhere else to go. */
export function LinkTop({ title, small, isHeading = false, children }: Props) {
  return (
    <header className={styles.top}>
      <LogoMark size={32} />
      <div className={styles.words}>
        {isHeading ? <h1>{title}</h1> : <strong>{title}</strong>}
        <p>{small}</p>
      </div>
      {children}
    </header>
  )
}
