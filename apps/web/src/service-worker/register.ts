import { lockOfPage, TIDY } from './names.ts'
import { newestVersion } from './precache.ts'
import { announceUpdate } from './updates.ts'

const LOOK_EVERY_MS = 60 * 60_000

/**
 * Registers the service worker, with which the application works without a server. All else works where a browser
 * refuses.
 */
export async function register(entry: string) {
  const { serviceWorker } = navigator
  if (!serviceWorker) return
  sayWhichVersion(entry)
  const registration = await serviceWorker.register('/service-worker.js').catch(() => undefined)
  if (!registration) return
  registration.active?.postMessage(TIDY)
  watch(registration, entry)
  // An installed application may stay open for days without loading a page.
  setInterval(() => registration.update().catch(() => {}), LOOK_EVERY_MS)
}

/** Holds a lock for as long as this page lives, so that its version’s files stay. */
function sayWhichVersion(entry: string) {
  const untilTheEnd = new Promise(() => {})
  void navigator.locks.request(lockOfPage(entry), { mode: 'shared' }, () => untilTheEnd)
}

function watch(registration: ServiceWorkerRegistration, entry: string) {
  const look = async () => {
    const newest = await newestVersion()
    if (newest && !newest.startsWith(`${lockOfPage(entry)} `)) announceUpdate()
  }
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', look),
  )
  return look()
}
