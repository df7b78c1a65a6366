import { useEffect } from 'react'
import { setCapturing } from '../../../device/capturing.ts'
import { fetchTheRest } from '../later.ts'
import { useWakeLock } from './use-wake-lock.ts'

/** While somebody observes, nothing takes the page away, and the screen stays lit as long as the timer runs. */
export function useCapturing(isRunning: boolean) {
  useWakeLock(isRunning)
  // The session and the sync loop, which live outside React, and the browser's loading.
  useEffect(() => {
    setCapturing(true)
    fetchTheRest()
    return () => setCapturing(false)
  }, [])
}
