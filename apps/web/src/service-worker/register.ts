import { lockOfPage, TIDY } from './names.ts'
import { newestVersion } from './precache.ts'
import { announceUpdate } from './updates.ts'

const LOOK_EVERY_MS = 60 * 60_000

/** Makes the application work without a server. Where a browser cannot, or may not, all else works. */
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

/** For as long as this page lives: its version's files stay. */
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
