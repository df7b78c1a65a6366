import { TAKE_OVER } from './names.ts'

let isReady = false
const listeners = new Set<() => void>()

/** Whether a newer version is on the device than the one that this page runs. */
export function isUpdateReady(): boolean {
  return isReady
}

export function announceUpdate() {
  isReady = true
  for (const listener of listeners) listener()
}

export function onUpdate(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Updates because the person asks for it, even while another tab is recording: that tab’s version stays until it
 * closes.
 */
export async function update() {
  const { serviceWorker } = navigator
  const waiting = (await serviceWorker.getRegistration())?.waiting
  if (!waiting) return location.reload()
  serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  waiting.postMessage(TAKE_OVER)
}
