import type { ReactNode } from 'react'
import styles from './tag.module.css'

interface Props {
  /** Petrol: settled. Marigold: it needs a look. */
  readonly tone?: 'brand' | 'accent' | 'plain'
  readonly children: ReactNode
}

/** A state in a word or two, with an icon before it or none. */
export function Tag({ tone = 'plain', children }: Props) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {children}
    </span>
  )
}
