import { IconAlertTriangle } from '@tabler/icons-react'
import styles from './form-refusal.module.css'

/** Says above the fields of a form why nothing came of it. */
export function FormRefusal({ words }: { readonly words: string | undefined }) {
  if (!words) return null
  return (
    <p className={styles.refusal} role="alert">
      <IconAlertTriangle size={18} stroke={1.8} aria-hidden /> {words}
    </p>
  )
}
