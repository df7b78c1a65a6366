import { type ReactNode, useId } from 'react'
import styles from './card.module.css'

interface Props {
  readonly title: string
  /** The part of the conference that the card belongs to: a phone shows some of them at a time. */
  readonly part: string
  readonly hint?: ReactNode
  /** Stands at the end of the heading’s line. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

export function Card({ title, part, hint, aside, children }: Props) {
  const id = useId()
  return (
    <section className={styles.card} data-part={part} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        {aside}
      </header>
      {hint && <p className={styles.hint}>{hint}</p>}
      {children}
    </section>
  )
}
