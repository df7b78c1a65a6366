interface Tap {
  /** From the finger to the frame that shows it. */
  readonly toPaintMs: number
}

interface Save {
  /** From the tap before it to the disc's word that it is there. */
  readonly durableMs: number
}

export interface Watched {
  readonly taps: Tap[]
  readonly saves: Save[]
}

declare global {
  interface Window {
    watched: Watched
  }
}

/** Runs in the page, before its own scripts. */
export function watchTaps() {
  const watched: Watched = { taps: [], saves: [] }
  window.watched = watched
  let lastTap = 0
  let lastSaved = 0
  const channel = new MessageChannel()
  const shown: number[] = []
  channel.port1.onmessage = () => {
    for (const at of shown.splice(0)) watched.taps.push({ toPaintMs: performance.now() - at })
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
  const { transaction } = IDBDatabase.prototype
  IDBDatabase.prototype.transaction = function (...args: Parameters<typeof transaction>) {
    const begun = transaction.apply(this, args)
    const tapped = lastTap
    // The first write after a tap is the tap's; later ones note what the server said.
    if (args[1] !== 'readwrite' || tapped === lastSaved) return begun
    lastSaved = tapped
    begun.addEventListener('complete', () => watched.saves.push({ durableMs: performance.now() - tapped }))
    return begun
  }
}
