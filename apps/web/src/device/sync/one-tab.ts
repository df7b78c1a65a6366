/**
 * Lets one of a browser’s tabs do the work. It hands over when it is hidden, because the system may put hidden tabs
 * to sleep, and when it closes.
 */
export function oneTab(name: string, work: () => () => void): () => void {
  const locks = navigator.locks
  // Only secure pages have locks. Without them each tab syncs for itself: sending twice saves once.
  if (!locks) return work()
  const ended = new AbortController()
  const lead = async () => {
    while (!ended.signal.aborted) {
      await locks.request(name, { signal: ended.signal }, async () => {
        const stop = work()
        await handedOver(ended.signal)
        stop()
      })
    }
  }
  lead().catch(() => {})
  return () => ended.abort()
}

function handedOver(ended: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      if (!ended.aborted && document.visibilityState !== 'hidden') return
      document.removeEventListener('visibilitychange', done)
      resolve()
    }
    document.addEventListener('visibilitychange', done)
    ended.addEventListener('abort', done)
  })
}
