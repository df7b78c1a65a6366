import { Button } from '@corridor/ui/capture/button'
import { memo } from 'react'
import styles from './removed-line.module.css'

interface Props {
  readonly id: string
  readonly time: string
  /** `onRestore` must be the same function in every render. */
  readonly onRestore: (id: string) => void
}

/** A removed line, which can come back until the observation is sent. */
export const RemovedLine = memo(function RemovedLine({ id, time, onRestore }: Props) {
  return (
    <li className={styles.removed}>
      <span>Line at {time} removed</span>
      <Button
        look="quiet"
        className={styles.restore}
        aria-label={`Restore the line at ${time}`}
        onClick={() => onRestore(id)}
      >
        Restore
      </Button>
    </li>
  )
})
