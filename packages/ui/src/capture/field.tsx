import { type ReactNode, useId } from 'react'
import styles from './field.module.css'

interface Props {
  /** Stands above the field. Without one, the input inside has its own name. */
  readonly label?: string
  /** Stands in the field before the input: an icon, a few words. */
  readonly before?: ReactNode
  readonly className?: string | undefined
  /** Draws an `input` of one line, or a `select`, with this id: its look is the field’s. */
  readonly children: (id: string) => ReactNode
}

/** A field of one line on a capture screen. For more than a line there is the text area. */
export function Field({ label, before, className = '', children }: Props) {
  const id = useId()
  return (
    <div className={`${styles.field} ${className}`}>
      {label && (
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
      )}
      <div className={styles.box}>
        {before && (
          <label htmlFor={id} className={styles.before}>
            {before}
          </label>
        )}
        {children(id)}
      </div>
    </div>
  )
}
