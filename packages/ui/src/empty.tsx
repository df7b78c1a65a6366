import type { ReactNode } from 'react'
import { Door } from './art/door.tsx'
import styles from './empty.module.css'

interface EmptyProps {
  readonly title: string
  /** One sentence about what is empty, and the one thing to do. */
  readonly children: ReactNode
}

export function Empty({ title, children }: EmptyProps) {
  return (
    <section className={styles.empty}>
      <Door size={44} />
      <h2>{title}</h2>
      {children}
    </section>
  )
}
