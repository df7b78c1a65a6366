const AT_THE_LATEST_MS = 100

let waiting: (() => void)[] = []
let timer: ReturnType<typeof setTimeout> | undefined
let drawn: MessagePort | undefined

/** Runs work that nobody sees after the frame that shows the tap. A hidden page draws none, and may not live long. */
export function afterPaint(work: () => void) {
  waiting.push(work)
  drawn ??= listen()
  if (document.visibilityState === 'hidden') return go()
  if (waiting.length > 1) return
  timer = setTimeout(go, AT_THE_LATEST_MS)
  // A message that is sent from within a frame arrives when the frame is drawn.
  requestAnimationFrame(() => drawn?.postMessage(null))
}

/** Makes the channel once, as that takes longer than using it. */
function listen(): MessagePort {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = go
  document.addEventListener('visibilitychange', go)
  return port2
}

function go() {
  clearTimeout(timer)
  const works = waiting
  waiting = []
  for (const work of works) work()
}
