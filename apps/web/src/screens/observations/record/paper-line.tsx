import { recordPrivacy } from '@corridor/domain/observation/record-words'
import type { ReactNode } from 'react'
import styles from './observation-view.module.css'

/** The line under a record on paper. */
export function PaperLine({ children }: { readonly children: ReactNode }) {
  return (
    <p className={styles.paper}>
      {children} {recordPrivacy}
    </p>
  )
}
