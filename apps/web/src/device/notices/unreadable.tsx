import { Button } from '@corridor/ui/capture/button'
import { useEffect, useState } from 'react'
import type { Device } from '../device.ts'
import { saveRescue } from '../rescue/save-rescue.ts'
import { useFromDevice } from '../use-device.ts'
import styles from './device-notice.module.css'

interface Props {
  readonly device: Device
  /** Called when the record could be read after all. */
  readonly onRead?: () => unknown
}

/**
 * Says what is the matter with the disc, and what can be done. Drawn without the UI kit: capture screens load
 * without it.
 */
export function Unreadable({ device, onRead }: Props) {
  const [said, setSaid] = useState('')
  const isReadable = useFromDevice((it) => it.isReadable(), false)
  // The device also reads again by itself.
  useEffect(() => {
    if (isReadable) onRead?.()
  }, [isReadable, onRead])
  if (isReadable) return null
  const tryAgain = async () => {
    setSaid('Reading…')
    await device.readAgain()
    setSaid(device.isReadable() ? '' : 'It still cannot be read.')
  }
  const save = () =>
    saveRescue(device).then(
      (lacks) => setSaid(lacks || 'The rescue file holds what can be read.'),
      () => setSaid('The rescue file could not be made. Restart the browser and try again.'),
    )
  return (
    <section className={styles.unreadable} aria-label="What this device keeps">
      <p role="alert">
        <strong>Corridor could not read what this device keeps.</strong> Nothing here is changed or written
        over. Close other tabs of Corridor and try again, or restart the browser.
      </p>
      <div className={styles.actions}>
        <Button onClick={tryAgain}>Try again</Button>
        <Button onClick={save}>Save a rescue file</Button>
      </div>
      <p role="status">{said}</p>
    </section>
  )
}
