import { useEffect } from 'react'
import { setCapturing } from '../../../device/capturing.ts'
import { fetchTheRest } from '../later.ts'

/** While somebody observes, nothing takes the page away, and the screen stays lit as long as the timer runs. */
export function useCapturing(isRunning: boolean) {
  useWakeLock(isRunning)
  // The session and the sync loop live outside React, as does the browser’s loading.
  useEffect(() => {
    setCapturing(true)
    fetchTheRest()
    return () => setCapturing(false)
  }, [])
}

/** Keeps the screen lit while the timer runs, where the browser can. */
function useWakeLock(isWanted: boolean) {
  // The browser ends a wake lock whenever the page is hidden.
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return
    let held: Promise<WakeLockSentinel | undefined> = Promise.resolve(undefined)
    const ask = () => {
      // A low battery refuses; the times come from the clock, so nothing is wrong with a dark screen.
      if (document.visibilityState === 'visible')
        held = navigator.wakeLock.request('screen').catch(() => undefined)
    }
    ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      document.removeEventListener('visibilitychange', ask)
      void held.then((lock) => lock?.release())
    }
  }, [isWanted])
}
