const AT_THE_LATEST_MS = 100

/** What nobody sees comes after the frame that shows the tap. A page that is hidden draws none, and may not live long. */
export function afterPaint(work: () => void) {
  const { port1, port2 } = new MessageChannel()
  const go = () => {
    if (port1.onmessage === null) return
    port1.onmessage = null
    port1.close()
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', go)
    work()
  }
  port1.onmessage = go
  const timer = setTimeout(go, AT_THE_LATEST_MS)
  document.addEventListener('visibilitychange', go)
  if (document.visibilityState === 'hidden') go()
  // A message that is sent from within a frame arrives when the frame is drawn.
  else requestAnimationFrame(() => port2.postMessage(null))
}
