import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './ways-on.module.css'

interface Props {
  readonly icon: Icon
  readonly title: string
  readonly action: ReactNode
  readonly children: ReactNode
}

/** One thing to do without a plan: its title, a sentence about it, and its button. */
export function Way({ icon: Icon, title, action, children }: Props) {
  return (
    <li className={styles.way}>
      <Icon size={24} stroke={1.8} aria-hidden />
      <div>
        <h2>{title}</h2>
        <p>{children}</p>
      </div>
      {action}
    </li>
  )
}
