import { useSyncExternalStore } from 'react'
import { isUpdateReady, onUpdate, update } from '../../service-worker/updates.ts'
import styles from './update-notice.module.css'

/** Nothing loads anew by itself: the person says when. */
export function UpdateNotice() {
  const isReady = useSyncExternalStore(onUpdate, isUpdateReady)
  if (!isReady) return null
  return (
    <div className={styles.notice}>
      <p role="status">A new version of Corridor is ready.</p>
      <button className={styles.update} type="button" onClick={update}>
        Update
      </button>
    </div>
  )
}
