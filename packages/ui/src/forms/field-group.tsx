import type { ReactNode } from 'react'
import styles from './field-group.module.css'

export interface FieldGroupProps {
  readonly label: string
  readonly hint?: string | undefined
  readonly fault?: string | undefined
  readonly children: ReactNode
}

/** Fields that are set together. */
export function FieldGroup({ label, hint, fault, children }: FieldGroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      {fault && (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
      {children}
    </fieldset>
  )
}
