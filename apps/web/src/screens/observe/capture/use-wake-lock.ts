import { useEffect } from 'react'

/** Keeps the screen lit while the timer runs, where the browser can. */
export function useWakeLock(isWanted: boolean) {
  // The device's screen. The browser lets go of it whenever the page is hidden.
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
