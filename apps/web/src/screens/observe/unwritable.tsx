import { useFromDevice } from '../../device/use-device.ts'
import styles from './missing-words.module.css'

/** The one thing that must not wait for a tap on the pill: nothing is being kept. */
export function Unwritable() {
  const message = useFromDevice(
    (device) => device.warnings().find(({ code }) => code === 'unwritable')?.message,
    undefined,
  )
  if (!message) return null
  return (
    <p className={styles.unwritable} role="alert">
      {message}
    </p>
  )
}
