import { forgetFile } from '@corridor/ui/capture/files/forget-file'
import { useState } from 'react'
import type { Device } from '../device.ts'
import styles from './rescue-chooser.module.css'

/** Chooses a rescue file to bring work back from, saved on this device or another. */
export function RescueChooser({ device }: { readonly device: Device }) {
  const [said, setSaid] = useState('')
  const take = async (file: File | undefined) => {
    if (!file) return
    setSaid('Reading…')
    // The code that reads the file may not be on this device yet.
    const words = await import('./bring-back.ts')
      .then(({ bringBack }) => bringBack(device, file))
      .catch(() => 'The file could not be brought back yet. Choose it again when you are online.')
    setSaid(words)
  }
  return (
    <>
      <label className={styles.chooser}>
        <input
          type="file"
          accept=".json,application/json"
          // While the file is being chosen nothing has the focus; the panel must not close over that.
          onBlur={(event) => event.relatedTarget ?? event.stopPropagation()}
          onClick={forgetFile}
          onChange={({ currentTarget }) => void take(currentTarget.files?.[0])}
        />
        <span>Bring back a rescue file</span>
      </label>
      {said && (
        <p role="status" className={styles.said}>
          {said}
        </p>
      )}
    </>
  )
}
