import { Button } from '@corridor/ui/capture/button'
import { useSyncExternalStore } from 'react'
import { isUpdateReady, onUpdate, update } from '../../service-worker/updates.ts'
import styles from './update-notice.module.css'

/** Says that a new version is ready. Nothing reloads by itself: the person says when. */
export function UpdateNotice() {
  const isReady = useSyncExternalStore(onUpdate, isUpdateReady)
  if (!isReady) return null
  return (
    <div className={styles.notice}>
      <p role="status">A new version of Corridor is ready.</p>
      <Button look="outline" size="small" onClick={update}>
        Update
      </Button>
    </div>
  )
}
