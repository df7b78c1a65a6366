import { IconAlertTriangle } from '@tabler/icons-react'
import { useSearchParams } from 'react-router'
import styles from './identity.module.css'
import { refusalWords } from './identity-refusal-words.ts'

/** Why coming back from a school account led no further. */
export function IdentityRefusal() {
  const [search] = useSearchParams()
  const words = refusalWords(search.get('refused'))
  if (!words) return null
  return (
    <p className={styles.refusal} role="alert">
      <IconAlertTriangle size={18} stroke={1.8} aria-hidden /> {words}
    </p>
  )
}
