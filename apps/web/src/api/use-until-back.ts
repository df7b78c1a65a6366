import { useEffect, useEffectEvent } from 'react'

const AGAIN_MS = 15_000

/**
 * Asks again by itself while Corridor is away: when the browser is connected again, when the person comes back to the
 * page, and every few seconds while they look at it, as a server that was away comes back without a word. The next
 * question waits for the answer to the last.
 */
export function useUntilBack(isAway: boolean, ask: () => unknown) {
  const askAgain = useEffectEvent(async () => ask())
  // The browser’s connection, its window and its clock: the query cache does not hear of a connection that was gone
  // already when the page was opened.
  useEffect(() => {
    if (!isAway) return
    let isAsking = false
    const look = () => {
      if (isAsking || document.visibilityState !== 'visible') return
      isAsking = true
      const done = () => {
        isAsking = false
      }
      askAgain().then(done, done)
    }
    const again = setInterval(look, AGAIN_MS)
    addEventListener('online', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(again)
      removeEventListener('online', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [isAway])
}
