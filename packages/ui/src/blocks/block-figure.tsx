import { type ReactNode, useId } from 'react'
import styles from './block-figure.module.css'

interface Props {
  readonly title: string
  /** How many of what: “15 visits”. */
  readonly counted?: string
  readonly actions: ReactNode
  readonly children: ReactNode
}

export function BlockFigure({ title, counted, actions, children }: Props) {
  const id = useId()
  return (
    <section className={styles.figure} aria-labelledby={id}>
      <header>
        <h3 id={id}>{title}</h3>
        {counted && <p>n = {counted}</p>}
        <div className={styles.actions}>{actions}</div>
      </header>
      {children}
    </section>
  )
}
