import type { ReactNode } from 'react'
import styles from './page-header.module.css'

interface Props {
  readonly title: string
  /** The heading’s id, so that it can take the focus when somebody returns to the top of a list. */
  readonly id?: string
  /** What the page is about, in a line. */
  readonly children?: ReactNode
  /** The page’s first action. */
  readonly action?: ReactNode
}

export function PageHeader({ title, id, children, action }: Props) {
  return (
    <header className={styles.header}>
      <div>
        <h1 id={id} tabIndex={id ? -1 : undefined}>
          {title}
        </h1>
        {children && <p>{children}</p>}
      </div>
      {action}
    </header>
  )
}
