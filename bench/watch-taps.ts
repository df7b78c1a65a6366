/** What the page measured, in milliseconds. */
export interface Watched {
  /** From the finger’s leaving the glass to the frame that shows the tap. */
  readonly taps: number[]
  /** The time from tap to frame by the browser’s Event Timing: with the screen’s own delay, in steps of 8. */
  readonly rounded: number[]
  /** From the tap to the disc’s word that it is there. */
  readonly saves: number[]
  /** How often something was written to the disc, by tap or by the sync loop. */
  batches: number
}

declare global {
  interface Window {
    watched: Watched
  }
}

/** Watches taps; it runs in the page, before its own scripts. */
export function watchTaps() {
  const watched: Watched = { taps: [], rounded: [], saves: [], batches: 0 }
  window.watched = watched
  let lastTap = 0
  let lastSaved = 0
  const channel = new MessageChannel()
  const shown: number[] = []
  channel.port1.onmessage = () => {
    for (const at of shown.splice(0)) watched.taps.push(performance.now() - at)
  }
  // The frame has been drawn when a message that was sent from within it arrives.
  addEventListener(
    'click',
    ({ timeStamp }) => {
      lastTap = timeStamp
      requestAnimationFrame(() => {
        shown.push(timeStamp)
        channel.port2.postMessage(null)
      })
    },
    { capture: true },
  )
  const timing = { type: 'event', durationThreshold: 16 }
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'click') watched.rounded.push(duration)
  }).observe(timing)
  const { transaction } = IDBDatabase.prototype
  IDBDatabase.prototype.transaction = function (...args: Parameters<typeof transaction>) {
    const begun = transaction.apply(this, args)
    const tapped = lastTap
    if (args[1] !== 'readwrite') return begun
    watched.batches += 1
    // The first write after a tap is the tap's; later ones note what the server said.
    if (tapped === lastSaved) return begun
    lastSaved = tapped
    begun.addEventListener('complete', () => watched.saves.push(performance.now() - tapped))
    return begun
  }
}
