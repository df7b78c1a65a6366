import { type ReactNode, useId } from 'react'
import styles from './card.module.css'

interface CardProps {
  readonly title: string
  /** Stands before the title. */
  readonly icon?: ReactNode
  /** A line under the title: what is shown, and from how many. */
  readonly subtitle?: ReactNode
  /** Stands at the right of the title: a control, or a short remark. */
  readonly aside?: ReactNode
  readonly className?: string | undefined
  readonly children: ReactNode
}

export function Card({ title, icon, subtitle, aside, className, children }: CardProps) {
  const id = useId()
  return (
    <section className={`${styles.card} ${className ?? ''}`} aria-labelledby={id}>
      <header className={styles.header}>
        <div>
          <h2 id={id}>
            {icon}
            {title}
          </h2>
          {subtitle && <p>{subtitle}</p>}
        </div>
        {aside}
      </header>
      {children}
    </section>
  )
}
