import { unwritableWords } from '../../../device/pill/unwritable-words.ts'
import { useFromDevice } from '../../../device/use-device.ts'
import styles from '../finish/missing-words.module.css'

/** The one thing that must not wait for a tap on the pill: nothing is being kept. */
export function Unwritable() {
  const isUnwritable = useFromDevice((device) => device.warnings().includes('unwritable'), false)
  if (!isUnwritable) return null
  return (
    <p className={styles.unwritable} role="alert">
      {unwritableWords}
    </p>
  )
}
