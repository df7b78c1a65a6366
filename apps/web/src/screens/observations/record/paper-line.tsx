import type { ReactNode } from 'react'
import styles from './observation-view.module.css'

/** Under a record on paper. */
export function PaperLine({ children }: { readonly children: ReactNode }) {
  return (
    <p className={styles.paper}>
      {children} Private notes are never included. Reading this record does not mean agreement.
    </p>
  )
}
